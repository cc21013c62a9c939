import { createScrollVelocity } from './scroll-velocity.js'

const FRAME = 16

/** How it is after each of these steps, one a frame. */
const paceOf = (...steps: readonly number[]) => {
  const pace = createScrollVelocity()
  let place = 0
  return steps.map((step, at) => {
    place += step
    pace.tell(place, at * FRAME)
    return pace.isTooQuick(at * FRAME)
  })
}

test('R-FLOW-25 rows can be read at a pace of a hand, and not when they fly past, up or down', () => {
  expect(paceOf(50, 50, -50, 60)).toEqual([false, false, false, false])
  expect(paceOf(130, 130, -130)).toEqual([false, true, true])
})

test('R-FLOW-25 a fling that slows down can be read again at once', () => {
  expect(paceOf(130, 130, 60)).toEqual([false, true, false])
})

test('R-FLOW-25 one step however far, such as that of a key, is no pace; nor is one after a rest', () => {
  const pace = createScrollVelocity()
  pace.tell(50_000, 0)
  expect(pace.isTooQuick(0)).toBe(false)
  pace.tell(0, 100)
  expect(pace.isTooQuick(100)).toBe(false)
})

test('R-FLOW-25 a list that comes to rest in a fling can be read a moment later', () => {
  const pace = createScrollVelocity()
  pace.tell(0, 0)
  pace.tell(1_000, FRAME)
  expect([FRAME, FRAME + 99, FRAME + 100].map(pace.isTooQuick)).toEqual([true, true, false])
})

test('R-FLOW-25 what is moved so that nothing in sight moves is no pace', () => {
  const pace = createScrollVelocity()
  pace.tell(0, 0)
  pace.shift(400)
  pace.tell(410, FRAME)
  expect(pace.isTooQuick(FRAME)).toBe(false)
})
