/**
 * What a chosen token is worth, asked for one token at a time and kept for the session.
 *
 * Source  spec R-SWAP-11 to 13
 */
import type { Kit } from '../kit.js'
import { holdCoins } from './hold-coins.js'
import { loadSwapService } from './load-service.js'
import type { SwapCoin } from './state.js'
import { priceKey } from './swap-coins.js'
import type { SwapSession } from './swap-session.js'

/** Asks for the price of a token, unless it is known or was asked for. One that cannot be had stays unknown. */
export function needPrice(kit: Kit, session: SwapSession, coin: SwapCoin | undefined): void {
  if (!coin || coin.price > 0 || session.prices.has(priceKey(coin.address))) return
  readPrice(kit, session, coin).catch((error: unknown) => kit.log.debug('A price could not be read', error))
}

/** Asks for the price of a token and keeps it. */
export async function readPrice(
  kit: Kit,
  session: SwapSession,
  token: { readonly address: string; readonly symbol: string },
): Promise<number> {
  const { askPrice } = await loadSwapService()
  const price = await askPrice(kit, session, token)
  session.prices.set(priceKey(token.address), price)
  holdCoins(kit, session)
  return price
}
