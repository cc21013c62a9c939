import type { CallArgument, ParsedCall } from '../parse-call.js'
import type { TransactionFields } from '../transaction-bytes.js'
import type { TransactionInfo } from '../transaction-info.js'

/** Input of the rules that warn about EVM transactions. */
export type TransactionSubject = {
  readonly transaction: TransactionFields
  readonly call: ParsedCall
  readonly account: `0x${string}`
  readonly info: TransactionInfo
}

/** Allowances from this amount on are shown as unlimited: the largest `uint160`. */
export const UNLIMITED = 2n ** 160n - 1n

/** Returns the named argument when the call is one of `names`, else undefined. */
export function getArgument(call: ParsedCall, names: readonly string[], argument: string): CallArgument | undefined {
  if (call.kind !== 'known' || !names.includes(call.name)) return undefined
  return call.arguments.find(({ name }) => name === argument)
}
