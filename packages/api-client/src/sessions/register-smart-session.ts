/**
 * Registers a smart session with the co-signer service before a wallet is asked to grant it.
 *
 * In      client; network; address: CAIP-10; request: the session request, sent unchanged; signal
 * Out     the id of the future session, and the co-signer's key, which must sign too
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

/** A registered session that is not granted yet. */
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

/** Schema of a registered session. */
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

/** Registers a session. */
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
