/** What a swap asks of others, fetched at the first need. Rejects when it cannot be fetched; asked again, it tries again. */
export async function loadSwapDeeds() {
  return (await import('./swap-deeds.js')).swapDeeds
}
