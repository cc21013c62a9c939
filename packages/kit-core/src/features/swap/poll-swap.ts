/**
 * Keeps an open swap fresh while the page is visible: the form's quote every 10 s, the review once its quote is 30 s old, and
 * prices every minute.
 *
 * Source  spec R-SWAP-15, R-SWAP-90, R-SWAP-103
 */

import { isPageHidden } from '../../base/browser/page-hidden.js'
import type { Kit } from '../../kit.js'
import { fetchQuoteNow } from './quote-swap.js'
import type { SwapScope } from './swap-scope.js'
import { refetchPrices } from './token-price.js'

const POLL_INTERVAL_MS = 10_000

/** Starts the timer `swap/refresh`, or starts it again; `watchSwap` stops it. */
export function pollSwap(kit: Kit, scope: SwapScope): void {
  kit.timers.start('swap/refresh', POLL_INTERVAL_MS, () => {
    pollSwap(kit, scope)
    if (isPageHidden()) return
    refetchPrices(kit, scope)
    const { phase, review } = kit.store.get().swap
    const isIdle = phase === 'quoted' || phase === 'insufficient' || phase === 'failed'
    if (review) scope.refreshStaleReview?.()
    else if (isIdle) void fetchQuoteNow(kit, scope, { isQuiet: true })
  })
}
