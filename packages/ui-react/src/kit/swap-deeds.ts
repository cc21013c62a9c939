/** What a swap asks of the data service and of the wallet. A file of its own, loaded once a view of a swap is there. */
import {
  acceptSwapPrice,
  approveSwap,
  confirmImpact,
  followSwap,
  retrySwap,
  reviewSwap,
  setSwapAllowance,
  setSwapToken,
  swapTokens,
} from '@bowline/kit-core/actions'

/** The deeds. */
export const swapDeeds = {
  acceptSwapPrice,
  approveSwap,
  confirmImpact,
  followSwap,
  retrySwap,
  reviewSwap,
  setSwapAllowance,
  setSwapToken,
  swapTokens,
}
