/**
 * The storage of the kit's WalletConnect client: the kit's safe text storage under the kit's own key names. Merges the
 * writes of several tabs.
 *
 * In      text    never throws
 *         number  of the page among the site's open ones: each is a separate client to the relay, with its own id
 * Out     the storage the client expects. Requests, which contain what the user signs, are kept in memory only
 * Source  spec R-STORE-12, R-STORE-13, R-STORE-14, R-STORE-18, R-CONN-166, R-CONN-275; @walletconnect/core 2.21.8
 */

import type { TextStorage } from '../../base/storage/text-storage.js'
import { isRecord } from '../../base/validation/guard.js'
import { STORAGE_PREFIX } from '../../brand.js'
import { DEEP_LINK_STORAGE_KEY } from './deep-link-storage-key.js'
import { mergeStored } from './merge-stored.js'

/** The storage interface the provider expects. */
export interface ProviderStorage {
  getKeys(): Promise<string[]>
  getEntries(): Promise<[string, unknown][]>
  getItem(key: string): Promise<unknown>
  setItem(key: string, value: unknown): Promise<void>
  removeItem(key: string): Promise<void>
}

const KEYS_NAME = `${STORAGE_PREFIX}pairing_keys`

/** Keys whose values are not persisted. */
const PAGE_ONLY = /\/\/history$/

const KEYCHAIN = /\/\/keychain$/

/** Keychain entry that determines a client's id. */
const SEED = 'client_ed25519_seed'

export function createProviderStorage(text: TextStorage, number = 0): ProviderStorage {
  const page = new Map<string, unknown>()
  const seen = new Map<string, unknown>()
  const nameOf = (key: string) => (key === DEEP_LINK_STORAGE_KEY ? key : `${STORAGE_PREFIX}pairing/${key}`)

  const keys = (): string[] => {
    const stored = parse(text.get(KEYS_NAME))
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []
  }
  const remember = (key: string) => {
    const known = keys()
    if (!known.includes(key)) text.set(KEYS_NAME, JSON.stringify([...known, key]))
  }
  // Swaps seeds between storage and the page's client: each further page uses its own seed instead of the first page's.
  const exchanged = (key: string, value: unknown): unknown => {
    if (number === 0 || !KEYCHAIN.test(key) || !isRecord(value)) return value
    const own = `${SEED}/${number}`
    const { [SEED]: seed, [own]: other, ...keys } = value
    return { ...keys, ...(seed !== undefined && { [own]: seed }), ...(other !== undefined && { [SEED]: other }) }
  }
  const read = (key: string): unknown =>
    PAGE_ONLY.test(key) ? page.get(key) : exchanged(key, wellFormed(parse(text.get(nameOf(key)))))

  return {
    getKeys: async () => keys(),
    getEntries: async () => keys().map((key) => [key, read(key)]),
    async getItem(key) {
      const value = read(key)
      seen.set(key, copy(value))
      return value
    },
    async setItem(key, value) {
      if (PAGE_ONLY.test(key)) {
        page.set(key, copy(value))
        return
      }
      const merged = mergeStored(seen.get(key), value, read(key))
      seen.set(key, copy(value))
      text.set(nameOf(key), JSON.stringify(exchanged(key, merged)))
      remember(key)
    },
    async removeItem(key) {
      page.delete(key)
      seen.delete(key)
      text.remove(nameOf(key))
      text.set(KEYS_NAME, JSON.stringify(keys().filter((known) => known !== key)))
    },
  }
}

function parse(stored: string | undefined): unknown {
  if (stored === undefined) return undefined
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}

/** The provider stores only records and lists of records, and cannot start with anything else. */
function wellFormed(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isRecord)
  return isRecord(value) ? value : undefined
}

function copy(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}
