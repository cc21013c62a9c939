/**
 * Decides whether a history continues after a page, so that a faulty service cannot make it endless.
 *
 * In      paging  state before the page
 *         requested  cursor of the request
 *         page    the response; the client has removed a cursor that is not short text
 * Out     the cursor of the next page; undefined when it was used before, or after the second empty page in a row
 * Source  security §8 (history)
 */
import type { History } from '@bowline/api-client'
import type { ActivityPaging } from './state.js'

/** Number of empty pages in a row after which the history ends. */
const MAX_EMPTY_PAGES = 2

export function getNextCursor(
  { cursors, emptyPages }: ActivityPaging,
  requested: string | undefined,
  { data, next }: History,
): string | undefined {
  if (next === undefined || next === requested || cursors.includes(next)) return undefined
  return data.length === 0 && emptyPages + 1 >= MAX_EMPTY_PAGES ? undefined : next
}
