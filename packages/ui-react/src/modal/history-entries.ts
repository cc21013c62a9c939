/**
 * The marks of the browser's history entries: which are the modal's own.
 *
 * A router may replace an entry's state, as those of Next.js do. Where the browser gives entries a key, which stays, an entry is
 * known by its key and its address: with another address it is another page. In other browsers the mark is in the entry's state.
 *
 * Source  R-HOST-82
 */
import { HISTORY_MARKS } from './history-mark.js'

/** Each mark has a line: key, address, mark. */
const MOST_LINES = 20

let lines: readonly string[] | undefined

function readLines(): readonly string[] {
  try {
    return sessionStorage.getItem(HISTORY_MARKS)?.split('\n') ?? []
  } catch {
    return []
  }
}

const entryKey = () => window.navigation?.currentEntry?.key

const placeOf = (key: string | undefined) => `${key} ${location.href} `

/** The id of the modal's entry when it is the current one; the negative id at the entry under it; else 0. */
export function readHistoryMark(): number {
  const key = entryKey()
  if (key === undefined) return Number(history.state?.bowlineModal) || 0
  const place = placeOf(key)
  lines ??= readLines()
  return Number(lines.find((line) => line.startsWith(place))?.slice(place.length)) || 0
}

/** Marks the current entry, or a new one over it at the same address. */
export function markHistory(how: 'pushState' | 'replaceState', mark: number): void {
  history[how]({ ...history.state, bowlineModal: mark }, '')
  lines = [`${placeOf(entryKey())}${mark}`, ...(lines ?? readLines())].slice(0, MOST_LINES)
  try {
    sessionStorage.setItem(HISTORY_MARKS, lines.join('\n'))
  } catch {
    // They hold until the page is left.
  }
}

/** Goes on to the next entry in a direction. What is returned goes there again, and no further. */
export function skipEntry(step: 1 | -1): (() => void) | undefined {
  const { navigation } = window
  const next = navigation?.entries()[(navigation.currentEntry?.index ?? 0) + step]
  if (next === undefined) {
    history.go(step)
    return undefined
  }
  // It fails when something else navigates, which is then right.
  const goThere = () => void navigation.traverseTo(next.key).committed?.catch(() => {})
  goThere()
  return goThere
}
