/**
 * An answer of the directory as it is listed.
 *
 * In      wallets  as answered
 * Out     unique by id; without those that the app hides or does not include, that serve no network asked for, or that
 *         cannot be opened here
 * Source  spec R-CONN-22, R-CONN-24, R-API-52
 */
import type { WalletListing } from '@bowline/api-client'
import type { Kit } from '../../kit.js'
import { selectHiddenReason } from './hidden-reason.js'

/** Leaves out what is not listed. */
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
