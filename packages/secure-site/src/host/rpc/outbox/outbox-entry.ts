/**
 * A signed transaction, as the frame stores it before it is sent to a node.
 *
 * Stored unencrypted: it holds no key, and the user approved it for publication. Storage belongs to the frame's origin.
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'

const entrySchema = v.object({
  /** Transaction hash (EVM) or signature (Solana). */
  id: v.pipe(v.string(), v.maxLength(100)),
  caipNetworkId: v.string(),
  address: v.string(),
  /** Signed bytes: hex on EVM, base64 on Solana. */
  raw: v.pipe(v.string(), v.maxLength(300_000)),
  recordedAtMs: v.pipe(v.number(), v.safeInteger()),
})

/** A stored transaction. */
export type OutboxEntry = v.InferOutput<typeof entrySchema>

/** Parses a stored entry. Returns undefined for anything else. */
export function parseOutboxEntry(stored: unknown): OutboxEntry | undefined {
  return tryParse(entrySchema, stored)
}
