import type { SwapCoin } from '@bowline/kit-core'
import type { ShownToken } from '../../parts/token-button.js'

/** What is seen of a token of a swap. */
export function shownToken({ name, symbol, logoUri }: SwapCoin): ShownToken {
  return { name, symbol, iconUrl: logoUri }
}
