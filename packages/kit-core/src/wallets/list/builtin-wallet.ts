/**
 * A wallet that is known without the explorer, and how it is found again in the explorer's answers.
 *
 * Source  spec R-CONN-201
 */
import type { WalletListing } from '@bowline/api-client'

/** A wallet that is known here. */
export type BuiltinWallet = {
  readonly listing: WalletListing
  /** Further ids that the explorer has it by. */
  readonly ids?: readonly string[] | undefined
  /** Further reverse domain names that it announces itself by. */
  readonly rdns?: readonly string[] | undefined
}

/** Whether an id is one of the wallet's. */
export function hasId({ listing, ids = [] }: BuiltinWallet, id: string): boolean {
  return listing.id === id || listing.slug === id || ids.includes(id)
}

/**
 * The explorer's wallets, with what is known of them here where the explorer says nothing.
 *
 * In      wallets  as answered
 *         known    of this directory
 * Out     as many, in the same order; ids, names and all else that was answered stay
 */
export function completeWallets(
  wallets: readonly WalletListing[],
  known: readonly BuiltinWallet[],
): readonly WalletListing[] {
  return wallets.map((wallet) => {
    const found =
      known.find((candidate) => hasId(candidate, wallet.id)) ?? known.find((candidate) => hasRdns(candidate, wallet))
    return found ? complete(wallet, found.listing) : wallet
  })
}

function hasRdns({ listing, rdns = [] }: BuiltinWallet, wallet: WalletListing): boolean {
  const name = wallet.rdns?.toLowerCase()
  return name !== undefined && [listing.rdns, ...rdns].some((own) => own?.toLowerCase() === name)
}

/** A link of ours beside one that was answered could lead elsewhere than the maker says today. */
function complete(wallet: WalletListing, { mobile_link, link_mode, pairing, ...other }: WalletListing): WalletListing {
  const isLinked = wallet.mobile_link !== undefined || wallet.link_mode !== undefined
  return { ...other, ...(!isLinked && { mobile_link, link_mode, pairing }), ...wallet }
}
