import { CONNECTION_STATUS_KEY, CONNECTIONS_KEY, STORED_KEYS } from '../../core/state/keys.js'
import { SMART_ACCOUNT_NETWORKS_KEY } from '../../features/embedded/embedded-storage-keys.js'
import { createKitStorage, safeStorage, type TextStorage } from '../../index.js'
import { createMemoryLog, createMemoryStorage } from '../../testing/index.js'

function throwing(): TextStorage {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  return { get: refuse, set: refuse, remove: refuse }
}

test('R-STORE-13 R-ERR-24 logs a blocked storage once, without an alert, and uses memory', () => {
  const log = createMemoryLog()
  const storage = safeStorage(throwing, log)
  expect(storage.get('a')).toBeUndefined()
  storage.set('a', '1')
  storage.set('b', '2')
  storage.remove('b')
  expect([storage.get('a'), storage.get('b')]).toEqual(['1', undefined])
  expect(log.entries.map(({ level }) => level)).toEqual(['debug'])
})

test('R-STORE-13 uses memory when the storage is missing or throws on access', () => {
  for (const backend of [
    () => undefined,
    () => {
      throw new Error('denied')
    },
  ]) {
    const storage = safeStorage(backend, createMemoryLog())
    storage.set('a', '1')
    expect(storage.get('a')).toBe('1')
  }
})

test('R-STORE-13 keeps what a full storage has, and returns a value that did not fit', () => {
  const kept = new Map([['a', 'old']])
  const full: TextStorage = {
    get: (key) => kept.get(key),
    set: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    remove: (key) => {
      kept.delete(key)
    },
  }
  const storage = safeStorage(() => full, createMemoryLog())
  storage.set('a', 'new')
  expect(storage.get('a')).toBe('new')
  storage.remove('a')
  expect([storage.get('a'), kept.get('a')]).toEqual([undefined, undefined])
})

test('R-STORE-13 does not return a removed value that the storage keeps', () => {
  const readOnly: TextStorage = { ...throwing(), get: () => 'old' }
  const storage = safeStorage(() => readOnly, createMemoryLog())
  expect(storage.get('a')).toBe('old')
  storage.remove('a')
  expect(storage.get('a')).toBeUndefined()
  storage.set('a', 'new')
  expect(storage.get('a')).toBe('new')
})

test.each([
  ['not JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a foreign namespace', '{"tron":[]}'],
  ['no account', '{"eip155":[{"connectorId":"a","accounts":[]}]}'],
  ['a wrong network', '{"eip155":[{"connectorId":"a","accounts":[{"address":"0x1"}],"caipNetworkId":"1"}]}'],
  ['a long text', JSON.stringify({ eip155: [{ connectorId: 'a'.repeat(257), accounts: [{ address: '0x1' }] }] })],
])('R-STORE-14 removes connections that are %s and treats them as absent', (_, text) => {
  const storage = createMemoryStorage({ [CONNECTIONS_KEY.name]: text })
  expect(storage.get(CONNECTIONS_KEY)).toBeUndefined()
  expect(storage.entries()).toEqual({})
})

test('R-STORE-14 reads only the first 20 of too many connections', () => {
  const list = Array.from({ length: 21 }, (_, index) => ({ connectorId: `${index}`, accounts: [{ address: '0x1' }] }))
  const storage = createMemoryStorage({ [CONNECTIONS_KEY.name]: JSON.stringify({ eip155: list }) })
  expect(storage.get(CONNECTIONS_KEY)).toEqual({ eip155: list.slice(0, 20) })
})

test('R-STORE-14 keeps stored text from reaching a prototype', () => {
  const storage = createMemoryStorage({ [CONNECTIONS_KEY.name]: '{"__proto__":{"polluted":1}}' })
  storage.get(CONNECTIONS_KEY)
  expect('polluted' in {}).toBe(false)
})

test('R-STORE-10 reads networks as a list without blanks or duplicates', () => {
  const storage = createMemoryStorage({ [SMART_ACCOUNT_NETWORKS_KEY.name]: ' 1,,10,1,moon' })
  expect(storage.get(SMART_ACCOUNT_NETWORKS_KEY)).toEqual(['1', '10'])
  storage.set(SMART_ACCOUNT_NETWORKS_KEY, ['10', '10', '1'])
  expect(storage.entries()[SMART_ACCOUNT_NETWORKS_KEY.name]).toBe('10,1')
})

test('R-STORE-01 starts every key with the same prefix', () => {
  expect(STORED_KEYS.map(({ name }) => name)).toEqual([
    '@bowline/connection_status',
    '@bowline/active_namespace',
    '@bowline/active_caip_network_id',
    '@bowline/connections',
    '@bowline/connected_namespaces',
    '@bowline/connected_connector_ids',
    '@bowline/connected_wallets',
    '@bowline/recent_wallets',
    '@bowline/balances_hidden',
  ])
})

test('R-STORE-05 treats an unknown status as absent', () => {
  const storage = createKitStorage(createMemoryStorage({ [CONNECTION_STATUS_KEY.name]: 'connecting' }).text)
  expect(storage.get(CONNECTION_STATUS_KEY)).toBeUndefined()
})
