/**
 * Refreshes a stale review, so that quote and transaction are at most 30 s old when the wallet is prompted.
 *
 * Source  spec R-SWAP-60, R-SWAP-90 to 92
 */
import type { Kit } from '../../kit.js'
import { closeSwapViews } from './close-swap-views.js'
import { fetchQuoteNow, getSwapPair } from './quote-swap.js'
import { buildReview, endReview, getReviewTransaction, type KnownAllowance, updateReview } from './review-swap.js'
import { isBelowTolerance } from './swap-amounts.js'
import { getSwapScope, type SwapScope } from './swap-scope.js'
import { updateSwap } from './update-swap.js'

const REVIEW_LIFETIME_MS = 30_000

/** Whether the quote is 30 s old or older. */
export function isQuoteStale({ quotedAtMs }: SwapScope): boolean {
  // When the clock was set back, the age is unknown, so the quote counts as old.
  return Math.abs(Date.now() - quotedAtMs) >= REVIEW_LIFETIME_MS
}

/** Whether a review that waits for the user shows a stale quote. */
export function isReviewStale(kit: Kit, scope: SwapScope): boolean {
  const { review } = kit.store.get().swap
  const isWaiting = review?.status === 'ready' || review?.status === 'approve'
  return isWaiting && isQuoteStale(scope)
}

/**
 * Fetches the quote and builds the transaction again. When the user would receive over 0.1 % less than agreed, the review waits
 * until the user accepts the new price; without a quote it closes, and the form shows why. `known`: an allowance from a
 * confirmed approval; a review that was ready needs none, because a service that lags behind the chain would request a second
 * approval.
 */
export async function refreshReview(kit: Kit, scope: SwapScope, known: KnownAllowance = {}): Promise<void> {
  const { swap } = kit.store.get()
  const isAllowed = swap.review?.status === 'ready' && swap.review.batchSize === undefined
  const { allowed = isAllowed ? getSwapPair(swap)?.amount : undefined } = known
  updateReview(kit, { status: 'building', hash: undefined, allowance: undefined, batchSize: undefined })
  await fetchQuoteNow(kit, scope, { isQuiet: true })
  const { quote, review, error } = kit.store.get().swap
  if (scope.signal.aborted || !review) return
  if (!quote) {
    kit.store.batch(() => {
      endReview(kit, scope)
      updateSwap(kit, { phase: 'failed', error })
      closeSwapViews(kit, ['SwapPreview'])
    })
    return
  }
  const received = BigInt(quote.toAmount)
  const { agreedAmount = received } = scope
  const isRepriced = isBelowTolerance(received, agreedAmount)
  scope.agreedAmount = received > agreedAmount ? received : agreedAmount
  updateReview(kit, { isRepriced, isImpactConfirmed: review.isImpactConfirmed && !isRepriced })
  await buildReview(kit, scope, { allowed })
}

/** Stores that the user accepts the price that is shown. */
export function acceptSwapPrice(kit: Kit): void {
  const { quote } = kit.store.get().swap
  const scope = getSwapScope(kit)
  if (!scope || !quote) return
  scope.agreedAmount = BigInt(quote.toAmount)
  const transaction = getReviewTransaction(kit.store.get())
  if (transaction && !transaction.grant) scope.agreedSwap = { contract: transaction.to, minimum: transaction.minimum }
  updateReview(kit, { isRepriced: false })
}
