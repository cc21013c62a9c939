/**
 * Fetches from the data service how much of one token an account gets for another.
 *
 * In      amount: base units of the token to give; userAddress, from, to: CAIP-10; gasPrice: in wei, as text
 * Out     the valid quotes, amounts in base units; none, without a request, on a network the service does not support
 * Throws  the errors of `HttpClient.request`
 * Source  spec R-API-15, R-API-22, R-API-23, R-SWAP-17
 */

import * as v from 'valibot'
import type { ApiClient } from '../api-client.js'
import { wholeAmountSchema } from '../client/amount-schema.js'
import { caip10Schema } from '../client/caip10-schema.js'
import { lenient } from '../client/lenient.js'
import { listSchema } from '../client/list-schema.js'
import { filledTextSchema } from '../client/text-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** A quote for a swap: `toAmount` of one token for `fromAmount` of another, in base units as text. */
export type SwapQuote = {
  /** Null when the service sent none. */
  readonly id: string | null
  readonly fromAmount: string
  /** CAIP-10. */
  readonly fromAccount: string
  readonly toAmount: string
  /** CAIP-10. */
  readonly toAccount: string
}

/** Schema of a swap quote. */
export const swapQuoteSchema: v.GenericSchema<unknown, SwapQuote> = v.object({
  id: lenient(v.nullable(filledTextSchema), null),
  fromAmount: wholeAmountSchema,
  fromAccount: caip10Schema,
  toAmount: wholeAmountSchema,
  toAccount: caip10Schema,
})

/** Quotes for a swap. */
export type SwapQuotes = { readonly quotes: readonly SwapQuote[] }

/** Schema of swap quotes. Skips invalid quotes. */
export const swapQuotesSchema: v.GenericSchema<unknown, SwapQuotes> = v.object({ quotes: listSchema(swapQuoteSchema) })

/** Parameters of `getQuotes`. */
export type GetQuotesParams = {
  readonly network: ActiveNetwork
  readonly amount: string
  readonly userAddress: string
  readonly from: string
  readonly to: string
  readonly gasPrice?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Fetches quotes. Empty when the service does not support the network. */
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
