/**
 * Fetches from the data service the gas price of a network, for swaps.
 *
 * Throws  UnsupportedNetworkError · the errors of `HttpClient.request`
 * Source  spec R-API-16, R-API-27, R-ERR-02
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { wholeAmountSchema } from '../client/amount-schema.js'
import { UnsupportedNetworkError } from '../client/errors.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** Gas prices for three speeds, in wei as text. */
export type GasPrice = { readonly standard: string; readonly fast: string; readonly instant: string }

/** Schema of gas prices. */
export const gasPriceSchema: v.GenericSchema<unknown, GasPrice> = v.object({
  standard: wholeAmountSchema,
  fast: wholeAmountSchema,
  instant: wholeAmountSchema,
})

/** Fetches the gas prices of a network. */
export async function getGasPrice(
  client: ApiClient,
  { network, signal }: { readonly network: ActiveNetwork; readonly signal?: AbortSignal | undefined },
): Promise<GasPrice> {
  const { caipNetworkId, isSupported } = network
  if (!isSupported) throw new UnsupportedNetworkError({ caipNetworkId, need: 'Gas Price' })
  return client.data.request({
    path: 'v1/convert/gas-price',
    query: { chainId: caipNetworkId },
    schema: gasPriceSchema,
    signal,
  })
}
