/**
 * The wallets the user connected most recently.
 *
 * In      wallets    newest first
 *         wallet     the one used now
 *         isPromoted whether a known wallet moves to the front
 * Out     at most two, without duplicate ids; the same list when nothing changes
 * Source  spec R-STATE-41, R-STATE-42, R-STORE-06, R-CONN-220
 */
import type { WalletListing } from '@bowline/api-client'
import { RECENT_WALLETS_KEY } from '../../core/state/keys.js'
import type { Kit } from '../../kit.js'
import { storeLastWallet } from '../list/last-wallet.js'

/** Maximum number of recent wallets. */
const RECENT_WALLETS_MAX = 2

/** Returns the recent wallets with one added. */
export function addRecentWallet(
  wallets: readonly WalletListing[],
  wallet: WalletListing,
  { isPromoted = false } = {},
): readonly WalletListing[] {
  const isKnown = wallets.some(({ id }) => id === wallet.id)
  if (isKnown && (!isPromoted || wallets[0]?.id === wallet.id)) return wallets
  return [wallet, ...wallets.filter(({ id }) => id !== wallet.id)].slice(0, RECENT_WALLETS_MAX)
}

/** Stores a paired wallet as recent and as the last used one, in state and in storage. */
export function rememberWallet({ store, storage, config }: Kit, wallet: WalletListing): void {
  const known = storage.get(RECENT_WALLETS_KEY) ?? store.get().recentWallets
  const recentWallets = addRecentWallet(known, wallet, { isPromoted: config.promoteRecent })
  store.set({ recentWallets })
  storage.set(RECENT_WALLETS_KEY, recentWallets)
  storeLastWallet({ store, storage }, wallet.id)
}
