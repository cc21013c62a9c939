import { getRenderedRows } from './rendered-rows.js'

const range = (first: number, end: number) => ({ first, end })

test('R-FLOW-25 rows that came near are drawn a few in a frame, those below first', () => {
  expect(getRenderedRows(range(0, 12), range(0, 13), 0, 4)).toEqual(range(0, 13))
  expect(getRenderedRows(range(0, 12), range(3, 20), 6, 4)).toEqual(range(3, 16))
  expect(getRenderedRows(range(10, 20), range(4, 14), 7, 4)).toEqual(range(6, 14))
  expect(getRenderedRows(range(10, 13), range(4, 14), 7, 4)).toEqual(range(7, 14))
})

test('R-FLOW-25 far from what was drawn it begins with the first in sight, frame by frame until all are there', () => {
  const near = range(500, 516)
  const frames = [range(0, 12)]
  while (frames.length < 5) frames.push(getRenderedRows(frames.at(-1) ?? near, near, 503, 4))
  expect(frames.slice(1)).toEqual([range(503, 507), range(503, 511), range(503, 515), near])
})

test('R-FLOW-25 when none may come in those that have left go', () => {
  expect(getRenderedRows(range(0, 12), range(5, 20), 8, 0)).toEqual(range(5, 12))
  expect(getRenderedRows(range(0, 12), range(500, 516), 503, 0)).toEqual(range(503, 503))
})
