/**
 * The wallet used last: its connector's id where it was installed, else its id in the directory. It is read at the first intent.
 *
 * Source  spec R-CONN-220, R-STORE-06
 */

import { textKey } from '../../base/storage/stored-key.js'
import { isShortText } from '../../base/validation/guard.js'
import type { Kit } from '../../kit.js'

const LAST_WALLET_KEY = textKey('last_wallet', isShortText)

/** Remembers it, on this page and for later ones. */
export function storeLastWallet({ store, storage }: Pick<Kit, 'store' | 'storage'>, lastWallet: string): void {
  store.set({ lastWallet })
  storage.set(LAST_WALLET_KEY, lastWallet)
}

/** Reads what an earlier page remembered. */
export function readLastWallet({ store, storage }: Pick<Kit, 'store' | 'storage'>): void {
  const lastWallet = storage.get(LAST_WALLET_KEY)
  if (lastWallet !== undefined && store.get().lastWallet === undefined) store.set({ lastWallet })
}
