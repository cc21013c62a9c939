/**
 * How the activity list displays the transfers of a transaction.
 *
 * Source  spec R-ACCT-43, R-ACCT-44, R-ACCT-176, R-CONST-42
 */
import type { Transaction, TransactionTransfer } from '@bowline/api-client'

/** Operations whose amounts have a sign. */
export const TRANSFER_SIGNS = {
  plus: ['receive', 'deposit', 'borrow', 'claim'],
  minus: ['withdraw', 'repay', 'burn'],
} as const satisfies Record<string, readonly string[]>

/** Transfers by row: two that are not both NFTs share a row, others have one each; without transfers, one empty row. */
export function transferRows({ transfers }: Transaction): readonly (readonly TransactionTransfer[])[] {
  const isPair = transfers.length === 2 && !transfers.every(({ nft_info }) => nft_info !== undefined)
  return isPair || transfers.length === 0 ? [transfers] : transfers.map((transfer) => [transfer])
}

type Direction = TransactionTransfer['direction']

/**
 * Sign of a transfer's amount by the transaction's operation, else by its direction; none when the direction contradicts the
 * operation or is `self`. Without a direction, the operation's own sign.
 */
export function transferSign(operationType: string, direction?: Direction): '+' | '-' | '' {
  const isAmong = (operations: readonly string[]) => operations.includes(operationType)
  if (direction === 'self') return ''
  if (isAmong(TRANSFER_SIGNS.plus)) return direction === 'out' ? '' : '+'
  if (isAmong(TRANSFER_SIGNS.minus)) return direction === 'in' ? '' : '-'
  if (direction === undefined) return ''
  return direction === 'in' ? '+' : '-'
}

/** Operations whose names imply a direction. */
const NAMED_DIRECTIONS: ReadonlyMap<string, Direction> = new Map([
  ['receive', 'in'],
  ['borrow', 'in'],
  ['claim', 'in'],
  ['send', 'out'],
  ['repay', 'out'],
  ['burn', 'out'],
])

/** Whether the operation's name implies a direction that none of its transfers has. */
export function isDirectionContradicted(operationType: string, transfers: readonly TransactionTransfer[]): boolean {
  const named = NAMED_DIRECTIONS.get(operationType)
  return named !== undefined && transfers.length > 0 && transfers.every(({ direction }) => direction !== named)
}
