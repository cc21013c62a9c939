/** What the form of a swap asks of the data service. A file of its own, loaded once a view of a swap is there. */
import { retrySwap, setSwapToken, watchSwap } from '@bowline/kit-core/actions'

/** The actions. */
export const swapActions = { watchSwap, retrySwap, setSwapToken }
