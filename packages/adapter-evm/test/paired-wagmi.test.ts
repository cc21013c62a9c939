import {
  type Config,
  type CreateConnectorFn,
  connect,
  createConfig,
  createConnector,
  createStorage,
  disconnect,
  getCapabilities,
  getConnection,
  http,
  mock,
  reconnect,
  sendCalls,
  sendTransaction,
  signMessage,
  signTypedData,
  switchChain,
  switchConnection,
  waitForTransactionReceipt,
} from '@wagmi/core'
import { verifyMessage, verifyTypedData } from 'viem'
import { mainnet, optimism, polygon } from 'viem/chains'
import { NOWHERE, type Scene, toProvider, twoChains } from './paired-scene.js'
import { caip, deedsOf, on, PAIRED, pairedWallet } from './paired-wallet.js'
import { ALICE, BOB, memoryStorage, network, never, ofType, page, SANDBOX, until, wallet, world } from './setup.js'

const { one, ten } = twoChains()

type HostParams = Scene & {
  readonly connectors?: readonly CreateConnectorFn[]
  readonly config?: Config
}

function hostConfig({ connectors = [], store }: Pick<HostParams, 'connectors'> & { store?: Map<string, string> } = {}) {
  return createConfig({
    chains: [mainnet, optimism, polygon],
    transports: { [mainnet.id]: http(one().url), [optimism.id]: http(ten().url), [polygon.id]: http(NOWHERE) },
    connectors: [...connectors],
    multiInjectedProviderDiscovery: false,
    storage: store
      ? createStorage({
          storage: {
            getItem: (key) => store.get(key) ?? null,
            setItem: (key, value) => void store.set(key, value),
            removeItem: (key) => void store.delete(key),
          },
        })
      : null,
  })
}

/** A host's own wagmi configuration, a kit's adapter over it, and a wallet that was paired. */
async function hosted({ connectors = [], config = hostConfig({ connectors }), ...over }: HostParams = {}) {
  const chains = [
    { chainId: 1, rpcUrl: one().url },
    { chainId: 10, rpcUrl: ten().url },
  ] as const
  const paired = pairedWallet({ chains, ...over })
  const networks = [network(1, one().url), network(10, ten().url), network(137, NOWHERE)]
  const made = world({ networks, config })
  const { connectPaired, ...deeds } = deedsOf(made.adapter)
  const connection = await connectPaired({ session: paired.session, signal: never })
  made.events.length = 0
  return { ...made, ...paired, ...deeds, connectPaired, connection, config }
}

/** A pairing connector as a host's own configuration has it, over an account without a relay. */
const hostPairing = createConnector((config) => ({
  ...mock({ accounts: [BOB.address], features: { reconnect: true } })(config),
  id: 'walletConnect',
  name: 'WalletConnect',
  type: 'walletConnect',
}))

test('R-ADPT-06 wagmi sees the paired wallet as its own connection, by the id walletConnect', async () => {
  const { config, events } = await hosted()
  const seen = getConnection(config)
  expect(seen).toMatchObject({
    status: 'connected',
    address: ALICE.address,
    addresses: [ALICE.address, BOB.address],
    chainId: 1,
    connector: { id: 'walletConnect', type: 'walletConnect', name: 'Pocket Wallet' },
  })
  expect(config.connectors.map(({ uid }) => uid)).toEqual([seen.connector?.uid])
  expect(events).toEqual([])
})

test('R-ADPT-06 wagmi’s actions sign with the paired wallet, with each account', async () => {
  const { config } = await hosted()
  for (const { address } of [ALICE, BOB]) {
    const signature = await signMessage(config, { message: 'both', account: address })
    expect(await verifyMessage({ address, message: 'both', signature })).toBe(true)
  }
  const data = {
    domain: { name: 'Shop', chainId: 1 },
    types: { Order: [{ name: 'amount', type: 'uint256' }] },
    primaryType: 'Order',
    message: { amount: 2n ** 255n },
  } as const
  const signature = await signTypedData(config, data)
  expect(await verifyTypedData({ address: ALICE.address, ...data, signature })).toBe(true)
})

