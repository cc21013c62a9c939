/**
 * Opens the review of the swap in the form (SwapPreview) and builds its transaction.
 *
 * Out     resolves when the review is ready, needs an approval, or was left
 * Throws  WalletUnavailableError, SwapAddressMissingError; CapabilityMissingError when the adapter cannot send, after the
 *         error was shown. A failed build shows a toast and leaves the review
 * Source  spec R-SWAP-20, R-SWAP-47, R-SWAP-49, R-SWAP-60, R-CONN-149
 */

import { CapabilityMissingError } from '../../base/errors/errors.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import type { Kit } from '../../kit.js'
import { push } from '../../navigation/navigate.js'
import { showFailure } from '../../navigation/show-failure.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { isQuoteStale, isReviewStale, refreshReview } from './refresh-review.js'
import { buildReview, endReview, selectIsReviewed } from './review-swap.js'
import { selectSwapLabel } from './select-swap.js'
import { getSwapScope, type SwapScope, walletRequests } from './swap-scope.js'
import { trackSwap } from './track-swap.js'
import { updateSwap } from './update-swap.js'
import { waitForPendingApproval } from './wait-for-approval.js'

/** Does nothing without a quote that the balance covers, or while the wallet is prompted. Refreshes a quote older than 30 s first. */
export async function reviewSwap(kit: Kit): Promise<void> {
  const back = waitForReconnect(kit)
  if (back) await back
  const scope = getSwapScope(kit)
  const state = kit.store.get()
  if (!scope || walletRequests.isRunning(scope) || !state.swap.quote || selectSwapLabel(state) !== 'review') return
  assertCanSend(kit, scope)
  trackSwap(kit, scope, 'INITIATE_SWAP')
  kit.store.batch(() => {
    updateSwap(kit, { phase: 'reviewing', review: { status: 'building', isImpactConfirmed: false } })
    push(kit, { view: 'SwapPreview' })
  })
  endReviewWithView(kit, scope)
  scope.agreedAmount = undefined
  scope.agreedSwap = undefined
  scope.refreshStaleReview = () => {
    if (isReviewStale(kit, scope)) void refreshReview(kit, scope)
  }
  if (isQuoteStale(scope)) {
    await refreshReview(kit, scope)
  } else {
    scope.agreedAmount = BigInt(state.swap.quote.toAmount)
    await buildReview(kit, scope)
  }
  if (!scope.signal.aborted) waitForPendingApproval(kit, scope)
}

function assertCanSend(kit: Kit, { namespace }: SwapScope): void {
  if (getAdapter(kit, namespace).sendTransaction) return
  const error = new CapabilityMissingError(namespace, 'sendTransaction')
  showFailure(kit, error, ['Swap'])
  throw error
}

/** Ends the review when its view is left, unless the wallet is prompted. */
function endReviewWithView(kit: Kit, scope: SwapScope): void {
  const stop = kit.subscribe(selectIsReviewed, (isReviewed) => {
    if (isReviewed) return
    stop()
    if (!scope.signal.aborted && !walletRequests.isRunning(scope)) endReview(kit, scope)
  })
  scope.signal.addEventListener('abort', stop, { once: true })
}
