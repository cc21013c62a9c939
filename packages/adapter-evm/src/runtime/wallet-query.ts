/**
 * Repeats a request to a wallet until it responds: at a short interval first, then at growing ones, and not while the page is
 * hidden.
 *
 * Out     ask    starts, unless it is already running
 *         hurry  the wallet sent an event, so it may respond now: retries soon
 *         end    stops; the response is no longer needed
 * Source  spec R-CONN-236, R-CONN-246
 */
import { isPageHidden, pause } from '@bowline/kit-core/adapter'

const INTERVAL_MS = 900
const SHORT_INTERVALS = 10
const GROWTH = 1.5
const MAX_INTERVAL_MS = 30_000

type Run = { attempts: number; delay: AbortController; isStopped: boolean }

/** A repeated request. */
export type WalletQuery = { readonly ask: () => void; readonly hurry: () => void; readonly end: () => void }

/** Creates the query. It sends nothing before `ask`. */
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
        end()
        onResponse(response.value)
        return
      }
      active.attempts = isHidden ? 0 : active.attempts + 1
      const intervalMs = INTERVAL_MS * GROWTH ** Math.max(0, active.attempts - SHORT_INTERVALS)
      await pause(Math.min(intervalMs, MAX_INTERVAL_MS), active.delay.signal)
    }
  }

  function end(): void {
    if (!current) return
    current.isStopped = true
    current.delay.abort()
    current = undefined
  }

  return {
    ask() {
      if (current) return
      current = { attempts: 0, delay: new AbortController(), isStopped: false }
      void run(current)
    },
    hurry() {
      if (!current) return
      if (current.attempts > SHORT_INTERVALS) current.delay.abort()
      current.attempts = 0
    },
    end,
  }
}
