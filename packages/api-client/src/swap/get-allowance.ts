/**
 * How much of a token the swap service may take.
 *
 * In      client; network; tokenAddress, userAddress: CAIP-10; signal
 * Out     base units as text; `0`, and no request, on a network the service does not know
 * Throws  what HttpClient.request throws
 * Source  spec R-API-15, R-API-26, R-SWAP-30, R-SWAP-31
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { wholeAmountSchema } from '../client/amount-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** How much may be taken. */
export type Allowance = { readonly allowance: string }

/** The schema of how much may be taken. */
export const allowanceSchema: z.ZodMiniType<Allowance> = z.object({ allowance: wholeAmountSchema })

/** What `getAllowance` takes. */
export type GetAllowanceParams = {
  readonly network: ActiveNetwork
  readonly tokenAddress: string
  readonly userAddress: string
  readonly signal?: AbortSignal | undefined
}

/** Asks the data service how much of a token may be taken. */
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
