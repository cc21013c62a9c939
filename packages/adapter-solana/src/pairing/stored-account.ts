/**
 * Stores the active account of a paired session, so that a reload restores it and signs with it.
 *
 * In      storage   text; an entry of another session or without a valid address counts as missing
 *         session   sessions of different connectors are stored separately
 * Source  spec R-CONN-109; security design §8 (stored data)
 */
import type { PairedSession, TextStorage } from '@bowline/kit-core'
import { isSolanaAddress } from '../chain/address.js'

/** The stored account of one session. */
export type StoredAccount = {
  readonly restore: () => string | undefined
  readonly store: (address: string) => void
  readonly clear: () => void
}

/** Creates the access to the stored account of a session. */
export function createStoredAccount(
  storage: TextStorage,
  { topic, connectorId = 'paired' }: Pick<PairedSession, 'topic' | 'connectorId'>,
): StoredAccount {
  const key = `solana.${connectorId}`
  const recall = () => {
    const [storedTopic, address = ''] = (storage.get(key) ?? '').split(' ')
    return storedTopic === topic && isSolanaAddress(address) ? address : undefined
  }
  return {
    restore: recall,
    store: (address) => storage.set(key, `${topic} ${address}`),
    clear() {
      if (recall() !== undefined) storage.remove(key)
    },
  }
}
