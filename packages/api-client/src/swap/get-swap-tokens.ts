/**
 * Fetches from the data service the tokens that can be swapped on a network.
 *
 * Out     the valid tokens in the service's order; none, without a request, on a network the service does not support
 * Throws  the errors of `HttpClient.request`
 * Source  spec R-API-15, R-API-24, R-STATE-40, R-SWAP-07; security §8 (tokens)
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { decimalsSchema } from '../client/amount-schema.js'
import { caip10Schema } from '../client/caip10-schema.js'
import { lenientOptional } from '../client/lenient.js'
import { listSchema } from '../client/list-schema.js'
import { imageLinkSchema, labelSchema } from '../client/text-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** A token that can be swapped. */
export type SwapTokenListing = {
  readonly name: string
  readonly symbol: string
  /** CAIP-10, also for the native token. */
  readonly address: string
  readonly decimals: number
  /** Empty when there is no logo. */
  readonly logoUri: string
  /** Whether the token can be approved by signature. */
  readonly eip2612?: boolean | undefined
}

/** Schema of a token that can be swapped. */
export const swapTokenListingSchema: v.GenericSchema<unknown, SwapTokenListing> = v.object({
  name: labelSchema,
  symbol: labelSchema,
  address: caip10Schema,
  decimals: decimalsSchema,
  logoUri: imageLinkSchema,
  eip2612: lenientOptional(v.boolean()),
})

/** The tokens that can be swapped. */
export type SwapTokens = { readonly tokens: readonly SwapTokenListing[] }

/** Schema of the tokens that can be swapped. Skips invalid tokens. */
export const swapTokensSchema: v.GenericSchema<unknown, SwapTokens> = v.object({
  tokens: listSchema(swapTokenListingSchema),
})

/** Fetches the swap tokens. Empty when the service does not support the network. */
export async function getSwapTokens(
  client: ApiClient,
  { network, signal }: { readonly network: ActiveNetwork; readonly signal?: AbortSignal | undefined },
): Promise<SwapTokens> {
  if (!network.isSupported) return { tokens: [] }
  return client.data.request({
    path: 'v1/convert/tokens',
    query: { chainId: network.caipNetworkId },
    schema: swapTokensSchema,
    signal,
  })
}
