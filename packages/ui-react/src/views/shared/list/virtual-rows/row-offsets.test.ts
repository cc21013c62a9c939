import { createRowOffsets } from './row-offsets.js'

type Row = { readonly key: string }

const keyOf = ({ key }: Row): string => key
const list = (count: number): readonly Row[] => Array.from({ length: count }, (_, at) => ({ key: `${at}` }))

const placesOf = (rows: readonly Row[]) => {
  const places = createRowOffsets<Row>(60)
  places.setRows(rows, keyOf)
  return places
}

test('R-FLOW-25 positions a row after the rows before it, by measured and estimated heights', () => {
  const places = placesOf(list(4))
  expect([places.topOf(0), places.topOf(3), places.topOf(4), places.topOf(9)]).toEqual([0, 180, 240, 240])
  expect([places.measure(1, 100), places.measure(1, 100), places.measure(2, 50)]).toEqual([40, 0, -10])
  expect([places.topOf(1), places.topOf(2), places.topOf(3), places.topOf(4)]).toEqual([60, 160, 210, 270])
  expect(places.measure(4, 100)).toBe(0)
})

test('R-FLOW-25 finds the row at a position, the first before the start and the last after the end', () => {
  const places = placesOf(list(4))
  places.measure(1, 100)
  expect([-1, 0, 59, 60, 159, 160, 279, 280, 9_999].map(places.rowAt)).toEqual([0, 0, 0, 1, 1, 2, 3, 3, 3])
  expect(placesOf([]).rowAt(100)).toBe(0)
  expect(placesOf([]).topOf(0)).toBe(0)
})

test('R-FLOW-25 keeps a measured height with its row when rows are added before or after it', () => {
  const [first, second, third] = list(3)
  if (!first || !second || !third) throw new Error('no rows')
  const places = placesOf([first, second])
  places.measure(1, 100)
  places.setRows([first, second, third], keyOf)
  expect([places.topOf(2), places.topOf(3)]).toEqual([160, 220])
  places.setRows([third, { ...second }], keyOf)
  expect([places.topOf(1), places.topOf(2)]).toEqual([60, 160])
  places.setRows([], keyOf)
  expect(places.topOf(1)).toBe(0)
})

test('R-FLOW-25 computes keys only for the rows of a new page', () => {
  const rows = list(10_000)
  const asked: string[] = []
  const counted = (row: Row) => {
    asked.push(row.key)
    return row.key
  }
  const places = createRowOffsets<Row>(60)
  places.setRows(rows.slice(0, 9_950), counted)
  asked.length = 0
  places.setRows(rows, counted)
  expect(asked).toHaveLength(50)
  expect(places.topOf(10_000)).toBe(600_000)
})
