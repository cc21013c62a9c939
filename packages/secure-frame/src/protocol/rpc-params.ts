/**
 * Checks the shape of the parameters of an RPC request to the frame, not their meaning, which the frame judges.
 *
 * Source  R-FRAME-33, 34; EIP-5792; the Solana methods of CAIP namespaces
 */

import * as v from 'valibot'
import { plainObject } from './schema-helpers.js'

const text = v.string()
const hex = v.pipe(text, v.regex(/^0x/))

const call = v.looseObject({ to: hex, data: v.optional(hex), value: v.optional(v.unknown()) })
const sendCalls = v.pipe(
  v.array(
    v.looseObject({
      chainId: v.optional(v.union([text, v.pipe(v.number(), v.finite())])),
      from: v.optional(text),
      version: v.optional(text),
      capabilities: v.optional(plainObject(v.looseObject({}))),
      calls: v.array(call),
    }),
  ),
  v.minLength(1),
  v.maxLength(1),
)

const COMMITMENTS = ['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max']
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const sendOptions = plainObject(
  v.strictObject({
    skipPreflight: v.optional(v.boolean()),
    preflightCommitment: v.optional(v.picklist(COMMITMENTS)),
    maxRetries: v.optional(count),
    minContextSlot: v.optional(count),
  }),
)
const pubkey = v.optional(text)

const paramsSchemas = new Map<string, v.GenericSchema>([
  ['wallet_sendCalls', sendCalls],
  ['solana_signMessage', v.looseObject({ message: text, pubkey })],
  ['solana_signTransaction', v.looseObject({ transaction: text, pubkey })],
  ['solana_signAllTransactions', v.looseObject({ transactions: v.array(text), pubkey })],
  [
    'solana_signAndSendTransaction',
    v.looseObject({
      transaction: text,
      pubkey,
      sendOptions: v.optional(sendOptions),
      options: v.optional(sendOptions),
    }),
  ],
])
const anyParams = v.optional(v.union([v.array(v.unknown()), v.looseObject({})]))

/**
 * Whether the parameters have the shape that the method requires; a list, a record or nothing for most methods. Unknown fields
 * pass.
 */
export const areRpcParams = (method: string, params: unknown): boolean =>
  v.safeParse(paramsSchemas.get(method) ?? anyParams, params).success
