/**
 * Fetches from the data service the avatar and name to show for an address. The kit caches the result.
 *
 * In      address, sender: plain; sender: the connected account
 * Out     null for each that the address does not have, and for an invalid avatar. Both are empty text, without a request,
 *         on a network the service does not support. The avatar URL is unchecked
 * Throws  the errors of `HttpClient.request`
 * Source  spec R-API-15, R-API-18, R-API-19, R-STATE-39
 */

import * as v from 'valibot'
import type { ApiClient } from '../api-client.js'
import { lenient } from '../client/lenient.js'
import { pathOf } from '../client/request-url.js'
import { MAX_IMAGE_LINK_LENGTH, textSchema } from '../client/text-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** Avatar URL and name of an address; null when there is none. */
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

/** Fetches an identity. Both texts are empty when the service does not support the network. */
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
