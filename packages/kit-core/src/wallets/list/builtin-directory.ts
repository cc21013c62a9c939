/**
 * The directory of the wallets that the kit knows.
 *
 * In      wallets  those of a test; the kit's own when absent
 * Source  spec R-CONN-200, R-CONN-201, R-API-72
 */
import type { GetWalletsParams, WalletList, WalletListing } from '@bowline/api-client'
import { type BuiltinWallet, completeWallets } from './builtin-wallet.js'
import { KNOWN_WALLETS } from './builtin-wallets.js'
import { queryWallets } from './query-wallets.js'

/** Answers a question from the wallets that the kit knows. */
export function queryKnown(wallets: readonly BuiltinWallet[] | undefined, params: GetWalletsParams): WalletList {
  return queryWallets(wallets ?? KNOWN_WALLETS, params)
}

/** An answer of the explorer, with what the kit knows of its wallets. One that is the whole directory is asked here. */
export function completeAnswer(
  { data, count, isWhole }: WalletList,
  wallets: readonly BuiltinWallet[] | undefined,
  params: GetWalletsParams,
): WalletList {
  const complete = completeWallets(data, wallets ?? KNOWN_WALLETS)
  const asked = (listing: WalletListing) => ({ listing })
  return isWhole ? queryWallets(complete.map(asked), params) : { data: complete, count }
}
