/**
 * Describes a contract call or a transfer in words, for the review of a transaction or of a batch.
 *
 * In      recipient, amount and decoded call data; what a node reports about the recipient; how to format native amounts
 * Out     getCallTitle    the call in a few words
 *         describeCall    recipient, amount, function and arguments
 * Source  security design §7
 */
import { formatUnits } from 'viem'
import type { ReviewLine } from '../review.js'
import { toShownText } from '../shown-text.js'
import type { CallArgument, ParsedCall } from './parse-call.js'
import { UNLIMITED } from './rules/transaction-subject.js'
import type { TransactionInfo } from './transaction-info.js'

/** A call to describe. `to` is undefined when it deploys a contract. */
export type DescribedCall = {
  readonly to: `0x${string}` | undefined
  readonly value: bigint
  readonly call: ParsedCall
  readonly token: TransactionInfo['token']
  readonly formatAmount: (value: bigint) => string
}

/** Returns the call's title. */
export function getCallTitle({ to, value, call, formatAmount }: DescribedCall): string {
  if (to === undefined) return 'Deploy a contract'
  if (call.kind === 'none') return `Send ${formatAmount(value)}`
  return call.kind === 'known' ? `Call ${call.name}` : 'Call a contract'
}

/** Returns the call's lines. */
export function describeCall({ to, value, call, token, formatAmount }: DescribedCall): readonly ReviewLine[] {
  return [
    ...(to === undefined ? [] : [toLine(to, call)]),
    { label: 'Amount', value: formatAmount(value), as: 'amount' },
    ...callLines(call, token),
  ]
}

function toLine(to: `0x${string}`, call: ParsedCall): ReviewLine {
  return { label: call.kind === 'none' ? 'To' : 'Contract', value: to, as: 'address' }
}

function callLines(call: ParsedCall, token: TransactionInfo['token']): readonly ReviewLine[] {
  if (call.kind === 'none') return []
  if (call.kind === 'unknown') return [{ label: 'Call', value: call.selector, as: 'code' }]
  return [
    { label: 'Call', value: call.name, as: 'code' },
    ...call.arguments.filter(({ type }) => type !== 'bytes32').map((argument) => argumentLine(argument, call, token)),
  ]
}

function argumentLine(argument: CallArgument, call: ParsedCall, token: TransactionInfo['token']): ReviewLine {
  const { name, type, word, address } = argument
  const label = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
  if (address !== undefined) return { label, value: address, as: 'address' }
  if (type === 'bool') return { label, value: word === 0n ? 'No' : 'Yes', as: 'text' }
  if (name !== 'amount') return { label, value: String(word), as: 'amount' }
  const isAllowance = call.kind === 'known' && !call.name.startsWith('transfer') && call.name !== 'withdraw'
  if (isAllowance && word >= UNLIMITED) return { label, value: 'Unlimited', as: 'amount' }
  const unit = token === undefined ? 'units' : toShownText(token.symbol, { max: 12 })
  return { label, value: `${token === undefined ? word : formatUnits(word, token.decimals)} ${unit}`, as: 'amount' }
}
