/**
 * Repeats a request to a connected wallet until it responds: every 0.9 s at first, then at intervals that grow to 30 s, and not
 * while the page is hidden.
 *
 * Out     start      starts, unless it is already running
 *         retrySoon  goes back to the short interval; called when the wallet sent an event, so it may respond now
 *         stop       stops; the response is no longer needed
 * Source  spec R-CONN-236, R-CONN-246
 */
import { isPageHidden, pause } from '@bowline/kit-core/adapter'

const INTERVAL_MS = 900
const SHORT_INTERVALS = 10
const GROWTH = 1.5
const MAX_INTERVAL_MS = 30_000

type Run = { attempts: number; delay: AbortController; isStopped: boolean }

/** A repeated request. */
export type WalletQuery = { readonly start: () => void; readonly retrySoon: () => void; readonly stop: () => void }

/** Creates the query. It sends nothing before `start`. */
export function createWalletQuery<Value>(send: () => Promise<Value>, onResponse: (value: Value) => void): WalletQuery {
  let current: Run | undefined

  async function run(active: Run): Promise<void> {
    while (!active.isStopped) {
      active.delay = new AbortController()
      const isHidden = isPageHidden()
      const response = isHidden
        ? undefined
        : await send().then(
            (value) => ({ value }),
            () => undefined,
          )
      if (active.isStopped) return
      if (response) {
        stop()
        onResponse(response.value)
        return
      }
      active.attempts = isHidden ? 0 : active.attempts + 1
      const intervalMs = INTERVAL_MS * GROWTH ** Math.max(0, active.attempts - SHORT_INTERVALS)
      await pause(Math.min(intervalMs, MAX_INTERVAL_MS), active.delay.signal)
    }
  }

  function stop(): void {
    if (!current) return
    current.isStopped = true
    current.delay.abort()
    current = undefined
  }

  return {
    start() {
      if (current) return
      current = { attempts: 0, delay: new AbortController(), isStopped: false }
      void run(current)
    },
    retrySoon() {
      if (!current) return
      if (current.attempts > SHORT_INTERVALS) current.delay.abort()
      current.attempts = 0
    },
    stop,
  }
}
