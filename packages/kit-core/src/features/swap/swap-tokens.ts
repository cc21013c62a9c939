/**
 * Has the wallet send the reviewed swap and waits for its confirmation: up to 25 s in the review, then in the background.
 *
 * Out     hash of the transaction; the form is reset and the view is Account. Undefined, without any effect, while the
 *         review is not ready: another request is open, or a high price impact or a new price is not confirmed. Also
 *         undefined when the chain would reject the swap: the review then requests the approval, or the form shows what is
 *         missing
 * Throws  WalletUnavailableError, SwapAddressMissingError, SwapGasError before the wallet is prompted; UserRejectedError,
 *         WalletRequestError, SwapTransactionError, SwapFailedError after that; TransactionUnknownError when the user has to
 *         check the wallet: the form stays
 * Source  spec R-SWAP-26, R-SWAP-34, R-SWAP-37 to 41, R-SWAP-46, R-SWAP-61, R-SWAP-90, R-SWAP-91, R-SWAP-127, R-SWAP-138,
 *         R-ERR-25, R-CONN-149
 */

import { timeoutSignal } from '../../base/async/link-signals.js'
import { isKitError, type KitError } from '../../base/errors/kit-error.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import { getViewRow } from '../../core/state/views.js'
import type { Kit } from '../../kit.js'
import { reset } from '../../navigation/navigate.js'
import { showFailure } from '../../navigation/show-failure.js'
import { refreshTokens } from '../../wallets/account/refresh-tokens.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { rejectOnceUnknown } from '../transactions/reject-once-unknown.js'
import { waitForOutcome } from '../transactions/wait-for-outcome.js'
import type { OnUnknown } from '../transactions/with-send-request.js'
import type { BuiltTransaction } from './build-swap.js'
import { closeSwapViews } from './close-swap-views.js'
import { SwapGasError } from './errors.js'
import { getBareAddress } from './native-token.js'
import { runPreflight } from './preflight-swap.js'
import { isReviewStale, refreshReview } from './refresh-review.js'
import { resetSwapForm } from './reset-swap-form.js'
import { buildReview, endReview, getReviewTransaction, selectIsReviewed, updateReview } from './review-swap.js'
import { selectSwapDetails } from './select-swap.js'
import type { SwapState } from './state.js'
import { submitTransaction } from './submit-transaction.js'
import { getSwapFailure } from './swap-failure.js'
import { getSwapScope, type SwapScope, walletRequests } from './swap-scope.js'
import { showConfirmToast, showStartedToast, showSwappedToast, showSwappingToast, toSwapError } from './swap-toasts.js'
import { trackSwap, trackSwapError } from './track-swap.js'
import { updateSwap } from './update-swap.js'

/** How long the review waits for the outcome before it closes. */
const REVIEW_TIMEOUT_MS = 25_000

/** Called by the Swap button of the review. Refreshes a stale review and simulates the swap before the wallet is prompted. */
export async function swapTokens(kit: Kit): Promise<{ hash: string } | undefined> {
  const back = waitForReconnect(kit)
  if (back) await back
  const scope = getSwapScope(kit)
  if (!scope || walletRequests.isRunning(scope) || !agreedTransaction(kit)) return undefined
  if (isReviewStale(kit, scope)) await refreshReview(kit, scope)
  const transaction = await preflightTransaction(kit, scope)
  if (!transaction) return undefined
  if (kit.store.get().swap.isGasInsufficient) {
    const error = new SwapGasError(scope.network.nativeCurrency.symbol)
    showFailure(kit, error, ['SwapPreview'])
    throw error
  }
  const hash = await walletRequests.replace(scope, () => {
    kit.store.batch(() => {
      updateSwap(kit, { phase: 'swapping', error: undefined })
      updateReview(kit, { status: 'swapping' })
      showConfirmToast(kit)
    })
    return rejectOnceUnknown((onUnknown) => send(kit, scope, { transaction, onUnknown }))
  })
  return { hash }
}

/**
 * Returns the agreed transaction after a preflight. When the chain would reject it, requests the approval or returns to
 * the form.
 */
async function preflightTransaction(kit: Kit, scope: SwapScope): Promise<BuiltTransaction | undefined> {
  const agreed = agreedTransaction(kit)
  if (!agreed) return undefined
  updateReview(kit, { status: 'building' })
  const failure = await runPreflight(kit, scope, agreed)
  if (scope.signal.aborted || getReviewTransaction(kit.store.get()) !== agreed) return undefined
  updateReview(kit, { status: 'ready' })
  if (!failure) return agreedTransaction(kit)
  if (failure.kind === 'gas') return agreedTransaction(kit) && { ...agreed, gas: 0n }
  if (failure.kind === 'allowance') {
    updateReview(kit, { status: 'building' })
    await buildReview(kit, scope, { allowed: failure.held.allowance })
    return undefined
  }
  const { setOnchainBalance } = await loadPendingRecorder()
  kit.store.batch(() => {
    setOnchainBalance(kit, scope.caipAddress, { asset: getBareAddress(agreed.pair.from), value: failure.held.value })
    endReview(kit, scope)
    closeSwapViews(kit, ['SwapPreview'])
  })
  return undefined
}

