import type { Kit } from '../kit.js'
import { track } from '../tracking/track.js'
import { withoutSecrets } from '../tracking/without-secrets.js'
import type { SwapState } from './state.js'
import type { SwapSession } from './swap-session.js'

/** What an event tells of a swap. Source: spec R-SWAP-38, R-SWAP-47. */
type SwapFacts = Pick<SwapState, 'sourceToken' | 'sourceTokenAmount' | 'toToken' | 'toTokenAmount'>

/** Tells how a swap goes. */
export function trackSwap(
  kit: Kit,
  session: SwapSession,
  event: 'INITIATE_SWAP' | 'SWAP_SUCCESS',
  swap: SwapFacts = kit.store.get().swap,
): void {
  track(kit, { type: 'track', event, properties: factsOf(session, swap) })
}

/** Tells that it was not carried out, in the error's own words. */
export function trackSwapError(
  kit: Kit,
  session: SwapSession,
  event: 'SWAP_ERROR' | 'SWAP_APPROVAL_ERROR',
  { swap, error }: { readonly swap: SwapFacts; readonly error: Error },
): void {
  const message = withoutSecrets(error.message)
  track(kit, { type: 'error', event, properties: { ...factsOf(session, swap), message } })
}

function factsOf({ network, isSmartAccount }: SwapSession, swap: SwapFacts) {
  return {
    network: network.caipNetworkId,
    swapFromToken: swap.sourceToken?.symbol ?? '',
    swapToToken: swap.toToken?.symbol ?? '',
    swapFromAmount: swap.sourceTokenAmount,
    swapToAmount: swap.toTokenAmount,
    isSmartAccount,
  }
}
