import {
  connect,
  disconnect,
  ready,
  requestNetworkSwitch,
  start,
  switchConnection,
  switchNetwork,
} from '../../actions.js'
import { mainnet, sepolia } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import { createKitStorage, type Kit, selectAccount, selectActiveNetwork, selectNamespaceStatus } from '../../index.js'
import { createMemoryStorage, createTestKit, mockAccounts, mockAdapter } from '../../testing/index.js'

const settled = () => new Promise(setImmediate)

async function twoTabs(options: { enableReconnect?: boolean } = {}) {
  const storage = createMemoryStorage()
  const evm = mockAdapter()
  const sol = mockAdapter({ namespace: 'solana' })
  const [one, other] = [storage, storage.tab()].map((own) => {
    const { kit, log } = createTestKit({
      adapters: [evm, sol],
      options: { networks: [mainnet, sepolia, solana], ...options },
      storage: own,
    })
    start(kit)
    return { kit, log }
  })
  if (!one || !other) throw new Error('two tabs')
  await ready(one.kit)
  await ready(other.kit)
  return { storage, evm: evm.controls, one: one.kit, other: other.kit }
}

test('R-CONN-112 connects in the other tab what one tab connects, without a window', async () => {
  const { one, other, evm } = await twoTabs()
  await connect(one, { connectorId: 'test.wallet.eip155' })
  await settled()
  expect(selectNamespaceStatus(other.getState(), 'eip155')).toBe('connected')
  await connect(one, { connectorId: 'test.wallet.solana' })
  await settled()
  expect(selectNamespaceStatus(other.getState(), 'solana')).toBe('connected')
  expect(evm.requests.filter(({ method }) => method === 'connect')).toHaveLength(1)
  expect(evm.requests.filter(({ method }) => method === 'reconnect')).toHaveLength(1)
})

test('R-CONN-112 R-STORE-19 disconnects one or all namespaces in the other tab', async () => {
  const { one, other } = await twoTabs()
  await connect(one, { connectorId: 'test.wallet.eip155' })
  await connect(one, { connectorId: 'test.wallet.solana' })
  await settled()
  await disconnect(other, { namespace: 'solana' })
  await settled()
  expect(selectNamespaceStatus(one.getState(), 'solana')).toBe('disconnected')
  expect(selectNamespaceStatus(one.getState(), 'eip155')).toBe('connected')
  await disconnect(one)
  await settled()
  expect(other.getState().connect.status).toBe('disconnected')
})

test('R-CONN-255 keeps the network of the other tab when one tab disconnects everything', async () => {
  const { one, other, storage } = await twoTabs()
  await connect(one, { connectorId: 'test.wallet.solana' })
  await connect(one, { connectorId: 'test.wallet.eip155' })
  await settled()
  await disconnect(one)
  await settled()
  expect([one, other].map((kit) => kit.getState().network.activeNamespace)).toEqual(['eip155', 'eip155'])
  expect(storage.entries()['@bowline/active_namespace']).toBe('eip155')
})

test('R-CONN-112 does not disturb a connected tab when another tab loads', async () => {
  const { storage, one, evm } = await twoTabs()
  await connect(one, { connectorId: 'test.wallet.solana' })
  await connect(one, { connectorId: 'test.wallet.eip155' })
  await settled()
  evm.holdNext({ method: 'reconnect' })
  const late = createTestKit({
    adapters: one.config.adapters,
    options: { networks: [mainnet, sepolia, solana] },
    storage: storage.tab(),
  })
  start(late.kit)
  await settled()
  expect(selectNamespaceStatus(late.kit.getState(), 'solana')).toBe('connected')
  expect(selectNamespaceStatus(one.getState(), 'eip155')).toBe('connected')
  evm.approve()
  await settled()
  expect(selectNamespaceStatus(late.kit.getState(), 'eip155')).toBe('connected')
})

const walletsOf = (kit: Kit) => kit.getState().connect.connections.eip155?.map(({ connectorId }) => connectorId)

test('R-CONN-112 R-CONN-116 adds a second wallet of a namespace to the other tab and makes it active there', async () => {
  const { one, other, evm } = await twoTabs()
  await connect(one, { connectorId: 'test.wallet.eip155' })
  await settled()
  await connect(one, { connectorId: 'host.wallet.eip155' })
  await settled()
  expect(walletsOf(one)).toEqual(['host.wallet.eip155', 'test.wallet.eip155'])
  expect(walletsOf(other)).toEqual(walletsOf(one))
  expect(evm.requests.filter(({ method }) => method === 'connect')).toHaveLength(2)
  await switchConnection(other, { namespace: 'eip155', connectorId: 'test.wallet.eip155' })
  await settled()
  expect(walletsOf(one)).toEqual(['test.wallet.eip155', 'host.wallet.eip155'])
  await disconnect(one, { namespace: 'eip155', connectorId: 'test.wallet.eip155' })
  await settled()
  expect(walletsOf(other)).toEqual(['host.wallet.eip155'])
})

test('R-CONN-112 R-CONN-116 skips a second wallet that cannot connect in the other tab, and keeps it in the first', async () => {
  const { one, other, evm } = await twoTabs()
  await connect(one, { connectorId: 'test.wallet.eip155' })
  await settled()
  evm.rejectNext({ method: 'reconnect', error: new Error('locked') })
  await connect(one, { connectorId: 'host.wallet.eip155' })
  await settled()
  expect(walletsOf(other)).toEqual(['test.wallet.eip155'])
  expect(walletsOf(one)).toEqual(['host.wallet.eip155', 'test.wallet.eip155'])
  const asked = evm.requests.length
  evm.changeNetwork('eip155:11155111')
  await settled()
  expect(evm.requests.slice(asked).filter(({ method }) => method === 'reconnect')).toEqual([])
  expect(walletsOf(one)).toHaveLength(2)
})

