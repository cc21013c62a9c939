/**
 * Queries the wallet directory: the explorer when the app configures one, else the built-in wallets.
 *
 * In      params  as for the service's client; ids may be the explorer's or the kit's own
 * Out     the response. The explorer's order and count stay; missing data of built-in wallets is added. An explorer that
 *         responds with its whole directory, such as a static file, is requested once
 * Throws  what the service's client throws
 * Source  spec R-CONN-200, R-CONN-201, R-API-72, R-CFG-70
 */

import { type GetWalletsParams, getWallets, type WalletList } from '@bowline/api-client'
import { perOwner } from '../../base/async/per-owner.js'
import type { Kit } from '../../kit.js'
import { completeResponse, queryBuiltinDirectory } from './builtin-directory.js'

/** How long callers wait for the explorer before they show built-in wallets instead. In ms. */
export const EXPLORER_TIMEOUT_MS = 3_000

const wholes = perOwner((): { list?: WalletList } => ({}))

/**
 * Fetches a page of the directory from the explorer, or from the built-in wallets when the app configures no explorer.
 */
export async function fetchDirectory(kit: Kit, params: GetWalletsParams): Promise<WalletList> {
  if (kit.config.endpoints.explorer === undefined) return queryBuiltinWallets(kit, params)
  const api = await kit.api()
  const response = wholes(kit).list ?? (await getWallets(api, params))
  if (response.isWhole) wholes(kit).list = response
  return completeResponse(response, api.wallets, params)
}

/** Queries the built-in wallets only, without the explorer. */
export async function queryBuiltinWallets(kit: Kit, params: GetWalletsParams): Promise<WalletList> {
  return queryBuiltinDirectory((await kit.api()).wallets, params)
}
