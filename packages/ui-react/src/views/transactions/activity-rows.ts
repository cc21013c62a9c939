/**
 * A history as the rows of a list.
 *
 * In      groups   what stands under one title
 * Out     titles, and for each transaction as many rows as what it moved takes. The rows of a group are the same objects as
 *         long as nothing changes in it
 * Source  R-ACCT-41, R-ACCT-43
 */
import { type ActivityGroup, type Transaction, transferRows } from '@bowline/kit-core'

/** A row of the list. */
export type ActivityRow =
  | { readonly kind: 'title'; readonly key: string; readonly group: ActivityGroup }
  | {
      readonly kind: 'transaction'
      readonly key: string
      readonly transaction: Transaction
      /** Which of the rows of the transaction. */
      readonly part: number
    }

const rowsOf = new WeakMap<readonly Transaction[], readonly ActivityRow[]>()

/** The rows of a history. */
export function activityRows(groups: readonly ActivityGroup[]): readonly ActivityRow[] {
  return groups.flatMap((group) => {
    const known = rowsOf.get(group.transactions)
    const rows = known ?? [titleOf(group), ...group.transactions.flatMap(rowsOfTransaction)]
    rowsOf.set(group.transactions, rows)
    return rows
  })
}

function titleOf(group: ActivityGroup): ActivityRow {
  return { kind: 'title', key: `${group.kind}/${group.year}/${group.month}`, group }
}

function rowsOfTransaction(transaction: Transaction): readonly ActivityRow[] {
  return transferRows(transaction).map((_, part) => ({
    kind: 'transaction',
    key: `${transaction.id}/${part}`,
    transaction,
    part,
  }))
}
