/**
 * Fetches from the data service the tokens of an account on one network, including the native token. The kit caches the
 * result.
 *
 * In      address is plain; forceUpdate: CAIP-10 addresses of tokens that the service must read again from the chain, which
 *         also bypasses the browser's cache
 * Out     the valid tokens; none, without a request, on a network the service does not support
 * Throws  the errors of `HttpClient.request`
 * Source  spec R-API-15, R-API-30, R-API-31, R-API-42, R-ACCT-22
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { listSchema } from '../client/list-schema.js'
import { pathOf } from '../client/request-url.js'
import { PRICE_CURRENCY } from '../prices/price-currency.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { type TokenBalance, tokenBalanceSchema } from './token-balance.js'

/** The tokens of an account. */
export type Balances = { readonly balances: readonly TokenBalance[] }

/** Schema of an account's tokens. Skips invalid tokens. */
export const balancesSchema: v.GenericSchema<unknown, Balances> = v.object({ balances: listSchema(tokenBalanceSchema) })

/** Parameters of `getBalances`. */
export type GetBalancesParams = {
  readonly network: ActiveNetwork
  readonly address: string
  readonly forceUpdate?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
}

/** Fetches the tokens of an account. Empty when the service does not support the network. */
export async function getBalances(
  client: ApiClient,
  { network, address, forceUpdate = [], signal }: GetBalancesParams,
): Promise<Balances> {
  if (!network.isSupported) return { balances: [] }
  return client.data.request({
    path: pathOf`v1/account/${address}/balance`,
    query: { currency: PRICE_CURRENCY, chainId: network.caipNetworkId, forceUpdate: forceUpdate.join(',') },
    schema: balancesSchema,
    cache: forceUpdate.length > 0 ? 'no-cache' : undefined,
    signal,
  })
}
