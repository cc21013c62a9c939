import { isKitError } from '../../base/errors/kit-error.js'
import { redactSecrets } from '../../core/tracking/redact-secrets.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import type { SwapState } from './state.js'
import type { SwapScope } from './swap-scope.js'

/** Swap data in tracking events. Source: spec R-SWAP-38, R-SWAP-47. */
type SwapFacts = Pick<SwapState, 'sourceToken' | 'sourceTokenAmount' | 'toToken' | 'toTokenAmount'>

/** Emits a tracking event when a review opens, and when a swap is confirmed. */
export function trackSwap(
  kit: Kit,
  scope: SwapScope,
  event: 'INITIATE_SWAP' | 'SWAP_SUCCESS',
  swap: SwapFacts = kit.store.get().swap,
): void {
  track(kit, { type: 'track', event, properties: toProperties(scope, swap) })
}

/** Emits a tracking event for a failed swap or approval, with the wallet's own message if there is one, secrets redacted. */
export function trackSwapError(
  kit: Kit,
  scope: SwapScope,
  event: 'SWAP_ERROR' | 'SWAP_APPROVAL_ERROR',
  { swap, error }: { readonly swap: SwapFacts; readonly error: Error },
): void {
  const { message } = isKitError(error, 'swap/transaction') && isKitError(error.cause) ? error.cause : error
  track(kit, { type: 'error', event, properties: { ...toProperties(scope, swap), message: redactSecrets(message) } })
}

function toProperties({ network, isSmartAccount }: SwapScope, swap: SwapFacts) {
  return {
    network: network.caipNetworkId,
    swapFromToken: swap.sourceToken?.symbol ?? '',
    swapToToken: swap.toToken?.symbol ?? '',
    swapFromAmount: swap.sourceTokenAmount,
    swapToAmount: swap.toTokenAmount,
    isSmartAccount,
  }
}
