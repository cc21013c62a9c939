/**
 * Fetches from the data service the transaction by which an account allows the swap contract to take a token. The kit calls
 * it when the allowance is too low for a swap, and sends the transaction with a wallet.
 *
 * In      from: CAIP-10 of the token to approve; to: CAIP-10 of the token to receive; userAddress: CAIP-10
 * Out     the transaction as the service built it. Send it to the requested token, regardless of the response's recipient
 * Throws  UnsupportedNetworkError · InvalidResponseError `mismatch` when neither side is that token · the errors of
 *         `HttpClient.request`
 * Source  spec R-API-16, R-API-29, R-SWAP-32
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { wholeAmountSchema } from '../client/amount-schema.js'
import { caip10Schema } from '../client/caip10-schema.js'
import { InvalidResponseError, UnsupportedNetworkError } from '../client/errors.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { type BuiltGas, builtGasSchema, callDataSchema } from './transaction-fields.js'

const PATH = 'v1/convert/build-approve'

/** An approval transaction. */
export type BuiltApproval = {
  readonly tx: {
    /** CAIP-10. */
    readonly from: string
    /** CAIP-10. */
    readonly to: string
    readonly data: string
    /** Wei. */
    readonly value: string
    readonly eip155: BuiltGas
  }
}

/** Schema of an approval transaction. */
export const builtApprovalSchema: v.GenericSchema<unknown, BuiltApproval> = v.object({
  tx: v.object({
    from: caip10Schema,
    to: caip10Schema,
    data: callDataSchema,
    value: wholeAmountSchema,
    eip155: builtGasSchema,
  }),
})

/** Parameters of `buildApproval`. */
export type BuildApprovalParams = {
  readonly network: ActiveNetwork
  readonly from: string
  readonly to: string
  readonly userAddress: string
  readonly signal?: AbortSignal | undefined
}

/** Fetches an approval transaction. Nothing is sent to the chain. */
export async function buildApproval(
  client: ApiClient,
  { network, from, to, userAddress, signal }: BuildApprovalParams,
): Promise<BuiltApproval> {
  const { caipNetworkId, isSupported } = network
  if (!isSupported) throw new UnsupportedNetworkError({ caipNetworkId, need: 'Swaps' })
  const response = await client.data.request({
    path: PATH,
    query: { userAddress, from, to },
    schema: builtApprovalSchema,
    signal,
  })
  // Only EVM networks support swaps, and there the case of an address is only a checksum.
  const isToken = (end: string) => end.toLowerCase() === from.toLowerCase()
  if (isToken(response.tx.from) || isToken(response.tx.to)) return response
  throw new InvalidResponseError({ method: 'GET', path: PATH, problem: 'mismatch' })
}
