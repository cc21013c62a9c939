import { ready, rememberWallet, start } from '../../actions.js'
import { hydrate } from '../../app/start/hydrate.js'
import { createMemoryStorage, createTestKit } from '../../testing/index.js'
import { addRecentWallet } from './recent-wallets.js'

const a = { id: 'a', name: 'A' }
const b = { id: 'b', name: 'B' }
const c = { id: 'c', name: 'C' }

test('R-STATE-42 R-STATE-41 R-CONST-14 keeps two at most, newest first, and changes nothing for a known wallet', () => {
  expect(addRecentWallet([], a)).toEqual([a])
  expect(addRecentWallet([a], b)).toEqual([b, a])
  expect(addRecentWallet([b, a], c)).toEqual([c, b])
  const known = [b, a]
  expect(addRecentWallet(known, a)).toBe(known)
  expect(addRecentWallet(known, b, { isPromoted: true })).toBe(known)
})

test('R-STATE-42 moves a known wallet to the front with promoteRecent', () => {
  expect(addRecentWallet([b, a], a, { isPromoted: true })).toEqual([a, b])
})

test('R-STORE-06 R-STATE-42 stores a wallet for the next page', async () => {
  const storage = createMemoryStorage()
  const { kit } = createTestKit({ storage, options: { promoteRecent: true } })
  for (const wallet of [a, b, a]) rememberWallet(kit, wallet)
  expect(kit.getState().recentWallets).toEqual([a, b])
  expect(JSON.parse(storage.entries()['@bowline/recent_wallets'] ?? '')).toEqual([a, b])

  const next = createTestKit({ storage })
  start(next.kit)
  await ready(next.kit)
  expect(next.kit.getState().recentWallets).toEqual([a, b])
  rememberWallet(next.kit, c)
  expect(next.kit.getState().recentWallets).toEqual([c, a])
})

test('R-STORE-06 R-CONN-107 keeps recent wallets when a start restores no connection', async () => {
  const storage = createMemoryStorage({ '@bowline/recent_wallets': JSON.stringify([a]) })
  const { kit } = createTestKit({ storage, options: { enableReconnect: false } })
  start(kit)
  await ready(kit)
  expect(kit.getState().recentWallets).toEqual([a])
})

test('R-STORE-20 R-STORE-06 keeps recent wallets when the initial state of a server is applied', () => {
  const { kit } = createTestKit()
  rememberWallet(kit, a)
  hydrate(kit, { isConnected: false, activeNamespace: undefined, activeNetwork: undefined, connections: {} })
  expect(kit.getState().recentWallets).toEqual([a])
})

test('R-STORE-06 keeps the wallets that another tab has stored', () => {
  const storage = createMemoryStorage()
  const one = createTestKit({ storage })
  const other = createTestKit({ storage: storage.tab() })
  rememberWallet(one.kit, a)
  rememberWallet(other.kit, b)
  expect(other.kit.getState().recentWallets).toEqual([b, a])
})

test.each([
  ['no JSON', '['],
  ['no list', '{"id":"a","name":"A"}'],
  ['no name', '[{"id":"a"}]'],
  ['an empty id', '[{"id":"","name":"A"}]'],
  ['three', JSON.stringify([a, b, c])],
  ['a link that is no text', '[{"id":"a","name":"A","mobile_link":{"x":1}}]'],
  ['a long text', JSON.stringify([{ ...a, homepage: 'x'.repeat(2_049) }])],
  ['chains that are no list', '[{"id":"a","name":"A","chains":"eip155:1"}]'],
  ['an order that is no number', '[{"id":"a","name":"A","order":"1"}]'],
  ['junk among the injected', '[{"id":"a","name":"A","injected":[null]}]'],
  ['a reserved key', '[{"id":"a","name":"A","__proto__":{"polluted":1}}]'],
])('R-STORE-14 R-STORE-06 removes invalid stored wallets (%s)', async (_, text) => {
  const storage = createMemoryStorage({ '@bowline/recent_wallets': text })
  const { kit } = createTestKit({ storage })
  start(kit)
  await ready(kit)
  expect(kit.getState().recentWallets).toEqual([])
  expect(storage.entries()['@bowline/recent_wallets']).toBeUndefined()
})

test('R-STORE-06 R-STATE-43 restores all fields of a wallet', async () => {
  const wallet = {
    ...a,
    chains: ['eip155:1'],
    order: 3,
    injected: [{ namespace: 'eip155', injected_id: 'isFox' }],
    mobile_link: 'a://',
  }
  const storage = createMemoryStorage({ '@bowline/recent_wallets': JSON.stringify([wallet]) })
  const { kit } = createTestKit({ storage })
  start(kit)
  await ready(kit)
  expect(kit.getState().recentWallets).toEqual([wallet])
})
