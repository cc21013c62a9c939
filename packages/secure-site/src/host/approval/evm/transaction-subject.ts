import type { CallArgument, ReadCall } from './read-call.js'
import type { TransactionFields } from './transaction-bytes.js'
import type { TransactionFacts } from './transaction-info.js'

/** All that a rule may look at. */
export type TransactionSubject = {
  readonly transaction: TransactionFields
  readonly call: ReadCall
  readonly account: `0x${string}`
  readonly facts: TransactionFacts
}

/** The amount from which on an allowance has no end for practical purposes. */
export const UNLIMITED = 2n ** 160n - 1n

/** An argument of one of these calls. */
export function argumentOf(call: ReadCall, names: readonly string[], argument: string): CallArgument | undefined {
  if (call.kind !== 'known' || !names.includes(call.name)) return undefined
  return call.arguments.find(({ name }) => name === argument)
}
