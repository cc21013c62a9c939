import { whenIdle } from './when-idle.js'

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
})

test('R-HOST-09 runs the task when the page is idle, and can be cancelled', () => {
  const waiting = new Map<number, () => void>()
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => waiting.set(7, task) && 7,
    cancelIdleCallback: (handle: number) => waiting.delete(handle),
  })
  const task = jest.fn()
  const cancel = whenIdle(task)
  expect(task).not.toHaveBeenCalled()
  waiting.get(7)?.()
  expect(task).toHaveBeenCalledTimes(1)
  cancel()
  expect(waiting.size).toBe(0)
})

test('R-HOST-09 runs the task after the duration of an opening without requestIdleCallback, and can be cancelled', () => {
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback', 'cancelIdleCallback'] })
  const [task, other] = [jest.fn(), jest.fn()]
  whenIdle(task)
  const cancel = whenIdle(other)
  cancel()
  jest.advanceTimersByTime(299)
  expect(task).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(task).toHaveBeenCalledTimes(1)
  expect(other).not.toHaveBeenCalled()
})
