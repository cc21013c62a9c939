/**
 * Puts transactions into the year and month they happened in, in the visitor's own time.
 *
 * In      groups   as they are
 *         removed  to take out first, also earlier versions of what comes
 *         added    to put in
 * Out     groups with each month newest first; months nothing changed in are the same objects, empty ones are left out
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

/** Groups transactions. */
export function groupTransactions(
  { transactionsByYear, undated }: TransactionGroups,
  removed: readonly Transaction[],
  added: readonly Transaction[],
): TransactionGroups {
  const years: Record<number, Months> = { ...transactionsByYear }
  const gone = new Set(removed.map(({ id }) => id))
  const isKept = ({ id }: Transaction) => !gone.has(id)
  const change = (year: number, month: number, list: readonly Transaction[]) => {
    const { [month]: _, ...others } = years[year] ?? {}
    if (list.length > 0) years[year] = { ...others, [month]: list }
    else if (Object.keys(others).length > 0) years[year] = others
    else delete years[year]
  }

  for (const { year, month } of placesOf(removed)) {
    change(year, month, (years[year]?.[month] ?? []).filter(isKept))
  }
  for (const { year, month, transactions } of placesOf(added)) {
    change(year, month, merged(years[year]?.[month] ?? [], transactions.sort(newestFirst)))
  }
  const withoutDate = added.filter(({ metadata }) => parseMinedAt(metadata.minedAt) === undefined)
  return { transactionsByYear: years, undated: [...undated.filter(isKept), ...withoutDate] }
}

type Place = { readonly year: number; readonly month: number; readonly transactions: Transaction[] }

function placesOf(transactions: readonly Transaction[]): Iterable<Place> {
  const places = new Map<string, Place>()
  for (const transaction of transactions) {
    const moment = parseMinedAt(transaction.metadata.minedAt)
    if (moment === undefined) continue
    const year = moment.getFullYear()
    const month = moment.getMonth()
    const key = `${year}/${month}`
    const place = places.get(key) ?? { year, month, transactions: [] }
    places.set(key, place)
    place.transactions.push(transaction)
  }
  return places.values()
}

/** Both newest first, and so the result: what is older than all that is known, as a further page is, stands behind it. */
function merged(known: readonly Transaction[], added: readonly Transaction[]): readonly Transaction[] {
  const [last, first] = [known.at(-1), added[0]]
  const isBehind = last === undefined || first === undefined || newestFirst(last, first) <= 0
  const all = [...known, ...added]
  return isBehind ? all : all.sort(newestFirst)
}

function newestFirst(one: Transaction, other: Transaction): number {
  return timeOf(other) - timeOf(one)
}

function timeOf({ metadata }: Transaction): number {
  return parseMinedAt(metadata.minedAt)?.getTime() ?? 0
}
