/**
 * The transaction that lets the swap service take a token.
 *
 * In      client; network; from: CAIP-10 of the token that is to be taken; to: CAIP-10 of the token wanted; userAddress:
 *         CAIP-10; signal
 * Out     the transaction as the service built it. It is sent to the token that was asked for, whatever the answer says
 * Throws  UnsupportedNetworkError · InvalidResponseError `not-asked-for` when neither end of it is that token · what
 *         HttpClient.request throws
 * Source  spec R-API-16, R-API-29, R-SWAP-32
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { wholeAmountSchema } from '../client/amount-schema.js'
import { caip10Schema } from '../client/caip10-schema.js'
import { InvalidResponseError, UnsupportedNetworkError } from '../client/errors.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { type BuiltGas, builtGasSchema, callDataSchema } from './transaction-fields.js'

const PATH = 'v1/convert/build-approve'

/** A transaction that approves. */
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

/** The schema of a transaction that approves. */
export const builtApprovalSchema: z.ZodMiniType<BuiltApproval> = z.object({
  tx: z.object({
    from: caip10Schema,
    to: caip10Schema,
    data: callDataSchema,
    value: wholeAmountSchema,
    eip155: builtGasSchema,
  }),
})

/** What `buildApproval` takes. */
export type BuildApprovalParams = {
  readonly network: ActiveNetwork
  readonly from: string
  readonly to: string
  readonly userAddress: string
  readonly signal?: AbortSignal | undefined
}

/** Asks the data service for the transaction of an approval. */
export async function buildApproval(
  client: ApiClient,
  { network, from, to, userAddress, signal }: BuildApprovalParams,
): Promise<BuiltApproval> {
  const { caipNetworkId, isSupported } = network
  if (!isSupported) throw new UnsupportedNetworkError({ caipNetworkId, need: 'Swaps' })
  const answer = await client.data.request({
    path: PATH,
    query: { userAddress, from, to },
    schema: builtApprovalSchema,
    signal,
  })
  // Only EVM networks swap, and there the case of an address is but a checksum.
  const isToken = (end: string) => end.toLowerCase() === from.toLowerCase()
  if (isToken(answer.tx.from) || isToken(answer.tx.to)) return answer
  throw new InvalidResponseError({ method: 'GET', path: PATH, problem: 'not-asked-for' })
}
