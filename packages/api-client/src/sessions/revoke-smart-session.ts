/**
 * Ends a smart session.
 *
 * In      client; network; address: CAIP-10; pci of the session; signature of the account; signal
 * Out     whether it is revoked; a success without a body means yes. `false`, and no request, on a network the service does
 *         not know
 * Throws  what HttpClient.request throws
 * Source  spec R-API-15, R-API-41, R-SESS-32, R-SESS-33
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { pathOf } from '../client/request-url.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** Whether a session is revoked. */
export type SessionRevocation = { readonly success: boolean }

/** The schema of whether a session is revoked. */
export const sessionRevocationSchema: z.ZodMiniType<SessionRevocation> = z.object({ success: z.boolean() })

/** What `revokeSmartSession` takes. */
export type RevokeSmartSessionParams = {
  readonly network: ActiveNetwork
  readonly address: string
  readonly pci: string
  readonly signature: string
  readonly signal?: AbortSignal | undefined
}

/** Asks the data service to end a smart session. */
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
