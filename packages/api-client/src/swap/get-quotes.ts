/**
 * What a swap would give.
 *
 * In      client; network; amount in base units of the token given; userAddress, from, to: CAIP-10; gasPrice in wei;
 *         signal
 * Out     the quotes that fit, amounts in base units; none, and no request, on a network the service does not know
 * Throws  what HttpClient.request throws
 * Source  spec R-API-15, R-API-22, R-API-23, R-SWAP-17
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { wholeAmountSchema } from '../client/amount-schema.js'
import { caip10Schema } from '../client/caip10-schema.js'
import { listSchema } from '../client/list-schema.js'
import { filledTextSchema } from '../client/text-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** What one swap would give. */
export type SwapQuote = {
  /** Null when the service gave none. */
  readonly id: string | null
  readonly fromAmount: string
  /** CAIP-10. */
  readonly fromAccount: string
  readonly toAmount: string
  /** CAIP-10. */
  readonly toAccount: string
}

/** The schema of what one swap would give. */
export const swapQuoteSchema: z.ZodMiniType<SwapQuote> = z.object({
  id: z.catch(z.nullable(filledTextSchema), null),
  fromAmount: wholeAmountSchema,
  fromAccount: caip10Schema,
  toAmount: wholeAmountSchema,
  toAccount: caip10Schema,
})

/** What swaps would give. */
export type SwapQuotes = { readonly quotes: readonly SwapQuote[] }

/** The schema of what swaps would give; a quote that does not fit is left out. */
export const swapQuotesSchema: z.ZodMiniType<SwapQuotes> = z.object({ quotes: listSchema(swapQuoteSchema) })

/** What `getQuotes` takes. */
export type GetQuotesParams = {
  readonly network: ActiveNetwork
  readonly amount: string
  readonly userAddress: string
  readonly from: string
  readonly to: string
  readonly gasPrice?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Asks the data service what a swap would give. */
export async function getQuotes(
  client: ApiClient,
  { network, amount, userAddress, from, to, gasPrice, signal }: GetQuotesParams,
): Promise<SwapQuotes> {
  if (!network.isSupported) return { quotes: [] }
  return client.data.request({
    path: 'v1/convert/quotes',
    query: { amount, userAddress, from, to, gasPrice },
    schema: swapQuotesSchema,
    signal,
  })
}
