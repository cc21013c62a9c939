/**
 * A signed transaction, as the frame stores it before it is sent to a node.
 *
 * Stored unencrypted: it holds no key, and the user approved it for publication. Storage belongs to the frame's origin.
 */
import * as z from 'zod/mini'

const entrySchema = z.object({
  /** Transaction hash (EVM) or signature (Solana). */
  id: z.string().check(z.maxLength(100)),
  caipNetworkId: z.string(),
  address: z.string(),
  /** Signed bytes: hex on EVM, base64 on Solana. */
  raw: z.string().check(z.maxLength(300_000)),
  recordedAtMs: z.int(),
})

/** A stored transaction. */
export type OutboxEntry = z.output<typeof entrySchema>

/** Parses a stored entry. Returns undefined for anything else. */
export function parseOutboxEntry(stored: unknown): OutboxEntry | undefined {
  return z.safeParse(entrySchema, stored).data
}
