/**
 * The chains the data service and its RPC know. Reading it once per page is the caller's.
 *
 * In      client, signal
 * Out     CAIP-2 ids by transport; an entry that is no CAIP-2 id is left out
 * Throws  what HttpClient.request throws
 * Source  spec R-API-13; CAIP-2
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { caip2Schema } from '../client/caip2-schema.js'
import { listSchema } from '../client/list-schema.js'

/** CAIP-2 ids by the transport they are served over. */
export type SupportedChains = { readonly http: readonly string[]; readonly ws: readonly string[] }

/** The schema of the supported chains. */
export const supportedChainsSchema: z.ZodMiniType<SupportedChains> = z.object({
  http: listSchema(caip2Schema),
  ws: listSchema(caip2Schema),
})

/** Asks the data service which chains it supports. */
export async function getSupportedChains(
  client: ApiClient,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<SupportedChains> {
  return client.data.request({ path: 'v1/supported-chains', schema: supportedChainsSchema, signal })
}
