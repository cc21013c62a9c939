/**
 * The smart sessions of an account.
 *
 * In      client; network; address: CAIP-10, which is encoded as one part of the path; signal
 * Out     the sessions that fit, with their expiry in milliseconds; none, and no request, on a network the service does not
 *         know. The list is partial where sessions, or permissions of one, did not fit. The service answers `{ pcis: […] }`; a bare list is read the same
 * Throws  what HttpClient.request throws
 * Source  spec R-API-15, R-API-40, R-SESS-04, R-SESS-05, R-SESS-07
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { listSchema, markPartialFrom } from '../client/list-schema.js'
import { pathOf } from '../client/request-url.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { type SmartSessionRecord, smartSessionRecordSchema } from './smart-session.js'

/** A smart session. */
export type SmartSession = Omit<SmartSessionRecord, 'expiry'> & { readonly expiresAtMs: number }

/** What the service answers about smart sessions. */
export type SmartSessionsAnswer = { readonly pcis: readonly SmartSessionRecord[] }

const recordsSchema = listSchema(smartSessionRecordSchema)

/** The schema of the smart sessions of an account; one that does not fit is left out. */
export const smartSessionsSchema: z.ZodMiniType<SmartSessionsAnswer> = z.union([
  z.object({ pcis: recordsSchema }),
  z.pipe(
    recordsSchema,
    z.transform((pcis: readonly SmartSessionRecord[]): SmartSessionsAnswer => ({ pcis })),
  ),
])

/** What `getSmartSessions` takes. */
export type GetSmartSessionsParams = {
  readonly network: ActiveNetwork
  readonly address: string
  readonly signal?: AbortSignal | undefined
}

/** Asks the data service for the smart sessions of an account. */
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
