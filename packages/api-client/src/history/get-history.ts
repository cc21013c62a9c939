/**
 * Fetches from the data service one page of an account's transactions on one network, or of its on-ramp purchases, newest
 * first.
 *
 * In      account: the plain address; cursor: `next` of the page before, undefined for the first; onramp: `coinbase` for
 *         purchases only, which bypass the browser's cache
 * Out     the valid transactions, including spam, and the cursor of the next page. An invalid cursor becomes undefined,
 *         which ends the history. Empty, without a request, on a network the service does not support
 * Throws  the errors of `HttpClient.request`
 * Source  spec R-API-15, R-API-20, R-API-21, R-RAMP-32; security §8 (history: the cursor is a short text)
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { lenientOptional } from '../client/lenient.js'
import { listSchema } from '../client/list-schema.js'
import { pathOf } from '../client/request-url.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { type Transaction, transactionSchema } from './transaction.js'

/** Maximum length of a cursor. */
const MAX_CURSOR_LENGTH = 1_024

/** A page of a history. `next` is undefined on the last page. */
export type History = { readonly data: readonly Transaction[]; readonly next?: string | undefined }

/** Schema of a page of a history. Skips invalid transactions. */
export const historySchema: v.GenericSchema<unknown, History> = v.object({
  data: listSchema(transactionSchema),
  next: lenientOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CURSOR_LENGTH))),
})

/** Parameters of `getHistory`. */
export type GetHistoryParams = {
  readonly network: ActiveNetwork
  readonly account: string
  readonly cursor?: string | undefined
  readonly onramp?: 'coinbase' | undefined
  readonly signal?: AbortSignal | undefined
}

/** Fetches a page of a history. Empty when the service does not support the network. */
export async function getHistory(
  client: ApiClient,
  { network, account, cursor, onramp, signal }: GetHistoryParams,
): Promise<History> {
  if (!network.isSupported) return { data: [], next: undefined }
  return client.data.request({
    path: pathOf`v1/account/${account}/history`,
    query: { cursor, onramp, chainId: network.caipNetworkId },
    schema: historySchema,
    cache: onramp === 'coinbase' ? 'no-cache' : undefined,
    signal,
  })
}
