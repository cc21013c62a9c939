/**
 * A signed operation, as the frame stores it before a bundler gets it.
 *
 * Stored unencrypted: it holds no key, and everything in it becomes public with the operation.
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { hex as hexOf } from '../../schema/hex.js'

const hex = hexOf(/^0x[0-9a-fA-F]+$/)

const recordSchema = v.object({
  /** The batch's id: chosen by the page, else the operation's hash. */
  id: v.pipe(v.string(), v.maxLength(4_096)),
  /** Hash of the operation by ERC-4337, computed here and never taken from a bundler. */
  hash: hex,
  caipNetworkId: v.string(),
  sender: hex,
  nonce: hex,
  /** The latest block before the operation was sent. */
  firstBlock: hex,
  recordedAtMs: v.pipe(v.number(), v.safeInteger()),
  /** Whether its outcome is known. */
  isSettled: v.boolean(),
  /** Whether the bundler has refused it. It had the signed operation, so it can still carry it out. */
  isRefused: v.optional(v.boolean()),
})

/** A stored operation. */
export type OperationRecord = v.InferOutput<typeof recordSchema>

/** Parses a stored operation. Returns undefined for anything else. */
export function parseOperationRecord(stored: unknown): OperationRecord | undefined {
  return tryParse(recordSchema, stored)
}
