/**
 * Fetches from the data service names that start with a text, both free and taken, while the user chooses a name.
 *
 * In      name: the typed text without suffix; zone: the suffix without its first dot
 * Out     the valid suggestions; none, without a request, on a network the service does not support
 * Throws  NameError with the service's message, else `Error fetching name suggestions` · the signal's reason when aborted
 * Source  spec R-API-15, R-API-34, R-API-43, R-NAME-09, R-NAME-11
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { listSchema } from '../client/list-schema.js'
import { pathOf } from '../client/request-url.js'
import { filledTextSchema } from '../client/text-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { callNameService } from './name-service.js'

/** A suggested name with its suffix; `registered` when it is taken. */
export type NameSuggestion = { readonly name: string; readonly registered: boolean }

/** Schema of a suggested name. */
export const nameSuggestionSchema: v.GenericSchema<unknown, NameSuggestion> = v.object({
  name: filledTextSchema,
  registered: v.boolean(),
})

/** Suggested names. */
export type NameSuggestions = { readonly suggestions: readonly NameSuggestion[] }

/** Schema of suggested names. Skips invalid suggestions. */
export const nameSuggestionsSchema: v.GenericSchema<unknown, NameSuggestions> = v.object({
  suggestions: listSchema(nameSuggestionSchema),
})

/** Parameters of `suggestNames`. */
export type SuggestNamesParams = {
  readonly network: ActiveNetwork
  readonly name: string
  readonly zone: string
  readonly signal?: AbortSignal | undefined
}

/** Fetches suggestions. Rejects with `NameError`. */
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
  return callNameService(call, { message: 'Error fetching name suggestions', signal })
}
