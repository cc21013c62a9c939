/**
 * Decides for the next frame which rows of a virtualized list have their content rendered. Each frame adds a few rows, so that
 * no frame renders a whole screen of them.
 *
 * In      drawn  rows that are rendered
 *         near   rows that are near the screen now
 *         seen   first visible row
 *         more   how many rows to add
 * Out     the rows to render: drops rows that are no longer near and adds others; starts at `seen` when none is left
 */
export function getRenderedRows(drawn: RowRange, near: RowRange, seen: number, more: number): RowRange {
  const first = Math.max(drawn.first, near.first)
  const end = Math.min(drawn.end, near.end)
  if (first >= end) return { first: seen, end: Math.min(seen + more, near.end) }
  const grown = Math.min(end + more, near.end)
  return { first: Math.max(first - (more - (grown - end)), near.first), end: grown }
}

/** Rows from `first` up to, but not including, `end`. */
export type RowRange = { readonly first: number; readonly end: number }

/** Whether two ranges are equal. */
export function isSameRange(one: RowRange, other: RowRange): boolean {
  return one.first === other.first && one.end === other.end
}
