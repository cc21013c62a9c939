/**
 * Runs a directory query on a local list: the built-in wallets, or the explorer's whole directory.
 *
 * In      wallets  all wallets, in order
 *         params   as for `getWallets`; ids may be the explorer's or the kit's own, such as `metamask`
 * Out     the page, and the total number of wallets that match. Wallets whose first network is a requested one come first;
 *         otherwise the order stays. A wallet that is included by an alternative id is returned with that id
 * Source  spec R-CONN-200, R-CONN-201, R-CONN-20 to 22, R-CONN-25, R-API-50
 */

import type { GetWalletsParams, WalletList, WalletListing } from '@bowline/api-client'
import { type BuiltinWallet, hasId } from './builtin-wallet.js'

export function queryWallets(
  wallets: readonly BuiltinWallet[],
  { page, entries, include = [], exclude = [], chains = [], search = '', badge }: GetWalletsParams,
): WalletList {
  const text = comparable(search.trim())
  const found = wallets.flatMap((known): readonly WalletListing[] => {
    const id = include.find((wanted) => hasId(known, wanted))
    const { listing } = known
    const fits =
      (include.length === 0 || id !== undefined) &&
      !exclude.some((unwanted) => hasId(known, unwanted)) &&
      isServed(listing, chains) &&
      comparable(listing.name).includes(text) &&
      (badge === undefined || listing.badge_type === badge)
    return fits ? [id === undefined ? listing : { ...listing, id }] : []
  })
  const leads = ({ chains: [first] = [] }: WalletListing) =>
    first === undefined || isServed({ chains: [first] }, chains)
  const data = [...found.filter(leads), ...found.filter((listing) => !leads(listing))]
  return { data: data.slice((page - 1) * entries, page * entries), count: data.length }
}

/** Whether a wallet supports one of the requested networks; `eip155:*` covers every network of the namespace. */
function isServed({ chains: served }: Pick<WalletListing, 'chains'>, requested: readonly string[]): boolean {
  if (served === undefined || requested.length === 0) return true
  return requested.some((chain) => served.includes(chain) || served.includes(chain.replace(/:.*$/, ':*')))
}

function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
