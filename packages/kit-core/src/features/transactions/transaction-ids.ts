/**
 * The ids of a history, so that its thousands are not looked through for each page.
 *
 * Out     idsOf    the ids of a list of transactions, found once
 *         addTransactionIds  the ids of a list become those of the list it grows into
 */

import type { Transaction } from '@bowline/api-client'
import { perOwner } from '../../base/async/scope.js'

type List = readonly Transaction[]

const memory = perOwner((): { ids?: Set<string> | undefined } => ({}))

/** The ids. */
export function getTransactionIds(list: List): ReadonlySet<string> {
  const own = memory(list)
  own.ids ??= new Set(list.map(({ id }) => id))
  return own.ids
}

/** Adds ids. `from` is asked for its own anew after that. */
export function addTransactionIds(from: List, to: List, added: List): void {
  const { ids } = memory(from)
  if (ids === undefined) return
  memory(from).ids = undefined
  for (const { id } of added) ids.add(id)
  memory(to).ids = ids
}
