import { isPageHidden, onceVisibilityChanges } from '../../base/browser/page-hidden.js'
import { onWindowReturn } from '../../base/browser/page-return.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

/** Until code that could not be loaded is asked for again. */
const AGAIN_MS = 5_000

/**
 * Loads what asks wallets on the user's return, once one is awaited, or one is connected and the page goes out of sight or gets
 * focus; at once in a kit that is started again, which has heard nothing meanwhile. The returned function ends it. Code that could
 * not be loaded is loaded again, and asks then. Source: spec R-CONN-175, R-CONN-265, R-CONN-281.
 */
export function loadReturnCheck(kit: Kit): () => void {
  let isLoading = false
  let hasFailed = false
  let isWatching = false
  let stopLooking = () => {}
  const load = (isReturn: () => boolean) => {
    if (isLoading) return
    isLoading = true
    const signal = kit.lifetime()
    import('./load-reconnect.js')
      .then(({ loadReturn }) => loadReturn())
      .then(({ watchPageReturn }) => {
        end()
        if (!signal.aborted) watchPageReturn(kit, hasFailed || isReturn())
      })
      .catch((error: unknown) => {
        isLoading = isWatching = false
        hasFailed = true
        if (!signal.aborted) kit.timers.start('return-code', AGAIN_MS, () => look())
        kit.log.error('The return could not be followed', error)
      })
  }
  const look = (isStart = false) => {
    const { awaitingReconnect, connections } = kit.store.get().connect
    if (hasSome(awaitingReconnect) || (isStart && hasSome(connections))) load(() => isStart)
    else if (hasSome(connections) && !isWatching) {
      isWatching = true
      // The user may be back before the code is.
      const loadForReturn = () => load(() => !isPageHidden())
      const stops = [onceVisibilityChanges(loadForReturn), onWindowReturn(loadForReturn)]
      stopLooking = () => {
        for (const each of stops) each()
      }
    }
  }
  const stop = kit.store.subscribe(() => look())
  const end = () => {
    stop()
    stopLooking()
  }
  look(true)
  return end
}

const hasSome = (lists: KitState['connect']['awaitingReconnect'] | KitState['connect']['connections']) =>
  Object.values(lists).some((list) => list.length > 0)
