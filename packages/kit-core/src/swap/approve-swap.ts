/**
 * Has the wallet approve what the review shows, and builds the swap then.
 *
 * Out     resolves when the swap is ready; nothing happens while no approval is asked for
 * Throws  WalletAwayError, SwapAddressMissingError before the wallet is asked; UserRejectedError, WalletRequestError, SwapTransactionError, SwapFailedError; the visitor was told, the review stays
 * Source  spec R-SWAP-32, R-SWAP-36, R-SWAP-38 to 40, R-SWAP-43, R-CONN-149
 */
import { awaitReceipt } from '../activity/await-receipt.js'
import { untilBack } from '../connect/until-back.js'
import type { Kit } from '../kit.js'
import { tellFailure } from '../toast/tell-failure.js'
import { hideToast } from '../toast/toast.js'
import { askWallet } from './ask-wallet.js'
import type { BuiltTransaction } from './build-swap.js'
import { SwapFailedError } from './errors.js'
import { renewReview } from './renew-review.js'
import { endReview, selectIsReviewed, transactionOf, updateReview } from './review-swap.js'
import { enterSwap, type SwapSession } from './swap-session.js'
import { tellApproval, walletError } from './swap-toasts.js'
import { trackSwapError } from './track-swap.js'
import { updateSwap } from './update-swap.js'

/** Approves. */
export async function approveSwap(kit: Kit): Promise<void> {
  const back = untilBack(kit)
  if (back) await back
  const session = enterSwap(kit)
  const state = kit.store.get()
  const transaction = transactionOf(state)
  const { review } = state.swap
  if (!session || session.isSending || !transaction || review?.status !== 'approve' || review.isRepriced) return
  session.isSending = true
  kit.store.batch(() => {
    updateSwap(kit, { phase: 'approving', error: undefined })
    updateReview(kit, { status: 'approving' })
    tellApproval(kit)
  })
  try {
    const isKnown = await send(kit, session, transaction)
    hideToast(kit)
    session.isSending = false
    await goOn(kit, session, isKnown ? transaction.grant?.value : undefined)
  } finally {
    session.isSending = false
  }
}

/** True once the network says that it is approved; false where nothing says so yet. */
async function send(kit: Kit, session: SwapSession, transaction: BuiltTransaction): Promise<boolean> {
  const { swap } = kit.store.get()
  try {
    const hash = await askWallet(kit, session, transaction)
    updateReview(kit, { hash })
    const status = await awaitReceipt(kit, hash)
    if (status === 'confirmed') return true
    if (status === 'pending') return false
    throw new SwapFailedError(hash)
  } catch (cause) {
    const error = walletError(cause)
    kit.log.debug('An approval was not carried out', cause)
    trackSwapError(kit, session, 'SWAP_APPROVAL_ERROR', { swap, error })
    tellFailure(kit, error, ['SwapPreview'])
    if (!session.signal.aborted) {
      updateSwap(kit, { phase: 'reviewing' })
      updateReview(kit, { status: 'approve', hash: undefined })
      if (!selectIsReviewed(kit.store.get())) endReview(kit, session)
    }
    throw error
  }
}

/** The quote and the swap are made anew, for time has passed. */
async function goOn(kit: Kit, session: SwapSession, allowed: bigint | undefined): Promise<void> {
  if (session.signal.aborted) return
  if (!selectIsReviewed(kit.store.get())) {
    endReview(kit, session)
    return
  }
  updateReview(kit, { isImpactConfirmed: false })
  await renewReview(kit, session, { allowed })
}
