/**
 * Which of the rows near the screen are drawn: those that were, and some more in each frame, so that a frame never draws a
 * screen full of them.
 *
 * In      drawn  rows that were drawn
 *         near   rows near the screen now
 *         seen   the first of those in sight
 *         more   how many may come in
 * Out     the rows to draw: without those that have left, with such that join them; when all have left, the first in sight
 */
export function getRenderedRows(drawn: RowRange, near: RowRange, seen: number, more: number): RowRange {
  const first = Math.max(drawn.first, near.first)
  const end = Math.min(drawn.end, near.end)
  if (first >= end) return { first: seen, end: Math.min(seen + more, near.end) }
  const grown = Math.min(end + more, near.end)
  return { first: Math.max(first - (more - (grown - end)), near.first), end: grown }
}

/** Rows from the first to the one before the end. */
export type RowRange = { readonly first: number; readonly end: number }

/** Whether two are the same rows. */
export function isSameRange(one: RowRange, other: RowRange): boolean {
  return one.first === other.first && one.end === other.end
}
