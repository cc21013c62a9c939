import { subscribeToWallet } from '@bowline/kit-core/adapter'

/** Subscribes to an event of UniSat, OKX or Phantom with `on` and `removeListener`; the returned function unsubscribes. */
export function addWalletListener(owner: unknown, event: string, listener: (data: unknown) => void): () => void {
  subscribeToWallet(owner, 'on', event, listener)
  return () => void subscribeToWallet(owner, 'removeListener', event, listener)
}
