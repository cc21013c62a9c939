/**
 * Checks the shape of RPC parameters.
 *
 * In      a method and its params
 * Out     whether they match: the method's schema when it has one, else a list, a record or nothing
 * Source  R-FRAME-33, 34; EIP-5792; the Solana methods of CAIP namespaces. Unknown fields pass: the frame judges the
 *         meaning of a request
 */
import * as z from 'zod/mini'

const text = z.string()
const hex = text.check(z.regex(/^0x/))

const call = z.looseObject({ to: hex, data: z.optional(hex), value: z.optional(z.unknown()) })
const sendCalls = z
  .array(
    z.looseObject({
      chainId: z.optional(z.union([text, z.number()])),
      from: z.optional(text),
      version: z.optional(text),
      capabilities: z.optional(z.looseObject({})),
      calls: z.array(call),
    }),
  )
  .check(z.minLength(1), z.maxLength(1))

const COMMITMENTS = ['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max']
const count = z.int().check(z.nonnegative())
const sendOptions = z.strictObject({
  skipPreflight: z.optional(z.boolean()),
  preflightCommitment: z.optional(z.literal(COMMITMENTS)),
  maxRetries: z.optional(count),
  minContextSlot: z.optional(count),
})
const pubkey = z.optional(text)

const paramsSchemas = new Map<string, z.ZodMiniType>([
  ['wallet_sendCalls', sendCalls],
  ['solana_signMessage', z.looseObject({ message: text, pubkey })],
  ['solana_signTransaction', z.looseObject({ transaction: text, pubkey })],
  ['solana_signAllTransactions', z.looseObject({ transactions: z.array(text), pubkey })],
  [
    'solana_signAndSendTransaction',
    z.looseObject({
      transaction: text,
      pubkey,
      sendOptions: z.optional(sendOptions),
      options: z.optional(sendOptions),
    }),
  ],
])
const anyParams = z.optional(z.union([z.array(z.unknown()), z.looseObject({})]))

/** Whether the parameters have the shape that the method requires. */
export const areRpcParams = (method: string, params: unknown): boolean =>
  z.safeParse(paramsSchemas.get(method) ?? anyParams, params).success
