/**
 * Stores the network used with an installed wallet, so that a reload restores it. Solana wallets have no network of their own.
 *
 * In      storage   text; an entry that is not a network id counts as missing
 * Source  spec R-STATE-30; security design §8 (stored data)
 */
import { type CaipNetworkId, isCaipNetworkId, type TextStorage } from '@bowline/kit-core'

/** The stored network of one wallet. */
export type StoredNetwork = {
  readonly restore: () => CaipNetworkId | undefined
  readonly store: (caipNetworkId: CaipNetworkId) => void
  readonly clear: () => void
}

/** Creates the access to the stored network of a wallet. */
export function createStoredNetwork(storage: TextStorage, connectorId: string): StoredNetwork {
  const key = `solana.network.${connectorId}`
  return {
    restore() {
      const stored = storage.get(key)
      return isCaipNetworkId(stored) ? stored : undefined
    },
    store: (caipNetworkId) => storage.set(key, caipNetworkId),
    clear: () => storage.remove(key),
  }
}
