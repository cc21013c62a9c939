/**
 * Has the wallet send the swap, and waits until the network has carried it out: in the review for 25 s, then behind it.
 *
 * Out     hash of the transaction; the form is empty then, and the view is Account. Undefined, and nothing happens, while the
 *         review does not say so: another request is open, a high price impact was not confirmed, or a new price not accepted;
 *         and where the chain would refuse it: the review asks for the approval then, or the form says what is missing
 * Throws  WalletUnavailableError, SwapAddressMissingError, SwapGasError before the wallet is asked; UserRejectedError, WalletRequestError, SwapTransactionError,
 *         SwapFailedError after that; TransactionUnknownError where the user has to check the wallet: the form stays
 * Source  spec R-SWAP-26, R-SWAP-34, R-SWAP-37 to 41, R-SWAP-46, R-SWAP-61, R-SWAP-90, R-SWAP-91, R-SWAP-127, R-ERR-25, R-CONN-149
 */

import { timeoutSignal } from '../../base/async/link-signals.js'
import { isKitError } from '../../base/errors/kit-error.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
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
import { leaveSwapViews, SWAP_VIEWS } from './close-swap-views.js'
import { SwapGasError } from './errors.js'
import { bareAddress } from './native-token.js'
import { fillIn } from './prefill-swap.js'
import { runPreflight } from './preflight-swap.js'
import { isReviewOld, renewReview } from './renew-review.js'
import { buildReview, endReview, selectIsReviewed, transactionOf, updateReview } from './review-swap.js'
import { selectSwapDetails } from './select-swap.js'
import type { SwapState } from './state.js'
import { submitTransaction } from './submit-transaction.js'
import { swapFailure } from './swap-failure.js'
import { enterSwap, type SwapSession, walletRequests } from './swap-session.js'
import { toastConfirm, toastStarted, toastSwapped, toastSwapping, walletError } from './swap-toasts.js'
import { trackSwap, trackSwapError } from './track-swap.js'
import { updateSwap } from './update-swap.js'

/** How long the review waits for the end before it is left. */
const REVIEW_LIMIT_MS = 25_000

/** Swaps. */
export async function swapTokens(kit: Kit): Promise<{ hash: string } | undefined> {
  const back = waitForReconnect(kit)
  if (back) await back
  const session = enterSwap(kit)
  if (!session || walletRequests.isRunning(session) || !agreedTransaction(kit)) return undefined
  if (isReviewOld(kit, session)) await renewReview(kit, session)
  const transaction = await takenTransaction(kit, session)
  if (!transaction) return undefined
  if (kit.store.get().swap.isGasInsufficient) {
    const error = new SwapGasError(session.network.nativeCurrency.symbol)
    showFailure(kit, error, ['SwapPreview'])
    throw error
  }
  const hash = await walletRequests.replace(session, () => {
    kit.store.batch(() => {
      updateSwap(kit, { phase: 'swapping', error: undefined })
      updateReview(kit, { status: 'swapping' })
      toastConfirm(kit)
    })
    return rejectOnceUnknown((onUnknown) => send(kit, session, { transaction, onUnknown }))
  })
  return { hash }
}

/** What the visitor has agreed to, unless the chain would refuse it: then the approval comes first, or the form says what is missing. */
async function takenTransaction(kit: Kit, session: SwapSession): Promise<BuiltTransaction | undefined> {
  const agreed = agreedTransaction(kit)
  if (!agreed) return undefined
  updateReview(kit, { status: 'building' })
  const hindrance = await runPreflight(kit, session, agreed)
  if (session.signal.aborted || transactionOf(kit.store.get()) !== agreed) return undefined
  updateReview(kit, { status: 'ready' })
  if (!hindrance) return agreedTransaction(kit)
  if (hindrance.kind === 'gas') return agreedTransaction(kit) && { ...agreed, gas: 0n }
  if (hindrance.kind === 'allowance') {
    updateReview(kit, { status: 'building' })
    await buildReview(kit, session, { allowed: hindrance.held.allowance })
    return undefined
  }
  const { setOnchainBalance } = await loadPendingRecorder()
  kit.store.batch(() => {
    setOnchainBalance(kit, session.caipAddress, { asset: bareAddress(agreed.pair.from), value: hindrance.held.value })
    endReview(kit, session)
    leaveSwapViews(kit, ['SwapPreview'])
  })
  return undefined
}

/** What the visitor has agreed to, ready to be sent. */
function agreedTransaction(kit: Kit): BuiltTransaction | undefined {
  const state = kit.store.get()
  const { review } = state.swap
  if (review?.status !== 'ready' || review.isRepriced) return undefined
  if (selectSwapDetails(state)?.impactLevel === 'high' && !review.isImpactConfirmed) return undefined
  return transactionOf(state)
}

