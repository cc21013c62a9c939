/**
 * One page of an account's history on the active network, newest first.
 *
 * In      client; network; account: the plain address; cursor of the page, absent for the first; onramp: `coinbase` for
 *         purchases, which no cache may answer; signal
 * Out     the transactions that fit, spam among them, and the cursor of the next page. A cursor that is no short text is
 *         absent: there the history ends. Nothing, and no request, on a network the service does not know
 * Throws  what HttpClient.request throws
 * Source  spec R-API-15, R-API-20, R-API-21, R-RAMP-32; security §8 (history: the cursor is a short text)
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { lenientOptional } from '../client/lenient-optional.js'
import { listSchema } from '../client/list-schema.js'
import { pathOf } from '../client/request-url.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { type Transaction, transactionSchema } from './transaction.js'

/** The longest cursor that is sent back. */
const MAX_CURSOR_LENGTH = 1_024

/** One page of a history. */
export type History = { readonly data: readonly Transaction[]; readonly next?: string | undefined }

/** The schema of a page of a history; a transaction that does not fit is left out. */
export const historySchema: z.ZodMiniType<History> = z.object({
  data: listSchema(transactionSchema),
  next: lenientOptional(z.string().check(z.minLength(1), z.maxLength(MAX_CURSOR_LENGTH))),
})

/** What `getHistory` takes. */
export type GetHistoryParams = {
  readonly network: ActiveNetwork
  readonly account: string
  readonly cursor?: string | undefined
  readonly onramp?: 'coinbase' | undefined
  readonly signal?: AbortSignal | undefined
}

/** Asks the data service for a page of a history. */
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
