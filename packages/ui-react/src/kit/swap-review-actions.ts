/** What a review of a swap asks of the data service and of the wallet. A file of its own, loaded with the first review. */
import {
  acceptSwapPrice,
  approveSwap,
  confirmImpact,
  reviewSwap,
  setSwapAllowance,
  swapTokens,
} from '@bowline/kit-core/actions'

/** The actions. */
export const swapReviewActions = {
  acceptSwapPrice,
  approveSwap,
  confirmImpact,
  reviewSwap,
  setSwapAllowance,
  swapTokens,
}
