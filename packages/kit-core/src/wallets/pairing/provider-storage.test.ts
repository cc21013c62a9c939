import { createMemoryStorage } from '../../testing/index.js'
import { mergeStored } from './merge-stored.js'
import { createProviderStorage } from './provider-storage.js'

const KEYCHAIN = 'wc@2:core:0.3:bowline//keychain'
const SESSIONS = 'wc@2:client:0.3:bowline//session'

test('R-STORE-01 R-STORE-12 stores the provider’s keys under the kit’s prefix, and the deep link under its own name', async () => {
  const memory = createMemoryStorage()
  const storage = createProviderStorage(memory.text)
  await storage.setItem(KEYCHAIN, { a: '1' })
  await storage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', { name: 'W', href: 'w://' })
  expect(Object.keys(memory.entries()).sort()).toEqual([
    `@bowline/pairing/${KEYCHAIN}`,
    '@bowline/pairing_keys',
    'WALLETCONNECT_DEEPLINK_CHOICE',
  ])
  expect(await storage.getItem(KEYCHAIN)).toEqual({ a: '1' })
  expect(await storage.getKeys()).toEqual([KEYCHAIN, 'WALLETCONNECT_DEEPLINK_CHOICE'])
  expect(await storage.getEntries()).toHaveLength(2)
  await storage.removeItem(KEYCHAIN)
  expect(await storage.getItem(KEYCHAIN)).toBe(undefined)
  expect(await storage.getKeys()).toEqual(['WALLETCONNECT_DEEPLINK_CHOICE'])
})

test('R-STORE-18 keeps requests, which contain what is signed, for the page only', async () => {
  const memory = createMemoryStorage()
  const storage = createProviderStorage(memory.text)
  await storage.setItem('wc@2:core:0.3:bowline//history', [{ id: 1, request: { params: ['secret'] } }])
  expect(await storage.getItem('wc@2:core:0.3:bowline//history')).toEqual([{ id: 1, request: { params: ['secret'] } }])
  expect(memory.entries()).toEqual({})
})

test('R-CONN-166 gives each open page its own seed, and shares every other key', async () => {
  const memory = createMemoryStorage()
  const [first, second] = [createProviderStorage(memory.text), createProviderStorage(memory.text, 1)]
  await first.setItem(KEYCHAIN, { client_ed25519_seed: 'one', topic: 'key' })
  const keys = await second.getItem(KEYCHAIN)
  expect(keys).not.toHaveProperty('client_ed25519_seed')
  await second.setItem(KEYCHAIN, Object.assign({}, keys, { client_ed25519_seed: 'two', later: 'also' }))
  expect(await first.getItem(KEYCHAIN)).toMatchObject({ client_ed25519_seed: 'one', topic: 'key', later: 'also' })
  expect(await createProviderStorage(memory.text, 1).getItem(KEYCHAIN)).toMatchObject({ client_ed25519_seed: 'two' })
})

test('R-STORE-14 treats invalid JSON as absent', async () => {
  const memory = createMemoryStorage({ [`@bowline/pairing/${KEYCHAIN}`]: '{', '@bowline/pairing_keys': '7' })
  const storage = createProviderStorage(memory.text)
  expect(await storage.getItem(KEYCHAIN)).toBe(undefined)
  expect(await storage.getKeys()).toEqual([])
})

test('R-CONN-112 keeps what another tab stored when this tab knows less', async () => {
  const memory = createMemoryStorage()
  const [one, other] = [createProviderStorage(memory.text), createProviderStorage(memory.tab().text)]
  await one.getItem(KEYCHAIN)
  await other.getItem(KEYCHAIN)
  await one.setItem(KEYCHAIN, { client: 'seed' })
  await one.setItem(KEYCHAIN, { client: 'seed', session: 'key' })
  await other.setItem(KEYCHAIN, { proposal: 'own' })
  await other.setItem(KEYCHAIN, { proposal: 'own', second: 'own' })
  expect(await one.getItem(KEYCHAIN)).toEqual({ client: 'seed', session: 'key', proposal: 'own', second: 'own' })
  await one.setItem(SESSIONS, [{ topic: 'a' }])
  await other.setItem(SESSIONS, [{ topic: 'b', n: 1 }])
  await other.setItem(SESSIONS, [{ topic: 'b', n: 2 }])
  expect(await one.getItem(SESSIONS)).toEqual([{ topic: 'a' }, { topic: 'b', n: 2 }])
  await other.setItem(SESSIONS, [])
  expect(await one.getItem(SESSIONS)).toEqual([{ topic: 'a' }])
})

test('R-CONN-112 keeps the last write of a value that is neither a record nor a list of named items', () => {
  expect(mergeStored('a', 'b', 'c')).toBe('b')
  expect(mergeStored(undefined, [1, 2], [3])).toEqual([1, 2])
  expect(mergeStored(undefined, { a: 1 }, undefined)).toEqual({ a: 1 })
})
