/** Actions of the swap form that call the data service. A separate file, loaded with the first swap view. */
import { retrySwap, setSwapToken, watchSwap } from '@bowline/kit-core/actions'

/** Actions of the swap form. */
export const swapActions = { watchSwap, retrySwap, setSwapToken }
