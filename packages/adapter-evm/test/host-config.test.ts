import { type Anvil, startAnvil } from '@bowline/chains'
import {
  type Config,
  type CreateConnectorFn,
  connect,
  createConfig,
  createConnector,
  createStorage,
  disconnect,
  getConnection,
  http,
  injected,
  mock,
  reconnect,
  type Storage,
  signMessage,
  switchChain,
  switchConnection,
} from '@wagmi/core'
import { verifyMessage } from 'viem'
import { mainnet, optimism } from 'viem/chains'
import type { EvmAdapter } from '../src/adapter.js'
import { ALICE, BOB, memoryStorage, network, never, ofType, page, SANDBOX, until, wallet, world } from './setup.js'

// wagmi's own discovery and its injected connector look for a window; here it is the page the wallets announce in.
let events = new EventTarget()
beforeEach(() => {
  events = new EventTarget()
  Object.defineProperty(globalThis, 'window', { value: events, configurable: true })
})

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
}, 30_000)
afterAll(() => chain.stop())

type ConfigParams = {
  readonly connectors?: readonly CreateConnectorFn[]
  readonly storage?: Storage
  readonly multiInjectedProviderDiscovery?: boolean
}

function hostConfig({ storage, ...over }: ConfigParams = {}): Config {
  return createConfig({
    chains: [mainnet, optimism],
    transports: { [mainnet.id]: http(chain.url), [optimism.id]: http(chain.url) },
    storage: storage ?? null,
    ...over,
  })
}

/** Resolves once the adapter has looked at the host's configuration. */
const settled = ({ adapter }: { adapter: EvmAdapter }) => adapter.disconnect({ connectorId: 'nobody' })

function scene(over: ConfigParams = {}) {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }, { chainId: 10 }] })
  made.wallet.announce(events)
  const config = hostConfig(over)
  const scene = world({ networks: [network(1, chain.url), network(10, chain.url)], page: page({ events }), config })
  const hostConnector = () => {
    const connector = config.connectors.find(({ id }) => id === SANDBOX)
    if (!connector) throw new Error('wagmi did not discover the wallet')
    return connector
  }
  return {
    ...scene,
    ...made,
    config,
    hostConnector,
    connect: () => scene.adapter.connect({ connectorId: SANDBOX, signal: never }),
  }
}

test('R-ADPT-06 a wallet found by wagmi and by the kit is one connector', async () => {
  const { adapter } = scene()
  await settled({ adapter })
  expect(adapter.connectors().map(({ id, type }) => [id, type])).toEqual([[SANDBOX, 'ANNOUNCED']])
})

test('R-ADPT-06 connecting through the kit is seen by wagmi, through the host’s own connector', async () => {
  const { config, connect, hostConnector, person, events: told } = scene()
  await connect()
  const seen = getConnection(config)
  expect(seen).toMatchObject({ status: 'connected', address: ALICE.address, chainId: 1 })
  expect(seen.connector?.uid).toBe(hostConnector().uid)
  expect(person.asked.length).toBeGreaterThan(0)
  expect(ofType(told, 'connections')).toEqual([])
})

test('R-ADPT-06 the kit’s connection signs through wagmi’s actions', async () => {
  const { config, connect } = scene()
  await connect()
  const signature = await signMessage(config, { message: 'both' })
  expect(await verifyMessage({ address: ALICE.address, message: 'both', signature })).toBe(true)
})

test('R-ADPT-06 connecting through wagmi is seen by the kit, which can then sign', async () => {
  const { adapter, config, hostConnector, events: told } = scene()
  await until(() => told.length > 0)
  await connect(config, { connector: hostConnector() })
  expect(ofType(told, 'connections')).toMatchObject([
    { connections: [{ connectorId: SANDBOX, caipNetworkId: 'eip155:1', accounts: [{ address: ALICE.address }, {}] }] },
  ])
  const signature = await adapter.signMessage?.({ connectorId: SANDBOX, address: ALICE.address, message: 'x' })
  expect(signature).toMatch(/^0x/)
})

