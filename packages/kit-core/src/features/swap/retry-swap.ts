/**
 * Retries what the swap form could not load: its tokens, else the quote.
 *
 * Out     resolves when the state holds the response
 * Throws  SwapAddressMissingError
 * Source  spec R-SWAP-50
 */
import type { Kit } from '../../kit.js'
import { initializeSwap } from './initialize-swap.js'
import { fetchQuoteNow, getSwapPair } from './quote-swap.js'
import { getSwapScope } from './swap-scope.js'
import { updateSwap } from './update-swap.js'

/** Called when the user presses Retry. Does nothing on a network without swaps. */
export async function retrySwap(kit: Kit): Promise<void> {
  const scope = getSwapScope(kit)
  if (!scope) return
  if (!scope.isReady) {
    await initializeSwap(kit, scope)
    return
  }
  if (!getSwapPair(kit.store.get().swap)) return
  updateSwap(kit, { phase: 'quoting', error: undefined })
  await fetchQuoteNow(kit, scope)
}
