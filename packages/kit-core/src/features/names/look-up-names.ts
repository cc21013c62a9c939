/**
 * Actions that look up names on the active network, of any account. They load the request code with the first call.
 *
 * In      name     with its suffix
 * Out     empty results, without a request, in a namespace without names and on a network that the service does not support
 * Throws  NameRejectedError, NameServiceError · the signal's reason when aborted
 * Source  spec R-NAME-01, R-NAME-24 to 27
 */

import type { NameAddress } from '@bowline/api-client'
import { anySignal } from '../../base/async/link-signals.js'
import { isMaybeSignal, isText, parseInput } from '../../base/errors/parse-input.js'
import type { Kit } from '../../kit.js'
import type { DisplayIdentity } from '../../wallets/account/identity.js'
import { loadNameService } from './load-service.js'

/** Parameters of a lookup by name. */
export type NameParams = { name: string; signal?: AbortSignal | undefined }

/** Parameters of a lookup by address. */
export type LookUpNamesParams = { address: string; signal?: AbortSignal | undefined }

/** Fetches the addresses of a name, by coin type. */
export async function resolveName(kit: Kit, params: NameParams): Promise<Readonly<Record<string, NameAddress>>> {
  const { name, signal } = parseInput(params, { name: isText, signal: isMaybeSignal })
  const { fetchAddresses } = await loadNameService()
  return withLifetime(kit, signal, (life) => fetchAddresses(kit, name, life))
}

/** Whether the lookup of a name succeeds. False also if the service fails. */
export async function isNameRegistered(kit: Kit, params: NameParams): Promise<boolean> {
  const { name, signal } = parseInput(params, { name: isText, signal: isMaybeSignal })
  const { fetchExistence } = await loadNameService()
  return withLifetime(kit, signal, (life) => fetchExistence(kit, name, life))
}

/** Fetches the names and images of an address, newest first; cached for 5 minutes. */
export async function lookUpNames(kit: Kit, params: LookUpNamesParams): Promise<readonly DisplayIdentity[]> {
  const { address, signal } = parseInput(params, { address: isText, signal: isMaybeSignal })
  const { fetchNamesOfAddress } = await loadNameService()
  return withLifetime(kit, signal, (life) => fetchNamesOfAddress(kit, address, life))
}

async function withLifetime<Result>(
  kit: Kit,
  signal: AbortSignal | undefined,
  request: (life: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const linked = anySignal([kit.lifetime(), signal])
  try {
    return await request(linked.signal)
  } finally {
    linked.release()
  }
}
