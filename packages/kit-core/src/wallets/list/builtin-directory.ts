/**
 * Queries the kit's built-in wallet directory, and completes the explorer's responses from it.
 *
 * In      wallets  a replacement list, used by tests; the kit's own when undefined
 * Source  spec R-CONN-200, R-CONN-201, R-API-72
 */
import type { GetWalletsParams, WalletList, WalletListing } from '@bowline/api-client'
import { type BuiltinWallet, completeWallets } from './builtin-wallet.js'
import { BUILTIN_WALLETS } from './builtin-wallets.js'
import { queryWallets } from './query-wallets.js'

/** Returns the built-in wallets that match the query. */
export function queryBuiltinDirectory(
  wallets: readonly BuiltinWallet[] | undefined,
  params: GetWalletsParams,
): WalletList {
  return queryWallets(wallets ?? BUILTIN_WALLETS, params)
}

/**
 * Fills gaps in the explorer's response from the built-in wallets. If the response is the explorer's whole directory,
 * runs the query on it.
 */
export function completeResponse(
  { data, count, isWhole }: WalletList,
  wallets: readonly BuiltinWallet[] | undefined,
  params: GetWalletsParams,
): WalletList {
  const complete = completeListings(data, wallets)
  const toBuiltinWallet = (listing: WalletListing) => ({ listing })
  return isWhole ? queryWallets(complete.map(toBuiltinWallet), params) : { data: complete, count }
}

/** Fills gaps in listings from the built-in wallets. */
export function completeListings(
  listings: readonly WalletListing[],
  wallets: readonly BuiltinWallet[] | undefined,
): readonly WalletListing[] {
  return completeWallets(listings, wallets ?? BUILTIN_WALLETS)
}
