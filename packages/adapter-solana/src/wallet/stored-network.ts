/**
 * Remembers the network that was in use with an installed wallet, which has none of its own, so that a reload comes up on it.
 *
 * In      storage   text; what is no network id is as good as absent
 * Source  spec R-STATE-30; security design §8 (stored data)
 */
import { type CaipNetworkId, isCaipNetworkId, type TextStorage } from '@bowline/kit-core'

/** The memory of one wallet. */
export type NetworkMemory = {
  readonly recall: () => CaipNetworkId | undefined
  readonly remember: (caipNetworkId: CaipNetworkId) => void
  readonly forget: () => void
}

/** Makes the memory. */
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
