/**
 * Registers a name for an address with the data service. The caller has had the account sign the message.
 *
 * In      name: with its suffix, for error messages only; coinType: SLIP-44 or ENSIP-11; message: the signed text, which holds
 *         the name to register; signature of the address
 * Out     whether the name is registered; `false`, without a request, on a network the service does not support
 * Throws  NameError with the service's message, else `Error registering name {name}` · the signal's reason when aborted
 * Source  spec R-API-15, R-API-35, R-API-43, R-NAME-14, R-NAME-19, R-STATE-58 (what the message holds)
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { NameError } from '../client/errors.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { callNameService } from './name-service.js'

/** Result of a name registration. */
export type NameRegistration = { readonly success: boolean }

/** Schema of a registration result. */
export const nameRegistrationSchema: v.GenericSchema<unknown, NameRegistration> = v.object({ success: v.boolean() })

/** Parameters of `registerName`. */
export type RegisterNameParams = {
  readonly network: ActiveNetwork
  readonly name: string
  readonly coinType: number
  readonly address: string
  readonly message: string
  readonly signature: string
  readonly signal?: AbortSignal | undefined
}

/** Creates the error to throw when the service did not register a name and gave no reason. */
export function nameRegistrationError(name: string, cause?: unknown): NameError {
  return new NameError({ message: `Error registering name ${name}`, cause })
}

/** Registers a name. Rejects with `NameError`. */
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
  return callNameService(call, { message: nameRegistrationError(name).message, signal })
}
