/** What the form of a swap asks of the data service. A file of its own, loaded once a view of a swap is there. */
import { followSwap, retrySwap, setSwapToken } from '@bowline/kit-core/actions'

/** The actions. */
export const swapActions = { followSwap, retrySwap, setSwapToken }
