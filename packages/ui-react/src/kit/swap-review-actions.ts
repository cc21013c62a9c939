/** Actions of the swap review that call the data service and the wallet. A separate file, loaded with the first review. */
import {
  acceptSwapPrice,
  approveSwap,
  confirmImpact,
  reviewSwap,
  setSwapAllowance,
  swapTokens,
} from '@bowline/kit-core/actions'

/** Actions of the swap review. */
export const swapReviewActions = {
  acceptSwapPrice,
  approveSwap,
  confirmImpact,
  reviewSwap,
  setSwapAllowance,
  swapTokens,
}