type SwapRun = { readonly transaction: BuiltTransaction; readonly onUnknown: OnUnknown }

async function send(kit: Kit, session: SwapSession, { transaction, onUnknown }: SwapRun): Promise<string> {
  const { swap } = kit.store.get()
  const stopped = kit.lifetime()
  let hash: string | undefined
  let wasUnknown = false
  const isLeft = () => session.signal.aborted || (wasUnknown && transactionOf(kit.store.get()) !== transaction)
  try {
    hash = await submitTransaction(kit, session, transaction, (error) => {
      wasUnknown = true
      stay(kit, session, undefined)
      onUnknown(error)
    })
    if (isLeft()) {
      toastStarted(kit)
      void tellLater(kit, session, { swap, hash })
      return hash
    }
    updateReview(kit, { hash })
    toastSwapping(kit, swap)
    const { signal, release } = timeoutSignal(stopped, REVIEW_LIMIT_MS)
    const end = await waitForOutcome(kit, hash, signal)
    release()
    const status = end?.status ?? 'pending'
    const failure = await swapFailure(end)
    if (failure) throw failure
    if (status === 'confirmed') trackSwap(kit, session, 'SWAP_SUCCESS', swap)
    if (!stopped.aborted) settle(kit, session, { swap: broughtBy(end, swap), isConfirmed: status === 'confirmed' })
    if (status === 'pending') void tellLater(kit, session, { swap, hash })
    return end?.settledAs ?? hash
  } catch (cause) {
    const error = walletError(cause)
    kit.log.debug('A swap was not carried out', cause)
    if (!isKitError(error, 'transaction/unknown')) trackSwapError(kit, session, 'SWAP_ERROR', { swap, error })
    showFailure(kit, error, ['SwapPreview'])
    if (!isLeft()) stay(kit, session, hash === undefined ? undefined : error.message)
    throw error
  }
}

/** The review is left by now; the end is told whenever it comes. */
async function tellLater(
  kit: Kit,
  session: SwapSession,
  { swap, hash }: { readonly swap: SwapState; readonly hash: string },
): Promise<void> {
  const end = await waitForOutcome(kit, hash)
  if (end?.status === 'confirmed') {
    trackSwap(kit, session, 'SWAP_SUCCESS', swap)
    toastSwapped(kit, broughtBy(end, swap))
    refresh(kit, session, swap)
    return
  }
  const error = await swapFailure(end)
  if (error) {
    trackSwapError(kit, session, 'SWAP_ERROR', { swap, error })
    showFailure(kit, error, [])
  }
}

/** The swap with what it has brought, where that is known. */
function broughtBy(end: TrackedTransaction | undefined, swap: SwapState): SwapState {
  const got = end?.moves.find(({ direction }) => direction === 'in')
  return got ? { ...swap, toTokenAmount: got.amount } : swap
}

/** The form is empty, what moved is read anew, and the visitor is led out. */
function settle(
  kit: Kit,
  session: SwapSession,
  { swap, isConfirmed }: { readonly swap: SwapState; readonly isConfirmed: boolean },
): void {
  kit.store.batch(() => {
    if (isConfirmed) toastSwapped(kit, swap)
    else toastStarted(kit)
    if (!session.signal.aborted) {
      fillIn(kit)
      updateSwap(kit, { phase: 'done' })
    }
    const { modal, navigation } = kit.store.get()
    const isShown = navigation.history.some(({ view }) => SWAP_VIEWS.includes(view))
    if (isShown && modal.open) reset(kit, { view: 'Account' })
  })
  refresh(kit, session, swap)
}

function refresh(kit: Kit, { namespace }: SwapSession, { sourceToken, toToken }: SwapState): void {
  const forceUpdate = [sourceToken, toToken].flatMap((token) => token?.address ?? [])
  refreshTokens(kit, { namespace, forceUpdate, isForced: true }).catch((error: unknown) =>
    kit.log.debug('The tokens could not be read anew', error),
  )
}

/** The review goes on; what the network refused is built anew. */
function stay(kit: Kit, session: SwapSession, failure: string | undefined): void {
  walletRequests.abort(session)
  if (!selectIsReviewed(kit.store.get())) {
    endReview(kit, session)
    return
  }
  updateSwap(kit, { phase: failure === undefined ? 'reviewing' : 'failed', error: failure })
  updateReview(kit, { status: failure === undefined ? 'ready' : 'building', hash: undefined })
  if (failure !== undefined) void buildReview(kit, session)
}
