/**
 * The first directory requests: the wallets the app features, and the recommended ones.
 *
 * In      query   runs the query: `fetchDirectory` or `queryBuiltinWallets`
 *         chains  CAIP-2 ids
 * Source  spec R-CONN-13, R-CONN-20, R-API-51
 */
import { type GetWalletsParams, WALLET_ENTRIES, type WalletList, type WalletListing } from '@bowline/api-client'
import type { Kit } from '../../kit.js'
import { filterExplorerIds } from './filter-explorer-ids.js'
import { filterWallets } from './filter-wallets.js'

type WalletQuery = (kit: Kit, params: GetWalletsParams) => Promise<WalletList>
type FirstWalletsParams = { readonly chains: readonly string[]; readonly signal: AbortSignal }

/** Fetches the wallets of `featuredWalletIds`, in that order. */
export async function fetchFeaturedWallets(
  kit: Kit,
  query: WalletQuery,
  params: FirstWalletsParams,
): Promise<readonly WalletListing[]> {
  const { featuredWalletIds } = kit.config
  const include = filterExplorerIds(featuredWalletIds)
  if (include.length === 0) return []
  const { data } = await query(kit, { page: 1, entries: include.length, include, ...params })
  const found = filterWallets(kit, data)
  return featuredWalletIds.flatMap((id) => found.filter((wallet) => wallet.id === id))
}

/** Fetches the first page of the other wallets, shown as recommended. */
export function fetchRecommendedWallets(kit: Kit, query: WalletQuery, params: FirstWalletsParams): Promise<WalletList> {
  const { featuredWalletIds, excludeWalletIds, includeWalletIds } = kit.config
  return query(kit, {
    page: 1,
    entries: WALLET_ENTRIES.recommended,
    include: filterExplorerIds(includeWalletIds),
    exclude: filterExplorerIds([...featuredWalletIds, ...excludeWalletIds]),
    ...params,
  })
}
