/**
 * Has the chain work a transfer out beforehand, without a signature.
 *
 * In      wire   the very transaction that would be signed
 * Out     nothing; returning means that the chain would carry it out, or does not tell. What accounts have to hold is judged by
 *         `assertBounds`, with the amount in its words
 * Throws  TransferRejectedError   with what the chain says as its cause
 * Source  spec R-SEND-106; JSON-RPC simulateTransaction; SystemError, TokenError
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import { safeGet } from '@bowline/kit-core/adapter'
import { base64 } from '@scure/base'
import * as z from 'zod/mini'
import type { RequestNode } from '../chain/nodes.js'
import { valueSchema } from '../chain/response-schemas.js'
import { TransferRejectedError, type TransferRejectionReason } from './refusals.js'

const causeSchema = z.object({
  InstructionError: z.tuple([z.number(), z.unknown()]),
})

const schema = valueSchema(z.object({ err: z.unknown(), logs: z.nullish(z.array(z.string())) }))

const COIN_ERRORS: readonly unknown[] = ['AccountNotFound', 'InsufficientFundsForFee']

/** Both the system program and those of tokens call too little by this number. */
const TOO_LITTLE = 1

/** The limit and the price of the work come first. */
const FIRST_INSTRUCTION = 2

/** What is tried out. */
export type Simulated = {
  readonly wire: Uint8Array
  readonly isToken: boolean
  /** Lamports for a token account that is created first; else 0. */
  readonly rent: bigint
  readonly caipNetworkId: CaipNetworkId
}

/** Asks the chain. */
export async function assertCarriedOut(askNode: RequestNode, simulated: Simulated): Promise<void> {
  const { wire, caipNetworkId } = simulated
  const config = { encoding: 'base64', sigVerify: false, commitment: 'confirmed' }
  const params = [base64.encode(wire), config]
  const answer = await askNode(caipNetworkId, { method: 'simulateTransaction', params, schema }).catch(() => undefined)
  const err = answer?.value.err
  const refusal = refusalIn(err, simulated)
  if (refusal) throw new TransferRejectedError(refusal, { err, message: answer?.value.logs?.at(-1) ?? '' })
}

/** What has nothing to do with the transfer, such as a node that is behind, is no refusal. */
function refusalIn(err: unknown, { isToken, rent }: Simulated): TransferRejectionReason | undefined {
  if (COIN_ERRORS.includes(err)) return 'coin'
  const cause = z.safeParse(causeSchema, err).data?.InstructionError
  if (!cause) return undefined
  const [at, words] = cause
  if (safeGet(words, 'Custom') !== TOO_LITTLE) return 'failed'
  const isCoin = !isToken || (rent > 0n && at === FIRST_INSTRUCTION)
  return isCoin ? 'coin' : 'balance'
}
