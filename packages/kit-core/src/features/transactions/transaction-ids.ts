/**
 * Cached ids of a history, so that thousands of entries are not searched for each page.
 *
 * Out     getTransactionIds  ids of a list of transactions, computed once
 *         addTransactionIds  moves the ids of a list to the longer list that replaces it
 */

import type { Transaction } from '@bowline/api-client'
import { perOwner } from '../../base/async/scope.js'

type List = readonly Transaction[]

const memory = perOwner((): { ids?: Set<string> | undefined } => ({}))

/** Returns the ids of a list. */
export function getTransactionIds(list: List): ReadonlySet<string> {
  const own = memory(list)
  own.ids ??= new Set(list.map(({ id }) => id))
  return own.ids
}

/** Moves the cached ids of `from` to `to` and adds those of `added`. The ids of `from` are computed again when needed. */
export function addTransactionIds(from: List, to: List, added: List): void {
  const { ids } = memory(from)
  if (ids === undefined) return
  memory(from).ids = undefined
  for (const { id } of added) ids.add(id)
  memory(to).ids = ids
}
