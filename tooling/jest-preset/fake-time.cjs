/**
 * Time that moves only where a test waits or moves it: Testing Library moves a fake clock instead of waiting for timers.
 * Timers that are due at once, or with the next frame, run by themselves, as presses need it. There is one clock for the whole file,
 * so timers that are left after a test still run; a test that sets another clock restores this one.
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
