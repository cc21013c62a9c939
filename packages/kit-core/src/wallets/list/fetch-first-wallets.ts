/**
 * What is asked of the directory first: the wallets that the app features, and those that are recommended beside them.
 *
 * In      ask     answers the question: the directory, or the wallets that the kit knows
 *         chains  CAIP-2 ids
 * Source  spec R-CONN-13, R-CONN-20, R-API-51
 */
import { type GetWalletsParams, WALLET_ENTRIES, type WalletList, type WalletListing } from '@bowline/api-client'
import type { Kit } from '../../kit.js'
import { explorerIds } from './explorer-ids.js'
import { filterWallets } from './filter-wallets.js'

type Ask = (kit: Kit, params: GetWalletsParams) => Promise<WalletList>
type AskedFirst = { readonly chains: readonly string[]; readonly signal: AbortSignal }

/** The app's `featuredWalletIds`, in its order. */
export async function fetchFeaturedWallets(kit: Kit, ask: Ask, asked: AskedFirst): Promise<readonly WalletListing[]> {
  const { featuredWalletIds } = kit.config
  const include = explorerIds(featuredWalletIds)
  if (include.length === 0) return []
  const { data } = await ask(kit, { page: 1, entries: include.length, include, ...asked })
  const found = filterWallets(kit, data)
  return featuredWalletIds.flatMap((id) => found.filter((wallet) => wallet.id === id))
}

/** The first of the others. */
export function fetchRecommendedWallets(kit: Kit, ask: Ask, asked: AskedFirst): Promise<WalletList> {
  const { featuredWalletIds, excludeWalletIds, includeWalletIds } = kit.config
  return ask(kit, {
    page: 1,
    entries: WALLET_ENTRIES.recommended,
    include: explorerIds(includeWalletIds),
    exclude: explorerIds([...featuredWalletIds, ...excludeWalletIds]),
    ...asked,
  })
}
