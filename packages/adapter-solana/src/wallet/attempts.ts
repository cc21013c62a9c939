/**
 * Tries to connect, one per wallet: who asks for a connection that is being asked for already waits for the same answer,
 * since wallets refuse a second question while the first is open.
 *
 * In      key     the wallet and the way it is asked
 *         ask     asks it
 *         undo    takes back a yes that came after everybody had left, unless a newer try began
 * Throws  what `ask` throws; RequestAbortedError for the one whose signal fired
 */
import { untilAborted } from '../wait.js'

/** A try: how to ask and how to take it back. */
export type Attempt<T> = {
  readonly key: string
  readonly ask: () => Promise<T>
  readonly undo: () => Promise<void>
}

type Open<T> = { readonly answer: Promise<T>; waiting: number; isGivenUp: boolean }

/** Makes the list of tries. */
export function createAttempts<T>(): (attempt: Attempt<T>, signal: AbortSignal) => Promise<T> {
  const open = new Map<string, Open<T>>()
  const latest = new Map<string, Open<T>>()

  function start({ key, ask, undo }: Attempt<T>): Open<T> {
    const answer = ask()
    const made: Open<T> = { answer, waiting: 0, isGivenUp: false }
    const settle = () => {
      if (made.isGivenUp && latest.get(key) === made) return undo()
      if (open.get(key) === made) open.delete(key)
      return undefined
    }
    answer.then(settle, () => (open.get(key) === made ? open.delete(key) : undefined)).catch(() => undefined)
    open.set(key, made)
    latest.set(key, made)
    return made
  }

  return async (attempt, signal) => {
    const current = open.get(attempt.key) ?? start(attempt)
    current.waiting += 1
    try {
      return await untilAborted(current.answer, signal)
    } finally {
      current.waiting -= 1
      if (signal.aborted && current.waiting === 0) {
        current.isGivenUp = true
        if (open.get(attempt.key) === current) open.delete(attempt.key)
      }
    }
  }
}
