/**
 * Keeps the fee of a transfer fresh: in the review (WalletSendPreview), and just before the wallet is prompted.
 *
 * Source  spec R-SEND-133, R-SEND-134
 */

import { withTimeout } from '../../base/async/pause.js'
import { isPageHidden } from '../../base/browser/page-hidden.js'
import { onPageReturn } from '../../base/browser/page-return.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { InsufficientFundsError } from './errors.js'
import { getFeeMsLeft, refetchFee } from './estimate-send.js'
import { selectSend } from './select-send.js'
import { selectSendFields } from './select-send-fields.js'
import type { SendFields } from './state.js'

const TIMER = 'send/age'
const MIN_INTERVAL_MS = 1_000
const NODE_TIMEOUT_MS = 2_000

/**
 * Fetches the fee every 30 s while the review is open, the page is visible and no transfer is being sent. The last fee stays
 * visible until the new one arrives. Returns a function that stops it.
 */
export function pollFee(kit: Kit): () => void {
  const wait = () => {
    if (!selectReviewed(kit.store.get()) || isPageHidden()) kit.timers.stop(TIMER)
    else kit.timers.start(TIMER, Math.max(getFeeMsLeft(kit), MIN_INTERVAL_MS), renew)
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

/**
 * Fetches a fee older than 30 s before the wallet is prompted; waits at most 2 s. Throws InsufficientFundsError if the account
 * could pay the old fee and cannot pay the new one.
 */
export async function refetchStaleFee(kit: Kit): Promise<void> {
  if (getFeeMsLeft(kit) > 0) return
  const isGasMissing = () => selectSend(kit.store.get()).warnings.includes('insufficient-gas')
  const wasMissing = isGasMissing()
  let isLate = false
  await withTimeout(
    refetchFee(kit, () => !isLate),
    NODE_TIMEOUT_MS,
  )
  isLate = true
  if (isGasMissing() && !wasMissing) throw new InsufficientFundsError()
}

/** The form fields while the review is open and the wallet is not prompted; undefined otherwise. */
function selectReviewed(state: KitState): SendFields | undefined {
  const fields = selectSendFields(state)
  return currentRoute(state.navigation).view === 'WalletSendPreview' && !fields.loading ? fields : undefined
}
