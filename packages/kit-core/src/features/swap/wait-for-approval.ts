/**
 * Waits for the outcome of a sent approval, without a time limit, and continues the swap's review.
 *
 * Source  spec R-SWAP-60, R-SWAP-36, R-SWAP-38, R-SWAP-117, R-SWAP-120
 */

import { parseUnits } from '../../base/amount/parse-units.js'
import { perOwner } from '../../base/async/per-owner.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { showFailure } from '../../navigation/show-failure.js'
import type { KitState } from '../../state.js'
import { waitForOutcome } from '../transactions/wait-for-outcome.js'
import { refreshReview } from './refresh-review.js'
import { buildReview, getReviewTransaction, updateReview } from './review-swap.js'
import { selectPendingApproval } from './select-pending-approval.js'
import { getSwapFailure } from './swap-failure.js'
import type { SwapScope } from './swap-scope.js'
import { trackSwapError } from './track-swap.js'
import { updateSwap } from './update-swap.js'

type Wait = { scope: SwapScope; isReopened: boolean }

const waitsOf = perOwner(() => new Map<string, Wait>())

/**
 * Resolves when the approval is confirmed; if the review that waits for it is still open, after its swap is built. Throws the
 * error of a failed approval. `isOwn`: this page sent the approval, so it shows and tracks a failure.
 */
export async function waitForApproval(kit: Kit, scope: SwapScope, hash: string, { isOwn = true } = {}): Promise<void> {
  const waits = waitsOf(kit)
  const known = waits.get(hash)
  if (known) {
    Object.assign(known, { scope, isReopened: true })
    return
  }
  const wait: Wait = { scope, isReopened: false }
  waits.set(hash, wait)
  const { swap } = kit.store.get()
  const approval = await waitForOutcome(kit, hash)
  waits.delete(hash)
  const { scope: latest, isReopened } = wait
  const isShown = !latest.signal.aborted && kit.store.get().swap.review?.hash === hash
  if (approval?.status === 'confirmed') {
    if (isShown) await continueReview(kit, latest, approval)
    return
  }
  const error = await getSwapFailure(approval)
  if (!error) return
  if (isOwn) {
    trackSwapError(kit, scope, 'SWAP_APPROVAL_ERROR', { swap, error })
    // The error is shown here because the review that would show it was closed.
    showFailure(kit, error, isReopened ? [] : ['SwapPreview'])
  }
  if (isShown) {
    // A transaction built during the wait assumed that the approval would succeed.
    const isLater = isReopened || !isOwn
    updateSwap(kit, { phase: 'reviewing' })
    updateReview(kit, { status: isLater ? 'building' : 'approve', hash: undefined })
    if (isLater) await buildReview(kit, latest)
  }
  throw error
}

/**
 * Makes a review that needs an approval wait for a pending one of the same token and spender, instead of requesting another.
 * Returns false without one; does not wait itself.
 */
export function waitForPendingApproval(kit: Kit, scope: SwapScope): boolean {
  const approval = getPendingApproval(kit.store.get(), scope)
  if (!approval) return false
  kit.store.batch(() => {
    updateSwap(kit, { phase: 'approving' })
    updateReview(kit, { status: 'approving', hash: approval.hash })
  })
  waitForApproval(kit, scope, approval.hash, { isOwn: false }).catch(() => {})
  return true
}

function getPendingApproval(state: KitState, { caipAddress }: SwapScope): TrackedTransaction | undefined {
  const { grant, to } = getReviewTransaction(state) ?? {}
  if (!grant || to === undefined || state.swap.review?.status !== 'approve') return undefined
  return selectPendingApproval(state, { account: caipAddress, token: to, spender: grant.spender })
}

/** Fetches the quote and builds the swap again, because time has passed. */
async function continueReview(kit: Kit, scope: SwapScope, { moves: [granted] }: TrackedTransaction): Promise<void> {
  const { sourceToken } = kit.store.get().swap
  const allowed = granted && sourceToken && parseUnits(granted.amount, sourceToken.decimals)
  updateReview(kit, { isImpactConfirmed: false })
  await refreshReview(kit, scope, { allowed })
}
