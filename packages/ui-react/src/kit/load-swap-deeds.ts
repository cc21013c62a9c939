/**
 * What a swap asks of others, fetched at the first need. Each rejects when it cannot be fetched; asked again, it tries again.
 *
 * Out     loadSwapDeeds          of the form
 *         loadSwapReviewDeeds    of the review
 */
export async function loadSwapDeeds() {
  return (await import('./swap-deeds.js')).swapDeeds
}

/** Of the review. */
export async function loadSwapReviewDeeds() {
  return (await import('./swap-review-deeds.js')).swapReviewDeeds
}
