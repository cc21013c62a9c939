import { createScrollVelocity } from './scroll-velocity.js'

const FRAME = 16

/** Results after each of these steps, one per frame. */
const paceOf = (...steps: readonly number[]) => {
  const velocity = createScrollVelocity()
  let place = 0
  return steps.map((step, at) => {
    place += step
    velocity.record(place, at * FRAME)
    return velocity.isTooQuick(at * FRAME)
  })
}

test('R-FLOW-25 rows are readable at normal speed, but not in a fast scroll up or down', () => {
  expect(paceOf(50, 50, -50, 60)).toEqual([false, false, false, false])
  expect(paceOf(130, 130, -130)).toEqual([false, true, true])
})

test('R-FLOW-25 rows are readable at once when a fast scroll slows down', () => {
  expect(paceOf(130, 130, 60)).toEqual([false, true, false])
})

test('R-FLOW-25 a single far step, such as that of a key or after a pause, is not too fast', () => {
  const velocity = createScrollVelocity()
  velocity.record(50_000, 0)
  expect(velocity.isTooQuick(0)).toBe(false)
  velocity.record(0, 100)
  expect(velocity.isTooQuick(100)).toBe(false)
})

test('R-FLOW-25 rows are readable shortly after a fast scroll stops', () => {
  const velocity = createScrollVelocity()
  velocity.record(0, 0)
  velocity.record(1_000, FRAME)
  expect([FRAME, FRAME + 99, FRAME + 100].map(velocity.isTooQuick)).toEqual([true, true, false])
})

test('R-FLOW-25 a correction of the scroll position does not count as speed', () => {
  const velocity = createScrollVelocity()
  velocity.record(0, 0)
  velocity.shift(400)
  velocity.record(410, FRAME)
  expect(velocity.isTooQuick(FRAME)).toBe(false)
})
