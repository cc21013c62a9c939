/**
 * The avatar and the name of an address. Keeping them is the caller's.
 *
 * In      client; network; address; sender: the active plain address, when there is one; signal
 * Out     each a text or null; both empty, and no request, on a network the service does not know. An avatar that does
 *         not fit is null, so that the name is not lost. The avatar is text: whoever shows it judges its address
 * Throws  what HttpClient.request throws
 * Source  spec R-API-15, R-API-18, R-API-19, R-STATE-39
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { pathOf } from '../client/request-url.js'
import { MAX_IMAGE_LINK_LENGTH, textSchema } from '../client/text-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** Who an address is. */
export type Identity = { readonly avatar: string | null; readonly name: string | null }

/** The schema of who an address is. */
export const identitySchema: z.ZodMiniType<Identity> = z.object({
  avatar: z.catch(z.nullable(z.string().check(z.maxLength(MAX_IMAGE_LINK_LENGTH))), null),
  name: z.nullable(textSchema),
})

/** What `getIdentity` takes. */
export type GetIdentityParams = {
  readonly network: ActiveNetwork
  readonly address: string
  readonly sender?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Asks the data service who an address is. */
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
