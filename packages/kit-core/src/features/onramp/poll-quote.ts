/**
 * Refetches the onramp quote once it is a minute old and the page is visible, while an onramp view is open. The old quote stays
 * on screen until the new one arrives.
 *
 * Source  spec R-RAMP-53
 */

import { isPageHidden } from '../../base/browser/page-hidden.js'
import type { Kit } from '../../kit.js'
import { getQuoteMsLeft } from './quote-expiry.js'
import { refetchOnrampQuote } from './quote-onramp.js'

const TIMER = 'onramp/age'
const RECHECK_INTERVAL_MS = 1_000

/** Starts to refetch expired quotes; the returned function stops it. */
export function pollQuote(kit: Kit): () => void {
  const wait = () => {
    const leftMs = getQuoteMsLeft(kit.store.get().onramp.quote)
    if (leftMs === undefined) kit.timers.stop(TIMER)
    else kit.timers.start(TIMER, Math.max(leftMs, RECHECK_INTERVAL_MS), refetch)
  }
  const refetch = () => (isPageHidden() ? wait() : void refetchOnrampQuote(kit, {}))
  wait()
  const stop = kit.subscribe(({ onramp }) => onramp.quote, wait)
  return () => {
    stop()
    kit.timers.stop(TIMER)
  }
}