test('R-ADPT-09, R-CONN-115 a transfer made by wagmi alone is mined, and its receipt is told to the kit', async () => {
  const { config, events, getBalance, networks, asked } = await hosted()
  const [main] = networks
  if (!main) throw new Error('No network')
  const balance = async () => (await getBalance({ address: BOB.address, network: main, signal: never })).value
  const before = await balance()
  const hash = await sendTransaction(config, { to: BOB.address, value: 1_000_000_000_000_000_001n })
  expect((await waitForTransactionReceipt(config, { hash })).status).toBe('success')
  expect((await balance()) - before).toBe(1_000_000_000_000_000_001n)
  await until(() => ofType(events, 'pendingTransactions').length === 1)
  expect(ofType(events, 'pendingTransactions')[0]).toEqual({ type: 'pendingTransactions', hash, status: 'confirmed' })
  expect(asked.map(({ method }) => method)).toEqual(['eth_sendTransaction'])
})

test('R-ADPT-09 a transfer by wagmi on another approved chain is watched there', async () => {
  const { config, events, getBalance, networks } = await hosted()
  const [, other] = networks
  if (!other) throw new Error('No network')
  const balance = async () => (await getBalance({ address: BOB.address, network: other, signal: never })).value
  const before = await balance()
  await switchChain(config, { chainId: 10 })
  const hash = await sendTransaction(config, { to: BOB.address, value: 9n, chainId: 10 })
  await until(() => ofType(events, 'pendingTransactions').length === 1)
  expect(ofType(events, 'pendingTransactions')).toMatchObject([{ hash, status: 'confirmed' }])
  expect((await balance()) - before).toBe(9n)
})

test('R-ADPT-23 a batch sent by wagmi, and one sent by the kit, are told once they settled', async () => {
  const { config, events, sendCalls: send, networks } = await hosted()
  const [main] = networks
  if (!main) throw new Error('No network')
  await sendCalls(config, { calls: [{ to: BOB.address, value: 2n }] })
  await until(() => ofType(events, 'pendingTransactions').length === 1)
  await send({ connectorId: PAIRED, address: ALICE.address, calls: [{ to: BOB.address, value: 2n }], network: main })
  await until(() => ofType(events, 'pendingTransactions').length === 2)
  for (const { hash, status } of ofType(events, 'pendingTransactions')) {
    expect([status, hash]).toEqual(['confirmed', expect.stringMatching(/^0x[0-9a-f]{64}$/)])
  }
}, 15_000)

test('R-ADPT-09, R-ERR-20 a transfer that is declined is told by wagmi and watched by nobody', async () => {
  const { config, events, person } = await hosted()
  person.say = false
  await expect(sendTransaction(config, { to: BOB.address, value: 1n })).rejects.toThrow(/rejected/)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(ofType(events, 'pendingTransactions')).toEqual([])
})

test('R-ADPT-06 a transfer made by wagmi through an announced wallet is told too', async () => {
  const given = page()
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: one().url }] })
  made.wallet.announce(given.events)
  const config = hostConfig()
  const { adapter, events } = world({ networks: [network(1, one().url)], page: given, config })
  await adapter.connect({ connectorId: SANDBOX, signal: never })
  expect(await adapter.getProvider({ connectorId: SANDBOX })).toBe(made.wallet.provider)
  const hash = await sendTransaction(config, { to: BOB.address, value: 1n })
  await until(() => ofType(events, 'pendingTransactions').length === 1)
  expect(ofType(events, 'pendingTransactions')).toMatchObject([{ hash, status: 'confirmed' }])
})

test('R-ADPT-11 wagmi’s capabilities are the paired wallet’s', async () => {
  const { config } = await hosted()
  expect(Object.keys(await getCapabilities(config))).toEqual(['1', '10'])
})

