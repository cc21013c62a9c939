import { subscribeToWallet } from '@bowline/kit-core/adapter'

/** Listens to an event of an object with `on`, until the returned function is called. */
export function listenToEvent(owner: unknown, event: string, listener: (data: unknown) => void): () => void {
  subscribeToWallet(owner, 'on', event, listener)
  return () => void subscribeToWallet(owner, 'removeListener', event, listener)
}