test('R-CONN-113 R-CONN-116 restores every wallet of a namespace in a new tab, and removes none', async () => {
  const { one, storage } = await twoTabs()
  await connect(one, { connectorId: 'test.wallet.eip155' })
  await connect(one, { connectorId: 'host.wallet.eip155' })
  await settled()
  const late = createTestKit({
    adapters: one.config.adapters,
    options: { networks: [mainnet, sepolia, solana] },
    storage: storage.tab(),
  })
  start(late.kit)
  await ready(late.kit)
  expect(walletsOf(late.kit)?.[0]).toBe('host.wallet.eip155')
  await settled()
  expect(walletsOf(late.kit)).toEqual(['host.wallet.eip155', 'test.wallet.eip155'])
  expect(walletsOf(one)).toEqual(['host.wallet.eip155', 'test.wallet.eip155'])
})

test('R-STORE-19 keeps the active network the same in all tabs', async () => {
  const { one, other } = await twoTabs()
  await switchNetwork(one, { caipNetworkId: 'eip155:11155111' })
  await settled()
  expect(selectActiveNetwork(other.getState(), 'eip155')?.name).toBe('Sepolia')
  await requestNetworkSwitch(other, { caipNetworkId: 'eip155:1' })
  await settled()
  expect(selectActiveNetwork(one.getState(), 'eip155')?.name).toBe('Ethereum')
})

test('R-CONN-107 does not disconnect the other tab from a tab that does not reconnect', async () => {
  const { one, other, storage } = await twoTabs({ enableReconnect: false })
  await connect(one, { connectorId: 'test.wallet.eip155' })
  await settled()
  expect(selectNamespaceStatus(one.getState())).toBe('connected')
  expect(selectNamespaceStatus(other.getState())).toBe('disconnected')
  expect(storage.entries()['@bowline/connection_status']).toBe('connected')
})

test("R-CONN-112 ends nothing while another process's writes arrive one by one, and follows the last one", async () => {
  const { one, storage, evm } = await twoTabs()
  await connect(one, { connectorId: 'test.wallet.eip155' })
  const texts = new Map(Object.entries(storage.entries()))
  const listeners = new Set<(keyName: string | undefined) => void>()
  const text = {
    get: (key: string) => texts.get(key),
    set: (key: string, value: string) => void texts.set(key, value),
    remove: (key: string) => void texts.delete(key),
  }
  const slow = createKitStorage(text, (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  })
  const { kit } = createTestKit({
    adapters: one.config.adapters,
    options: { networks: [mainnet, sepolia, solana] },
    storage: slow,
  })
  start(kit)
  await ready(kit)
  await connect(one, { connectorId: 'test.wallet.solana' })
  for (const name of ['connected_namespaces', 'connections', 'connected_connector_ids', 'connected_wallets']) {
    texts.set(`@bowline/${name}`, storage.entries()[`@bowline/${name}`] ?? '')
    for (const listener of listeners) listener(`@bowline/${name}`)
    await settled()
    expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('connected')
  }
  expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('connected')
  expect(evm.requests.filter(({ method }) => method === 'disconnect')).toEqual([])
})

test("R-CONN-191 R-CONN-249 does not apply another tab's stale account over what the wallet reported here", async () => {
  const { one, storage, evm } = await twoTabs()
  await connect(one, { connectorId: 'test.wallet.eip155' })
  await settled()
  const stale = storage.entries()['@bowline/connections'] ?? ''
  const [first, second] = mockAccounts('eip155')
  const active = () => selectAccount(one.getState(), 'eip155').address
  const asked = () => evm.requests.filter(({ method }) => method === 'reconnect').length
  evm.changeAccounts([second, first])
  const fresh = storage.entries()['@bowline/connections'] ?? ''
  const before = asked()
  for (const [text, address] of [
    [stale, second.address],
    [fresh, second.address],
  ] as const) {
    storage.tab().text.set('@bowline/connections', text)
    await settled()
    expect(active()).toBe(address)
  }
  expect(asked()).toBeGreaterThan(before)
})

test('R-CONN-249 asks a slow wallet once, however often another tab writes', async () => {
  const storage = createMemoryStorage()
  const adapter = mockAdapter()
  const { controls } = adapter
  const { kit } = createTestKit({ adapters: [adapter], storage })
  start(kit)
  await ready(kit)
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  const stale = storage.entries()['@bowline/connections'] ?? ''
  const [first, second] = mockAccounts('eip155')
  controls.changeAccounts([second, first])
  controls.holdNext({ method: 'reconnect' })
  for (let write = 0; write < 3; write += 1) {
    storage.tab().text.set('@bowline/connections', stale + ' '.repeat(write))
    await settled()
  }
  expect(controls.requests.filter(({ method }) => method === 'reconnect')).toHaveLength(1)
})

test('R-HOST-10 does not follow other tabs after a stop', async () => {
  const storage = createMemoryStorage()
  const { kit } = createTestKit({ storage: storage.tab() })
  start(kit)()
  const { kit: other } = createTestKit({ storage })
  start(other)
  await connect(other, { connectorId: 'test.wallet.eip155' })
  await settled()
  expect(kit.getState().connect.status).toBe('disconnected')
})
