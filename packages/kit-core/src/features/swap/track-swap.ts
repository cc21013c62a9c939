import { isKitError } from '../../base/errors/kit-error.js'
import { redactSecrets } from '../../core/tracking/redact-secrets.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
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

/** Tells that it was not carried out, in the words of the wallet where it was that. */
export function trackSwapError(
  kit: Kit,
  session: SwapSession,
  event: 'SWAP_ERROR' | 'SWAP_APPROVAL_ERROR',
  { swap, error }: { readonly swap: SwapFacts; readonly error: Error },
): void {
  const { message } = isKitError(error, 'swap/transaction') && isKitError(error.cause) ? error.cause : error
  track(kit, { type: 'error', event, properties: { ...factsOf(session, swap), message: redactSecrets(message) } })
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
