/**
 * The names of an address. Keeping them is the caller's.
 *
 * In      client; network; address; sender: the active plain address, when there is one; signal
 * Out     the names that fit; none, and no request, on a network the service does not know
 * Throws  NameError, `Error fetching names for address` unless the service has words of its own · the signal's reason when
 *         aborted
 * Source  spec R-API-15, R-API-33, R-API-43, R-NAME-26, R-NAME-27
 */
import type * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { listSchema } from '../client/list-schema.js'
import { pathOf } from '../client/request-url.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { NAME_API_VERSION } from './name-api-version.js'
import { type NamedProfile, namedProfileSchema } from './name-profile.js'
import { askNameService } from './name-service.js'

/** The schema of the names of an address; a name that does not fit is left out. */
export const foundNamesSchema: z.ZodMiniType<readonly NamedProfile[]> = listSchema(namedProfileSchema)

/** What `findNames` takes. */
export type FindNamesParams = {
  readonly network: ActiveNetwork
  readonly address: string
  readonly sender?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Asks the name service for the names of an address. */
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
  return askNameService(call, { message: 'Error fetching names for address', signal })
}
