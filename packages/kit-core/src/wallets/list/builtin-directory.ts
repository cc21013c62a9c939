/**
 * Queries the kit's built-in wallet directory.
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

/** Adds built-in data to the explorer's response. Queries a response that is the whole directory locally. */
export function completeResponse(
  { data, count, isWhole }: WalletList,
  wallets: readonly BuiltinWallet[] | undefined,
  params: GetWalletsParams,
): WalletList {
  const complete = completeWallets(data, wallets ?? BUILTIN_WALLETS)
  const asked = (listing: WalletListing) => ({ listing })
  return isWhole ? queryWallets(complete.map(asked), params) : { data: complete, count }
}
