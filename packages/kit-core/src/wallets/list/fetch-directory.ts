/**
 * Asks the directory of wallets: the explorer where the app names one, else the wallets that the kit knows.
 *
 * In      params  as for the service's client; ids may be the explorer's or the kit's own
 * Out     the answer. The explorer's order and count are its own; what it does not say of a wallet that the kit knows is
 *         added. An explorer that answers with its whole directory, as a file of a web server does, is asked once
 * Throws  what the service's client throws
 * Source  spec R-CONN-200, R-CONN-201, R-API-72, R-CFG-70
 */

import { type GetWalletsParams, getWallets, type WalletList } from '@bowline/api-client'
import { perOwner } from '../../base/async/scope.js'
import type { Kit } from '../../kit.js'
import { completeAnswer, queryKnown } from './builtin-directory.js'

/** How long the explorer is waited for before the kit's own wallets stand in. */
export const EXPLORER_LIMIT_MS = 3_000

const wholes = perOwner((): { list?: WalletList } => ({}))

/** Asks the directory of wallets. */
export async function fetchDirectory(kit: Kit, params: GetWalletsParams): Promise<WalletList> {
  if (kit.config.endpoints.explorer === undefined) return queryBuiltinWallets(kit, params)
  const api = await kit.api()
  const answer = wholes(kit).list ?? (await getWallets(api, params))
  if (answer.isWhole) wholes(kit).list = answer
  return completeAnswer(answer, api.wallets, params)
}

/** The answer of the wallets that the kit knows. */
export async function queryBuiltinWallets(kit: Kit, params: GetWalletsParams): Promise<WalletList> {
  return queryKnown((await kit.api()).wallets, params)
}
