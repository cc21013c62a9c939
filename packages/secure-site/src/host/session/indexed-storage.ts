/**
 * The frame's storage in the browser: IndexedDB, the only storage for non-exportable keys.
 *
 * In      the browser's IndexedDB, which may be absent, blocked, or throw on access
 * Out     a storage; an in-memory one when IndexedDB cannot store a key
 * Source  design/security.md §6
 */
import { createFallbackStorage, createMemoryStorage, type FrameStorage } from './frame-storage.js'

const DATABASE = 'bowline-frame'
const STORE = 'kept'
const PROBE = 'probe'

/** Opens the storage, after a trial write with a key like those that will be stored. */
export async function openFrameStorage(): Promise<FrameStorage> {
  try {
    const database = await openDatabase(globalThis.indexedDB)
    const storage = createIndexedStorage(database)
    const probe = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    await storage.set(PROBE, probe)
    await storage.remove(PROBE)
    return createFallbackStorage(storage)
  } catch {
    return createMemoryStorage()
  }
}

function createIndexedStorage(database: IDBDatabase): FrameStorage {
  const open = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE)
  return {
    isLasting: true,
    get: async (key) => settle<unknown>(open('readonly').get(key)),
    set: async (key, value) => void (await settle(open('readwrite').put(value, key))),
    remove: async (key) => settle(open('readwrite').delete(key)),
    keys: async () => (await settle(open('readonly').getAllKeys())).map(String),
  }
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return settle(request)
}

function settle<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
