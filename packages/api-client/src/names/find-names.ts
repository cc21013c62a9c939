/**
 * Fetches from the data service the names that are registered for an address (reverse lookup). The kit caches the result.
 *
 * In      address, sender: plain; sender: the connected account
 * Out     the valid names with their profiles; none, without a request, on a network the service does not support
 * Throws  NameError with the service's message, else `Error fetching names for address` · the signal's reason when aborted
 * Source  spec R-API-15, R-API-33, R-API-43, R-NAME-26, R-NAME-27
 */
import type * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { listSchema } from '../client/list-schema.js'
import { pathOf } from '../client/request-url.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { NAME_API_VERSION } from './name-api-version.js'
import { type NamedProfile, namedProfileSchema } from './name-profile.js'
import { callNameService } from './name-service.js'

/** Schema of an address's names. Skips invalid names. */
export const foundNamesSchema: v.GenericSchema<unknown, readonly NamedProfile[]> = listSchema(namedProfileSchema)

/** Parameters of `findNames`. */
export type FindNamesParams = {
  readonly network: ActiveNetwork
  readonly address: string
  readonly sender?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Fetches the names of an address. Rejects with `NameError`. */
export async function findNames(
  client: ApiClient,
  { network, address, sender, signal }: FindNamesParams,
): Promise<readonly NamedProfile[]> {
  if (!network.isSupported) return []
  const call = async () =>
    client.data.request({
      path: pathOf`v1/profile/reverse/${address}`,
      query: { sender, apiVersion: NAME_API_VERSION },
      schema: foundNamesSchema,
      signal,
    })
  return callNameService(call, { message: 'Error fetching names for address', signal })
}
