import { SwapView } from '../swap/swap/swap-view.js'
import { SwapSelectTokenView } from '../swap/swap-select-token/swap-select-token-view.js'

/** The swap form and its token list. These views load together, as the chunk `swap`. */
export const SWAP_VIEWS = {
  Swap: SwapView,
  SwapSelectToken: SwapSelectTokenView,
}
