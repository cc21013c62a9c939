import { getNextCell } from './get-next-cell.js'

const grid = { count: 10, columns: 4, isRtl: false, isWhole: false }
const go = (key: string, at: number, more: Partial<typeof grid> = {}) => getNextCell(key, { ...grid, ...more, at })

test('R-VIEW-26 R-FLOW-05 arrow keys move on both axes and stop at the edges', () => {
  expect([go('ArrowRight', 0), go('ArrowRight', 3), go('ArrowRight', 9)]).toEqual([1, 4, 9])
  expect([go('ArrowLeft', 5), go('ArrowLeft', 0)]).toEqual([4, 0])
  expect([go('ArrowDown', 1), go('ArrowUp', 5), go('ArrowUp', 2)]).toEqual([5, 1, 2])
})

test('R-VIEW-26 ArrowDown from a full row reaches the last wallet of a shorter row, and stays on the last row', () => {
  expect(go('ArrowDown', 7)).toBe(9)
  expect(go('ArrowDown', 8)).toBe(8)
})

test('R-FLOW-05 R-HOST-12 horizontal arrow keys follow the reading direction', () => {
  expect(go('ArrowLeft', 0, { isRtl: true })).toBe(1)
  expect(go('ArrowRight', 1, { isRtl: true })).toBe(0)
})

test('R-VIEW-26 Home and End move to the ends of the row, with Control to the ends of the grid', () => {
  expect([go('Home', 6), go('End', 5), go('End', 8)]).toEqual([4, 7, 9])
  expect([go('Home', 6, { isWhole: true }), go('End', 0, { isWhole: true })]).toEqual([0, 9])
})

test('R-VIEW-26 other keys do not move focus', () => {
  expect(go('a', 3)).toBeUndefined()
})
