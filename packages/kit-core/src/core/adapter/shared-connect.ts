/**
 * Connection attempts to wallets, one open attempt per key. Callers with the same key share one request and its response, because wallets
 * reject a second request while the first is open.
 *
 * In      key     the wallet and the method of the request
 *         begin   sends the request; its signal fires once no caller is waiting for it
 *         undo    disconnects an approval that came after every caller had left, unless a newer attempt is still open or
 *                 was approved itself; an attempt that starts meanwhile waits for `undo`
 * Throws  what `begin` throws; RequestAbortedError for a caller whose signal fired
 * Source  spec R-CONN-116, R-CONN-260, R-CONN-262
 */
import { throwIfAborted, withAbort } from '../../base/async/with-abort.js'

/** An attempt: how to start it and how to undo it. */
export type Attempt<Value> = {
  readonly key: string
  readonly begin: (signal: AbortSignal) => Promise<Value>
  readonly undo: (value: Value) => Promise<void>
}

type AttemptState<Value> = {
  readonly response: Promise<Value>
  readonly stop: AbortController
  isOpen: boolean
  waiting: number
  /**
   * Undoes the late approval of an older attempt. It is not called while this attempt is open: it runs if this attempt
   * fails or is abandoned, and never runs if this attempt is approved.
   */
  undoLate?: () => void
}

/** Creates the function that connects a wallet: it starts an attempt, or joins the open one of the same key. */
export function createSharedConnect<Value>(): (attempt: Attempt<Value>, signal: AbortSignal) => Promise<Value> {
  const latest = new Map<string, AttemptState<Value>>()
  const undoing = new Map<string, Promise<void>>()

  function start({ key, begin, undo }: Attempt<Value>): AttemptState<Value> {
    const stop = new AbortController()
    const send = () => {
      throwIfAborted(stop.signal)
      return begin(stop.signal)
    }
    const response = undoing.get(key)?.then(send) ?? send()
    const created: AttemptState<Value> = { response, stop, isOpen: true, waiting: 0 }
    latest.set(key, created)
    response.then(
      (value) => {
        created.isOpen = false
        if (!stop.signal.aborted) return
        const undoLate = () => {
          const undone = undo(value).catch(() => {})
          undoing.set(key, undone)
        }
        const newest = latest.get(key) ?? created
        if (newest.stop.signal.aborted) undoLate()
        else newest.undoLate = undoLate
      },
      () => {
        created.isOpen = false
        if (latest.get(key) === created) latest.delete(key)
        created.undoLate?.()
      },
    )
    return created
  }

  return async (attempt, signal) => {
    const known = latest.get(attempt.key)
    const current = known?.isOpen ? known : start(attempt)
    current.waiting += 1
    try {
      return await withAbort(current.response, signal)
    } finally {
      current.waiting -= 1
      if (signal.aborted && current.waiting === 0) {
        current.stop.abort()
        current.isOpen = false
        current.undoLate?.()
      }
    }
  }
}
