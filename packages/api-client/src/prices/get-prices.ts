/**
 * Fetches from the data service the prices of tokens in US dollars, for swaps.
 *
 * In      addresses: CAIP-10 of the tokens
 * Out     the tokens that have a price, without their addresses; none, without a request, on a network the service does not
 *         support
 * Throws  the errors of `HttpClient.request`
 * Source  spec R-API-15, R-API-25, R-API-42; security §8 (price finite, 0 to 1e12)
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { usdSchema } from '../client/amount-schema.js'
import { listSchema } from '../client/list-schema.js'
import { imageLinkSchema, labelSchema } from '../client/text-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { PRICE_CURRENCY } from './price-currency.js'

/** A token and its price. */
export type TokenPrice = {
  readonly name: string
  readonly symbol: string
  readonly iconUrl: string
  /** Price in US dollars. */
  readonly price: number
}

/** Schema of a token price. */
export const tokenPriceSchema: v.GenericSchema<unknown, TokenPrice> = v.object({
  name: labelSchema,
  symbol: labelSchema,
  iconUrl: imageLinkSchema,
  price: usdSchema,
})

/** Prices of tokens. */
export type TokenPrices = { readonly fungibles: readonly TokenPrice[] }

/** Schema of token prices. Skips tokens without a plausible price. */
export const tokenPricesSchema: v.GenericSchema<unknown, TokenPrices> = v.object({
  fungibles: listSchema(tokenPriceSchema),
})

/** Parameters of `getPrices`. */
export type GetPricesParams = {
  readonly network: ActiveNetwork
  readonly addresses: readonly string[]
  readonly signal?: AbortSignal | undefined
}

/** Fetches prices. Empty when the service does not support the network. */
export async function getPrices(
  client: ApiClient,
  { network, addresses, signal }: GetPricesParams,
): Promise<TokenPrices> {
  if (!network.isSupported) return { fungibles: [] }
  return client.data.request({
    method: 'POST',
    path: 'v1/fungible/price',
    body: { currency: PRICE_CURRENCY, addresses, projectId: client.projectId },
    schema: tokenPricesSchema,
    signal,
  })
}
