/**
 * What the pages of one question have in common.
 *
 * In      page      from 1; a first page begins anew
 *         question  what is asked, as a key; other questions may come between its pages
 * Out     listedBefore  ids of featured and recommended wallets as the first page found them, so that all pages leave out
 *                       the same
 *         take          takes the ids of a page; whether one is on no earlier page
 *         isKnown      whether the wallets that the kit knows answered the first page; `takeKnown` notes it
 * Source  spec R-CONN-22, R-CONN-202, R-CONN-23; security design §11: a service that repeats itself ends the paging
 */
import { perOwner } from '../../base/async/scope.js'
import type { Kit } from '../../kit.js'

/** One page among those of its question. */
export type Paging = {
  readonly listedBefore: readonly string[]
  readonly take: (ids: readonly string[]) => boolean
  readonly isKnown: () => boolean
  readonly takeKnown: () => void
}

/** Of so many questions the pages are remembered: the list, the certified ones, and some searches. */
const MOST_QUESTIONS = 16

type Memory = {
  readonly listedBefore: readonly string[]
  readonly pages: Map<number, readonly string[]>
  isKnown: boolean
}

const memories = perOwner(() => new Map<string, Memory>())

/** The paging that a page belongs to. */
export function pagingOf(kit: Kit, page: number, question: string): Paging {
  const known = page > 1 ? memories(kit).get(question) : undefined
  const memory = known ?? begin(kit, question)
  return {
    listedBefore: memory.listedBefore,
    take(ids) {
      const earlier = new Set([...memory.pages].flatMap(([number, taken]) => (number < page ? taken : [])))
      memory.pages.set(page, ids)
      return ids.some((id) => !earlier.has(id))
    },
    isKnown: () => memory.isKnown,
    takeKnown: () => {
      memory.isKnown = true
    },
  }
}

function begin(kit: Kit, question: string): Memory {
  const { featured, recommended } = kit.store.get().directory
  const listedBefore = [...featured, ...recommended].map(({ id }) => id)
  const memory: Memory = { listedBefore, pages: new Map(), isKnown: false }
  const ofKit = memories(kit)
  ofKit.delete(question)
  const [oldest] = ofKit.keys()
  if (oldest !== undefined && ofKit.size >= MOST_QUESTIONS) ofKit.delete(oldest)
  ofKit.set(question, memory)
  return memory
}
