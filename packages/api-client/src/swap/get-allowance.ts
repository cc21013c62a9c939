/**
 * Fetches the allowance of the swap service for a token.
 *
 * In      client; network; tokenAddress, userAddress: CAIP-10; signal
 * Out     base units as text; `0`, without a request, on a network the service does not support
 * Throws  the errors of `HttpClient.request`
 * Source  spec R-API-15, R-API-26, R-SWAP-30, R-SWAP-31
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { wholeAmountSchema } from '../client/amount-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** An allowance in base units. */
export type Allowance = { readonly allowance: string }

/** Schema of an allowance. */
export const allowanceSchema: v.GenericSchema<unknown, Allowance> = v.object({ allowance: wholeAmountSchema })

/** Parameters of `getAllowance`. */
export type GetAllowanceParams = {
  readonly network: ActiveNetwork
  readonly tokenAddress: string
  readonly userAddress: string
  readonly signal?: AbortSignal | undefined
}

/** Fetches the allowance for a token from the data service. */
export async function getAllowance(
  client: ApiClient,
  { network, tokenAddress, userAddress, signal }: GetAllowanceParams,
): Promise<Allowance> {
  if (!network.isSupported) return { allowance: '0' }
  return client.data.request({
    path: 'v1/convert/allowance',
    query: { tokenAddress, userAddress },
    schema: allowanceSchema,
    signal,
  })
}
