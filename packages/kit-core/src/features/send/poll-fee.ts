/**
 * Renews the fee of a review that is 30 s old, while the page is seen and the wallet is not asked. What was shown stays until the new
 * one is there.
 *
 * Out     pollFee    a function that ends it
 *         refetchStaleFee     resolves when a fee that is too old to go by is renewed, or its node has said nothing for 2 s
 *                         Throws InsufficientFundsError where it is too much by now, and was not before
 * Source  spec R-SEND-133, R-SEND-134
 */

import { withTimeout } from '../../base/async/pause.js'
import { isPageHidden } from '../../base/browser/page-hidden.js'
import { onPageReturn } from '../../base/browser/page-return.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { InsufficientFundsError } from './errors.js'
import { getFeeExpiry, refetchFee } from './estimate-send.js'
import { selectSend } from './select-send.js'
import { selectSendFields } from './select-send-fields.js'
import type { SendFields } from './state.js'

const TIMER = 'send/age'
const LOOK_AGAIN_MS = 1_000
const NODE_LIMIT_MS = 2_000

/** Begins. */
export function pollFee(kit: Kit): () => void {
  const wait = () => {
    if (!selectReviewed(kit.store.get()) || isPageHidden()) kit.timers.stop(TIMER)
    else kit.timers.start(TIMER, Math.max(getFeeExpiry(kit) - Date.now(), LOOK_AGAIN_MS), renew)
  }
  const renew = () => {
    if (!isPageHidden()) void refetchFee(kit)
    wait()
  }
  const stops = [kit.subscribe(selectReviewed, wait), onPageReturn(wait)]
  return () => {
    for (const stop of stops) stop()
    kit.timers.stop(TIMER)
  }
}

/** Just before the wallet is asked. */
export async function refetchStaleFee(kit: Kit): Promise<void> {
  if (getFeeExpiry(kit) > Date.now()) return
  const isGasMissing = () => selectSend(kit.store.get()).warnings.includes('insufficient-gas')
  const wasMissing = isGasMissing()
  let isLate = false
  await withTimeout(
    refetchFee(kit, () => !isLate),
    NODE_LIMIT_MS,
  )
  isLate = true
  if (isGasMissing() && !wasMissing) throw new InsufficientFundsError()
}

/** What is filled in, while it is reviewed and the wallet is not asked. */
function selectReviewed(state: KitState): SendFields | undefined {
  const fields = selectSendFields(state)
  return currentRoute(state.navigation).view === 'WalletSendPreview' && !fields.loading ? fields : undefined
}
