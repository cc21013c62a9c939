/**
 * Renews a quote that is a minute old, while the page is seen. What was quoted before is shown until the new one is there.
 *
 * Out     a function that ends it
 * Source  spec R-RAMP-53
 */

import { isPageHidden } from '../../base/browser/page-hidden.js'
import type { Kit } from '../../kit.js'
import { getQuoteExpiry } from './quote-age.js'
import { askForQuote } from './quote-onramp.js'

const TIMER = 'onramp/age'
const LOOK_AGAIN_MS = 1_000

/** Begins. */
export function keepQuoteFresh(kit: Kit): () => void {
  const wait = () => {
    const untilMs = getQuoteExpiry(kit.store.get().onramp.quote)
    if (untilMs === 0) kit.timers.stop(TIMER)
    else kit.timers.start(TIMER, Math.max(untilMs - Date.now(), LOOK_AGAIN_MS), look)
  }
  const look = () => (isPageHidden() ? wait() : void askForQuote(kit, {}))
  wait()
  const stop = kit.subscribe(({ onramp }) => onramp.quote, wait)
  return () => {
    stop()
    kit.timers.stop(TIMER)
  }
}
