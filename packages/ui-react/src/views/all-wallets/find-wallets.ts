/**
 * Wallets whose name holds a text, found without the explorer.
 *
 * In      wallets; wanted, as typed; isCertifiedOnly: of those with the explorer's badge
 * Out     those that fit, in their order. Letters count the same in either case, and composed or not, as the explorer has it
 * Source  R-CONN-26
 */
import type { WalletListing } from '@bowline/kit-core'

/** Finds wallets by name. */
export function findWallets(
  wallets: readonly WalletListing[],
  wanted: string,
  isCertifiedOnly: boolean,
): readonly WalletListing[] {
  const text = comparable(wanted)
  return wallets.filter(
    ({ name, badge_type }) => comparable(name).includes(text) && (!isCertifiedOnly || badge_type === 'certified'),
  )
}

function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
