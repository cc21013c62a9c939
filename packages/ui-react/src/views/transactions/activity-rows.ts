/**
 * A history as the rows of a list.
 *
 * In      groups     what stands under one title
 *         explorer   page of a transaction, if it has one
 * Out     rows       titles, and for each transaction as many rows as what it moved takes
 *         stops      indexes of the rows that are links
 * Source  R-ACCT-41, R-ACCT-43, R-ACCT-48
 */
import { type ActivityGroup, type Transaction, type TransactionTransfer, transferRows } from '@bowline/kit-core'

/** A row of the list. */
export type ActivityRow =
  | { readonly kind: 'title'; readonly key: string; readonly group: ActivityGroup }
  | {
      readonly kind: 'transaction'
      readonly key: string
      readonly transaction: Transaction
      readonly transfers: readonly TransactionTransfer[]
    }

type Rows = { readonly rows: readonly ActivityRow[]; readonly stops: readonly number[] }

const rowsOf = new WeakMap<Transaction, readonly ActivityRow[]>()

/** The rows of a history. Those of a transaction are the same objects whenever it is the same. */
export function activityRows(groups: readonly ActivityGroup[], hasLink: (transaction: Transaction) => boolean): Rows {
  const rows: ActivityRow[] = []
  const stops: number[] = []
  for (const group of groups) {
    rows.push({ kind: 'title', key: `${group.kind}/${group.year}/${group.month}`, group })
    for (const transaction of group.transactions) {
      const isStop = hasLink(transaction)
      for (const row of rowsOfTransaction(transaction)) {
        if (isStop) stops.push(rows.length)
        rows.push(row)
      }
    }
  }
  return { rows, stops }
}

function rowsOfTransaction(transaction: Transaction): readonly ActivityRow[] {
  const known = rowsOf.get(transaction)
  if (known) return known
  const made = transferRows(transaction).map((transfers, at) => ({
    kind: 'transaction' as const,
    key: `${transaction.id}/${at}`,
    transaction,
    transfers,
  }))
  rowsOf.set(transaction, made)
  return made
}
