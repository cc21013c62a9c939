/**
 * Fetches the smart sessions of an account.
 *
 * In      client; network; address: CAIP-10, encoded as one path segment; signal
 * Out     the valid sessions, with their expiry in milliseconds; none, without a request, on a network the service does not
 *         support. The list is partial when sessions or permissions were skipped. The service responds with `{ pcis: […] }`;
 *         a bare list is accepted too
 * Throws  the errors of `HttpClient.request`
 * Source  spec R-API-15, R-API-40, R-SESS-04, R-SESS-05, R-SESS-07
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { listSchema, markPartialFrom } from '../client/list-schema.js'
import { pathOf } from '../client/request-url.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { type SmartSessionRecord, smartSessionRecordSchema } from './smart-session.js'

/** A smart session. */
export type SmartSession = Omit<SmartSessionRecord, 'expiry'> & { readonly expiresAtMs: number }

/** Response of the service. */
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

/** Fetches the smart sessions of an account from the data service. */
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
