/**
 * Asks the directory of wallets: the explorer where the app names one, else the wallets that the kit knows.
 *
 * In      params  as for the service's client; ids may be the explorer's or the kit's own
 * Out     the answer. The explorer's order and count are its own; what it does not say of a wallet that the kit knows is
 *         added. An explorer that answers with its whole directory, as a file of a web server does, is asked once
 * Throws  what the service's client throws; what the import throws, where the code that knows the wallets is needed
 * Source  spec R-CONN-200, R-CONN-201, R-API-72, R-CFG-70
 */
import { type GetWalletsParams, getWallets, type WalletList } from '@bowline/api-client'
import type { Kit } from '../kit.js'

/** How long the explorer is waited for before the kit's own wallets stand in. */
export const EXPLORER_LIMIT_MS = 3_000

const wholes = new WeakMap<Kit, WalletList>()

const loadKnown = () => import('./known-directory.js')

/** Asks the directory of wallets. */
export async function askDirectory(kit: Kit, params: GetWalletsParams): Promise<WalletList> {
  const api = await kit.api()
  if (kit.config.endpoints.explorer === undefined) return (await loadKnown()).queryKnown(api.wallets, params)
  const loading = loadKnown().catch(() => undefined)
  const answer = wholes.get(kit) ?? (await getWallets(api, params))
  const known = await loading
  if (!answer.isWhole) return known ? known.completeAnswer(answer, api.wallets, params) : answer
  wholes.set(kit, answer)
  return (known ?? (await loadKnown())).completeAnswer(answer, api.wallets, params)
}

/** The answer of the wallets that the kit knows; empty where their code could not be loaded. */
export async function askKnown(kit: Kit, params: GetWalletsParams): Promise<WalletList> {
  try {
    const [{ queryKnown }, api] = await Promise.all([loadKnown(), kit.api()])
    return queryKnown(api.wallets, params)
  } catch (error) {
    kit.log.debug('The wallets that the kit knows could not be loaded', error)
    return { data: [], count: 0 }
  }
}
