/**
 * A signed transaction as the frame stores it before a node gets it.
 *
 * Not encrypted: it is what the user approved for everyone to see, and holds no key. Storage belongs to the frame's origin.
 */
import * as z from 'zod/mini'

const entrySchema = z.object({
  /** Hash or signature by which the network knows it. */
  id: z.string().check(z.maxLength(100)),
  caipNetworkId: z.string(),
  address: z.string(),
  /** Signed bytes: hex on EVM, base64 on Solana. */
  raw: z.string().check(z.maxLength(300_000)),
  recordedAtMs: z.int(),
})

/** A stored transaction. */
export type OutboxEntry = z.output<typeof entrySchema>

/** Reads a stored entry; undefined for anything else. */
export function readOutboxEntry(stored: unknown): OutboxEntry | undefined {
  return z.safeParse(entrySchema, stored).data
}
