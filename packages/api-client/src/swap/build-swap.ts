/**
 * Fetches from the data service the transaction that swaps one token for another. The kit sends it with a wallet.
 *
 * In      amount: base units of the token to give; from, to: CAIP-10 of the tokens to give and receive; userAddress: CAIP-10;
 *         disableEstimate: the service does not simulate the transaction
 * Out     the transaction as the service built it. Check what it does before it is signed
 * Throws  UnsupportedNetworkError · the errors of `HttpClient.request`
 * Source  spec R-API-16, R-API-28, R-SWAP-34, R-CONST-22
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { wholeAmountSchema } from '../client/amount-schema.js'
import { caip10Schema } from '../client/caip10-schema.js'
import { UnsupportedNetworkError } from '../client/errors.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { type BuiltGas, builtGasSchema, callDataSchema } from './transaction-fields.js'

/** Maximum slippage that swaps are built with, in percent. */
export const SWAP_SLIPPAGE = 1

/** A swap transaction. */
export type BuiltSwap = {
  readonly tx: {
    /** CAIP-10. */
    readonly from: string
    /** CAIP-10. */
    readonly to: string
    readonly data: string
    /** Base units of the given token. */
    readonly amount: string
    readonly eip155: BuiltGas
  }
}

/** Schema of a swap transaction. */
export const builtSwapSchema: v.GenericSchema<unknown, BuiltSwap> = v.object({
  tx: v.object({
    from: caip10Schema,
    to: caip10Schema,
    data: callDataSchema,
    amount: wholeAmountSchema,
    eip155: builtGasSchema,
  }),
})

/** Parameters of `buildSwap`. */
export type BuildSwapParams = {
  readonly network: ActiveNetwork
  readonly amount: string
  readonly from: string
  readonly to: string
  readonly userAddress: string
  readonly disableEstimate?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/** Fetches a swap transaction. Nothing is sent to the chain. */
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
