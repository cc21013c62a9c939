/**
 * Has the wallet send the token approval (ERC-20) that the review shows, waits until it is confirmed on chain, and then builds
 * the swap.
 *
 * Out     resolves when the swap is ready, or when the approval has ended after its review was left. Does nothing when no
 *         approval is needed or the new price is not accepted; waits for a pending approval instead of requesting another
 * Throws  WalletUnavailableError, SwapAddressMissingError before the wallet is prompted; UserRejectedError, WalletRequestError,
 *         SwapTransactionError, SwapFailedError after the error was shown; the review stays
 * Source  spec R-SWAP-32, R-SWAP-36, R-SWAP-38 to 40, R-SWAP-43, R-SWAP-119, R-CONN-149
 */

import { isKitError } from '../../base/errors/kit-error.js'
import type { Kit } from '../../kit.js'
import { showFailure } from '../../navigation/show-failure.js'
import { hideToast } from '../../navigation/toast.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { rejectOnceUnknown } from '../transactions/reject-once-unknown.js'
import type { OnUnknown } from '../transactions/with-send-request.js'
import type { BuiltTransaction } from './build-swap.js'
import { endReview, getReviewTransaction, selectIsReviewed, updateReview } from './review-swap.js'
import { submitTransaction } from './submit-transaction.js'
import { getSwapScope, type SwapScope, walletRequests } from './swap-scope.js'
import { showApprovalToast, toSwapError } from './swap-toasts.js'
import { trackSwapError } from './track-swap.js'
import { updateSwap } from './update-swap.js'
import { waitForApproval, waitForPendingApproval } from './wait-for-approval.js'

/** Called by the Approve button of the review. */
export async function approveSwap(kit: Kit): Promise<void> {
  const back = waitForReconnect(kit)
  if (back) await back
  const scope = getSwapScope(kit)
  const state = kit.store.get()
  const transaction = getReviewTransaction(state)
  const { review } = state.swap
  if (!scope || walletRequests.isRunning(scope) || !transaction || review?.status !== 'approve' || review.isRepriced)
    return
  if (waitForPendingApproval(kit, scope)) return
  await walletRequests.replace(scope, () => {
    kit.store.batch(() => {
      updateSwap(kit, { phase: 'approving', error: undefined })
      updateReview(kit, { status: 'approving' })
      showApprovalToast(kit)
    })
    return rejectOnceUnknown((onUnknown) => approve(kit, scope, { transaction, onUnknown }))
  })
}

type ApprovalRun = { readonly transaction: BuiltTransaction; readonly onUnknown: OnUnknown }

async function approve(kit: Kit, scope: SwapScope, { transaction, onUnknown }: ApprovalRun): Promise<void> {
  const hash = await send(kit, scope, { transaction, onUnknown })
  walletRequests.abort(scope)
  if (getReviewTransaction(kit.store.get()) === transaction) {
    updateSwap(kit, { phase: 'approving' })
    updateReview(kit, { status: 'approving', hash })
  }
  hideToast(kit)
  if (!selectIsReviewed(kit.store.get())) endReview(kit, scope)
  await waitForApproval(kit, scope, hash)
}

async function send(kit: Kit, scope: SwapScope, { transaction, onUnknown }: ApprovalRun): Promise<string> {
  const { swap } = kit.store.get()
  const backToReview = () => {
    if (scope.signal.aborted) return
    walletRequests.abort(scope)
    updateSwap(kit, { phase: 'reviewing' })
    updateReview(kit, { status: 'approve' })
    if (!selectIsReviewed(kit.store.get())) endReview(kit, scope)
  }
  try {
    return await submitTransaction(kit, scope, transaction, (error) => {
      backToReview()
      onUnknown(error)
    })
  } catch (cause) {
    const error = toSwapError(cause)
    kit.log.debug('An approval was not sent', cause)
    if (!isKitError(error, 'transaction/unknown')) trackSwapError(kit, scope, 'SWAP_APPROVAL_ERROR', { swap, error })
    showFailure(kit, error, ['SwapPreview'])
    backToReview()
    throw error
  }
}
