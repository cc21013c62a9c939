import { isPageHidden, onceVisibilityChanges } from '../../base/browser/page-hidden.js'
import { onWindowReturn } from '../../base/browser/page-return.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

/** Delay before code that failed to load is requested again, in ms. */
const LOAD_RETRY_MS = 5_000

/**
 * Loads `check-wallets-on-return.ts` when it is needed: while a wallet is in `awaitingReconnect`, once a wallet is
 * connected and the page is hidden or focused, and immediately for a restarted kit, which missed events. The returned
 * function stops that. Retries a failed load every 5 s. Source: spec R-CONN-175, R-CONN-265, R-CONN-281.
 */
export function loadReturnCheck(kit: Kit): () => void {
  let isLoading = false
  let hasFailed = false
  let isWatching = false
  let stopWatching = () => {}
  const load = (isReturn: () => boolean) => {
    if (isLoading) return
    isLoading = true
    const signal = kit.lifetime()
    import('./load-reconnect.js')
      .then(({ loadWalletCheck }) => loadWalletCheck())
      .then(({ watchPageReturn }) => {
        end()
        if (!signal.aborted) watchPageReturn(kit, hasFailed || isReturn())
      })
      .catch((error: unknown) => {
        isLoading = isWatching = false
        hasFailed = true
        if (!signal.aborted) kit.timers.start('return-code', LOAD_RETRY_MS, () => check())
        kit.log.error('Wallets could not be checked', error)
      })
  }
  const check = (isStart = false) => {
    const { awaitingReconnect, connections } = kit.store.get().connect
    if (hasSome(awaitingReconnect) || (isStart && hasSome(connections))) load(() => isStart)
    else if (hasSome(connections) && !isWatching) {
      isWatching = true
      // The user may return before the code has loaded.
      const loadForReturn = () => load(() => !isPageHidden())
      const stops = [onceVisibilityChanges(loadForReturn), onWindowReturn(loadForReturn)]
      stopWatching = () => {
        for (const each of stops) each()
      }
    }
  }
  const stop = kit.store.subscribe(() => check())
  const end = () => {
    stop()
    stopWatching()
  }
  check(true)
  return end
}

const hasSome = (lists: KitState['connect']['awaitingReconnect'] | KitState['connect']['connections']) =>
  Object.values(lists).some((list) => list.length > 0)
