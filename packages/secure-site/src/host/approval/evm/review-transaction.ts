/**
 * Builds what the user sees of an EVM transaction.
 *
 * In      the bytes that will be hashed; the account, the network with its native token; what a node reports about it
 * Out     a review
 * Throws  RequestRejectedError  from decoding: another type or chain, a native amount for the zero address, malformed bytes
 * Source  security design §7
 */
import { formatUnits, toHex } from 'viem'
import { getWarnings, type Review, type ReviewLine } from '../review.js'
import { toShownText } from '../shown-text.js'
import { type CallArgument, type ParsedCall, parseCall } from './parse-call.js'
import { parseTransaction } from './parse-transaction.js'
import { UNLIMITED } from './rules/transaction-subject.js'
import type { TransactionFields } from './transaction-bytes.js'
import type { TransactionInfo } from './transaction-info.js'
import { transactionRules } from './transaction-rules.js'

/** The sending account and its network. */
export type TransactionContext = {
  readonly account: `0x${string}`
  readonly chainId: number
  readonly coin: { readonly symbol: string; readonly decimals: number }
}

/** Builds the review of a transaction. */
export function reviewTransaction(bytes: Uint8Array, context: TransactionContext, info: TransactionInfo): Review {
  const transaction = parseTransaction(bytes, context.chainId)
  const call = parseCall(transaction.data)
  const amount = (value: bigint) => `${formatUnits(value, context.coin.decimals)} ${context.coin.symbol}`
  return {
    title: getTitle(transaction, call, amount),
    action: 'Send',
    lines: [
      ...(transaction.to === undefined ? [] : [toLine(transaction.to, call)]),
      { label: 'Amount', value: amount(transaction.value), as: 'amount' },
      ...callLines(call, info),
      { label: 'Maximum fee', value: amount(transaction.gas * transaction.maxFeePerGas), as: 'amount' },
    ],
    details: formatDetails(transaction, toHex(bytes)),
    warnings: getWarnings({ transaction, call, account: context.account, info }, transactionRules),
  }
}

function getTitle({ to, value }: TransactionFields, call: ParsedCall, amount: (value: bigint) => string): string {
  if (to === undefined) return 'Deploy a contract'
  if (call.kind === 'none') return `Send ${amount(value)}`
  return call.kind === 'known' ? `Call ${call.name}` : 'Call a contract'
}

function toLine(to: `0x${string}`, call: ParsedCall): ReviewLine {
  return { label: call.kind === 'none' ? 'To' : 'Contract', value: to, as: 'address' }
}

function callLines(call: ParsedCall, info: TransactionInfo): readonly ReviewLine[] {
  if (call.kind === 'none') return []
  if (call.kind === 'unknown') return [{ label: 'Call', value: call.selector, as: 'code' }]
  return [
    { label: 'Call', value: call.name, as: 'code' },
    ...call.arguments.filter(({ type }) => type !== 'bytes32').map((argument) => argumentLine(argument, call, info)),
  ]
}

function argumentLine(argument: CallArgument, call: ParsedCall, { token }: TransactionInfo): ReviewLine {
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

function formatDetails(transaction: TransactionFields, raw: string): string {
  const { nonce, gas, maxFeePerGas, maxPriorityFeePerGas, data } = transaction
  return [
    `Nonce: ${nonce}`,
    `Gas: ${gas}`,
    `Max fee per gas: ${formatUnits(maxFeePerGas, 9)} gwei`,
    `Tip per gas: ${formatUnits(maxPriorityFeePerGas, 9)} gwei`,
    `Data: ${data}`,
    `Signed bytes: ${raw}`,
  ].join('\n')
}
