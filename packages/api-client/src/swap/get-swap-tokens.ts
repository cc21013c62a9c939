/**
 * The tokens that can be swapped on the active network.
 *
 * In      client; network; signal
 * Out     the tokens that fit, in the answered order; none, and no request, on a network the service does not know
 * Throws  what HttpClient.request throws
 * Source  spec R-API-15, R-API-24, R-STATE-40, R-SWAP-07; security §8 (tokens)
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { decimalsSchema } from '../client/amount-schema.js'
import { caip10Schema } from '../client/caip10-schema.js'
import { lenientOptional } from '../client/lenient-optional.js'
import { listSchema } from '../client/list-schema.js'
import { imageLinkSchema, labelSchema } from '../client/text-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** A token that can be swapped. */
export type SwapToken = {
  readonly name: string
  readonly symbol: string
  /** CAIP-10, for the network's own coin too. */
  readonly address: string
  readonly decimals: number
  /** Empty when there is none. */
  readonly logoUri: string
  /** Whether it can be approved by a signature. */
  readonly eip2612?: boolean | undefined
}

/** The schema of a token that can be swapped. */
export const swapTokenSchema: z.ZodMiniType<SwapToken> = z.object({
  name: labelSchema,
  symbol: labelSchema,
  address: caip10Schema,
  decimals: decimalsSchema,
  logoUri: imageLinkSchema,
  eip2612: lenientOptional(z.boolean()),
})

/** The tokens that can be swapped. */
export type SwapTokens = { readonly tokens: readonly SwapToken[] }

/** The schema of the tokens that can be swapped; a token that does not fit is left out. */
export const swapTokensSchema: z.ZodMiniType<SwapTokens> = z.object({ tokens: listSchema(swapTokenSchema) })

/** Asks the data service which tokens can be swapped. */
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
