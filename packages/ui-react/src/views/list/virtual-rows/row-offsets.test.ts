import { createRowOffsets } from './row-offsets.js'

type Row = { readonly key: string }

const keyOf = ({ key }: Row): string => key
const list = (count: number): readonly Row[] => Array.from({ length: count }, (_, at) => ({ key: `${at}` }))

const placesOf = (rows: readonly Row[]) => {
  const places = createRowOffsets<Row>(60)
  places.take(rows, keyOf)
  return places
}

test('R-FLOW-25 a row stands behind the rows before it, by their heights and by a guess where nobody measured', () => {
  const places = placesOf(list(4))
  expect([places.topOf(0), places.topOf(3), places.topOf(4), places.topOf(9)]).toEqual([0, 180, 240, 240])
  expect([places.measure(1, 100), places.measure(1, 100), places.measure(2, 50)]).toEqual([40, 0, -10])
  expect([places.topOf(1), places.topOf(2), places.topOf(3), places.topOf(4)]).toEqual([60, 160, 210, 270])
  expect(places.measure(4, 100)).toBe(0)
})

test('R-FLOW-25 the row at a place is found, the first before all and the last behind all', () => {
  const places = placesOf(list(4))
  places.measure(1, 100)
  expect([-1, 0, 59, 60, 159, 160, 279, 280, 9_999].map(places.rowAt)).toEqual([0, 0, 0, 1, 1, 2, 3, 3, 3])
  expect(placesOf([]).rowAt(100)).toBe(0)
  expect(placesOf([]).topOf(0)).toBe(0)
})

test('R-FLOW-25 what has been measured stays with its row when others come before or behind it', () => {
  const [first, second, third] = list(3)
  if (!first || !second || !third) throw new Error('no rows')
  const places = placesOf([first, second])
  places.measure(1, 100)
  places.take([first, second, third], keyOf)
  expect([places.topOf(2), places.topOf(3)]).toEqual([160, 220])
  places.take([third, { ...second }], keyOf)
  expect([places.topOf(1), places.topOf(2)]).toEqual([60, 160])
  places.take([], keyOf)
  expect(places.topOf(1)).toBe(0)
})

test('R-FLOW-25 a page behind thousands of rows asks for the keys of its own rows alone', () => {
  const rows = list(10_000)
  const asked: string[] = []
  const counted = (row: Row) => {
    asked.push(row.key)
    return row.key
  }
  const places = createRowOffsets<Row>(60)
  places.take(rows.slice(0, 9_950), counted)
  asked.length = 0
  places.take(rows, counted)
  expect(asked).toHaveLength(50)
  expect(places.topOf(10_000)).toBe(600_000)
})
