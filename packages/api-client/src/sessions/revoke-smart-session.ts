/**
 * Tells the data service that an account revokes a smart session. The account has signed that before.
 *
 * In      address: CAIP-10 of the account; pci: id of the session; signature: the wallet's, of the revocation
 * Out     whether the session is revoked; a success without a body means yes. `false`, without a request, on a network the
 *         service does not support
 * Throws  the errors of `HttpClient.request`
 * Source  spec R-API-15, R-API-41, R-SESS-32, R-SESS-33
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { pathOf } from '../client/request-url.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** Result of a revocation. */
export type SessionRevocation = { readonly success: boolean }

/** Schema of a revocation result. */
export const sessionRevocationSchema: v.GenericSchema<unknown, SessionRevocation> = v.object({ success: v.boolean() })

/** Parameters of `revokeSmartSession`. */
export type RevokeSmartSessionParams = {
  readonly network: ActiveNetwork
  readonly address: string
  readonly pci: string
  readonly signature: string
  readonly signal?: AbortSignal | undefined
}

/** Reports a revocation. `success` is false when the service does not support the network. */
export async function revokeSmartSession(
  client: ApiClient,
  { network, address, pci, signature, signal }: RevokeSmartSessionParams,
): Promise<SessionRevocation> {
  if (!network.isSupported) return { success: false }
  return client.data.request({
    method: 'POST',
    path: pathOf`v1/sessions/${address}/revoke`,
    query: { projectId: client.projectId },
    body: { pci, signature },
    schema: sessionRevocationSchema,
    whenEmpty: { success: true },
    signal,
  })
}
