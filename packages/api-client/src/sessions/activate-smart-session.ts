/**
 * Tells the co-signer service what a wallet granted, from when on the session is active.
 *
 * In      client; network; address: CAIP-10; pci of the registration; granted: what the wallet answered; signal
 * Out     whether it is active; a success without a body means yes
 * Throws  UnsupportedNetworkError · what HttpClient.request throws
 * Source  spec R-SESS-25
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { UnsupportedNetworkError } from '../client/errors.js'
import { pathOf } from '../client/request-url.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** Whether a session is active. */
export type SessionActivation = { readonly success: boolean }

/** The schema of whether a session is active; an answer that does not say so means yes. */
export const sessionActivationSchema: z.ZodMiniType<SessionActivation> = z.pipe(
  z.object({ success: z.optional(z.boolean()) }),
  z.transform(({ success = true }: { success?: boolean | undefined }): SessionActivation => ({ success })),
)

/** What `activateSmartSession` takes. */
export type ActivateSmartSessionParams = {
  readonly network: ActiveNetwork
  readonly address: string
  readonly pci: string
  readonly granted: object
  readonly signal?: AbortSignal | undefined
}

/** Activates a session. */
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
