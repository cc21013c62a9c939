/**
 * Waits for an approval that was sent, however long it takes.
 *
 * Out     followApproval         resolves when the review has gone on, or the approval has ended with its review gone
 *         waitForPendingApproval   has a review that needs an approval which is still on its way wait for it
 * Throws  what `swapFailure` makes of an approval that was not carried out, of which the visitor was told
 * Source  spec R-SWAP-60, R-SWAP-36, R-SWAP-38, R-SWAP-117, R-SWAP-120
 */

import { parseUnits } from '../../base/amount/parse-units.js'
import { perOwner } from '../../base/async/scope.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { showFailure } from '../../navigation/show-failure.js'
import type { KitState } from '../../state.js'
import { selectTrackedTransactions } from '../transactions/select-pending.js'
import { waitForOutcome } from '../transactions/wait-for-outcome.js'
import { renewReview } from './renew-review.js'
import { buildReview, transactionOf, updateReview } from './review-swap.js'
import { swapFailure } from './swap-failure.js'
import type { SwapSession } from './swap-session.js'
import { trackSwapError } from './track-swap.js'
import { updateSwap } from './update-swap.js'

type Wait = { session: SwapSession; isReopened: boolean }

const waitsOf = perOwner(() => new Map<string, Wait>())

/**
 * Waits until it has ended, then goes on with the review where it is still on screen. What another page sent is told by that one, or
 * by its heir.
 */
export async function waitForApproval(
  kit: Kit,
  session: SwapSession,
  hash: string,
  { isOwn = true } = {},
): Promise<void> {
  const waits = waitsOf(kit)
  const known = waits.get(hash)
  if (known) {
    Object.assign(known, { session, isReopened: true })
    return
  }
  const wait: Wait = { session, isReopened: false }
  waits.set(hash, wait)
  const { swap } = kit.store.get()
  const approval = await waitForOutcome(kit, hash)
  waits.delete(hash)
  const { session: latest, isReopened } = wait
  const isShown = !latest.signal.aborted && kit.store.get().swap.review?.hash === hash
  if (approval?.status === 'confirmed') {
    if (isShown) await goOn(kit, latest, approval)
    return
  }
  const error = await swapFailure(approval)
  if (!error) return
  if (isOwn) {
    trackSwapError(kit, session, 'SWAP_APPROVAL_ERROR', { swap, error })
    // The review that would say it is gone.
    showFailure(kit, error, isReopened ? [] : ['SwapPreview'])
  }
  if (isShown) {
    // What was built while it was waited for took it for carried out.
    const isLater = isReopened || !isOwn
    updateSwap(kit, { phase: 'reviewing' })
    updateReview(kit, { status: isLater ? 'building' : 'approve', hash: undefined })
    if (isLater) await buildReview(kit, latest)
  }
  throw error
}

/** Waits for an approval of the same token for the same spender instead of asking for another; false where there is none. */
export function waitForPendingApproval(kit: Kit, session: SwapSession): boolean {
  const approval = selectPendingApproval(kit.store.get(), session)
  if (!approval) return false
  kit.store.batch(() => {
    updateSwap(kit, { phase: 'approving' })
    updateReview(kit, { status: 'approving', hash: approval.hash })
  })
  waitForApproval(kit, session, approval.hash, { isOwn: false }).catch(() => {})
  return true
}

function selectPendingApproval(state: KitState, { caipAddress }: SwapSession): TrackedTransaction | undefined {
  const { grant, to } = transactionOf(state) ?? {}
  if (!grant || to === undefined || state.swap.review?.status !== 'approve') return undefined
  return selectTrackedTransactions(state).find(
    ({ kind, status, account, receiver = '', moves: [move] }) =>
      kind === 'approval' &&
      status === 'pending' &&
      account === caipAddress &&
      isSameAddress(receiver, grant.spender) &&
      isSameAddress(move?.asset ?? '', to),
  )
}

/** The quote and the swap are made again, for time has passed. */
async function goOn(kit: Kit, session: SwapSession, { moves: [granted] }: TrackedTransaction): Promise<void> {
  const { sourceToken } = kit.store.get().swap
  const allowed = granted && sourceToken && parseUnits(granted.amount, sourceToken.decimals)
  updateReview(kit, { isImpactConfirmed: false })
  await renewReview(kit, session, { allowed })
}
