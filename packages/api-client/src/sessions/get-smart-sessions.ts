/**
 * Fetches from the data service the smart sessions of an account: active, expired and revoked ones.
 *
 * In      address: CAIP-10 of the account
 * Out     the valid sessions; none, without a request, on a network the service does not support. `isPartialList` is true when
 *         invalid sessions or permissions were skipped. The service responds with `{ pcis: […] }`; a bare list is accepted
 *         too
 * Throws  the errors of `HttpClient.request`
 * Source  spec R-API-15, R-API-40, R-SESS-04, R-SESS-05, R-SESS-07
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { listSchema, markPartialFrom } from '../client/list-schema.js'
import { pathOf } from '../client/request-url.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { type SmartSessionRecord, smartSessionRecordSchema } from './smart-session.js'

/** A smart session with its expiry in epoch milliseconds. */
export type SmartSession = Omit<SmartSessionRecord, 'expiry'> & { readonly expiresAtMs: number }

/** The service's response. */
export type SmartSessionsResponse = { readonly pcis: readonly SmartSessionRecord[] }

const recordsSchema = listSchema(smartSessionRecordSchema)

/** Schema of an account's smart sessions. Skips invalid sessions. */
export const smartSessionsSchema: v.GenericSchema<unknown, SmartSessionsResponse> = v.union([
  v.object({ pcis: recordsSchema }),
  v.pipe(
    recordsSchema,
    v.transform((pcis: readonly SmartSessionRecord[]): SmartSessionsResponse => ({ pcis })),
  ),
])

/** Parameters of `getSmartSessions`. */
export type GetSmartSessionsParams = {
  readonly network: ActiveNetwork
  readonly address: string
  readonly signal?: AbortSignal | undefined
}

/** Fetches the sessions of an account. Empty when the service does not support the network. */
export async function getSmartSessions(
  client: ApiClient,
  { network, address, signal }: GetSmartSessionsParams,
): Promise<readonly SmartSession[]> {
  if (!network.isSupported) return []
  const { pcis } = await client.data.request({
    path: pathOf`v1/sessions/${address}`,
    schema: smartSessionsSchema,
    signal,
  })
  const sessions = pcis.map(({ expiry, ...session }) => ({ ...session, expiresAtMs: expiry * 1000 }))
  return markPartialFrom(sessions, [pcis, ...pcis.map(({ permissions }) => permissions)])
}
