/**
 * Handles `eth_sendTransaction` of a smart account: one call as one operation.
 *
 * In      params of the method. Gas, fees and nonce of the page are ignored: they are those of another kind of transaction
 * Out     the hash of the transaction with the operation, once it is in a block
 * Throws  RequestRejectedError  -32003 without effect: declined, not accepted, failed or replaced; -32603 no outcome in two minutes:
 *         it may still happen, and is not sent again
 * Source  EIP-1474, ERC-4337; R-FRAME-69
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { getAddress, isAddress } from 'viem'
import { invalidParams } from '../policy/rejections.js'
import { sendOperation } from './send-operation.js'
import type { SmartContext } from './smart-context.js'
import { waitForOutcome } from './wait-for-outcome.js'

const data = v.optional(v.pipe(v.string(), v.regex(/^0x(?:[0-9a-f]{2})*$/i)))
const paramsSchema = v.strictTuple([
  v.looseObject({
    to: v.pipe(
      v.string(),
      v.check((text) => isAddress(text)),
    ),
    value: v.optional(v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,64}$/i))),
    data,
    input: data,
    chainId: v.optional(v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,13}$/i))),
    authorizationList: v.optional(v.undefined()),
  }),
])

/** Sends a transaction. */
export async function sendSmartTransaction(params: unknown, context: SmartContext): Promise<string> {
  const request = tryParse(paramsSchema, params)?.[0]
  if (request === undefined) throw invalidParams('The transaction is malformed')
  const { to, value = '0x0', chainId } = request
  if (chainId !== undefined && Number(chainId) !== context.chainId)
    throw invalidParams('The transaction is for another network')
  if (request.data !== undefined && request.input !== undefined && request.data !== request.input)
    throw invalidParams('The transaction says two things')
  const callData = request.data ?? request.input ?? '0x'
  const call = { to: getAddress(to), value: BigInt(value), data: `0x${callData.slice(2)}` } as const
  return waitForOutcome(await sendOperation([call], { context }), context)
}
