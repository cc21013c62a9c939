import { never, ofType } from '@bowline/jest-preset/scene'
import { chain, scene } from './connect-bench.js'
import { ALICE, memoryStorage, network, SANDBOX, wallet, world } from './setup.js'

afterEach(() => {
  jest.useRealTimers()
})

test('R-CONN-108 a wallet that still agrees is restored without asking the person', async () => {
  const { connect, page, storage, stop, wallet, person, events } = scene()
  await connect()
  stop()
  const later = world({ networks: [network(1, chain.url)], page, storage })
  person.asked.length = 0
  const before = wallet.requests().length
  const restored = await later.adapter.reconnect({ connectorId: SANDBOX, signal: never })
  expect(restored?.accounts[0]?.address).toBe(ALICE.address)
  expect(person.asked).toEqual([])
  const asked = wallet
    .requests()
    .slice(before)
    .map(({ method }) => method)
  expect(asked.every((method) => method === 'eth_accounts' || method === 'eth_chainId')).toBe(true)
  expect(ofType(later.events, 'connections')).toEqual([])
  expect(ofType(events, 'disconnect')).toEqual([])
})

test('R-CONN-108 a wallet that no longer agrees is not restored, nor one that is locked', async () => {
  const { adapter, wallet, connect } = scene()
  expect(await adapter.reconnect({ connectorId: SANDBOX, signal: never })).toBeUndefined()
  await connect()
  wallet.lock()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(await adapter.reconnect({ connectorId: SANDBOX, signal: never })).toBeUndefined()
})

test('R-CONN-108 a wallet that announces itself a little later is still restored', async () => {
  const { connect, storage, stop, wallet } = scene()
  await connect()
  stop()
  const later = world({ networks: [network(1, chain.url)], storage })
  const restoring = later.adapter.reconnect({ connectorId: SANDBOX, signal: never })
  setTimeout(() => wallet.announce(later.page.events), 200)
  expect((await restoring)?.accounts).toHaveLength(2)
})

test('R-ADPT-02 a wallet that is gone is given up within two seconds', async () => {
  const { adapter } = world({ networks: [network(1, chain.url)] })
  // What is loaded on demand is there first: it comes in real time.
  await adapter.getBalance?.({ address: ALICE.address, network: network(1, chain.url), signal: never })
  jest.useFakeTimers()
  const restoring = adapter.reconnect({ connectorId: SANDBOX, signal: never })
  await jest.advanceTimersByTimeAsync(2_000)
  expect(await Promise.race([restoring, Promise.resolve('still waiting')])).toBeUndefined()
})

test.each(['', '{', '[]', '{"state":5,"version":3}', '{"state":{"connections":7,"current":"x"},"version":3}'])(
  'R-STORE-13 stored junk %j neither stops the adapter nor becomes a connection',
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

test('R-ADPT-06 the adapter stores no address', async () => {
  const { connect, storage, adapter } = scene()
  await connect()
  await adapter.disconnect({ connectorId: SANDBOX })
  expect([...storage.entries.values()].join()).not.toContain(ALICE.address)
})

test('R-CONN-108 a wallet that answers nothing is given up within ten seconds, without a window', async () => {
  const { connect, wallet, storage, stop, page } = scene()
  await connect()
  stop()
  wallet.setSilent(true)
  const later = world({ networks: [network(1, chain.url)], page, storage })
  jest.useFakeTimers()
  const restoring = later.adapter.reconnect({ connectorId: SANDBOX, signal: never })
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await restoring).toBeUndefined()
  jest.useRealTimers()
})
