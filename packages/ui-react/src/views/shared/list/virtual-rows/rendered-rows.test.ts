import { getRenderedRows } from './rendered-rows.js'

const range = (first: number, end: number) => ({ first, end })

test('R-FLOW-25 renders a few rows per frame when they come near, those below first', () => {
  expect(getRenderedRows(range(0, 12), range(0, 13), 0, 4)).toEqual(range(0, 13))
  expect(getRenderedRows(range(0, 12), range(3, 20), 6, 4)).toEqual(range(3, 16))
  expect(getRenderedRows(range(10, 20), range(4, 14), 7, 4)).toEqual(range(6, 14))
  expect(getRenderedRows(range(10, 13), range(4, 14), 7, 4)).toEqual(range(7, 14))
})

test('R-FLOW-25 starts at the first visible row when far away, until all are rendered', () => {
  const near = range(500, 516)
  const frames = [range(0, 12)]
  while (frames.length < 5) frames.push(getRenderedRows(frames.at(-1) ?? near, near, 503, 4))
  expect(frames.slice(1)).toEqual([range(503, 507), range(503, 511), range(503, 515), near])
})

test('R-FLOW-25 drops rows that are no longer near when none may be added', () => {
  expect(getRenderedRows(range(0, 12), range(5, 20), 8, 0)).toEqual(range(5, 12))
  expect(getRenderedRows(range(0, 12), range(500, 516), 503, 0)).toEqual(range(503, 503))
})
