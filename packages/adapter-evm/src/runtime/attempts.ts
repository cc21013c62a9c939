/**
 * Tries to connect, one per wallet: who asks for a connection that is being asked for already waits for the same answer,
 * since wallets refuse a second question while the first is open.
 *
 * In      key     the wallet and the way it is asked
 *         begin   asks it; its signal fires when nobody waits any more
 *         undo    takes back a yes that came after everybody had left, unless a newer try began
 * Throws  what `begin` throws; RequestAbortedError for the one whose signal fired
 */
import { untilAborted } from './wait.js'

/** A try: how to begin it and how to take it back. */
export type Attempt = {
  readonly key: string
  readonly begin: (signal: AbortSignal) => Promise<unknown>
  readonly undo: () => Promise<void>
}

type Open = { readonly done: Promise<void>; readonly stop: AbortController; waiting: number }

/** Makes the list of tries. */
export function createAttempts(): (attempt: Attempt, signal: AbortSignal) => Promise<void> {
  const open = new Map<string, Open>()
  const latest = new Map<string, Open>()

  function start({ key, begin, undo }: Attempt): Open {
    const stop = new AbortController()
    const done = begin(stop.signal).then(async () => {
      if (stop.signal.aborted && latest.get(key) === made) await undo()
    })
    const made: Open = { done, stop, waiting: 0 }
    open.set(key, made)
    latest.set(key, made)
    return made
  }

  return async (attempt, signal) => {
    const { key } = attempt
    const current = open.get(key) ?? start(attempt)
    current.waiting += 1
    try {
      await untilAborted(current.done, signal)
    } finally {
      current.waiting -= 1
      const isGivenUp = signal.aborted && current.waiting === 0
      if (isGivenUp) current.stop.abort()
      if ((isGivenUp || !signal.aborted) && open.get(key) === current) open.delete(key)
    }
  }
}
