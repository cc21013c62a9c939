/**
 * Groups transactions of a history by the year and month they happened in, in the user's time zone.
 *
 * In      groups   the current groups
 *         removed  transactions to remove first, including earlier versions of added ones
 *         added    transactions to add
 * Out     groups with each month newest first; unchanged months are the same objects, empty ones are removed
 * Source  spec R-ACCT-41, R-ACCT-42, R-STATE-51; security §8 (history: an undated group)
 */
import type { Transaction } from '@bowline/api-client'
import { parseMinedAt } from './mined-at.js'
import type { TransactionsByYear } from './state.js'

/** Dated and undated transactions. */
export type TransactionGroups = {
  readonly transactionsByYear: TransactionsByYear
  readonly undated: readonly Transaction[]
}

type Months = Record<number, readonly Transaction[]>

export function groupTransactions(
  { transactionsByYear, undated }: TransactionGroups,
  removed: readonly Transaction[],
  added: readonly Transaction[],
): TransactionGroups {
  const years: Record<number, Months> = { ...transactionsByYear }
  const removedIds = new Set(removed.map(({ id }) => id))
  const isKept = ({ id }: Transaction) => !removedIds.has(id)
  const change = (year: number, month: number, list: readonly Transaction[]) => {
    const { [month]: _, ...others } = years[year] ?? {}
    if (list.length > 0) years[year] = { ...others, [month]: list }
    else if (Object.keys(others).length > 0) years[year] = others
    else delete years[year]
  }

  for (const { year, month } of monthsOf(removed)) {
    change(year, month, (years[year]?.[month] ?? []).filter(isKept))
  }
  for (const { year, month, transactions } of monthsOf(added)) {
    change(year, month, merged(years[year]?.[month] ?? [], transactions.sort(newestFirst)))
  }
  const withoutDate = added.filter(({ metadata }) => parseMinedAt(metadata.minedAt) === undefined)
  return { transactionsByYear: years, undated: [...undated.filter(isKept), ...withoutDate] }
}

type MonthOfTransactions = { readonly year: number; readonly month: number; readonly transactions: Transaction[] }

function monthsOf(transactions: readonly Transaction[]): Iterable<MonthOfTransactions> {
  const groups = new Map<string, MonthOfTransactions>()
  for (const transaction of transactions) {
    const date = parseMinedAt(transaction.metadata.minedAt)
    if (date === undefined) continue
    const year = date.getFullYear()
    const month = date.getMonth()
    const key = `${year}/${month}`
    const group = groups.get(key) ?? { year, month, transactions: [] }
    groups.set(key, group)
    group.transactions.push(transaction)
  }
  return groups.values()
}

/** Merges two lists that are newest first. Skips sorting when everything added is older, as in a further page. */
function merged(known: readonly Transaction[], added: readonly Transaction[]): readonly Transaction[] {
  const [last, first] = [known.at(-1), added[0]]
  const isOlder = last === undefined || first === undefined || newestFirst(last, first) <= 0
  const all = [...known, ...added]
  return isOlder ? all : all.sort(newestFirst)
}

function newestFirst(one: Transaction, other: Transaction): number {
  return timeOf(other) - timeOf(one)
}

function timeOf({ metadata }: Transaction): number {
  return parseMinedAt(metadata.minedAt)?.getTime() ?? 0
}
