/**
 * Describes a contract call or a transfer in words, for the review of a transaction or of a batch.
 *
 * In      recipient, amount and decoded call data; what a node reports about the recipient; how to format native amounts
 * Out     getCallTitle    the call in a few words
 *         describeCall    recipient, amount, function and arguments
 * Source  security design §7
 */

import { cardText } from '../../texts/card-text.js'
import { translate } from '../../texts/translate.js'
import { formatTokenAmount } from '../format-amount.js'
import type { ReviewLine } from '../review.js'
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
  if (to === undefined) return cardText('Deploy a contract')
  if (call.kind === 'none') return cardText('Send {amount}', { amount: formatAmount(value) })
  return call.kind === 'known' ? cardText('Call {name}', { name: call.name }) : cardText('Call a contract')
}

/** Returns the call's lines. */
export function describeCall({ to, value, call, token, formatAmount }: DescribedCall): readonly ReviewLine[] {
  return [
    ...(to === undefined ? [] : [toLine(to, call)]),
    { label: cardText('Amount'), value: formatAmount(value), as: 'amount' },
    ...callLines(call, token),
  ]
}

function toLine(to: `0x${string}`, call: ParsedCall): ReviewLine {
  return { label: call.kind === 'none' ? cardText('To') : cardText('Contract'), value: to, as: 'address' }
}

function callLines(call: ParsedCall, token: TransactionInfo['token']): readonly ReviewLine[] {
  if (call.kind === 'none') return []
  if (call.kind === 'unknown') return [{ label: cardText('Call'), value: call.selector, as: 'code' }]
  return [
    { label: cardText('Call'), value: call.name, as: 'code' },
    ...call.arguments.filter(({ type }) => type !== 'bytes32').map((argument) => argumentLine(argument, call, token)),
  ]
}

function argumentLine(argument: CallArgument, call: ParsedCall, token: TransactionInfo['token']): ReviewLine {
  const { name, type, word, address } = argument
  const label = translate(`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`)
  if (address !== undefined) return { label, value: address, as: 'address' }
  if (type === 'bool') return { label, value: word === 0n ? cardText('No') : cardText('Yes'), as: 'text' }
  if (name !== 'amount') return { label, value: String(word), as: 'amount' }
  const isAllowance = call.kind === 'known' && !call.name.startsWith('transfer') && call.name !== 'withdraw'
  if (isAllowance && word >= UNLIMITED) return { label, value: cardText('Unlimited'), as: 'amount' }
  return { label, value: formatTokenAmount(word, token), as: 'amount' }
}
