/**
 * Storage of the paired test wallet's WalletConnect client, on top of a text storage.
 *
 * In      text     the text storage
 *         prefix   unique to this client, because the library shares one core among clients with the same prefix
 * Out     the storage a client expects. The prefix is not stored, so a later client finds what an earlier one stored
 * Source  @walletconnect/core 2.21.8
 */

import type { TextStorage } from '../../base/storage/text-storage.js'
import { safeStrings } from '../../base/validation/safe-get.js'

const KEYS_NAME = 'keys'

export function createClientStorage(text: TextStorage, prefix: string) {
  const toStored = (key: string) => key.replace(prefix, '')
  const read = (name: string): unknown => JSON.parse(text.get(name) ?? 'null') ?? undefined
  const names = () => safeStrings({ names: read(KEYS_NAME) }, 'names')
  const setNames = (next: readonly string[]) => text.set(KEYS_NAME, JSON.stringify([...new Set(next)]))

  return {
    getKeys: async () => [...names()],
    getEntries: async () => names().map((name): [string, never] => [name, read(name) as never]),
    getItem: async (key: string) => read(toStored(key)) as never,
    async setItem(key: string, value: unknown) {
      text.set(toStored(key), JSON.stringify(value))
      setNames([...names(), toStored(key)])
    },
    async removeItem(key: string) {
      text.remove(toStored(key))
      setNames(names().filter((name) => name !== toStored(key)))
    },
  }
}
