/**
 * What a swap asks of others, fetched at the first need. Each rejects when it cannot be fetched; asked again, it tries again.
 *
 * Out     loadSwapActions          of the form
 *         loadSwapReviewActions    of the review
 */
export async function loadSwapActions() {
  return (await import('./swap-actions.js')).swapActions
}

/** Of the review. */
export async function loadSwapReviewActions() {
  return (await import('./swap-review-actions.js')).swapReviewActions
}
