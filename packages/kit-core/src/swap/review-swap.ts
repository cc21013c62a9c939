/**
 * The review of a swap: what is to be signed is built, and built anew where something of it changed.
 *
 * Out     resolves when the review is ready, or needs an approval, or has been left
 * Throws  WalletAwayError, SwapAddressMissingError, CapabilityMissingError where nothing can be sent, of which the visitor was told; a failure to build is a toast, and the review is left
 * Source  spec R-SWAP-20, R-SWAP-26, R-SWAP-30 to 36, R-SWAP-47, R-SWAP-49, R-CONN-149
 */
import { adapterOf } from '../adapter/adapter-of.js'
import { CapabilityMissingError } from '../adapter/errors.js'
import { formatUnits } from '../amount/parse-units.js'
import { untilBack } from '../connect/until-back.js'
import type { Kit } from '../kit.js'
import { linkSignals } from '../lifecycle/link-signals.js'
import { push } from '../navigation/navigate.js'
import type { KitState } from '../state.js'
import { tellFailure } from '../toast/tell-failure.js'
import { showToast } from '../toast/toast.js'
import { type BuiltTransaction, buildTransaction } from './build-swap.js'
import { leaveSwapViews } from './leave-swap-views.js'
import { swapPair } from './quote-swap.js'
import { isUnlimited } from './read-approval.js'
import { selectSwapLabel } from './select-swap.js'
import { settleQuote } from './settle-quote.js'
import type { SwapAllowance, SwapReview } from './state.js'
import { enterSwap, type SwapSession } from './swap-session.js'
import { trackSwap } from './track-swap.js'
import { updateSwap } from './update-swap.js'

const built = new WeakMap<SwapReview, BuiltTransaction>()
const building = new WeakMap<SwapSession, (reason?: unknown) => void>()

/** Opens the review, where there is a quote that the balance covers. */
export async function reviewSwap(kit: Kit): Promise<void> {
  const back = untilBack(kit)
  if (back) await back
  const session = enterSwap(kit)
  const state = kit.store.get()
  if (!session || session.isSending || !state.swap.quote || selectSwapLabel(state) !== 'review') return
  assertCanSend(kit, session)
  trackSwap(kit, session, 'INITIATE_SWAP')
  kit.store.batch(() => {
    updateSwap(kit, { phase: 'reviewing', review: { status: 'building', isImpactConfirmed: false } })
    push(kit, { view: 'SwapPreview' })
  })
  leaveWithView(kit, session)
  await buildReview(kit, session)
}

function assertCanSend(kit: Kit, { namespace }: SwapSession): void {
  if (adapterOf(kit, namespace).sendTransaction) return
  const error = new CapabilityMissingError(namespace, 'sendTransaction')
  tellFailure(kit, error, ['Swap'])
  throw error
}

/** Builds what is next to be signed; where that fails the review is left. `isApproved`: the approval has just been carried out. */
export async function buildReview(kit: Kit, session: SwapSession, { isApproved = false } = {}): Promise<void> {
  building.get(session)?.()
  const pair = swapPair(kit.store.get().swap)
  if (!pair) return
  const { signal, abort, release } = linkSignals([session.signal])
  building.set(session, abort)
  try {
    const transaction = await buildTransaction(kit, session, pair, { isApproved, signal })
    if (!signal.aborted) hold(kit, transaction)
  } catch (error) {
    if (signal.aborted) return
    kit.log.debug('A swap could not be built', error)
    kit.store.batch(() => {
      endReview(kit, session)
      showToast(kit, { message: error, variant: 'error' })
      leaveSwapViews(kit, ['SwapPreview'])
    })
  } finally {
    release()
  }
}

/** What the wallet is to be asked, as it was built for the review. */
export function transactionOf({ swap }: KitState): BuiltTransaction | undefined {
  return swap.review && built.get(swap.review)
}

/** Changes how the review stands; what was built stays with it. */
export function updateReview(kit: Kit, patch: Partial<SwapReview>): void {
  const { review } = kit.store.get().swap
  if (!review) return
  const next: SwapReview = { ...review, ...patch }
  const transaction = built.get(review)
  if (transaction) built.set(next, transaction)
  updateSwap(kit, { review: next })
}

/** The visitor has seen that the price impact is high. */
export function confirmImpact(kit: Kit): void {
  updateReview(kit, { isImpactConfirmed: true })
}

/** Ends the review; the form is as it was. */
export function endReview(kit: Kit, session: SwapSession): void {
  building.get(session)?.()
  const { review, quote } = kit.store.get().swap
  if (!review) return
  updateSwap(kit, { review: undefined, phase: quote ? 'quoted' : 'idle' })
  settleQuote(kit)
}

function hold(kit: Kit, transaction: BuiltTransaction): void {
  const { swap } = kit.store.get()
  if (!swap.review) return
  const { isImpactConfirmed } = swap.review
  const allowance = allowanceOf(transaction, swap.sourceToken?.decimals ?? 0)
  const review: SwapReview = { status: allowance ? 'approve' : 'ready', allowance, isImpactConfirmed }
  built.set(review, transaction)
  const { gas, gasPrice } = transaction
  const phase = swap.phase === 'failed' ? 'failed' : 'reviewing'
  updateSwap(kit, { phase, review, gasLimit: gas.toString(), gasPrice: gasPrice.toString() })
  settleQuote(kit)
}

function allowanceOf({ grant }: BuiltTransaction, decimals: number): SwapAllowance | undefined {
  if (!grant) return undefined
  return { granted: isUnlimited(grant) ? 'unlimited' : formatUnits(grant.value, decimals), spender: grant.spender }
}

/** The review is over when its view is left, unless the wallet is being asked. */
function leaveWithView(kit: Kit, session: SwapSession): void {
  const stop = kit.subscribe(selectIsReviewed, (isReviewed) => {
    if (isReviewed) return
    stop()
    if (!session.signal.aborted && !session.isSending) endReview(kit, session)
  })
  session.signal.addEventListener('abort', stop, { once: true })
}

/** Whether the review is still to come back to. */
export function selectIsReviewed({ navigation }: KitState): boolean {
  return navigation.history.some(({ view }) => view === 'SwapPreview')
}