test('R-CONN-115 disconnecting through wagmi is told to the kit', async () => {
  const { adapter, config, connect, events: told } = scene()
  await connect()
  await disconnect(config)
  expect(ofType(told, 'disconnect')).toEqual([{ type: 'disconnect', connectorId: SANDBOX }])
  await expect(adapter.getProvider({ connectorId: SANDBOX })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
})

test('R-ADPT-06 disconnecting through the kit is seen by wagmi', async () => {
  const { adapter, config, connect, events: told } = scene()
  await connect()
  await adapter.disconnect({ connectorId: SANDBOX })
  expect(getConnection(config).status).toBe('disconnected')
  expect(ofType(told, 'disconnect')).toEqual([])
})

test('R-ADPT-06 a switch by wagmi is told to the kit, and one by the kit is seen by wagmi', async () => {
  const { adapter, config, connect, events: told, networks } = scene()
  await connect()
  await switchChain(config, { chainId: 10 })
  expect(ofType(told, 'switchNetwork').at(-1)?.caipNetworkId).toBe('eip155:10')
  const [main] = networks
  if (main) await adapter.switchNetwork?.({ connectorId: SANDBOX, network: main, signal: never })
  expect(getConnection(config).chainId).toBe(1)
})

test('R-ADPT-01 other accounts of the wallet are told through the host’s connector', async () => {
  const { connect, wallet, events: told } = scene()
  await connect()
  wallet.setAccounts([BOB.address])
  await until(() => ofType(told, 'accountChanged').length > 0)
  expect(ofType(told, 'accountChanged')[0]?.accounts[0]?.address).toBe(BOB.address)
})

test('R-ADPT-06 a connection that is there at the start is told', async () => {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }] })
  made.wallet.announce(events)
  const config = hostConfig()
  const [connector] = config.connectors
  if (connector) await connect(config, { connector })
  const later = world({ networks: [network(1, chain.url)], page: page({ events }), config })
  later.adapter.syncConnections?.()
  await until(() => ofType(later.events, 'connections').length > 0)
  expect(ofType(later.events, 'connections')[0]?.connections[0]?.accounts[0]?.address).toBe(ALICE.address)
})

test('R-ADPT-06 what wagmi only remembers is no connection until wagmi restored it', async () => {
  const store = memoryStorage()
  const storage = createStorage({
    storage: {
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => store.set(key, value),
      removeItem: (key) => store.remove(key),
    },
  })
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }] })
  made.wallet.announce(events)
  const before = hostConfig({ storage })
  const [connector] = before.connectors
  if (connector) await connect(before, { connector })

  const config = hostConfig({ storage })
  const { adapter, events: told } = world({ networks: [network(1, chain.url)], page: page({ events }), config })
  adapter.syncConnections?.()
  await until(() => config.state.connections.size > 0)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(ofType(told, 'connections')).toEqual([])
  await reconnect(config)
  expect(ofType(told, 'connections')).toHaveLength(1)
})

test('R-ADPT-06 the kit and wagmi restoring at once end with one connection and no window', async () => {
  const { config, connect, wallet, person, stop } = scene()
  await connect()
  stop()
  const later = hostConfig()
  const again = world({ networks: [network(1, chain.url)], page: page({ events }), config: later })
  person.asked.length = 0
  const [, restored] = await Promise.all([
    reconnect(later),
    again.adapter.reconnect({ connectorId: SANDBOX, signal: never }),
  ])
  expect(restored?.accounts[0]?.address).toBe(ALICE.address)
  expect(getConnection(later).address).toBe(ALICE.address)
  expect(person.asked).toEqual([])
  expect(wallet.state().isConnected).toBe(true)
  expect(getConnection(config).status).toBe('connected')
})