test('R-ADPT-06 a switch by wagmi is told to the kit, and one by the kit is seen by wagmi, the wallet not asked', async () => {
  const { config, events, switchNetwork, networks, asked } = await hosted()
  const [main] = networks
  expect(await switchChain(config, { chainId: 10 })).toMatchObject({ id: 10 })
  expect(ofType(events, 'switchNetwork').map(({ caipNetworkId }) => caipNetworkId)).toEqual(['eip155:10'])
  if (main) await switchNetwork({ connectorId: PAIRED, network: main, signal: never })
  expect(getConnection(config).chainId).toBe(1)
  expect(config.state.chainId).toBe(1)
  expect(asked).toEqual([])
})

test('R-CONN-85 a switch by wagmi to a chain that was not approved asks the wallet', async () => {
  const { config, events, asked } = await hosted()
  await switchChain(config, { chainId: 137 })
  expect(asked.map(({ method }) => method)).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
  expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toBe('eip155:137')
})

test('R-ADPT-06 accounts and chains that the wallet tells are seen by wagmi', async () => {
  const { config, emit, approve } = await hosted()
  emit({ type: 'accounts', namespace: 'eip155', accounts: on(1, BOB.address) })
  expect(getConnection(config).address).toBe(BOB.address)
  emit({ type: 'network', caipNetworkId: caip(10) })
  expect(getConnection(config).chainId).toBe(10)
  approve({ accounts: on(1, ALICE.address), chainIds: [1] })
  expect(getConnection(config)).toMatchObject({ addresses: [ALICE.address], chainId: 1 })
})

test('R-CONN-115 a disconnect through wagmi ends the session and is told to the kit', async () => {
  const { adapter, config, ends, events, listeners } = await hosted()
  await disconnect(config)
  expect([ends(), listeners(), config.connectors.length]).toEqual([1, 0, 0])
  expect(ofType(events, 'disconnect')).toEqual([{ type: 'disconnect', connectorId: PAIRED }])
  await expect(adapter.getProvider({ connectorId: PAIRED })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
})

test('R-CONN-115 a disconnect through wagmi over a relay that never answers ends all the same', async () => {
  const config = hostConfig()
  const { adapter } = world({ networks: [network(1, one().url)], config })
  const { session } = pairedWallet({ chains: [{ chainId: 1, rpcUrl: one().url }] })
  const end = () => new Promise<void>(() => {})
  await deedsOf(adapter).connectPaired({ session: { ...session, end }, signal: never })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  try {
    const leaving = disconnect(config)
    await jest.advanceTimersByTimeAsync(3_000)
    await leaving
  } finally {
    jest.useRealTimers()
  }
  expect(getConnection(config).status).toBe('disconnected')
})

test('R-ADPT-03 a session that is given up while wagmi takes it over is left', async () => {
  const abort = new AbortController()
  const config = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http(one().url) },
    multiInjectedProviderDiscovery: false,
    storage: createStorage({
      storage: { getItem: () => null, setItem: () => abort.abort(), removeItem: () => undefined },
    }),
  })
  const { adapter, events } = world({ networks: [network(1, one().url)], config })
  const paired = pairedWallet({ chains: [{ chainId: 1, rpcUrl: one().url }] })
  await expect(deedsOf(adapter).connectPaired({ session: paired.session, signal: abort.signal })).rejects.toMatchObject(
    { code: 'request/aborted' },
  )
  expect(getConnection(config).status).toBe('disconnected')
  expect([config.connectors.length, paired.listeners(), paired.ends()]).toEqual([0, 0, 0])
  expect(ofType(events, 'connections')).toEqual([])
})

test('R-CONN-102, R-ADPT-06 a session that the wallet ends is over for wagmi too', async () => {
  const { config, emit, ends, events } = await hosted()
  emit({ type: 'ended' })
  expect(getConnection(config).status).toBe('disconnected')
  expect([ends(), config.connectors.length]).toEqual([0, 0])
  expect(ofType(events, 'disconnect')).toHaveLength(1)
})

test('R-ADPT-06 the kit’s disconnect is one of wagmi', async () => {
  const { adapter, config, ends, events } = await hosted()
  await adapter.disconnect({ connectorId: PAIRED })
  expect(getConnection(config).status).toBe('disconnected')
  expect(ends()).toBe(1)
  expect(ofType(events, 'disconnect')).toEqual([])
})

