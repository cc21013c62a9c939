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
import { assertNotAborted, untilAborted } from '../lifecycle/until-aborted.js'

/** A try: how to begin it and how to take it back. */
export type Attempt<Value> = {
  readonly key: string
  readonly begin: (signal: AbortSignal) => Promise<Value>
  readonly undo: (value: Value) => Promise<void>
}

type Open<Value> = {
  readonly answer: Promise<Value>
  readonly stop: AbortController
  waiting: number
  /** Takes back a yes to an older try, which this one keeps from it. */
  takeBack?: () => void
}

/** Makes the list of tries. */
export function createAttempts<Value>(): (attempt: Attempt<Value>, signal: AbortSignal) => Promise<Value> {
  const open = new Map<string, Open<Value>>()
  const latest = new Map<string, Open<Value>>()
  const undoing = new Map<string, Promise<void>>()

  const forget = <Item>(list: Map<string, Item>, key: string, made: Item) => {
    if (list.get(key) === made) list.delete(key)
  }

  function start({ key, begin, undo }: Attempt<Value>): Open<Value> {
    const stop = new AbortController()
    const undone = undoing.get(key)
    const ask = () => {
      assertNotAborted(stop.signal)
      return begin(stop.signal)
    }
    const answer = undone ? undone.then(ask) : ask()
    const made: Open<Value> = { answer, stop, waiting: 0 }
    open.set(key, made)
    latest.set(key, made)
    answer
      .then(
        (value) => {
          forget(open, key, made)
          if (!stop.signal.aborted) return
          const takeBack = () => {
            const over = (): void => forget(undoing, key, work)
            const work: Promise<void> = undo(value).then(over, over)
            undoing.set(key, work)
          }
          const newest = latest.get(key) ?? made
          if (newest.stop.signal.aborted) takeBack()
          else newest.takeBack = takeBack
        },
        () => {
          forget(open, key, made)
          forget(latest, key, made)
          made.takeBack?.()
        },
      )
      .catch(() => undefined)
    return made
  }

  return async (attempt, signal) => {
    const { key } = attempt
    const current = open.get(key) ?? start(attempt)
    current.waiting += 1
    try {
      return await untilAborted(current.answer, signal)
    } finally {
      current.waiting -= 1
      if (signal.aborted && current.waiting === 0) {
        current.stop.abort()
        forget(open, key, current)
        current.takeBack?.()
      }
    }
  }
}
