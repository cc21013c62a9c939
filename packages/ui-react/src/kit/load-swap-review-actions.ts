/** Loads the actions that open the swap review. Rejects when the code cannot be fetched; the next call tries again. */
export async function loadSwapReviewActions() {
  return (await import('./swap-review-actions.js')).swapReviewActions
}
