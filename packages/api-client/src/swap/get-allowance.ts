/**
 * Fetches from the data service how much of an account's token the swap contract may take.
 *
 * In      tokenAddress, userAddress: CAIP-10
 * Out     base units as text; `0`, without a request, on a network the service does not support
 * Throws  the errors of `HttpClient.request`
 * Source  spec R-API-15, R-API-26, R-SWAP-30, R-SWAP-31
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { wholeAmountSchema } from '../client/amount-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** An allowance in base units, as text. */
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

/** Fetches an allowance. `0` when the service does not support the network. */
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
