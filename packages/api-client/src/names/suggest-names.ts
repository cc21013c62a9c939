/**
 * Names that begin like a text, free ones and taken ones.
 *
 * In      client; network; name: the typed text without its suffix; zone: the suffix without its first dot; signal
 * Out     the suggestions that fit; none, and no request, on a network the service does not know
 * Throws  NameError, `Error fetching name suggestions` unless the service has words of its own · the signal's reason when
 *         aborted
 * Source  spec R-API-15, R-API-34, R-API-43, R-NAME-09, R-NAME-11
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { listSchema } from '../client/list-schema.js'
import { pathOf } from '../client/request-url.js'
import { filledTextSchema } from '../client/text-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { askNameService } from './name-service.js'

/** A name, and whether somebody has it. */
export type NameSuggestion = { readonly name: string; readonly registered: boolean }

/** The schema of a name that is suggested. */
export const nameSuggestionSchema: z.ZodMiniType<NameSuggestion> = z.object({
  name: filledTextSchema,
  registered: z.boolean(),
})

/** Names that begin like a text. */
export type NameSuggestions = { readonly suggestions: readonly NameSuggestion[] }

/** The schema of names that begin like a text; one that does not fit is left out. */
export const nameSuggestionsSchema: z.ZodMiniType<NameSuggestions> = z.object({
  suggestions: listSchema(nameSuggestionSchema),
})

/** What `suggestNames` takes. */
export type SuggestNamesParams = {
  readonly network: ActiveNetwork
  readonly name: string
  readonly zone: string
  readonly signal?: AbortSignal | undefined
}

/** Asks the name service for names that begin like a text. */
export async function suggestNames(
  client: ApiClient,
  { network, name, zone, signal }: SuggestNamesParams,
): Promise<NameSuggestions> {
  if (!network.isSupported) return { suggestions: [] }
  const call = async () =>
    client.data.request({
      path: pathOf`v1/profile/suggestions/${name}`,
      query: { zone },
      schema: nameSuggestionsSchema,
      signal,
    })
  return askNameService(call, { message: 'Error fetching name suggestions', signal })
}
