/** Actions that open the swap review. A separate file, loaded before the first review. */
import { reviewSwap } from '@bowline/kit-core/actions'

/** Actions that open the swap review. */
export const swapReviewActions = { reviewSwap }
