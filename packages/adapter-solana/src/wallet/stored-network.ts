/**
 * Stores the network used with an installed wallet, which has none itself, so that a reload restores it.
 *
 * In      storage   text; an entry that is not a network id counts as missing
 * Source  spec R-STATE-30; security design §8 (stored data)
 */
import { type CaipNetworkId, isCaipNetworkId, type TextStorage } from '@bowline/kit-core'

/** The stored network of one wallet. */
export type NetworkMemory = {
  readonly recall: () => CaipNetworkId | undefined
  readonly remember: (caipNetworkId: CaipNetworkId) => void
  readonly forget: () => void
}

/** Creates the access to the stored network of a wallet. */
export function createNetworkMemory(storage: TextStorage, connectorId: string): NetworkMemory {
  const key = `solana.network.${connectorId}`
  return {
    recall() {
      const stored = storage.get(key)
      return isCaipNetworkId(stored) ? stored : undefined
    },
    remember: (caipNetworkId) => storage.set(key, caipNetworkId),
    forget: () => storage.remove(key),
  }
}
