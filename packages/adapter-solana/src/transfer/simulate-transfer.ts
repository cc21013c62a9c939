/**
 * Simulates a transfer on a node, without a signature, before the wallet request and for an estimate.
 *
 * In      wire   the exact transaction that would be signed
 * Out     returns when the transfer would succeed, or when no node responds. `assertBounds` checks account minimums, since
 *         its errors name the amount
 * Throws  TransferRejectedError   its cause holds the error and the last log line of the node
 * Source  spec R-SEND-106; JSON-RPC simulateTransaction; SystemError, TokenError
 */

import type { CaipNetworkId } from '@bowline/kit-core'
import { safeGet } from '@bowline/kit-core/adapter'
import { plainObject, tryParse } from '@bowline/kit-core/schema'
import { base64 } from '@scure/base'
import * as v from 'valibot'
import type { RequestNode } from '../chain/nodes.js'
import { valueSchema } from '../chain/response-schemas.js'
import { TransferRejectedError, type TransferRejectionReason } from './transfer-rejected-error.js'

const causeSchema = v.object({
  InstructionError: v.strictTuple([v.pipe(v.number(), v.finite()), v.unknown()]),
})

const schema = valueSchema(
  plainObject(v.object({ err: v.optional(v.unknown()), logs: v.nullish(v.array(v.string())) })),
)

const NATIVE_BALANCE_ERRORS: readonly unknown[] = ['AccountNotFound', 'InsufficientFundsForFee']

/** The system program and the token programs both use this code for "insufficient funds". */
const INSUFFICIENT_FUNDS = 1

/** Index of the first instruction after the two compute budget instructions. */
const FIRST_INSTRUCTION = 2

/** The transfer to simulate. */
export type SimulateParams = {
  readonly wire: Uint8Array
  readonly isToken: boolean
  /** Rent in lamports for a token account that the transfer creates; 0 when it creates none. */
  readonly rent: bigint
  readonly caipNetworkId: CaipNetworkId
}

/** Throws when the transfer would fail. */
export async function assertSimulationSucceeds(requestNode: RequestNode, simulated: SimulateParams): Promise<void> {
  const { wire, caipNetworkId } = simulated
  const config = { encoding: 'base64', sigVerify: false, commitment: 'confirmed' }
  const params = [base64.encode(wire), config]
  const response = await requestNode(caipNetworkId, { method: 'simulateTransaction', params, schema }).catch(
    () => undefined,
  )
  const err = response?.value.err
  const reason = toReason(err, simulated)
  if (reason) throw new TransferRejectedError(reason, { err, message: response?.value.logs?.at(-1) ?? '' })
}

/** Undefined for errors that are not about the transfer, such as a node that lags. */
function toReason(err: unknown, { isToken, rent }: SimulateParams): TransferRejectionReason | undefined {
  if (NATIVE_BALANCE_ERRORS.includes(err)) return 'funds'
  const cause = tryParse(causeSchema, err)?.InstructionError
  if (!cause) return undefined
  const [at, detail] = cause
  if (safeGet(detail, 'Custom') !== INSUFFICIENT_FUNDS) return 'failed'
  const isNativeToken = !isToken || (rent > 0n && at === FIRST_INSTRUCTION)
  return isNativeToken ? 'funds' : 'balance'
}
