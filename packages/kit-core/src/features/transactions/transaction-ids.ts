/**
 * The ids of a history, so that its thousands are not looked through for each page.
 *
 * Out     idsOf    the ids of a list of transactions, found once
 *         addTransactionIds  the ids of a list become those of the list it grows into
 */
import type { Transaction } from '@bowline/api-client'

type List = readonly Transaction[]

const idsByList = new WeakMap<List, Set<string>>()

/** The ids. */
export function getTransactionIds(list: List): ReadonlySet<string> {
  const ids = idsByList.get(list) ?? new Set(list.map(({ id }) => id))
  idsByList.set(list, ids)
  return ids
}

/** Adds ids. `from` is asked for its own anew after that. */
export function addTransactionIds(from: List, to: List, added: List): void {
  const ids = idsByList.get(from)
  if (ids === undefined) return
  idsByList.delete(from)
  for (const { id } of added) ids.add(id)
  idsByList.set(to, ids)
}
