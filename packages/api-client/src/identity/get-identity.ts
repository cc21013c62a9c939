/**
 * Fetches the avatar and name of an address. Callers cache the result.
 *
 * In      client; network; address; sender: the active plain address, if any; signal
 * Out     text or null for each; both empty, without a request, on a network the service does not support. An invalid
 *         avatar becomes null. The avatar URL is unchecked
 * Throws  the errors of `HttpClient.request`
 * Source  spec R-API-15, R-API-18, R-API-19, R-STATE-39
 */

import * as v from 'valibot'
import type { ApiClient } from '../api-client.js'
import { lenient } from '../client/lenient.js'
import { pathOf } from '../client/request-url.js'
import { MAX_IMAGE_LINK_LENGTH, textSchema } from '../client/text-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** Avatar and name of an address. */
export type Identity = { readonly avatar: string | null; readonly name: string | null }

/** Schema of an identity. */
export const identitySchema: v.GenericSchema<unknown, Identity> = v.object({
  avatar: lenient(v.nullable(v.pipe(v.string(), v.maxLength(MAX_IMAGE_LINK_LENGTH))), null),
  name: v.nullable(textSchema),
})

/** Parameters of `getIdentity`. */
export type GetIdentityParams = {
  readonly network: ActiveNetwork
  readonly address: string
  readonly sender?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Fetches the avatar and name of an address from the data service. */
export async function getIdentity(
  client: ApiClient,
  { network, address, sender, signal }: GetIdentityParams,
): Promise<Identity> {
  if (!network.isSupported) return { avatar: '', name: '' }
  return client.data.request({
    path: pathOf`v1/identity/${address}`,
    query: { sender },
    schema: identitySchema,
    signal,
  })
}
