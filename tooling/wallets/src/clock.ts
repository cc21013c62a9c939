/**
 * Time that a test moves by hand while chains answer over real sockets: nothing moves on while an answer is on its way.
 *
 * Out     pass   lets so many milliseconds pass
 *         stop   real time again
 */
import { setImmediate } from 'node:timers'

const real = { setTimeout, fetch }
/** Steps of the first second, in which wallets answer, and of the time after it. */
const STEPS_MS = [100, 1_000] as const
const NOT_MOVED = ['queueMicrotask', 'nextTick', 'setImmediate', 'clearImmediate', 'performance', 'hrtime'] as const

/** A clock. */
export type Clock = { readonly pass: (ms: number) => Promise<void>; readonly stop: () => void }

/** Stops the time. */
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
