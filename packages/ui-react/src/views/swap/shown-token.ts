import type { SwapCoin } from '@bowline/kit-core'
import type { ShownToken } from '../../parts/token-button.js'
import { tokenMarks } from '../tokens/token-marks.js'

/** What is seen of a token of a swap. */
export function shownToken({ name, symbol, logoUri, address }: SwapCoin): ShownToken {
  return { name, symbol, iconUrl: logoUri, marks: tokenMarks(undefined, address) }
}
