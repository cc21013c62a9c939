/**
 * Remembers the account that was active in a paired session, so that a reload comes up with it and signs with it.
 *
 * In      storage   text; what is of another session or no address is as good as absent
 *         session   sessions of different connectors have a memory each
 * Source  spec R-CONN-109; security design §8 (stored data)
 */
import type { PairedSession, TextStorage } from '@bowline/kit-core'
import { isSolanaAddress } from '../address.js'

/** The memory of one session. */
export type AccountMemory = {
  readonly recall: () => string | undefined
  readonly remember: (address: string) => void
  readonly forget: () => void
}

/** Makes the memory. */
export function createAccountMemory(
  storage: TextStorage,
  { topic, connectorId = 'paired' }: Pick<PairedSession, 'topic' | 'connectorId'>,
): AccountMemory {
  const key = `solana.${connectorId}`
  const recall = () => {
    const [ofTopic, address = ''] = (storage.get(key) ?? '').split(' ')
    return ofTopic === topic && isSolanaAddress(address) ? address : undefined
  }
  return {
    recall,
    remember: (address) => storage.set(key, `${topic} ${address}`),
    forget() {
      if (recall() !== undefined) storage.remove(key)
    },
  }
}
