/**
 * Looks names up, on the active network.
 *
 * In      name     with its suffix
 *         address  of anybody
 *         signal   gives the question up
 * Out     resolveName        the addresses of the name, by coin type
 *         isNameRegistered   whether somebody has it: whether its lookup succeeds
 *         lookUpNames     names and pictures, the newest first; kept for 5 minutes
 *         Nothing is asked and nothing found on a family without names, and on a network that the service does not serve
 * Throws  NameRefusedError, NameServiceError · the signal's reason when aborted
 * Source  spec R-NAME-01, R-NAME-24 to 27
 */
import type { NameAddress } from '@bowline/api-client'
import { anySignal } from '../../base/async/link-signals.js'
import type { Kit } from '../../kit.js'
import type { DisplayIdentity } from '../../wallets/account/identity.js'
import { loadNameService } from './load-service.js'

/** Which name. */
export type NameParams = { name: string; signal?: AbortSignal | undefined }

/** Whose names. */
export type LookUpNamesParams = { address: string; signal?: AbortSignal | undefined }

/** The addresses of a name. */
export async function resolveName(
  kit: Kit,
  { name, signal }: NameParams,
): Promise<Readonly<Record<string, NameAddress>>> {
  const { fetchAddresses } = await loadNameService()
  return within(kit, signal, (life) => fetchAddresses(kit, name, life))
}

/** Whether somebody has a name. */
export async function isNameRegistered(kit: Kit, { name, signal }: NameParams): Promise<boolean> {
  const { fetchExistence } = await loadNameService()
  return within(kit, signal, (life) => fetchExistence(kit, name, life))
}

/** The names of an address. */
export async function lookUpNames(
  kit: Kit,
  { address, signal }: LookUpNamesParams,
): Promise<readonly DisplayIdentity[]> {
  const { fetchNamesOfAddress } = await loadNameService()
  return within(kit, signal, (life) => fetchNamesOfAddress(kit, address, life))
}

async function within<Answer>(
  kit: Kit,
  signal: AbortSignal | undefined,
  ask: (life: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const linked = anySignal([kit.lifetime(), signal])
  try {
    return await ask(linked.signal)
  } finally {
    linked.release()
  }
}
