/**
 * State shared by the pages of one directory query.
 *
 * In      page      from 1; page 1 starts the query again
 *         query     key of the query; pages of other queries may be fetched in between
 * Out     listedBefore  ids of featured and recommended wallets when the first page was fetched, so that all pages omit
 *                       the same ones
 *         add           stores the ids of a page; returns whether any of them is new
 *         isKnown       whether the built-in wallets supplied the first page; `markKnown` sets it
 * Source  spec R-CONN-22, R-CONN-202, R-CONN-23; security design §11: a service that repeats itself ends the paging
 */
import { perOwner } from '../../base/async/per-owner.js'
import type { Kit } from '../../kit.js'

/** One page among those of its query. */
export type Paging = {
  readonly listedBefore: readonly string[]
  readonly add: (ids: readonly string[]) => boolean
  readonly isKnown: () => boolean
  readonly markKnown: () => void
}

/** Number of queries whose pages are remembered: the list, the certified wallets, and some searches. */
const MAX_QUERIES = 16

type Memory = {
  readonly listedBefore: readonly string[]
  readonly pages: Map<number, readonly string[]>
  isKnown: boolean
}

const memories = perOwner(() => new Map<string, Memory>())

export function getPaging(kit: Kit, page: number, query: string): Paging {
  const known = page > 1 ? memories(kit).get(query) : undefined
  const memory = known ?? startPaging(kit, query)
  return {
    listedBefore: memory.listedBefore,
    add(ids) {
      const earlier = new Set([...memory.pages].flatMap(([number, taken]) => (number < page ? taken : [])))
      memory.pages.set(page, ids)
      return ids.some((id) => !earlier.has(id))
    },
    isKnown: () => memory.isKnown,
    markKnown: () => {
      memory.isKnown = true
    },
  }
}

function startPaging(kit: Kit, query: string): Memory {
  const { featured, recommended } = kit.store.get().directory
  const listedBefore = [...featured, ...recommended].map(({ id }) => id)
  const memory: Memory = { listedBefore, pages: new Map(), isKnown: false }
  const ofKit = memories(kit)
  ofKit.delete(query)
  const [oldest] = ofKit.keys()
  if (oldest !== undefined && ofKit.size >= MAX_QUERIES) ofKit.delete(oldest)
  ofKit.set(query, memory)
  return memory
}
