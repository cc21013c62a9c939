/**
 * Activates a registered smart session: sends what the wallet granted to the data service, whose co-signer checks it. The
 * last of three steps, after `registerSmartSession` and the wallet's grant.
 *
 * In      address: CAIP-10 of the account; pci: id from the registration; granted: the wallet's response, sent unchanged
 * Out     whether the session is active; a success without a body means yes
 * Throws  UnsupportedNetworkError · the errors of `HttpClient.request`
 * Source  spec R-SESS-25
 */

import * as v from 'valibot'
import type { ApiClient } from '../api-client.js'
import { UnsupportedNetworkError } from '../client/errors.js'
import { plainObject } from '../client/lenient.js'
import { pathOf } from '../client/request-url.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** Result of an activation. */
export type SessionActivation = { readonly success: boolean }

/** Schema of an activation result. A response without `success` means yes. */
export const sessionActivationSchema: v.GenericSchema<unknown, SessionActivation> = v.pipe(
  plainObject(v.object({ success: v.optional(v.boolean()) })),
  v.transform(({ success = true }: { success?: boolean | undefined }): SessionActivation => ({ success })),
)

/** Parameters of `activateSmartSession`. */
export type ActivateSmartSessionParams = {
  readonly network: ActiveNetwork
  readonly address: string
  readonly pci: string
  readonly granted: object
  readonly signal?: AbortSignal | undefined
}

export async function activateSmartSession(
  client: ApiClient,
  { network, address, pci, granted, signal }: ActivateSmartSessionParams,
): Promise<SessionActivation> {
  const { caipNetworkId, isSupported } = network
  if (!isSupported) throw new UnsupportedNetworkError({ caipNetworkId, need: 'Smart Sessions' })
  return client.data.request({
    method: 'POST',
    path: pathOf`v1/sessions/${address}/activate`,
    query: { projectId: client.projectId },
    body: { ...granted, pci },
    schema: sessionActivationSchema,
    whenEmpty: { success: true },
    signal,
  })
}