test('R-ADPT-02 a late yes to an abandoned try through a host’s connector is undone', async () => {
  const { adapter, config, person, events: told } = scene()
  let answer = (_: boolean) => {}
  person.say = () => new Promise((resolve) => (answer = resolve))
  const abort = new AbortController()
  const connecting = adapter.connect({ connectorId: SANDBOX, signal: abort.signal })
  await until(() => person.asked.length === 1)
  abort.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'request/aborted' })
  person.say = true
  const states: string[] = []
  config.subscribe(
    ({ status }) => status,
    (status) => states.push(status),
  )
  answer(true)
  await until(() => states.join() === 'connected,disconnected')
  expect(ofType(told, 'connections')).toEqual([])
})

test('R-CONN-105 connectors of the host’s configuration are external, with their own safe images', async () => {
  const other = (id: string, name: string, icon?: string) =>
    createConnector((config) => ({ ...mock({ accounts: [BOB.address] })(config), id, name, type: 'other', icon }))
  const { adapter } = scene({
    connectors: [
      injected(),
      other('ledger', 'Ledger', 'https://images.example/ledger.png'),
      other('bad', '\u202e<img src=x onerror=alert(1)>', 'javascript:alert(1)'),
      other('__proto__', 'Hidden'),
    ],
  })
  await settled({ adapter })
  expect(adapter.connectors()).toEqual([
    expect.objectContaining({ id: SANDBOX, type: 'ANNOUNCED' }),
    { id: 'ledger', name: 'Ledger', type: 'EXTERNAL', chain: 'eip155', imageUrl: 'https://images.example/ledger.png' },
    { id: 'bad', name: '<img src=x onerror=alert(1)>', type: 'EXTERNAL', chain: 'eip155' },
  ])
})

test('R-CONN-06 a host’s connector for an announced wallet is the same row, by rdns or by name', async () => {
  const over = (id: string, name: string, rdns?: string) =>
    createConnector((config) => ({
      ...mock({ accounts: [BOB.address] })(config),
      id,
      name,
      type: 'other',
      ...(rdns && { rdns }),
    }))
  const byRdns = scene({ connectors: [over('sandboxSDK', 'SDK', SANDBOX)] })
  await settled(byRdns)
  expect(byRdns.adapter.connectors().map(({ id }) => id)).toEqual([SANDBOX])
  const connection = await byRdns.connect()
  expect(connection.accounts[0]?.address).toBe(BOB.address)
  expect(getConnection(byRdns.config).connector?.id).toBe('sandboxSDK')

  const byName = scene({ connectors: [over('sandboxSDK', 'Sandbox Wallet')] })
  await settled(byName)
  expect(byName.adapter.connectors().map(({ id }) => id)).toEqual([SANDBOX])
})

test('R-CONN-06 wallets without a readable name are not taken for each other', async () => {
  const nameless = createConnector((config) => ({
    ...mock({ accounts: [BOB.address] })(config),
    id: 'nameless',
    name: '\u200b',
    type: 'other',
  }))
  const { adapter } = scene({ connectors: [nameless], multiInjectedProviderDiscovery: false })
  wallet({ rdns: 'com.example.nameless', name: '' }).wallet.announce(events)
  await settled({ adapter })
  expect(adapter.connectors().map(({ id, name }) => [id, name])).toEqual([
    [SANDBOX, 'Sandbox Wallet'],
    ['com.example.nameless', 'Unknown wallet'],
    ['nameless', 'Unknown wallet'],
  ])
})

test.each([
  ['throws', () => Promise.reject(new Error('The SDK is gone'))],
  ['has none', async () => undefined],
])(
  'R-ADPT-05, R-ADPT-25 a connected host’s connector whose provider %s is an error of the kit',
  async (_, getProvider) => {
    let isBroken = false
    const odd = createConnector((config) => {
      const connector = mock({ accounts: [BOB.address] })(config)
      return {
        ...connector,
        id: 'odd',
        getProvider: (params) => (isBroken ? getProvider() : connector.getProvider(params)),
      }
    })
    const { adapter } = scene({ connectors: [odd] })
    await adapter.connect({ connectorId: 'odd', signal: never })
    isBroken = true
    await expect(adapter.getProvider({ connectorId: 'odd' })).rejects.toMatchObject({
      code: 'adapter/provider-not-found',
    })
  },
)

