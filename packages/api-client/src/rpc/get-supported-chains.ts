/**
 * Fetches the chains that the data service and its RPC support. Callers fetch them once per page.
 *
 * In      client, signal
 * Out     CAIP-2 ids by transport; invalid entries are skipped
 * Throws  the errors of `HttpClient.request`
 * Source  spec R-API-13; CAIP-2
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { caip2Schema } from '../client/caip2-schema.js'
import { listSchema } from '../client/list-schema.js'

/** CAIP-2 ids by transport. */
export type SupportedChains = { readonly http: readonly string[]; readonly ws: readonly string[] }

/** Schema of the supported chains. */
export const supportedChainsSchema: v.GenericSchema<unknown, SupportedChains> = v.object({
  http: listSchema(caip2Schema),
  ws: listSchema(caip2Schema),
})

/** Fetches the supported chains from the data service. */
export async function getSupportedChains(
  client: ApiClient,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<SupportedChains> {
  return client.data.request({ path: 'v1/supported-chains', schema: supportedChainsSchema, signal })
}
