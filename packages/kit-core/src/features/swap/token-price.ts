/**
 * Prices of the selected tokens, requested one token at a time and cached for the scope. Refreshed every minute while shown,
 * because the price impact depends on them.
 *
 * Source  spec R-SWAP-11 to 13, R-SWAP-103
 */
import { getMsLeft } from '../../base/async/ms-left.js'
import type { Kit } from '../../kit.js'
import { loadSwapService } from './load-service.js'
import type { SwapToken } from './state.js'
import type { SwapScope } from './swap-scope.js'
import { getPriceKey } from './to-swap-tokens.js'
import { setSwapTokens } from './update-swap-tokens.js'

/** Starts to fetch the price of a selected token if it is unknown. A failed request leaves it unknown. */
export function ensurePrice(kit: Kit, scope: SwapScope, token: SwapToken | undefined): void {
  if (!token || token.price > 0 || scope.prices.has(getPriceKey(token.address))) return
  fetchAndStorePrice(kit, scope, token).catch((error: unknown) => kit.log.debug('A price could not be fetched', error))
}

const PRICE_LIFETIME_MS = 60_000

/** Refreshes prices of the selected tokens that are older than a minute. A failed request keeps the known price. */
export function refetchPrices(kit: Kit, scope: SwapScope): void {
  const { sourceToken, toToken } = kit.store.get().swap
  for (const token of [sourceToken, toToken]) {
    const requestedAtMs = token && scope.pricedAtMs.get(getPriceKey(token.address))
    if (!token || requestedAtMs === undefined || getMsLeft(requestedAtMs, PRICE_LIFETIME_MS) > 0) continue
    fetchAndStorePrice(kit, scope, token).catch((error: unknown) =>
      kit.log.debug('A price could not be refreshed', error),
    )
  }
}

/** Fetches the price of a token, 0 if the service has none, and updates the tokens in the state. */
export async function fetchAndStorePrice(
  kit: Kit,
  scope: SwapScope,
  token: { readonly address: string; readonly symbol: string },
): Promise<number> {
  scope.pricedAtMs.set(getPriceKey(token.address), Date.now())
  const { fetchPrice } = await loadSwapService()
  const price = await fetchPrice(kit, scope, token)
  scope.prices.set(getPriceKey(token.address), price)
  setSwapTokens(kit, scope)
  return price
}
