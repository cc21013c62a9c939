/**
 * Asks once more for what the form of a swap could not get: its tokens, else the quote.
 *
 * Out     resolves when there is an answer; the state holds it
 * Throws  SwapAddressMissingError
 * Source  spec R-SWAP-50
 */
import type { Kit } from '../../kit.js'
import { initialiseSwap } from './initialise-swap.js'
import { fetchQuoteNow, swapPair } from './quote-swap.js'
import { enterSwap } from './swap-session.js'
import { updateSwap } from './update-swap.js'

/** Tries again. */
export async function retrySwap(kit: Kit): Promise<void> {
  const session = enterSwap(kit)
  if (!session) return
  if (!session.isReady) {
    await initialiseSwap(kit, session)
    return
  }
  if (!swapPair(kit.store.get().swap)) return
  updateSwap(kit, { phase: 'quoting', error: undefined })
  await fetchQuoteNow(kit, session)
}
