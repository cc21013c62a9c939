/**
 * The transaction that swaps one token for another.
 *
 * In      client; network; amount in base units of the token given; from, to: CAIP-10 of the tokens; userAddress: CAIP-10;
 *         disableEstimate: whether the service shall build without trying; signal
 * Out     the transaction as the service built it. What it does is for the caller to check before anybody signs
 * Throws  UnsupportedNetworkError · what HttpClient.request throws
 * Source  spec R-API-16, R-API-28, R-SWAP-34, R-CONST-22
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { wholeAmountSchema } from '../client/amount-schema.js'
import { caip10Schema } from '../client/caip10-schema.js'
import { UnsupportedNetworkError } from '../client/errors.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { type BuiltGas, builtGasSchema, callDataSchema } from './transaction-fields.js'

/** How far a swap may fall short of its quote, in percent. */
export const SWAP_SLIPPAGE = 1

/** A transaction that swaps. */
export type BuiltSwap = {
  readonly tx: {
    /** CAIP-10. */
    readonly from: string
    /** CAIP-10. */
    readonly to: string
    readonly data: string
    /** Base units of the token given. */
    readonly amount: string
    readonly eip155: BuiltGas
  }
}

/** The schema of a transaction that swaps. */
export const builtSwapSchema: z.ZodMiniType<BuiltSwap> = z.object({
  tx: z.object({
    from: caip10Schema,
    to: caip10Schema,
    data: callDataSchema,
    amount: wholeAmountSchema,
    eip155: builtGasSchema,
  }),
})

/** What `buildSwap` takes. */
export type BuildSwapParams = {
  readonly network: ActiveNetwork
  readonly amount: string
  readonly from: string
  readonly to: string
  readonly userAddress: string
  readonly disableEstimate?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/** Asks the data service for the transaction of a swap. */
export async function buildSwap(
  client: ApiClient,
  { network, amount, from, to, userAddress, disableEstimate, signal }: BuildSwapParams,
): Promise<BuiltSwap> {
  const { caipNetworkId, isSupported } = network
  if (!isSupported) throw new UnsupportedNetworkError({ caipNetworkId, need: 'Swaps' })
  return client.data.request({
    method: 'POST',
    path: 'v1/convert/build-transaction',
    body: {
      amount,
      eip155: { slippage: SWAP_SLIPPAGE },
      projectId: client.projectId,
      from,
      to,
      userAddress,
      disableEstimate,
    },
    schema: builtSwapSchema,
    signal,
  })
}
