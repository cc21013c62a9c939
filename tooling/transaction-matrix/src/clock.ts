/**
 * A clock that a test controls while chains respond over real sockets: it stops while a response is on its way, and jumps
 * from one timer to the next, so that an hour costs only its events.
 *
 * Out     pass   lets milliseconds pass
 *         sleep  lets them pass at once without running timers, like a suspended computer
 *         until  waits until the condition holds; false when it does not within ten seconds of this clock, or the limit
 *         during lets time pass until a promise settles, ten minutes at most
 *         stop   restores real time
 */
import { setImmediate } from 'node:timers'
import { fetchLocal } from './local-fetch.js'

const real = { setTimeout, fetch }
const LIMIT_MS = 10_000
const LONGEST_MS = 600_000
const PART_MS = 100
const NOT_MOVED = ['queueMicrotask', 'nextTick', 'setImmediate', 'clearImmediate', 'performance', 'hrtime'] as const
const SIGNING = ['generateKey', 'importKey', 'exportKey', 'sign', 'verify', 'digest'] as const

export type Clock = {
  readonly pass: (ms: number) => Promise<void>
  readonly sleep: (ms: number) => void
  readonly until: (condition: () => boolean, limitMs?: number) => Promise<boolean>
  readonly during: <Value>(promise: Promise<Value>) => Promise<Value>
  readonly stop: () => void
}

/** Stops real time. */
export function stopTime(): Clock {
  let onTheWay = 0
  let arrived = () => {}
  async function wait<Value>(work: Promise<Value>): Promise<Value> {
    onTheWay += 1
    try {
      return await work
    } finally {
      onTheWay -= 1
      if (onTheWay === 0) arrived()
    }
  }
  globalThis.fetch = (input, init) => wait(fetchLocal(input, init))
  // Signatures take real time too.
  const { subtle } = crypto
  for (const name of SIGNING) {
    const work = Reflect.get(subtle, name)
    Reflect.set(subtle, name, (...args: readonly unknown[]) => wait(Promise.resolve(Reflect.apply(work, subtle, args))))
  }
  jest.useFakeTimers({ doNotFake: [...NOT_MOVED] })

  async function answersAreIn(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      if (onTheWay > 0) {
        await new Promise<void>((resolve) => {
          arrived = resolve
        })
        quiet = 0
      }
      await new Promise(setImmediate)
    }
  }

  async function pass(ms: number): Promise<void> {
    let isOver = false
    setTimeout(() => {
      isOver = true
    }, ms)
    for (await answersAreIn(); !isOver; await answersAreIn()) jest.advanceTimersToNextTimer()
  }

  return {
    pass,
    async during(promise) {
      let isOver = false
      const end = () => {
        isOver = true
      }
      promise.then(end, end)
      for (let passedMs = 0; passedMs < LONGEST_MS && !isOver; passedMs += PART_MS) await pass(PART_MS)
      if (!isOver) throw new Error('It does not settle')
      return promise
    },
    sleep: (ms) => void jest.setSystemTime(Date.now() + ms),
    async until(condition, limitMs = LIMIT_MS) {
      for (let passedMs = 0; !condition(); passedMs += 1) {
        if (passedMs > limitMs) return false
        await answersAreIn()
        if (condition()) break
        jest.advanceTimersByTime(1)
        await new Promise((resolve) => real.setTimeout(resolve, 1))
      }
      return true
    },
    stop() {
      jest.useRealTimers()
      globalThis.fetch = real.fetch
      for (const name of SIGNING) Reflect.deleteProperty(subtle, name)
    },
  }
}
