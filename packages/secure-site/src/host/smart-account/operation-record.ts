/**
 * A signed operation, as the frame stores it before a bundler gets it.
 *
 * Stored unencrypted: it holds no key, and everything in it becomes public with the operation.
 */
import * as z from 'zod/mini'

const hex = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-fA-F]+$/))])

const recordSchema = z.object({
  /** The batch's id: chosen by the page, else the operation's hash. */
  id: z.string().check(z.maxLength(4_096)),
  /** Hash of the operation by ERC-4337, computed here and never taken from a bundler. */
  hash: hex,
  caipNetworkId: z.string(),
  sender: hex,
  nonce: hex,
  /** The latest block before the operation was sent. */
  firstBlock: hex,
  recordedAtMs: z.int(),
  /** Whether its outcome is known. */
  isSettled: z.boolean(),
})

/** A stored operation. */
export type OperationRecord = z.output<typeof recordSchema>

/** Parses a stored operation. Returns undefined for anything else. */
export function parseOperationRecord(stored: unknown): OperationRecord | undefined {
  return z.safeParse(recordSchema, stored).data
}
