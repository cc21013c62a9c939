/**
 * Checks a batch that an app passes, before it is stored or a wallet sees it.
 *
 * Out     a copy, which the app cannot change while the wallet is prompted
 * Throws  InvalidInputError   the parameter of the wrong type, also for capabilities that no wallet could be sent, such as a cyclic
 *                             object, and for more than 1,000 calls
 * Source  spec R-CALLS-11, R-ERR-32
 */

import { isMaybeFlag, isMaybeSignal, parseInput } from '../../base/errors/parse-input.js'
import { isListOf, isRecord, isShortText } from '../../base/validation/guard.js'
import type { BatchCall } from './state.js'

/** The calls to send, and what the wallet must be able to do. */
export type CallsParams = {
  readonly calls: readonly BatchCall[]
  readonly atomicRequired?: boolean | undefined
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined
  readonly signal?: AbortSignal | undefined
}

const MAX_CALLS = 1_000
const MAX_VALUE = 2n ** 256n - 1n
const HEX = /^0x(?:[0-9a-f]{2})*$/i

export function parseCalls(params: CallsParams): CallsParams {
  const { calls, ...parsed } = parseInput<CallsParams>(params, {
    calls: (value) => isListOf(value, isCall, MAX_CALLS),
    atomicRequired: isMaybeFlag,
    capabilities: (value) => value === undefined || (isRecord(value) && isJson(value)),
    signal: isMaybeSignal,
  })
  return { ...parsed, calls: calls.map(({ to, value, data }) => ({ to, value, data })) }
}

function isCall(call: unknown): call is BatchCall {
  if (!isRecord(call)) return false
  const { to, value, data } = call
  const isValue = value === undefined || (typeof value === 'bigint' && value >= 0n && value <= MAX_VALUE)
  return isShortText(to) && isValue && (data === undefined || (typeof data === 'string' && HEX.test(data)))
}

/** Whether a request with this value can be sent. Throws for one that cannot. */
function isJson(value: unknown): boolean {
  return JSON.stringify(value) !== undefined
}
