import { prefetchWhenSeen } from './prefetch-when-seen.js'

type Seen = (entries: readonly { isIntersecting: boolean }[]) => void

let show: Seen = () => {}
let watched: Element[] = []
let idle: (() => void)[] = []

beforeEach(() => {
  watched = []
  idle = []
  class Observer {
    constructor(seen: Seen) {
      show = seen
    }
    observe = (element: Element) => watched.push(element)
    disconnect = () => {
      watched = []
    }
  }
  Object.assign(window, {
    IntersectionObserver: Observer,
    requestIdleCallback: (task: () => void) => idle.push(task),
    cancelIdleCallback: (handle: number) => idle.splice(handle - 1, 1),
  })
})

afterEach(() => {
  for (const name of ['IntersectionObserver', 'requestIdleCallback', 'cancelIdleCallback']) {
    Reflect.deleteProperty(window, name)
  }
  Reflect.deleteProperty(navigator, 'connection')
})

const connectedBy = (connection: unknown) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

test('R-HOST-30 runs the task once the button is visible and the page is idle', () => {
  const task = jest.fn()
  prefetchWhenSeen(document.body, task)
  expect(watched).toEqual([document.body])
  show([{ isIntersecting: false }])
  expect(idle).toEqual([])
  show([{ isIntersecting: true }])
  expect(watched).toEqual([])
  expect(task).not.toHaveBeenCalled()
  for (const run of idle) run()
  expect(task).toHaveBeenCalledTimes(1)
})

test('R-HOST-30 cancels the prefetch when the button is removed', () => {
  const stop = prefetchWhenSeen(document.body, () => {})
  show([{ isIntersecting: true }])
  stop()
  expect(idle).toEqual([])
})

test.each([
  ['in data-saving mode', { saveData: true, effectiveType: '4g' }],
  ['that is slow', { saveData: false, effectiveType: 'slow-2g' }],
  ['with 3g', { effectiveType: '3g' }],
])('R-HOST-30 fetches nothing on a connection %s', (_, connection) => {
  connectedBy(connection)
  prefetchWhenSeen(document.body, () => {})
  expect(watched).toEqual([])
})

test('R-HOST-30 fetches on a fast connection, and in a browser that reports none', () => {
  connectedBy({ saveData: false, effectiveType: '4g' })
  prefetchWhenSeen(document.body, () => {})
  Reflect.deleteProperty(navigator, 'connection')
  prefetchWhenSeen(document.body, () => {})
  expect(watched).toHaveLength(2)
})
