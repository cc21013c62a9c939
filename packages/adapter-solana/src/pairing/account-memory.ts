/**
 * Remembers the account that was active in a paired session, so that a reload comes up with it and signs with it.
 *
 * In      storage   text; what is of another session or no address is as good as absent
 *         topic     of the session
 * Source  spec R-CONN-109; security design §8 (stored data)
 */
import type { TextStorage } from '@bowline/kit-core'
import { isSolanaAddress } from '../address.js'

const KEY = 'solana.paired'

/** The memory of one session. */
export type AccountMemory = {
  readonly recall: () => string | undefined
  readonly remember: (address: string) => void
  readonly forget: () => void
}

/** Makes the memory. */
export function createAccountMemory(storage: TextStorage, topic: string): AccountMemory {
  const recall = () => {
    const [ofTopic, address = ''] = (storage.get(KEY) ?? '').split(' ')
    return ofTopic === topic && isSolanaAddress(address) ? address : undefined
  }
  return {
    recall,
    remember: (address) => storage.set(KEY, `${topic} ${address}`),
    forget() {
      if (recall() !== undefined) storage.remove(KEY)
    },
  }
}
