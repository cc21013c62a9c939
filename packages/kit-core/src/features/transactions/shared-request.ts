/**
 * Requests that several callers may wait for: asked once, and given up when the last one has gone.
 *
 * In      key     callers with the same key share
 *         run     asks; its signal fires when nobody waits any more or the owner ends
 *         signal  of one caller, who then waits no longer
 * Out     resolves when the request is over or the caller has gone; rejects with what `run` rejects with
 */
import { anySignal } from '../../base/async/link-signals.js'

type Shared = { readonly promise: Promise<void>; readonly abort: () => void; waiting: number }

/** Requests of one owner. */
export type SharedRequests = {
  readonly ask: (
    key: string,
    run: (signal: AbortSignal) => Promise<void>,
    signal: AbortSignal | undefined,
  ) => Promise<void>
  readonly isAsking: () => boolean
}

/** Makes an empty set of requests; all end with the owner. */
export function createSharedRequests(owner: AbortSignal): SharedRequests {
  const running = new Map<string, Shared>()

  const begin = (key: string, run: (signal: AbortSignal) => Promise<void>): Shared => {
    const linked = anySignal([owner])
    const over = () => {
      if (running.get(key) === shared) running.delete(key)
      linked.release()
    }
    const shared: Shared = {
      waiting: 0,
      abort: () => {
        over()
        linked.abort()
      },
      promise: run(linked.signal).finally(over),
    }
    running.set(key, shared)
    return shared
  }

  return {
    isAsking: () => running.size > 0,
    async ask(key, run, signal) {
      if (signal?.aborted || owner.aborted) return
      const shared = running.get(key) ?? begin(key, run)
      shared.waiting += 1
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          shared.waiting -= 1
          if (shared.waiting === 0) shared.abort()
          resolve()
        }
        signal?.addEventListener('abort', leave, { once: true })
        const end = () => signal?.removeEventListener('abort', leave)
        shared.promise.then(resolve, reject).finally(end)
      })
    },
  }
}
