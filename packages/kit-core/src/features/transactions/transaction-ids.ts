/**
 * Ids of the transactions in a history, cached by list, so that thousands of entries are not searched for each page.
 */

import type { Transaction } from '@bowline/api-client'
import { perOwner } from '../../base/async/per-owner.js'

type List = readonly Transaction[]

const memory = perOwner((): { ids?: Set<string> | undefined } => ({}))

/** Returns the ids of a list, computed once. */
export function getTransactionIds(list: List): ReadonlySet<string> {
  const own = memory(list)
  own.ids ??= new Set(list.map(({ id }) => id))
  return own.ids
}

/** Moves the cached ids of `from` to `to`, the longer list that replaces it, and adds those of `added`. */
export function addTransactionIds(from: List, to: List, added: List): void {
  const { ids } = memory(from)
  if (ids === undefined) return
  memory(from).ids = undefined
  for (const { id } of added) ids.add(id)
  memory(to).ids = ids
}
