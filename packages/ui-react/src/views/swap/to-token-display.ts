import type { SwapCoin } from '@bowline/kit-core'
import type { TokenDisplay } from '../../components/token-button.js'
import { tokenMarks } from '../tokens/token-icon-keys.js'

/** Converts a token of a swap for display. */
export function shownToken({ name, symbol, logoUri, address }: SwapCoin): TokenDisplay {
  return { name, symbol, iconUrl: logoUri, marks: tokenMarks(undefined, address) }
}
