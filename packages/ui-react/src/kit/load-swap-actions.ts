/**
 * Loads the chunks of the swap views' actions when a view first needs them. Each function rejects when the code cannot be
 * fetched; the next call tries again.
 *
 * Out     loadSwapActions          actions of the swap form
 *         loadSwapReviewActions    actions of the swap review
 */
export async function loadSwapActions() {
  return (await import('./swap-actions.js')).swapActions
}

/** Loads the actions of the swap review (SwapPreview). */
export async function loadSwapReviewActions() {
  return (await import('./swap-review-actions.js')).swapReviewActions
}
