/**
 * Fetches from the data service the addresses and attributes of a name, to send to it or to check whether it exists.
 *
 * In      name: with its suffix
 * Out     the profile of the name, which means that it exists; an empty profile, without a request, on a network the service
 *         does not support, which does not
 * Throws  NameError with the service's message, else `Error resolving name` · the signal's reason when aborted
 * Source  spec R-API-15, R-API-32, R-API-43, R-NAME-24, R-NAME-25, R-NAME-27
 */
import type { ApiClient } from '../api-client.js'
import { pathOf } from '../client/request-url.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { NAME_API_VERSION } from './name-api-version.js'
import { type NameProfile, nameProfileSchema } from './name-profile.js'
import { callNameService } from './name-service.js'

/** Parameters of `lookUpName`. */
export type LookUpNameParams = {
  readonly network: ActiveNetwork
  readonly name: string
  readonly signal?: AbortSignal | undefined
}

/** Fetches the profile of a name. Rejects with `NameError`, also when the name does not exist. */
export async function lookUpName(client: ApiClient, { network, name, signal }: LookUpNameParams): Promise<NameProfile> {
  if (!network.isSupported) return { addresses: {}, attributes: [] }
  const call = async () =>
    client.data.request({
      path: pathOf`v1/profile/account/${name}`,
      query: { apiVersion: NAME_API_VERSION },
      schema: nameProfileSchema,
      signal,
    })
  return callNameService(call, { message: 'Error resolving name', signal })
}
