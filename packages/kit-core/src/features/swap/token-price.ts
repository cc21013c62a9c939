/**
 * What a chosen token is worth, asked for one token at a time and kept for the session; asked for again each minute while it is
 * shown, since the price impact goes by it.
 *
 * Source  spec R-SWAP-11 to 13, R-SWAP-103
 */
import type { Kit } from '../../kit.js'
import { loadSwapService } from './load-service.js'
import type { SwapCoin } from './state.js'
import { priceKey } from './swap-coins.js'
import type { SwapSession } from './swap-session.js'
import { setSwapTokens } from './update-swap-tokens.js'

/** Asks for the price of a token, unless it is known or was asked for. One that cannot be had stays unknown. */
export function ensurePrice(kit: Kit, session: SwapSession, coin: SwapCoin | undefined): void {
  if (!coin || coin.price > 0 || session.prices.has(priceKey(coin.address))) return
  readPrice(kit, session, coin).catch((error: unknown) => kit.log.debug('A price could not be read', error))
}

const PRICE_LASTS_MS = 60_000

/** Asks again for those prices of the chosen tokens that were asked for a while ago; one that cannot be had stays as it was. */
export function renewPrices(kit: Kit, session: SwapSession): void {
  const { sourceToken, toToken } = kit.store.get().swap
  for (const coin of [sourceToken, toToken]) {
    const askedAtMs = coin && session.pricedAtMs.get(priceKey(coin.address))
    if (!coin || askedAtMs === undefined || Date.now() - askedAtMs < PRICE_LASTS_MS) continue
    readPrice(kit, session, coin).catch((error: unknown) => kit.log.debug('A price could not be renewed', error))
  }
}

/** Asks for the price of a token and keeps it. */
export async function readPrice(
  kit: Kit,
  session: SwapSession,
  token: { readonly address: string; readonly symbol: string },
): Promise<number> {
  session.pricedAtMs.set(priceKey(token.address), Date.now())
  const { fetchPrice } = await loadSwapService()
  const price = await fetchPrice(kit, session, token)
  session.prices.set(priceKey(token.address), price)
  setSwapTokens(kit, session)
  return price
}
