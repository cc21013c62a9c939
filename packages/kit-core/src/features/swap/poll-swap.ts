/**
 * Keeps what is shown of a swap fresh while the page is seen: the form's quote every 10 s, the review's once it is old, and prices
 * each minute.
 *
 * Source  spec R-SWAP-15, R-SWAP-90, R-SWAP-103
 */

import { isPageHidden } from '../../base/browser/page-hidden.js'
import type { Kit } from '../../kit.js'
import { fetchQuoteNow } from './quote-swap.js'
import type { SwapSession } from './swap-session.js'
import { renewPrices } from './token-price.js'

const LOOK_EVERY_MS = 10_000

/** Looks once more in 10 s, and so on. */
export function pollSwap(kit: Kit, session: SwapSession): void {
  kit.timers.start('swap/refresh', LOOK_EVERY_MS, () => {
    pollSwap(kit, session)
    if (isPageHidden()) return
    renewPrices(kit, session)
    const { phase, review } = kit.store.get().swap
    const isIdle = phase === 'quoted' || phase === 'insufficient' || phase === 'failed'
    if (review) session.keepReviewFresh?.()
    else if (isIdle) void fetchQuoteNow(kit, session, { isQuiet: true })
  })
}
