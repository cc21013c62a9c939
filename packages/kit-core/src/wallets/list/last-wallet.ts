/**
 * The wallet used last: its connector id when it was installed, else its directory id. Restored on the first intent.
 *
 * Source  spec R-CONN-220, R-STORE-06
 */

import { textKey } from '../../base/storage/stored-key.js'
import { isShortText } from '../../base/validation/guard.js'
import type { Kit } from '../../kit.js'

const LAST_WALLET_KEY = textKey('last_wallet', isShortText)

/** Stores the wallet in state and in storage. */
export function storeLastWallet({ store, storage }: Pick<Kit, 'store' | 'storage'>, lastWallet: string): void {
  store.set({ lastWallet })
  storage.set(LAST_WALLET_KEY, lastWallet)
}

/** Restores into state the wallet that an earlier page stored, unless one was used on this page. */
export function restoreLastWallet({ store, storage }: Pick<Kit, 'store' | 'storage'>): void {
  const lastWallet = storage.get(LAST_WALLET_KEY)
  if (lastWallet !== undefined && store.get().lastWallet === undefined) store.set({ lastWallet })
}
