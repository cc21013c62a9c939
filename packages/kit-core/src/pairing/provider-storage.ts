/**
 * The provider's storage: the kit's safe text storage under names of the kit's own.
 *
 * In      text  never throws
 * Out     what the provider asks of a storage. Requests, which hold what a visitor signs, are kept for this page only; the
 *         deep link goes by its own name, because the provider reads it there
 * Source  spec R-STORE-12, R-STORE-13, R-STORE-14, R-STORE-18
 */
import { STORAGE_PREFIX } from '../brand.js'
import type { TextStorage } from '../storage/text-storage.js'
import { DEEP_LINK_NAME } from './deep-link.js'
import { mergeStored } from './merge-stored.js'

/** What the provider asks of a storage. */
export interface ProviderStorage {
  getKeys(): Promise<string[]>
  getEntries(): Promise<[string, unknown][]>
  getItem(key: string): Promise<unknown>
  setItem(key: string, value: unknown): Promise<void>
  removeItem(key: string): Promise<void>
}

const KEYS_NAME = `${STORAGE_PREFIX}pairing_keys`

/** Of these keys nothing outlives the page. */
const PAGE_ONLY = /\/\/history$/

/** Makes the provider's storage. */
export function createProviderStorage(text: TextStorage): ProviderStorage {
  const page = new Map<string, unknown>()
  const seen = new Map<string, unknown>()
  const nameOf = (key: string) => (key === DEEP_LINK_NAME ? key : `${STORAGE_PREFIX}pairing/${key}`)

  const keys = (): string[] => {
    const stored = parse(text.get(KEYS_NAME))
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []
  }
  const remember = (key: string) => {
    const known = keys()
    if (!known.includes(key)) text.set(KEYS_NAME, JSON.stringify([...known, key]))
  }
  const read = (key: string): unknown => (PAGE_ONLY.test(key) ? page.get(key) : parse(text.get(nameOf(key))))

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
      text.set(nameOf(key), JSON.stringify(merged))
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

function copy(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}
