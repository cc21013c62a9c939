/**
 * A wallet that is known without the explorer, and how it is matched to the explorer's responses.
 *
 * Source  spec R-CONN-201
 */
import type { WalletListing } from '@bowline/api-client'

/** A wallet of the built-in directory. */
export type BuiltinWallet = {
  readonly listing: WalletListing
  /** Further ids under which the explorer lists the wallet. */
  readonly ids?: readonly string[] | undefined
  /** Further reverse domain names (`rdns`) under which the wallet announces itself. */
  readonly rdns?: readonly string[] | undefined
}

/** Whether an id, of the explorer or the kit's own (`slug`), belongs to the wallet. */
export function hasId({ listing, ids = [] }: BuiltinWallet, id: string): boolean {
  return listing.id === id || listing.slug === id || ids.includes(id)
}

/**
 * Fills gaps in the explorer's wallets from the built-in ones. Keeps their order and every received field; adds links
 * only to a wallet that came without any.
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

/** Adds built-in links only when the explorer sent none: mixed with received links they could be outdated. */
function complete(wallet: WalletListing, { mobile_link, link_mode, pairing, ...other }: WalletListing): WalletListing {
  const isLinked = wallet.mobile_link !== undefined || wallet.link_mode !== undefined
  return { ...other, ...(!isLinked && { mobile_link, link_mode, pairing }), ...wallet }
}
