import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { chain, scene } from './connect-fixture.js'
import { ALICE, BOB, memoryStorage, network, SANDBOX, wallet, world } from './setup.js'

afterEach(() => {
  jest.useRealTimers()
})

test('R-CONN-108 restores a wallet that still grants access without a prompt', async () => {
  const { connect, page, storage, stop, wallet, person, events } = scene()
  await connect()
  stop()
  const later = world({ networks: [network(1, chain.url)], page, storage })
  person.prompts.length = 0
  const before = wallet.requests().length
  const restored = await later.adapter.reconnect({ connectorId: SANDBOX, signal: never })
  expect(restored?.accounts[0]?.address).toBe(ALICE.address)
  expect(person.prompts).toEqual([])
  const asked = wallet
    .requests()
    .slice(before)
    .map(({ method }) => method)
  expect(asked.every((method) => method === 'eth_accounts' || method === 'eth_chainId')).toBe(true)
  expect(ofType(later.events, 'connections')).toEqual([])
  expect(ofType(events, 'disconnect')).toEqual([])
})

test('R-CONN-106 R-CONN-146 reports revoked access, and waits for a locked wallet until it is unlocked', async () => {
  const { adapter, events, wallet, connect } = scene()
  const reconnect = () => adapter.reconnect({ connectorId: SANDBOX, signal: never })
  expect(await reconnect()).toBeUndefined()
  await connect()
  events.length = 0
  wallet.lock()
  expect(ofType(events, 'unavailable')).toEqual([{ type: 'unavailable', connectorId: SANDBOX }])
  await expect(reconnect()).rejects.toMatchObject({ code: 'wallet/unavailable' })
  expect(ofType(events, 'available')).toEqual([])
  wallet.unlock()
  expect(ofType(events, 'available')).toEqual([{ type: 'available', connectorId: SANDBOX }])
  expect((await reconnect())?.accounts[0]?.address).toBe(ALICE.address)
})

test('R-CONN-146 R-HOST-10 listens to wallets again after a restart', async () => {
  const { adapter, connect, events, stop, wallet } = scene()
  const listeners = new Set<(data: unknown) => void>()
  const { on, removeListener } = wallet.provider
  wallet.provider.on = (event, listener) => {
    if (event === 'connect') listeners.add(listener)
    on(event, listener)
  }
  wallet.provider.removeListener = (event, listener) => {
    listeners.delete(listener)
    removeListener(event, listener)
  }
  await connect()
  // One belongs to the connection.
  await until(() => listeners.size === 2)
  stop()
  expect(listeners.size).toBe(0)
  adapter.syncConnectors()
  await until(() => listeners.size === 2)
  events.length = 0
  wallet.lock()
  wallet.unlock()
  expect(ofType(events, 'available')).toHaveLength(1)
})

test.each([
  ['lists no permission and is not known to be locked', undefined, [], undefined],
  ['lists no permission while it is locked', false, [], 'wallet/unavailable'],
  ['lists the permission', true, [{ parentCapability: 'eth_accounts' }], 'wallet/unavailable'],
  ['does not support the request', undefined, new Error('no such method'), 'wallet/unavailable'],
])(
  'R-CONN-106 R-CONN-146 decides on the access of a wallet that shares no account and %s',
  async (_, isUnlocked, permissions, code) => {
    const { adapter, connect, page, storage, stop, wallet } = scene()
    await connect()
    stop()
    const { request } = wallet.provider
    wallet.provider.request = async (args) => {
      if (args.method === 'eth_accounts') return []
      if (args.method !== 'wallet_getPermissions') return request(args)
      if (permissions instanceof Error) throw permissions
      return permissions
    }
    if (isUnlocked !== undefined) Object.assign(wallet.provider, { _metamask: { isUnlocked: async () => isUnlocked } })
    const later = world({ networks: [network(1, chain.url)], page, storage })
    const asked = later.adapter.reconnect({ connectorId: SANDBOX, signal: never })
    if (code === undefined) expect(await asked).toBeUndefined()
    else await expect(asked).rejects.toMatchObject({ code })
    expect(adapter.connectors()).toHaveLength(1)
  },
)

