/**
 * Builds what the user sees of an EVM transaction.
 *
 * In      the bytes that will be hashed; the account, the network with its native token; what a node reports about it
 * Out     a review
 * Throws  RequestRejectedError  from decoding: another type or chain, a native amount for the zero address, malformed bytes
 * Source  security design §7
 */
import { formatUnits, toHex } from 'viem'
import { cardText } from '../../texts/card-text.js'
import { formatCoin } from '../format-amount.js'
import { getWarnings, type Review } from '../review.js'
import { describeCall, getCallTitle } from './describe-call.js'
import { parseCall } from './parse-call.js'
import { parseTransaction } from './parse-transaction.js'
import { getListedToken } from './rules/listed-tokens.js'
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
  const formatAmount = (value: bigint) => formatCoin(value, context.coin)
  const listed = transaction.to && getListedToken(context.chainId, transaction.to)
  const described = { ...transaction, call, token: listed ?? info.token, formatAmount }
  return {
    title: getCallTitle(described),
    action: 'Send',
    lines: [
      ...describeCall(described),
      { label: cardText('Maximum fee'), value: formatAmount(transaction.gas * transaction.maxFeePerGas), as: 'amount' },
    ],
    details: formatDetails(transaction, toHex(bytes)),
    warnings: getWarnings({ transaction, call, account: context.account, info }, transactionRules),
  }
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