test('R-ADPT-06 wagmi’s own reconnect keeps the paired wallet', async () => {
  const { config, events, asked } = await hosted()
  await reconnect(config)
  expect(getConnection(config)).toMatchObject({ status: 'connected', address: ALICE.address })
  expect([events, asked]).toEqual([[], []])
})

test('R-ADPT-06, R-CONN-113 a session that comes while wagmi restores another wallet stays beside it', async () => {
  let answer = () => {}
  const slow = createConnector((config) => ({
    ...mock({ accounts: [BOB.address], features: { reconnect: true } })(config),
    id: 'slow',
    name: 'Slow',
    isAuthorized: () => new Promise((resolve) => (answer = () => resolve(true))),
  }))
  const config = hostConfig({ connectors: [slow] })
  const restoring = reconnect(config)
  await new Promise((resolve) => setTimeout(resolve, 20))
  const pairing = hosted({ config })
  await new Promise((resolve) => setTimeout(resolve, 100))
  answer()
  await restoring
  await pairing
  expect(getConnection(config)).toMatchObject({ address: ALICE.address, connector: { id: 'walletConnect' } })
  expect(config.state.connections.size).toBe(2)
})

test('R-CONN-105, R-ADPT-06 a host’s own pairing connector has no row, and its connection another id', async () => {
  const { adapter, config, events, connection } = await hosted({ connectors: [hostPairing] })
  expect(adapter.connectors()).toEqual([])
  expect(connection.accounts[0]?.address).toBe(ALICE.address)
  const own = config.connectors.find(({ name }) => name === 'WalletConnect')
  if (!own) throw new Error('No connector')
  await connect(config, { connector: own })
  expect(ofType(events, 'connections')).toMatchObject([
    { connections: [{ connectorId: 'wagmi.walletConnect', accounts: [{ address: BOB.address }] }] },
  ])
  expect(await adapter.getAccounts({ connectorId: PAIRED })).toMatchObject([{ address: ALICE.address }, {}])
  expect(await adapter.getAccounts({ connectorId: 'wagmi.walletConnect' })).toMatchObject([{ address: BOB.address }])
  await disconnect(config, { connector: own })
  expect(ofType(events, 'disconnect')).toEqual([{ type: 'disconnect', connectorId: 'wagmi.walletConnect' }])
  expect(getConnection(config).address).toBe(ALICE.address)
})

test('R-CONN-106 a connection of a host’s own pairing connector is restored by that connector', async () => {
  const before = hostConfig({ connectors: [hostPairing] })
  const { adapter } = world({ networks: [network(1, one().url)], config: before })
  const [connector] = before.connectors
  if (connector) await connect(before, { connector })
  expect(await adapter.reconnect({ connectorId: 'wagmi.walletConnect', signal: never })).toMatchObject({
    connectorId: 'wagmi.walletConnect',
  })
  expect(await adapter.reconnect({ connectorId: PAIRED, signal: never })).toBeUndefined()
})

test('R-CONN-06 an announced wallet of the same name is another connection', async () => {
  const given = page()
  const made = wallet({ name: 'Pocket Wallet', chains: [{ chainId: 1, rpcUrl: one().url }] })
  made.wallet.announce(given.events)
  const config = hostConfig()
  const { adapter, events } = world({ networks: [network(1, one().url)], page: given, config })
  const paired = pairedWallet({ chains: [{ chainId: 1, rpcUrl: one().url }], accounts: on(1, BOB.address) })
  await deedsOf(adapter).connectPaired({ session: paired.session, signal: never })
  await adapter.connect({ connectorId: SANDBOX, signal: never })
  expect(await adapter.getAccounts({ connectorId: PAIRED })).toMatchObject([{ address: BOB.address }])
  expect(await adapter.getAccounts({ connectorId: SANDBOX })).toMatchObject([{ address: ALICE.address }, {}])
  expect(adapter.connectors().map(({ id }) => id)).toEqual([SANDBOX])
  expect(ofType(events, 'connections')).toEqual([])
})

