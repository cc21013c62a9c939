/**
 * What the rows of a transaction show.
 *
 * Out     transferRows  transfers row by row: two that are not both NFTs share one, others have one each; a transaction
 *                       that moved nothing has one without any
 *         transferSign  the sign before what a transaction with one transfer moved; none where the operation and the
 *                       transfer's own direction contradict each other, or it went to the account itself
 *         isDirectionContradicted  the operation says that something came or went, and no transfer did
 * Source  spec R-ACCT-43, R-ACCT-44, R-ACCT-176, R-CONST-42
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

type Direction = TransactionTransfer['direction']

/** The sign of a transfer by its operation; without a direction the operation's own. */
export function transferSign(operationType: string, direction?: Direction): '+' | '-' | '' {
  const isAmong = (operations: readonly string[]) => operations.includes(operationType)
  if (isAmong(TRANSFER_SIGNS.plus) && direction !== 'out' && direction !== 'self') return '+'
  return isAmong(TRANSFER_SIGNS.minus) && direction !== 'in' && direction !== 'self' ? '-' : ''
}

/** Operations whose names say which way something went. */
const NAMED_DIRECTIONS: ReadonlyMap<string, Direction> = new Map([
  ['receive', 'in'],
  ['borrow', 'in'],
  ['claim', 'in'],
  ['send', 'out'],
  ['repay', 'out'],
  ['burn', 'out'],
])

/** Whether an operation's name says a direction that none of its transfers has. */
export function isDirectionContradicted(operationType: string, transfers: readonly TransactionTransfer[]): boolean {
  const named = NAMED_DIRECTIONS.get(operationType)
  return named !== undefined && transfers.length > 0 && transfers.every(({ direction }) => direction !== named)
}
