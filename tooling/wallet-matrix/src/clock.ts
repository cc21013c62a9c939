/**
 * A clock that a test controls while chains respond over real sockets: it stops while a response is on its way.
 *
 * Out     pass   lets milliseconds pass
 *         stop   restores real time
 */
import { setImmediate } from 'node:timers'

const real = { setTimeout, fetch }
/** Steps of the first second, in which wallets respond, and of the time after it. */
const STEPS_MS = [100, 1_000] as const
const NOT_MOVED = ['queueMicrotask', 'nextTick', 'setImmediate', 'clearImmediate', 'performance', 'hrtime'] as const

export type Clock = { readonly pass: (ms: number) => Promise<void>; readonly stop: () => void }

/** Stops real time. */
export function stopTime(): Clock {
  let onTheWay = 0
  const fetchCounted: typeof fetch = async (input, init) => {
    onTheWay += 1
    try {
      const response = await real.fetch(input, init)
      return new Response(await response.arrayBuffer(), response)
    } finally {
      onTheWay -= 1
    }
  }
  globalThis.fetch = fetchCounted
  jest.useFakeTimers({ doNotFake: [...NOT_MOVED] })

  async function answersAreIn(): Promise<void> {
    for (let quiet = 0; quiet < 2; quiet = onTheWay === 0 ? quiet + 1 : 0) {
      await new Promise((resolve) => (onTheWay === 0 ? setImmediate(resolve) : real.setTimeout(resolve, 1)))
    }
  }

  return {
    async pass(ms) {
      for (let passedMs = 0; passedMs < ms; ) {
        const stepMs = Math.min(STEPS_MS[passedMs < 1_000 ? 0 : 1], ms - passedMs)
        await answersAreIn()
        await jest.advanceTimersByTimeAsync(stepMs)
        passedMs += stepMs
      }
      await answersAreIn()
    },
    stop() {
      jest.useRealTimers()
      globalThis.fetch = real.fetch
    },
  }
}
