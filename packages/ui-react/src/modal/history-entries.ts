/**
 * Marks the browser's history entries that belong to the modal.
 *
 * Routers, such as the one of Next.js, may replace an entry's state. Where the browser gives entries a stable key, an entry is
 * identified by key and URL: with another URL it is another page. In other browsers the mark is in the entry's state.
 *
 * Source  R-HOST-82
 */
import { HISTORY_MARKS } from './history-mark.js'

/** Maximum number of stored marks. A line has the form `key url mark`. */
const MAX_LINES = 20

let lines: readonly string[] | undefined

function readLines(): readonly string[] {
  try {
    return sessionStorage.getItem(HISTORY_MARKS)?.split('\n') ?? []
  } catch {
    return []
  }
}

const entryKey = () => window.navigation?.currentEntry?.key

const getLinePrefix = (key: string | undefined) => `${key} ${location.href} `

/** Id of the modal's entry when it is current; the negative id at the entry before it; 0 at any other entry. */
export function getHistoryMark(): number {
  const key = entryKey()
  if (key === undefined) return Number(history.state?.bowlineModal) || 0
  const prefix = getLinePrefix(key)
  lines ??= readLines()
  return Number(lines.find((line) => line.startsWith(prefix))?.slice(prefix.length)) || 0
}

/** Marks the current entry, or adds a marked entry at the same URL. */
export function markHistory(how: 'pushState' | 'replaceState', mark: number): void {
  history[how]({ ...history.state, bowlineModal: mark }, '')
  lines = [`${getLinePrefix(entryKey())}${mark}`, ...(lines ?? readLines())].slice(0, MAX_LINES)
  try {
    sessionStorage.setItem(HISTORY_MARKS, lines.join('\n'))
  } catch {
    // Without storage, marks last until the page is unloaded.
  }
}

/** Continues to the next entry in a direction. Calling the returned function continues to the same entry again. */
export function skipEntry(step: 1 | -1): (() => void) | undefined {
  const { navigation } = window
  const next = navigation?.entries()[(navigation.currentEntry?.index ?? 0) + step]
  if (next === undefined) {
    history.go(step)
    return undefined
  }
  // It rejects when another navigation starts; that navigation takes precedence.
  const goThere = () => void navigation.traverseTo(next.key).committed?.catch(() => {})
  goThere()
  return goThere
}
