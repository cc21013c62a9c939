/**
 * Filters a directory response to the wallets that are listed.
 *
 * In      wallets  the directory's response
 * Out     unique by id; without wallets that the app excludes or does not include, that support none of the requested
 *         networks, or that cannot be opened here
 * Source  spec R-CONN-22, R-CONN-24, R-API-52
 */
import type { WalletListing } from '@bowline/api-client'
import type { Kit } from '../../kit.js'
import { selectHiddenReason } from './hidden-reason.js'

export function filterWallets({ store, config }: Kit, wallets: readonly WalletListing[]): readonly WalletListing[] {
  const { includeWalletIds, featuredWalletIds } = config
  const isIncluded = (id: string) => includeWalletIds.includes(id) || featuredWalletIds.includes(id)
  const ids = new Set<string>()
  return wallets.filter((wallet) => {
    if (ids.has(wallet.id) || (includeWalletIds.length > 0 && !isIncluded(wallet.id))) return false
    ids.add(wallet.id)
    return selectHiddenReason(store.get(), config, wallet) === undefined
  })
}
