/**
 * Time that moves only where a test waits or moves it: Testing Library moves a clock like this one instead of waiting for timers.
 * What is due at once, or with the next frame, comes by itself, as presses need it. One clock for the whole file, so that what is still to come after a
 * test does come; a test that sets another one gives it back.
 */
const { setTimeout: realTimeout } = globalThis

const BY_THEMSELVES = [
  ...['queueMicrotask', 'nextTick', 'setImmediate', 'clearImmediate'],
  ...['requestAnimationFrame', 'cancelAnimationFrame'],
]

beforeEach(() => {
  if (Object.hasOwn(setTimeout, 'clock')) return
  jest.useFakeTimers({ doNotFake: BY_THEMSELVES })
  const { setTimeout: later } = globalThis
  const own = (action, delayMs, ...rest) => (delayMs > 0 ? later : realTimeout)(action, delayMs, ...rest)
  globalThis.setTimeout = Object.defineProperties(own, Object.getOwnPropertyDescriptors(later))
})