test('R-CONN-03 enableInjectedDiscovery: false lists neither the kit’s nor wagmi’s discoveries', async () => {
  const made = wallet()
  made.wallet.announce(events)
  const { adapter } = world({
    page: page({ events }),
    config: hostConfig(),
    context: { enableInjectedDiscovery: false },
  })
  await settled({ adapter })
  expect(adapter.connectors()).toEqual([])
})

test('R-ADPT-06 without wagmi’s discovery an announced wallet still connects into the host’s configuration', async () => {
  const { config, connect } = scene({ multiInjectedProviderDiscovery: false })
  await connect()
  expect(getConnection(config)).toMatchObject({ status: 'connected', address: ALICE.address })
})

test('R-CONN-116 choosing another connection in wagmi is told to the kit', async () => {
  const { adapter, config, connect, hostConnector, events: told } = scene()
  const other = wallet({ rdns: 'com.example.other', name: 'Other', privateKeys: [BOB.privateKey] })
  other.wallet.announce(events)
  await connect()
  await adapter.connect({ connectorId: 'com.example.other', signal: never })
  told.length = 0
  await switchConnection(config, { connector: hostConnector() })
  expect(ofType(told, 'connections')).toMatchObject([{ connections: [{ connectorId: SANDBOX }] }])
})

test('R-ADPT-06 wagmiConfig gives back the host’s configuration, or the one that was made', async () => {
  const { adapter, config } = scene()
  expect(await adapter.wagmiConfig()).toBe(config)
  const own = world({ networks: [network(1, chain.url)], page: page({ events }) })
  const made = await own.adapter.wagmiConfig()
  expect(made.connectors.map(({ id }) => id)).toEqual([SANDBOX])
  const [connector] = made.connectors
  if (connector) await connect(made, { connector })
  expect(ofType(own.events, 'connections')).toHaveLength(1)
})

test('R-HOST-10 a stopped adapter tells nothing, and one that starts again does', async () => {
  const { config, adapter, hostConnector, events: told, stop } = scene()
  stop()
  told.length = 0
  await connect(config, { connector: hostConnector() })
  expect(told).toEqual([])
  adapter.syncConnectors()
  await until(() => told.length > 0)
  await new Promise((resolve) => setTimeout(resolve, 20))
  await disconnect(config)
  expect(ofType(told, 'disconnect')).toHaveLength(1)
})

test('R-CONN-105 a host’s connectors are told once they are known', async () => {
  const ledger = createConnector((config) => ({
    ...mock({ accounts: [BOB.address] })(config),
    id: 'ledger',
    name: 'Ledger',
  }))
  const { events: told } = scene({ connectors: [ledger] })
  await until(() => told.length > 1)
  expect(
    ofType(told, 'connectors')
      .at(-1)
      ?.connectors.map(({ id }) => id),
  ).toEqual([SANDBOX, 'ledger'])
})

test('R-CONN-103 in a Safe the host’s own Safe connector is used, and outside of one it is not offered', async () => {
  const safe = createConnector((config) => ({ ...mock({ accounts: [BOB.address] })(config), id: 'safe', name: 'Safe' }))
  const config = hostConfig({ connectors: [safe], multiInjectedProviderDiscovery: false })
  const outside = world({ config })
  await settled(outside)
  expect(outside.adapter.connectors()).toEqual([])
  outside.stop()
  const inside = world({ config, page: page({ ancestorOrigins: ['https://app.safe.global'] }) })
  await settled(inside)
  expect(inside.adapter.connectors().map(({ id }) => id)).toEqual(['safe'])
  await inside.adapter.connect({ connectorId: 'safe', signal: never })
  expect(getConnection(config)).toMatchObject({ address: BOB.address, connector: { id: 'safe' } })
})
