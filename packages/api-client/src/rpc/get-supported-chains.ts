/**
 * Fetches the chains that the data service and its RPC support. The kit calls it once per page until it succeeds.
 *
 * Out     CAIP-2 ids by transport; invalid entries are skipped
 * Throws  the errors of `HttpClient.request`
 * Source  spec R-API-13; CAIP-2
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { caip2Schema } from '../client/caip2-schema.js'
import { listSchema } from '../client/list-schema.js'

/** CAIP-2 ids by RPC transport. `http` decides which networks the kit treats as supported. */
export type SupportedChains = { readonly http: readonly string[]; readonly ws: readonly string[] }

/** Schema of the supported chains. */
export const supportedChainsSchema: v.GenericSchema<unknown, SupportedChains> = v.object({
  http: listSchema(caip2Schema),
  ws: listSchema(caip2Schema),
})

export async function getSupportedChains(
  client: ApiClient,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<SupportedChains> {
  return client.data.request({ path: 'v1/supported-chains', schema: supportedChainsSchema, signal })
}
