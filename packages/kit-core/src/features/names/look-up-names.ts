/**
 * Looks names up, on the active network.
 *
 * In      name     with its suffix
 *         address  of anybody
 *         signal   gives the question up
 * Out     resolveName        the addresses of the name, by coin type
 *         isNameRegistered   whether somebody has it: whether its lookup succeeds
 *         namesOfAddress     names and pictures, the newest first; kept for 5 minutes
 *         Nothing is asked and nothing found on a family without names, and on a network that the service does not serve
 * Throws  NameRefusedError, NameServiceError · the signal's reason when aborted
 * Source  spec R-NAME-01, R-NAME-24 to 27
 */
import type { NameAddress } from '@bowline/api-client'
import { linkSignals } from '../../base/async/link-signals.js'
import type { Kit } from '../../kit.js'
import type { ShownIdentity } from '../../wallets/account/identity.js'
import { loadNameService } from './load-service.js'

/** Which name. */
export type NameParams = { name: string; signal?: AbortSignal | undefined }

/** Whose names. */
export type NamesOfAddressParams = { address: string; signal?: AbortSignal | undefined }

/** The addresses of a name. */
export async function resolveName(
  kit: Kit,
  { name, signal }: NameParams,
): Promise<Readonly<Record<string, NameAddress>>> {
  const { askAddresses } = await loadNameService()
  return within(kit, signal, (life) => askAddresses(kit, name, life))
}

/** Whether somebody has a name. */
export async function isNameRegistered(kit: Kit, { name, signal }: NameParams): Promise<boolean> {
  const { askExistence } = await loadNameService()
  return within(kit, signal, (life) => askExistence(kit, name, life))
}

/** The names of an address. */
export async function namesOfAddress(
  kit: Kit,
  { address, signal }: NamesOfAddressParams,
): Promise<readonly ShownIdentity[]> {
  const { askNamesOf } = await loadNameService()
  return within(kit, signal, (life) => askNamesOf(kit, address, life))
}

async function within<Answer>(
  kit: Kit,
  signal: AbortSignal | undefined,
  ask: (life: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const linked = linkSignals([kit.lifetime(), signal])
  try {
    return await ask(linked.signal)
  } finally {
    linked.release()
  }
}
