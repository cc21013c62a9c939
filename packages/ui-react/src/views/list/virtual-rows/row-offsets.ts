/**
 * Where the rows of a list stand: by their heights as far as they have been measured, by a guess elsewhere.
 *
 * In      guess     height of a row that has not been measured
 * Out     take      the rows to place, by what tells them apart. What they begin with in common with the ones before is not
 *                   looked at again, so that a page behind thousands costs no more than its own rows
 *         topOf     place of a row, or of the end for one behind the last
 *         rowAt     the row at a place; the first before all, the last behind all
 *         measure   takes a row's height; returns by how much it was wrong
 * Shapes  heights and places in pixels from the start of the list
 */
export function createRowOffsets<Row>(guess: number) {
  const measured = new Map<string, number>()
  const heights: number[] = []
  // As far as they are known; behind a row that is measured they are found anew.
  const tops = [0]
  let rows: readonly Row[] = []
  let keyOf: KeyOf<Row> = () => ''

  const take = (taken: readonly Row[], keyOfTaken: KeyOf<Row>): void => {
    const same = keyOfTaken === keyOf ? commonStart(rows, taken) : 0
    rows = taken
    keyOf = keyOfTaken
    heights.length = same
    tops.length = Math.min(tops.length, same + 1)
    for (const [at, row] of rows.slice(same).entries()) heights.push(measured.get(keyOf(row, same + at)) ?? guess)
  }
  const topOf = (index: number): number => {
    const wanted = Math.min(index, heights.length)
    for (let at = tops.length; at <= wanted; at++) tops.push((tops[at - 1] ?? 0) + (heights[at - 1] ?? 0))
    return tops[wanted] ?? 0
  }
  const rowAt = (place: number): number => {
    let low = 0
    let high = heights.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (topOf(middle) <= place) low = middle
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
  return { take, topOf, rowAt, measure }
}

/** Tells a row from all others of its list, also when it is another object by then. */
export type KeyOf<Row> = (row: Row, index: number) => string

function commonStart(one: readonly unknown[], other: readonly unknown[]): number {
  const end = Math.min(one.length, other.length)
  for (let at = 0; at < end; at++) if (one[at] !== other[at]) return at
  return end
}
