import { memoizeByOwner } from './memoize-by-owner.js'

const owner = {}

test('R-STATE-64 returns the same value while no input changes', () => {
  const keep = memoizeByOwner<object>()
  const first = keep(owner, ['a', 1], () => ({}))
  expect(keep(owner, ['a', 1], () => ({}))).toBe(first)
  expect(keep(owner, ['a', 2], () => ({}))).not.toBe(first)
})

test.each([
  [[], ['a']],
  [['a'], []],
  [['a'], ['a', 'b']],
])('R-STATE-64 computes again when the inputs %j become %j', (before, now) => {
  const keep = memoizeByOwner<number>()
  keep(owner, before, () => 1)
  expect(keep(owner, now, () => 2)).toBe(2)
})
