/**
 * What the rows of a transaction show.
 *
 * Out     transferRows  transfers row by row: two that are not both NFTs share one, others have one each; a transaction
 *                       that moved nothing has one without any
 *         transferSign  the sign before what a transaction with one transfer moved
 * Source  spec R-ACCT-43, R-ACCT-44, R-CONST-42
 */
import type { Transaction, TransactionTransfer } from '@bowline/api-client'

/** Operations whose amounts are written with a sign. */
export const TRANSFER_SIGNS = {
  plus: ['receive', 'deposit', 'borrow', 'claim'],
  minus: ['withdraw', 'repay', 'burn'],
} as const satisfies Record<string, readonly string[]>

/** Transfers row by row. */
export function transferRows({ transfers }: Transaction): readonly (readonly TransactionTransfer[])[] {
  const isPair = transfers.length === 2 && !transfers.every(({ nft_info }) => nft_info !== undefined)
  return isPair || transfers.length === 0 ? [transfers] : transfers.map((transfer) => [transfer])
}

/** The sign of an operation. */
export function transferSign(operationType: string): '+' | '-' | '' {
  const isAmong = (operations: readonly string[]) => operations.includes(operationType)
  if (isAmong(TRANSFER_SIGNS.plus)) return '+'
  return isAmong(TRANSFER_SIGNS.minus) ? '-' : ''
}