/** The transaction the user has agreed to; undefined when the review is not ready to be sent. */
function agreedTransaction(kit: Kit): BuiltTransaction | undefined {
  const state = kit.store.get()
  const { review } = state.swap
  if (review?.status !== 'ready' || review.isRepriced) return undefined
  if (selectSwapDetails(state)?.impactLevel === 'high' && !review.isImpactConfirmed) return undefined
  return getReviewTransaction(state)
}

type SwapRun = { readonly transaction: BuiltTransaction; readonly onUnknown: OnUnknown }

async function send(kit: Kit, scope: SwapScope, { transaction, onUnknown }: SwapRun): Promise<string> {
  const { swap } = kit.store.get()
  const stopped = kit.lifetime()
  let hash: string | undefined
  let wasUnknown = false
  const isLeft = () => scope.signal.aborted || (wasUnknown && getReviewTransaction(kit.store.get()) !== transaction)
  try {
    hash = await submitTransaction(kit, scope, transaction, (error) => {
      wasUnknown = true
      stay(kit, scope, undefined)
      onUnknown(error)
    })
    if (isLeft()) {
      showStartedToast(kit)
      void reportLater(kit, scope, { swap, hash })
      return hash
    }
    updateReview(kit, { hash })
    showSwappingToast(kit, swap)
    const { signal, release } = timeoutSignal(stopped, REVIEW_TIMEOUT_MS)
    const end = await waitForOutcome(kit, hash, signal)
    release()
    const status = end?.status ?? 'pending'
    const failure = await getSwapFailure(end)
    if (failure) throw failure
    if (status === 'confirmed') trackSwap(kit, scope, 'SWAP_SUCCESS', swap)
    if (!stopped.aborted)
      settle(kit, scope, { swap: withReceivedAmount(end, swap), isConfirmed: status === 'confirmed' })
    if (status === 'pending') void reportLater(kit, scope, { swap, hash })
    return end?.settledAs ?? hash
  } catch (cause) {
    const error = toSwapError(cause)
    kit.log.debug('A swap was not carried out', cause)
    if (!isKitError(error, 'transaction/unknown')) trackSwapError(kit, scope, 'SWAP_ERROR', { swap, error })
    showFailure(kit, error, ['SwapPreview'])
    if (isLeft()) throw error
    const isRefused = hash === undefined && transaction.approvals !== undefined && isRefusal(error)
    if (isRefused) scope.hasNoBatches = true
    stay(kit, scope, hash === undefined && !isRefused ? undefined : error.message)
    throw error
  }
}

/** Whether the wallet, not its user, rejected a request: an approval and the swap are then requested one by one. */
function isRefusal(error: KitError): boolean {
  return isKitError(error, 'swap/transaction')
}

/** Reports the outcome of a swap whose review was closed, whenever it is known. */
async function reportLater(
  kit: Kit,
  scope: SwapScope,
  { swap, hash }: { readonly swap: SwapState; readonly hash: string },
): Promise<void> {
  const end = await waitForOutcome(kit, hash)
  if (end?.status === 'confirmed') {
    trackSwap(kit, scope, 'SWAP_SUCCESS', swap)
    showSwappedToast(kit, withReceivedAmount(end, swap))
    refresh(kit, scope, swap)
    return
  }
  const error = await getSwapFailure(end)
  if (error) {
    trackSwapError(kit, scope, 'SWAP_ERROR', { swap, error })
    showFailure(kit, error, [])
  }
}

/** The swap with the amount it actually gave, when known. */
function withReceivedAmount(end: TrackedTransaction | undefined, swap: SwapState): SwapState {
  const got = end?.moves.find(({ direction }) => direction === 'in')
  return got ? { ...swap, toTokenAmount: got.amount } : swap
}

/** Resets the form, refreshes the balances and leaves the swap views. */
function settle(
  kit: Kit,
  scope: SwapScope,
  { swap, isConfirmed }: { readonly swap: SwapState; readonly isConfirmed: boolean },
): void {
  kit.store.batch(() => {
    if (isConfirmed) showSwappedToast(kit, swap)
    else showStartedToast(kit)
    if (!scope.signal.aborted) {
      resetSwapForm(kit)
      updateSwap(kit, { phase: 'done' })
    }
    const { modal, navigation } = kit.store.get()
    const isShown = navigation.history.some(({ view }) => getViewRow(view)[1] === 'swaps')
    if (isShown && modal.open) reset(kit, { view: 'Account' })
  })
  refresh(kit, scope, swap)
}

function refresh(kit: Kit, { namespace }: SwapScope, { sourceToken, toToken }: SwapState): void {
  const forceUpdate = [sourceToken, toToken].flatMap((token) => token?.address ?? [])
  refreshTokens(kit, { namespace, forceUpdate, isForced: true }).catch((error: unknown) =>
    kit.log.debug('The tokens could not be refreshed', error),
  )
}

/** Keeps the review open; builds the transaction again after it failed on chain. */
function stay(kit: Kit, scope: SwapScope, failure: string | undefined): void {
  walletRequests.abort(scope)
  if (!selectIsReviewed(kit.store.get())) {
    endReview(kit, scope)
    return
  }
  updateSwap(kit, { phase: failure === undefined ? 'reviewing' : 'failed', error: failure })
  updateReview(kit, { status: failure === undefined ? 'ready' : 'building', hash: undefined })
  if (failure !== undefined) void buildReview(kit, scope)
}