test('R-CONN-108 restores a wallet that announces itself slightly later', async () => {
  const { connect, storage, stop, wallet } = scene()
  await connect()
  stop()
  const later = world({ networks: [network(1, chain.url)], storage })
  const { events } = later.page
  const searched = new Promise((resolve) => events.addEventListener('eip6963:requestProvider', resolve, { once: true }))
  const restoring = later.adapter.reconnect({ connectorId: SANDBOX, signal: never })
  await searched
  setTimeout(() => wallet.announce(events))
  expect((await restoring)?.accounts).toHaveLength(2)
})

test('R-CONN-146 reports a missing wallet within two seconds', async () => {
  const { adapter } = world({ networks: [network(1, chain.url)] })
  // Loads the lazy code first, as it loads in real time.
  await adapter.getBalance?.({ address: ALICE.address, network: network(1, chain.url), signal: never })
  jest.useFakeTimers()
  const restoring = adapter.reconnect({ connectorId: SANDBOX, signal: never })
  const outcome = expect(restoring).rejects.toMatchObject({ code: 'adapter/connector-not-found' })
  await jest.advanceTimersByTimeAsync(2_000)
  await outcome
})

test.each(['', '{', '[]', '{"state":5,"version":3}', '{"state":{"connections":7,"current":"x"},"version":3}'])(
  'R-STORE-13 works and shows no connection when storage holds %j',
  async (junk) => {
    const storage = memoryStorage()
    for (const key of ['wagmi.store', 'wagmi.recentConnectorId']) storage.set(key, junk)
    const made = wallet()
    const { adapter, page, events } = world({ networks: [network(1, chain.url)], storage })
    made.wallet.announce(page.events)
    expect((await adapter.wagmiConfig()).state.connections.size).toBe(0)
    await adapter.connect({ connectorId: SANDBOX, signal: never })
    expect(ofType(events, 'connections')).toEqual([])
  },
)

test('R-ADPT-06 stores no address', async () => {
  const { connect, storage, adapter } = scene()
  await connect()
  await adapter.disconnect({ connectorId: SANDBOX })
  expect([...storage.entries.values()].join()).not.toContain(ALICE.address)
})

test('R-CONN-146 R-CONN-108 retries a wallet that does not respond, and restores it at its first response without a window', async () => {
  const { connect, wallet, storage, stop, page, person } = scene()
  await connect()
  stop()
  wallet.setSilent(true)
  person.prompts.length = 0
  const later = world({ networks: [network(1, chain.url)], page, storage })
  await later.adapter.getBalance?.({ address: ALICE.address, network: network(1, chain.url), signal: never })
  const before = wallet.requests().length
  jest.useFakeTimers()
  const restoring = later.adapter.reconnect({ connectorId: SANDBOX, signal: never })
  await jest.advanceTimersByTimeAsync(12_000)
  expect(
    wallet
      .requests()
      .slice(before)
      .map(({ method }) => method),
  ).toEqual(Array(3).fill('eth_accounts'))
  wallet.setSilent(false)
  await jest.advanceTimersByTimeAsync(5_000)
  jest.useRealTimers()
  expect((await restoring)?.accounts[0]?.address).toBe(ALICE.address)
  expect(person.prompts).toEqual([])
})

test('R-HOST-10 leaves no listener with the wallet when kits replace each other', async () => {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }] })
  const { provider } = made.wallet
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  const { on, removeListener } = provider
  provider.on = (event, listener) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    on(event, listener)
  }
  provider.removeListener = (event, listener) => {
    listeners.get(event)?.delete(listener)
    removeListener(event, listener)
  }
  const storage = memoryStorage()
  for (let turn = 0; turn < 5; turn++) {
    const kit = world({ networks: [network(1, chain.url)], storage })
    const stopAnnouncing = made.wallet.announce(kit.page.events)
    if (turn === 0) await kit.adapter.connect({ connectorId: SANDBOX, signal: never })
    else await kit.adapter.reconnect({ connectorId: SANDBOX, signal: never })
    await until(() => listeners.get('accountsChanged')?.size === 2)
    made.wallet.setAccounts(turn % 2 === 0 ? [BOB.address, ALICE.address] : [ALICE.address, BOB.address])
    await until(() => ofType(kit.events, 'accountChanged').length > 0)
    kit.stop()
    stopAnnouncing()
    expect([...listeners].filter(([, each]) => each.size > 0).map(([event]) => event)).toEqual([])
  }
})
