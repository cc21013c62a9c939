/**
 * Wallets that the app itself brings, such as those of a library it uses, in the order of their coming.
 *
 * In      onChange   called when one came, went or changed
 * Out     offer      the same wallet may be offered by several; it goes with the last of them
 */
import { onWalletChange } from './standard-wallet.js'

/** The app's own wallets. */
export type AppWallets = {
  readonly wallets: () => readonly object[]
  /** Puts a wallet on offer; the returned function takes it back. */
  readonly offer: (wallet: object) => () => void
}

/** Makes an empty list. */
export function createAppWallets(onChange: () => void): AppWallets {
  const offers = new Map<object, { count: number; readonly stop: () => void }>()
  return {
    wallets: () => [...offers.keys()],
    offer(wallet) {
      const offer = offers.get(wallet) ?? { count: 0, stop: onWalletChange(wallet, onChange) }
      offer.count += 1
      offers.set(wallet, offer)
      if (offer.count === 1) onChange()
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        offer.count -= 1
        if (offer.count > 0) return
        offers.delete(wallet)
        offer.stop()
        onChange()
      }
    },
  }
}
