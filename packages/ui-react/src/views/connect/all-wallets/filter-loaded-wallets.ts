/**
 * Finds wallets by name among those that are loaded. A search shows these first; those of the explorer follow.
 *
 * In      wallets; wanted, as typed; isCertifiedOnly: only wallets that the explorer has certified
 * Out     matching wallets, in their order. Ignores case and Unicode composition, as the explorer does
 * Source  R-CONN-26
 */
import type { WalletListing } from '@bowline/kit-core'

/** Finds wallets whose name contains a text. */
export function filterLoadedWallets(
  wallets: readonly WalletListing[],
  wanted: string,
  isCertifiedOnly: boolean,
): readonly WalletListing[] {
  const text = normalize(wanted)
  return wallets.filter(
    ({ name, badge_type }) => normalize(name).includes(text) && (!isCertifiedOnly || badge_type === 'certified'),
  )
}

function normalize(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
