/**
 * Registers a smart session with the data service before the kit asks a wallet to grant it. The session is not active yet.
 *
 * In      address: CAIP-10 of the account; request: the app's session request, sent unchanged
 * Out     the id of the future session, and the key of the service's co-signer, which must sign too
 * Throws  UnsupportedNetworkError · the errors of `HttpClient.request`
 * Source  spec R-SESS-24
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { UnsupportedNetworkError } from '../client/errors.js'
import { pathOf } from '../client/request-url.js'
import { filledTextSchema } from '../client/text-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** A key that signs for a session; the public key in hex. */
export type SessionKey = { readonly type: 'secp256r1' | 'secp256k1'; readonly publicKey: `0x${string}` }

/** A session that is registered but not granted yet: its id (`pci`) and the co-signer's key. */
export type SessionRegistration = { readonly pci: string; readonly key: SessionKey }

/** Schema of a session key. */
export const sessionKeySchema: v.GenericSchema<unknown, SessionKey> = v.object({
  type: v.picklist(['secp256r1', 'secp256k1']),
  publicKey: v.pipe(
    v.string(),
    v.regex(/^0x[0-9a-fA-F]{1,512}$/),
    v.transform((text): `0x${string}` => `0x${text.slice(2)}`),
  ),
})

/** Schema of the response to a registration. */
export const sessionRegistrationSchema: v.GenericSchema<unknown, SessionRegistration> = v.object({
  pci: filledTextSchema,
  key: sessionKeySchema,
})

/** Parameters of `registerSmartSession`. */
export type RegisterSmartSessionParams = {
  readonly network: ActiveNetwork
  readonly address: string
  readonly request: object
  readonly signal?: AbortSignal | undefined
}

export async function registerSmartSession(
  client: ApiClient,
  { network, address, request, signal }: RegisterSmartSessionParams,
): Promise<SessionRegistration> {
  const { caipNetworkId, isSupported } = network
  if (!isSupported) throw new UnsupportedNetworkError({ caipNetworkId, need: 'Smart Sessions' })
  return client.data.request({
    method: 'POST',
    path: pathOf`v1/sessions/${address}`,
    query: { projectId: client.projectId },
    body: request,
    schema: sessionRegistrationSchema,
    signal,
  })
}
