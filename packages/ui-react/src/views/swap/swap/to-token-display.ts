import type { SwapToken } from '@bowline/kit-core'
import type { TokenDisplay } from '../../../components/token-button.js'
import { getTokenIconKeys } from '../../account/tokens/token-icon-keys.js'

/** Converts a token of a swap to the fields that token buttons and pickers display. */
export function toTokenDisplay({ name, symbol, logoUri, address }: SwapToken): TokenDisplay {
  return { name, symbol, iconUrl: logoUri, iconKeys: getTokenIconKeys(undefined, address) }
}
