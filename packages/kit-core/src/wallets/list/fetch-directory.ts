/**
 * Queries the wallet directory: the explorer when the app configures one, else the built-in wallets.
 *
 * In      params  as for the service's client; ids may be the explorer's or the kit's own
 * Out     the response. The explorer's order and count stay; missing data of built-in wallets is added, by `fetchListed`
 *         only where the response needs it. An explorer that responds with its whole directory, such as a static file, is
 *         requested once
 * Throws  what the service's client throws
 * Source  spec R-CONN-200, R-CONN-201, R-API-72, R-CFG-70
 */

import { type GetWalletsParams, getWallets, type WalletList, type WalletListing } from '@bowline/api-client'
import { perOwner } from '../../base/async/per-owner.js'
import type { Kit } from '../../kit.js'

/** How long callers wait for the explorer before they show built-in wallets instead. In ms. */
export const EXPLORER_TIMEOUT_MS = 3_000

const wholes = perOwner((): { list?: WalletList } => ({}))

/**
 * Fetches a page of the directory from the explorer, or from the built-in wallets when the app configures no explorer.
 */
export async function fetchDirectory(kit: Kit, params: GetWalletsParams): Promise<WalletList> {
  if (kit.config.endpoints.explorer === undefined) return queryBuiltinWallets(kit, params)
  const [response, { completeResponse }] = await Promise.all([fetchResponse(kit, params), loadBuiltinDirectory()])
  return completeResponse(response, (await kit.api()).wallets, params)
}

/** Fetches a page of wallets that no view shows yet: as the explorer lists them, without the index of built-in wallets. */
export async function fetchListed(kit: Kit, params: GetWalletsParams): Promise<WalletList> {
  if (kit.config.endpoints.explorer === undefined) return queryBuiltinWallets(kit, params)
  const response = await fetchResponse(kit, params)
  return response.isWhole ? fetchDirectory(kit, params) : response
}

/** Adds the built-in data to listings of `fetchListed`. */
export async function completeListings(
  kit: Kit,
  listings: readonly WalletListing[],
): Promise<readonly WalletListing[]> {
  const [directory, { wallets }] = await Promise.all([loadBuiltinDirectory(), kit.api()])
  return directory.completeListings(listings, wallets)
}

async function fetchResponse(kit: Kit, params: GetWalletsParams): Promise<WalletList> {
  const response = wholes(kit).list ?? (await getWallets(await kit.api(), params))
  if (response.isWhole) wholes(kit).list = response
  return response
}

/** Queries the built-in wallets only, without the explorer. */
export async function queryBuiltinWallets(kit: Kit, params: GetWalletsParams): Promise<WalletList> {
  const { queryBuiltinDirectory } = await loadBuiltinDirectory()
  return queryBuiltinDirectory((await kit.api()).wallets, params)
}

/** A separate file with the index of the built-in wallets; it loads while the explorer responds. */
const loadBuiltinDirectory = () => import('./builtin-directory.js')
