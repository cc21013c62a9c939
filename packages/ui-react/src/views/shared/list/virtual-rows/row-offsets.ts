/**
 * Positions of the rows in a virtualized list, from measured heights and, for rows that were not measured, an estimate.
 *
 * In      guess     estimated height of a row that was not measured
 * Out     setRows   sets the rows and their keys. Skips the rows at the start that did not change, so that a new page after
 *                   thousands of rows costs only its own rows
 *         topOf     position of a row, or of the end for an index after the last row
 *         rowAt     row at a position; the first row before the start, the last row after the end
 *         measure   sets the height of a row; returns the difference from the previous height
 * Shapes  heights and positions in px from the start of the list
 */
export function createRowOffsets<Row>(guess: number) {
  const measured = new Map<string, number>()
  const heights: number[] = []
  // Known positions. A measured row invalidates the positions after it.
  const tops = [0]
  let rows: readonly Row[] = []
  let keyOf: KeyOf<Row> = () => ''

  const setRows = (newRows: readonly Row[], newKeyOf: KeyOf<Row>): void => {
    const same = newKeyOf === keyOf ? countCommonStart(rows, newRows) : 0
    rows = newRows
    keyOf = newKeyOf
    heights.length = same
    tops.length = Math.min(tops.length, same + 1)
    for (const [at, row] of rows.slice(same).entries()) heights.push(measured.get(keyOf(row, same + at)) ?? guess)
  }
  const topOf = (index: number): number => {
    const target = Math.min(index, heights.length)
    for (let at = tops.length; at <= target; at++) tops.push((tops[at - 1] ?? 0) + (heights[at - 1] ?? 0))
    return tops[target] ?? 0
  }
  const rowAt = (position: number): number => {
    let low = 0
    let high = heights.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (topOf(middle) <= position) low = middle
      else high = middle - 1
    }
    return low
  }
  const measure = (index: number, height: number): number => {
    const [row, before] = [rows[index], heights[index]]
    if (row === undefined || before === undefined || before === height) return 0
    measured.set(keyOf(row, index), height)
    heights[index] = height
    tops.length = Math.min(tops.length, index + 1)
    return height - before
  }
  return { setRows, topOf, rowAt, measure }
}

/** Identifies a row in its list, also when the row becomes a new object. */
export type KeyOf<Row> = (row: Row, index: number) => string

function countCommonStart(one: readonly unknown[], other: readonly unknown[]): number {
  const end = Math.min(one.length, other.length)
  for (let at = 0; at < end; at++) if (one[at] !== other[at]) return at
  return end
}
