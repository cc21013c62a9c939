/**
 * First step of a search in AllWallets: finds wallets by name among those already loaded. The explorer's results follow them.
 *
 * In      wallets           loaded wallets
 *         searchText        text as typed
 *         isCertifiedOnly   only wallets that the explorer has certified
 * Out     matching wallets, in their order. Ignores case and Unicode composition, as the explorer does
 * Source  R-CONN-26
 */
import type { WalletListing } from '@bowline/kit-core'

/** Finds wallets whose name contains a text. */
export function filterLoadedWallets(
  wallets: readonly WalletListing[],
  searchText: string,
  isCertifiedOnly: boolean,
): readonly WalletListing[] {
  const text = normalize(searchText)
  return wallets.filter(
    ({ name, badge_type }) => normalize(name).includes(text) && (!isCertifiedOnly || badge_type === 'certified'),
  )
}

function normalize(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
