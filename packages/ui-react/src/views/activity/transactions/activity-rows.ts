/**
 * Converts groups of transactions, from the history or the purchases, to the rows of a `TransactionLines` list.
 *
 * In      groups   groups of transactions, each with a title
 * Out     a row for each title, and for each transaction as many rows as its transfers need. Rows of a group are the same
 *         objects until the group changes
 * Source  R-ACCT-41, R-ACCT-43
 */
import type { ActivityGroup, Transaction } from '@bowline/kit-core'
import { transferRows } from '@bowline/kit-core/internal'

/** A row: the title of a group, or a part of a transaction. */
export type ActivityRow =
  | { readonly kind: 'title'; readonly key: string; readonly group: ActivityGroup }
  | {
      readonly kind: 'transaction'
      readonly key: string
      readonly transaction: Transaction
      /** Index of the row among those of the transaction. */
      readonly part: number
    }

const rowCache = new WeakMap<readonly Transaction[], readonly ActivityRow[]>()

/** Rows of the groups, in their order. */
export function toActivityRows(groups: readonly ActivityGroup[]): readonly ActivityRow[] {
  return groups.flatMap((group) => {
    const cached = rowCache.get(group.transactions)
    const rows = cached ?? [toTitleRow(group), ...group.transactions.flatMap(toTransactionRows)]
    rowCache.set(group.transactions, rows)
    return rows
  })
}

function toTitleRow(group: ActivityGroup): ActivityRow {
  return { kind: 'title', key: `${group.kind}/${group.year}/${group.month}`, group }
}

function toTransactionRows(transaction: Transaction): readonly ActivityRow[] {
  return transferRows(transaction).map((_, part) => ({
    kind: 'transaction',
    key: `${transaction.id}/${part}`,
    transaction,
    part,
  }))
}
