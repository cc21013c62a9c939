/**
 * Tells the co-signer service of a smart session that a wallet is about to be asked for.
 *
 * In      client; network; address: CAIP-10; request: what is asked for, as it is; signal
 * Out     the id of the session to be, and the co-signer's key, with which it has to be signed too
 * Throws  UnsupportedNetworkError · what HttpClient.request throws
 * Source  spec R-SESS-24
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { UnsupportedNetworkError } from '../client/errors.js'
import { pathOf } from '../client/request-url.js'
import { filledTextSchema } from '../client/text-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** A key that signs for a session; the key itself in hex. */
export type SessionKey = { readonly type: 'secp256r1' | 'secp256k1'; readonly publicKey: `0x${string}` }

/** A session that is registered, not granted yet. */
export type SessionRegistration = { readonly pci: string; readonly key: SessionKey }

/** The schema of the key of a session. */
export const sessionKeySchema: z.ZodMiniType<SessionKey> = z.object({
  type: z.literal(['secp256r1', 'secp256k1']),
  publicKey: z.pipe(
    z.string().check(z.regex(/^0x[0-9a-fA-F]{1,512}$/)),
    z.transform((text): `0x${string}` => `0x${text.slice(2)}`),
  ),
})

/** The schema of a session that is registered. */
export const sessionRegistrationSchema: z.ZodMiniType<SessionRegistration> = z.object({
  pci: filledTextSchema,
  key: sessionKeySchema,
})

/** What `registerSmartSession` takes. */
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
