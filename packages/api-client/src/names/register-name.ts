/**
 * Registers a name for an address that signed for it.
 *
 * In      client; network; name with its suffix; coinType; address; message: the text that was signed; signature; signal
 * Out     whether it is registered; `false`, and no request, on a network the service does not know
 * Throws  NameError, `Error registering name {name}` unless the service has words of its own · the signal's reason when
 *         aborted
 * Source  spec R-API-15, R-API-35, R-API-43, R-NAME-14, R-NAME-19, R-STATE-58 (what the message holds)
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { NameError } from '../client/errors.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { askNameService } from './name-service.js'

/** Whether an action was done. */
export type NameRegistration = { readonly success: boolean }

/** The schema of whether a name is registered. */
export const nameRegistrationSchema: z.ZodMiniType<NameRegistration> = z.object({ success: z.boolean() })

/** What `registerName` takes. */
export type RegisterNameParams = {
  readonly network: ActiveNetwork
  readonly name: string
  readonly coinType: number
  readonly address: string
  readonly message: string
  readonly signature: string
  readonly signal?: AbortSignal | undefined
}

/** A name was not registered, and the service did not say why. */
export function nameRegistrationError(name: string, cause?: unknown): NameError {
  return new NameError({ message: `Error registering name ${name}`, cause })
}

/** Asks the name service to register a name. */
export async function registerName(
  client: ApiClient,
  { network, name, coinType, address, message, signature, signal }: RegisterNameParams,
): Promise<NameRegistration> {
  if (!network.isSupported) return { success: false }
  const call = async () =>
    client.data.request({
      method: 'POST',
      path: 'v1/profile/account',
      body: { coin_type: coinType, address, message, signature },
      schema: nameRegistrationSchema,
      signal,
    })
  return askNameService(call, { message: nameRegistrationError(name).message, signal })
}
