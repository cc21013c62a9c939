/**
 * Whether a history goes on after a page.
 *
 * In      paging  as it was before the page
 *         asked   cursor the page was asked with
 *         page    as answered; a cursor that is no short text has been left out of it
 * Out     the cursor of the next page, absent when it came before, or with the second page in a row without a transaction
 * Source  security §8 (history)
 */
import type { History } from '@bowline/api-client'
import type { ActivityPaging } from './state.js'

/** Pages without a transaction after which nothing more is believed to come. */
const MAX_EMPTY_PAGES = 2

/** The cursor of the next page. */
export function nextCursor(
  { cursors, emptyPages }: ActivityPaging,
  asked: string | undefined,
  { data, next }: History,
): string | undefined {
  if (next === undefined || next === asked || cursors.includes(next)) return undefined
  return data.length === 0 && emptyPages + 1 >= MAX_EMPTY_PAGES ? undefined : next
}
