/**
 * A review gets old: its price and its transaction are those of 30 s ago at most when the wallet is asked.
 *
 * Out     renewReview        resolves when both are there again. Where less is received than the visitor has gone by, by more than a
 *                            thousandth, the review waits until that is accepted; without a quote the form says why
 *         acceptSwapPrice    the visitor goes by the new price
 * Source  spec R-SWAP-60, R-SWAP-90 to 92
 */
import type { Kit } from '../../kit.js'
import { leaveSwapViews } from './close-swap-views.js'
import { fetchQuoteNow, swapPair } from './quote-swap.js'
import { buildReview, endReview, type KnownAllowance, updateReview } from './review-swap.js'
import { enterSwap, type SwapSession } from './swap-session.js'
import { updateSwap } from './update-swap.js'

const REVIEW_LASTS_MS = 30_000

/** Of what was agreed to, what a new quote may miss without a question. */
const PARTS_MISSED = 1_000n

/** Whether the quote is too old to go by. */
export function isQuoteOld({ quotedAtMs }: SwapSession): boolean {
  // A clock that was set back says nothing of its age.
  return Math.abs(Date.now() - quotedAtMs) >= REVIEW_LASTS_MS
}

/** Whether a review that waits for the visitor goes by an old quote. */
export function isReviewOld(kit: Kit, session: SwapSession): boolean {
  const { review } = kit.store.get().swap
  const isWaiting = review?.status === 'ready' || review?.status === 'approve'
  return isWaiting && isQuoteOld(session)
}

/**
 * Asks for the price and builds the transaction again. What was allowed for a review that was ready stays allowed: a service may
 * be behind the chain, and would have it approved twice.
 */
export async function renewReview(kit: Kit, session: SwapSession, known: KnownAllowance = {}): Promise<void> {
  const { swap } = kit.store.get()
  const { allowed = swap.review?.status === 'ready' ? swapPair(swap)?.amount : undefined } = known
  updateReview(kit, { status: 'building', hash: undefined, allowance: undefined })
  await fetchQuoteNow(kit, session, { isQuiet: true })
  const { quote, review, error } = kit.store.get().swap
  if (session.signal.aborted || !review) return
  if (!quote) {
    kit.store.batch(() => {
      endReview(kit, session)
      updateSwap(kit, { phase: 'failed', error })
      leaveSwapViews(kit, ['SwapPreview'])
    })
    return
  }
  const received = BigInt(quote.toAmount)
  const { agreedAmount = received } = session
  const isRepriced = received < agreedAmount - agreedAmount / PARTS_MISSED
  session.agreedAmount = received > agreedAmount ? received : agreedAmount
  updateReview(kit, { isRepriced, isImpactConfirmed: review.isImpactConfirmed && !isRepriced })
  await buildReview(kit, session, { allowed })
}

/** Goes by the price that is shown. */
export function acceptSwapPrice(kit: Kit): void {
  const { quote } = kit.store.get().swap
  const session = enterSwap(kit)
  if (!session || !quote) return
  session.agreedAmount = BigInt(quote.toAmount)
  updateReview(kit, { isRepriced: false })
}
