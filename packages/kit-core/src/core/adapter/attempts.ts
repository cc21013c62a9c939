/**
 * Tries to connect, one per wallet: who asks for a connection that is being asked for already waits for the same answer,
 * since wallets refuse a second question while the first is open.
 *
 * In      key     the wallet and the way it is asked
 *         begin   asks it; its signal fires when nobody waits any more
 *         undo    takes back a yes that came after everybody had left, unless a newer try is waited for or had a yes
 *                 itself; one that begins meanwhile waits for it
 * Throws  what `begin` throws; RequestAbortedError for the one whose signal fired
 * Source  spec R-CONN-116, R-CONN-260, R-CONN-262
 */
import { throwIfAborted, withAbort } from '../../base/async/with-abort.js'

/** A try: how to begin it and how to take it back. */
export type Attempt<Value> = {
  readonly key: string
  readonly begin: (signal: AbortSignal) => Promise<Value>
  readonly undo: (value: Value) => Promise<void>
}

type AttemptState<Value> = {
  readonly answer: Promise<Value>
  readonly stop: AbortController
  isOpen: boolean
  waiting: number
  /** Takes back a yes to an older try, which this one keeps from it. */
  takeBack?: () => void
}

/** Makes the list of tries. */
export function createAttempts<Value>(): (attempt: Attempt<Value>, signal: AbortSignal) => Promise<Value> {
  const latest = new Map<string, AttemptState<Value>>()
  const undoing = new Map<string, Promise<void>>()

  function start({ key, begin, undo }: Attempt<Value>): AttemptState<Value> {
    const stop = new AbortController()
    const ask = () => {
      throwIfAborted(stop.signal)
      return begin(stop.signal)
    }
    const answer = undoing.get(key)?.then(ask) ?? ask()
    const made: AttemptState<Value> = { answer, stop, isOpen: true, waiting: 0 }
    latest.set(key, made)
    answer.then(
      (value) => {
        made.isOpen = false
        if (!stop.signal.aborted) return
        const takeBack = () => {
          const undone = undo(value).catch(() => {})
          undoing.set(key, undone)
        }
        const newest = latest.get(key) ?? made
        if (newest.stop.signal.aborted) takeBack()
        else newest.takeBack = takeBack
      },
      () => {
        made.isOpen = false
        if (latest.get(key) === made) latest.delete(key)
        made.takeBack?.()
      },
    )
    return made
  }

  return async (attempt, signal) => {
    const known = latest.get(attempt.key)
    const current = known?.isOpen ? known : start(attempt)
    current.waiting += 1
    try {
      return await withAbort(current.answer, signal)
    } finally {
      current.waiting -= 1
      if (signal.aborted && current.waiting === 0) {
        current.stop.abort()
        current.isOpen = false
        current.takeBack?.()
      }
    }
  }
}
