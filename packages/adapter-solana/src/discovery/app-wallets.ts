/**
 * Wallets that the app itself adds, such as those of its `WalletProvider`, in the order in which they were added.
 *
 * In      onChange   called when a wallet is added, removed or changes
 * Out     offer      several callers may add the same wallet; it is removed when the last one removes it
 */
import { onWalletChange } from './standard-wallet.js'

/** The wallets that the app added. */
export type AppWallets = {
  readonly wallets: () => readonly object[]
  /** Adds a wallet; the returned function removes it. */
  readonly offer: (wallet: object) => () => void
}

/** Creates an empty list. */
export function createAppWallets(onChange: () => void): AppWallets {
  const offers = new Map<object, { count: number; readonly stop: () => void }>()
  return {
    wallets: () => [...offers.keys()],
    offer(wallet) {
      const offer = offers.get(wallet) ?? { count: 0, stop: onWalletChange(wallet, onChange) }
      offer.count += 1
      offers.set(wallet, offer)
      if (offer.count === 1) onChange()
      let isRemoved = false
      return () => {
        if (isRemoved) return
        isRemoved = true
        offer.count -= 1
        if (offer.count > 0) return
        offers.delete(wallet)
        offer.stop()
        onChange()
      }
    },
  }
}