test('R-CONN-116 the kit chooses among connected wallets, and wagmi follows; the other way round it is told', async () => {
  const given = page()
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: one().url }] })
  made.wallet.announce(given.events)
  const config = hostConfig()
  const { adapter, events } = world({ networks: [network(1, one().url)], page: given, config })
  const paired = pairedWallet({ chains: [{ chainId: 1, rpcUrl: one().url }], accounts: on(1, BOB.address) })
  await adapter.connect({ connectorId: SANDBOX, signal: never })
  await deedsOf(adapter).connectPaired({ session: paired.session, signal: never })
  expect(getConnection(config).address).toBe(BOB.address)
  events.length = 0
  await adapter.switchConnection?.({ connectorId: SANDBOX })
  expect(getConnection(config).address).toBe(ALICE.address)
  expect(events).toEqual([])
  const connector = config.connectors.find(({ id }) => id === 'walletConnect')
  if (connector) await switchConnection(config, { connector })
  expect(ofType(events, 'connections')).toMatchObject([{ connections: [{ connectorId: PAIRED }] }])
  await expect(adapter.switchConnection?.({ connectorId: 'nobody' })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
})

test('R-CONN-116 when wagmi goes on with another wallet after one ended, the kit is told which', async () => {
  const given = page()
  for (const rdns of ['com.example.a', 'com.example.b']) {
    wallet({ rdns, name: rdns, chains: [{ chainId: 1, rpcUrl: one().url }] }).wallet.announce(given.events)
  }
  const config = hostConfig()
  const { adapter, events } = world({ networks: [network(1, one().url)], page: given, config })
  await adapter.connect({ connectorId: 'com.example.a', signal: never })
  await adapter.connect({ connectorId: 'com.example.b', signal: never })
  const chains = [{ chainId: 1, rpcUrl: one().url }] as const
  const first = pairedWallet({ chains })
  await deedsOf(adapter).connectPaired({ session: first.session, signal: never })
  events.length = 0
  first.emit({ type: 'ended' })
  const told = events.filter(({ type }) => type !== 'connectors')
  expect(told).toMatchObject([
    { type: 'disconnect', connectorId: PAIRED },
    { type: 'connections', connections: [{ connectorId: 'com.example.a' }] },
  ])
  expect(getConnection(config).connector?.id).toBe('com.example.a')
})

test('R-CONN-116 connections that are there at the start are told with the one that wagmi uses first', async () => {
  const { config, adapter, events } = await hosted({ connectors: [hostPairing] })
  const own = config.connectors.find(({ name }) => name === 'WalletConnect')
  if (own) await connect(config, { connector: own })
  events.length = 0
  adapter.syncConnections?.()
  await until(() => ofType(events, 'connections').length > 0)
  expect(ofType(events, 'connections')[0]?.connections.map(({ connectorId }) => connectorId)).toEqual([
    'wagmi.walletConnect',
    PAIRED,
  ])
})

test('R-ADPT-06 without a host’s configuration the one that is read back has the paired wallet', async () => {
  const { adapter } = world({ networks: [network(1, one().url)] })
  const paired = pairedWallet({ chains: [{ chainId: 1, rpcUrl: one().url }] })
  await deedsOf(adapter).connectPaired({ session: paired.session, signal: never })
  const config = await adapter.wagmiConfig()
  expect(getConnection(config)).toMatchObject({ address: ALICE.address, connector: { id: 'walletConnect' } })
  const provider = toProvider(await adapter.getProvider({ connectorId: PAIRED }))
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([ALICE.address, BOB.address])
})

test('R-ADPT-06 what wagmi stored of a paired wallet is no connection on the next page', async () => {
  const store = new Map<string, string>()
  await hosted({ config: hostConfig({ store }) })
  expect([...store.values()].join()).toContain('walletConnect')
  const config = hostConfig({ store, connectors: [hostPairing] })
  const { adapter, events } = world({ networks: [network(1, one().url)], config, storage: memoryStorage() })
  await reconnect(config)
  adapter.syncConnections?.()
  await adapter.disconnect({ connectorId: 'nobody' })
  expect(getConnection(config).status).toBe('disconnected')
  expect(ofType(events, 'connections')).toEqual([])
})
