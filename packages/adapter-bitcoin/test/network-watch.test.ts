/** Wallets of every kind that report their network in unusual ways, switch without an event, or report nothing. */
import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { type Adapter, type CaipNetworkId, type KitStorage, selectActiveNetwork } from '@bowline/kit-core'
import { connect, ready, start } from '@bowline/kit-core/actions'
import { createMemoryStorage, createTestKit, mockPairedSession } from '@bowline/kit-core/testing'
import { createBitcoinAdapter } from '../src/adapter.js'
import { MAINNET, network, page, providerOf, TESTNET, world } from './setup.js'

const SIGNET: CaipNetworkId = 'bip122:00000008819873e925422c1ff0f99f7c'
const TESTNET4: CaipNetworkId = 'bip122:00000000da84f2bafbbc53dee25a72ae'
const FRACTAL: CaipNetworkId = 'bip122:0000000000000000000000000fractal'
const UNKNOWN = /^bip122:unknown-/
const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const TAPROOT = 'bc1pcquvhrqv0q68t4m0hfq6tpn006qrskyc7yrqnp2uyrf2emg3wynsdjyk38'
const TEST_ADDRESS = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const TXID = 'ab'.repeat(32)
const PSBT =
  'cHNidP8BAEwCAAAAAALT3/UFAAAAABl2qRTQxZkDxbrChodg6Q/VIaRkWqdlIIisAOH1BQAAAAAXqRQ1RebjO4MsRwUPJNPuuTycA5SLx4ezLhMAAAAA'
const BIP322 = Buffer.alloc(66, 1).toString('base64')
const notSupported = { code: 'wallet/chain-not-supported' }
const both = [network(MAINNET), network(TESTNET)]
const tests = [network(TESTNET), network(TESTNET4), network(SIGNET)] as const

type Asked = { readonly name: string; readonly params: readonly unknown[] }
type Methods = Record<string, (...params: never[]) => unknown>

/** An object that records calls of its methods, and whose events tests can emit. */
function injected(methods: Methods) {
  const asked: Asked[] = []
  const listeners = new Map<string, (data: unknown) => void>()
  const noted = Object.entries(methods).map(([name, method]) => [
    name,
    async (...params: unknown[]) => {
      asked.push({ name, params })
      return Reflect.apply(method, undefined, params)
    },
  ])
  const handle: Record<string, unknown> = {
    ...Object.fromEntries(noted),
    on: (event: string, listener: (data: unknown) => void) => void listeners.set(event, listener),
    removeListener: (event: string) => void listeners.delete(event),
  }
  const names = () => asked.map(({ name }) => name)
  return { handle, asked, names, emit: (event: string, data?: unknown) => listeners.get(event)?.(data) }
}

const unisat = (address: string, more: Methods = {}) =>
  injected({
    requestAccounts: () => [address],
    getAccounts: () => [address],
    signMessage: () => BIP322,
    sendBitcoin: () => TXID,
    signPsbt: () => PSBT,
    ...more,
  })

/** A sats-connect provider with results by method; all other methods are unsupported. */
function sats(results: Record<string, unknown>) {
  const asked: Asked[] = []
  const listeners = new Map<string, (data: unknown) => void>()
  const provider = {
    async request(name: string, params: unknown) {
      asked.push({ name, params: [params] })
      const result = results[name]
      if (result instanceof Error) return { error: { code: Reflect.get(result, 'code'), message: result.message } }
      return result === undefined ? { error: { code: -32601, message: 'Method not found' } } : { result }
    },
    addListener: ({ eventName, cb }: { eventName: string; cb: (data: unknown) => void }) => {
      listeners.set(eventName, cb)
      return () => void listeners.delete(eventName)
    },
  }
  const globals = {
    btc_providers: [{ id: 'XverseProviders.BitcoinProvider', name: 'Xverse' }],
    XverseProviders: { BitcoinProvider: provider },
  }
  const names = () => asked.map(({ name }) => name)
  return { globals, results, asked, names, emit: (event: string, data?: unknown) => listeners.get(event)?.(data) }
}

const satsAccount = (name?: string, address = ADDRESS) => ({
  addresses: [{ address, purpose: 'payment' }],
  ...(name !== undefined && { network: { bitcoin: { name } } }),
})

/** A Wallet Standard wallet whose accounts a test can change. */
function standard(chains: readonly string[], { address = ADDRESS, own = ['bitcoin:mainnet'] } = {}) {
  const asked: Asked[] = []
  const listeners = new Set<(change: unknown) => void>()
  const answer = (name: string, result: (input: unknown) => unknown) => ({
    [name]: async (...params: readonly unknown[]) => {
      asked.push({ name, params })
      return result(params[0])
    },
  })
  const accounts = [{ address, publicKey: new Uint8Array(33).fill(2), chains, features: [] }]
  const wallet = {
    version: '1.0.0',
    name: 'Magic Eden',
    chains: own,
    accounts,
    features: {
      'bitcoin:connect': answer('connect', () => ({ accounts })),
      'bitcoin:signMessage': answer('signMessage', () => [{ signature: Buffer.from(BIP322, 'base64') }]),
      'bitcoin:signTransaction': answer('signTransaction', () => [{ signedPsbt: Buffer.from(PSBT, 'base64') }]),
      'standard:events': {
        on: (_event: string, listener: (change: unknown) => void) => {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      },
    },
  }
  const move = (next: readonly string[], over: { address?: string } = {}) => {
    wallet.accounts = wallet.accounts.map((account) => ({ ...account, chains: next, ...over }))
  }
  const register = (events: EventTarget) => {
    const detail = (api: { register(...wallets: readonly unknown[]): unknown }) => void api.register(wallet)
    events.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  }
  const emit = (change: unknown) => {
    for (const listener of listeners) listener(change)
  }
  return { wallet, asked, names: () => asked.map(({ name }) => name), move, emit, register }
}

async function open(adapter: Adapter, caipNetworkId?: CaipNetworkId) {
  await until(() => adapter.connectors().length > 0)
  const connectorId = adapter.connectors()[0]?.id ?? ''
  const connection = await adapter.connect({ connectorId, caipNetworkId, signal: never })
  return { connection, connectorId, provider: await providerOf(adapter, connectorId) }
}

const transfer = (recipient = ADDRESS) => ({ recipient, amount: 1_000n })
const psbt = { psbt: PSBT, signInputs: [] }

test.each([
  ['a name', 'FRACTAL_BITCOIN_MAINNET'],
  ['a name without an enum', { name: 'Fractal Bitcoin Mainnet', network: 'livenet' }],
  ['a number', 8332],
  ['an enum that is no text', { enum: 1 }],
  ['an object that says something else', { id: 'fractal' }],
])('R-ADPT-41 does not treat UniSat’s unknown chain, reported as %s, as Bitcoin', async (_how, reported) => {
  const wallet = unisat(ADDRESS, { getChain: () => reported })
  const { adapter } = world({ networks: both, page: page({ unisat: wallet.handle }) })
  const { connection, provider } = await open(adapter)
  expect(connection.caipNetworkId).toMatch(UNKNOWN)
  await expect(provider.sendTransfer(transfer())).rejects.toMatchObject(notSupported)
  expect(wallet.names()).not.toContain('sendBitcoin')
})

test.each(['BITCOIN_MAINNET', { name: 'Bitcoin Mainnet' }, { enum: 'BITCOIN_MAINNET', name: 'x' }])(
  'R-ADPT-41 treats a chain reported as %j as Bitcoin',
  async (reported) => {
    const wallet = unisat(ADDRESS, { getChain: () => reported })
    const { adapter } = world({ networks: both, page: page({ unisat: wallet.handle }) })
    const { connection, provider } = await open(adapter)
    expect(connection.caipNetworkId).toBe(MAINNET)
    expect(await provider.sendTransfer(transfer())).toBe(TXID)
  },
)

test.each(['unisat', 'okx'])('R-ADPT-41 R-ADPT-42 maps the older network name of %s', async (kind) => {
  const state = { network: 'livenet' }
  const wallet = unisat(ADDRESS, { getNetwork: () => state.network, connect: () => ({ address: ADDRESS }) })
  const globals = kind === 'okx' ? { okxwallet: { bitcoin: wallet.handle } } : { unisat: wallet.handle }
  const { adapter, events } = world({ networks: both, page: page(globals) })
  const { connection, provider } = await open(adapter)
  expect(connection.caipNetworkId).toBe(MAINNET)
  expect(await provider.sendTransfer(transfer())).toBe(TXID)
  for (const [name, there] of [
    ['testnet', TESTNET],
    ['fractal', expect.stringMatching(UNKNOWN)],
  ] as const) {
    state.network = name
    await expect(provider.sendTransfer(transfer())).rejects.toMatchObject(notSupported)
    expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toEqual(there)
  }
  expect(wallet.names().filter((name) => name === 'sendBitcoin')).toHaveLength(1)
})

test('R-ADPT-42 matches the older name `testnet` with all test networks of Bitcoin', async () => {
  const wallet = unisat(TEST_ADDRESS, { getNetwork: () => 'testnet' })
  const { adapter } = world({ networks: [network(MAINNET), network(SIGNET)], page: page({ unisat: wallet.handle }) })
  const { connection, provider } = await open(adapter)
  expect(connection.caipNetworkId).toBe(SIGNET)
  expect(await provider.sendTransfer(transfer(TEST_ADDRESS))).toBe(TXID)
})

test.each([
  ['chainChanged', { enum: 'FRACTAL_BITCOIN_MAINNET' }],
  ['networkChanged', 'fractal'],
])('R-ADPT-41 uses the data of %s when the wallet does not respond', async (event, data) => {
  const wallet = unisat(ADDRESS)
  const { adapter, events } = world({ networks: both, page: page({ unisat: wallet.handle }) })
  const { provider } = await open(adapter)
  wallet.emit(event, data)
  await until(() => ofType(events, 'switchNetwork').length > 0)
  expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toMatch(UNKNOWN)
  await expect(provider.sendTransfer(transfer())).rejects.toMatchObject(notSupported)
})

test('R-ADPT-41 R-CONN-114 stays connected when a wallet reports a switch and does not respond', async () => {
  const wallet = unisat(ADDRESS, { getChain: () => ({ enum: 'BITCOIN_MAINNET' }) })
  const { adapter, events } = world({ networks: both, page: page({ unisat: wallet.handle }) })
  await open(adapter)
  wallet.handle.getAccounts = () => Promise.reject(new Error('Moving'))
  wallet.emit('chainChanged', { enum: 'BITCOIN_TESTNET' })
  await until(() => ofType(events, 'switchNetwork').length > 0)
  expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toBe(TESTNET)
  expect(ofType(events, 'disconnect')).toEqual([])
})

test.each([
  ['wallet_getAccount', satsAccount('Mainnet'), satsAccount('Moon')],
  ['wallet_getNetwork', { bitcoin: { name: 'Mainnet' } }, { bitcoin: { name: 'Moon' } }],
])('R-ADPT-41 asks a sats-connect wallet with %s for its network before it sends', async (method, before, after) => {
  const wallet = sats({
    wallet_connect: satsAccount('Mainnet'),
    [method]: before,
    sendTransfer: { txid: TXID },
    signPsbt: { psbt: PSBT },
  })
  const { adapter, events } = world({ networks: both, page: page(wallet.globals) })
  const { provider } = await open(adapter)
  expect(await provider.sendTransfer(transfer())).toBe(TXID)
  wallet.results[method] = after
  await expect(provider.sendTransfer(transfer())).rejects.toMatchObject(notSupported)
  await expect(provider.signPsbt(psbt)).rejects.toMatchObject(notSupported)
  expect(wallet.names().filter((name) => name === 'sendTransfer' || name === 'signPsbt')).toHaveLength(1)
  expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toMatch(UNKNOWN)
})

test('R-ADPT-41 uses the event of a sats-connect wallet when the wallet does not respond', async () => {
  const wallet = sats({ getAccounts: [{ address: ADDRESS, purpose: 'payment' }], sendTransfer: { txid: TXID } })
  const { adapter, events } = world({ networks: both, page: page(wallet.globals) })
  const { provider, connection } = await open(adapter)
  expect(connection.caipNetworkId).toBe(MAINNET)
  wallet.emit('networkChange', { type: 'networkChange', bitcoin: { name: 'Moon' } })
  await until(() => ofType(events, 'switchNetwork').length > 0)
  expect(ofType(events, 'disconnect')).toEqual([])
  await expect(provider.sendTransfer(transfer())).rejects.toMatchObject(notSupported)
})

test('R-CONN-102 R-CONN-146 marks a sats-connect wallet as unavailable when it denies its account', async () => {
  const wallet = sats({ wallet_connect: satsAccount('Mainnet') })
  const { adapter, events } = world({ networks: both, page: page(wallet.globals) })
  await open(adapter)
  wallet.results.wallet_getAccount = Object.assign(new Error('Access denied.'), { code: -32002 })
  wallet.emit('accountChange', { type: 'accountChange' })
  await until(() => ofType(events, 'unavailable').length > 0)
  expect(ofType(events, 'disconnect')).toEqual([])
})

test('R-ADPT-41 requests no transfer and no PSBT from a Wallet Standard wallet that switched without an event', async () => {
  const wallet = standard(['bitcoin:mainnet'])
  const { adapter, events, page: given } = world({ networks: both })
  wallet.register(given.events)
  const { provider, connection } = await open(adapter)
  expect(connection.caipNetworkId).toBe(MAINNET)
  wallet.move(['bitcoin:fractal'])
  await expect(provider.signPsbt(psbt)).rejects.toMatchObject(notSupported)
  await expect(provider.sendTransfer(transfer())).rejects.toMatchObject(notSupported)
  expect(wallet.names()).toEqual(['connect'])
  expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toMatch(UNKNOWN)
})

test.each([[{ accounts: [] }], [{ chains: [] }]])(
  'R-ADPT-41 handles the change %j of a Wallet Standard wallet',
  async (change) => {
    const wallet = standard(['bitcoin:mainnet'])
    const { adapter, events, page: given } = world({ networks: both })
    wallet.register(given.events)
    await open(adapter)
    wallet.move(['bitcoin:fractal'])
    wallet.emit(change)
    expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toMatch(UNKNOWN)
  },
)

test.each([
  ['uses the chains of the wallet when its accounts name none', [], ['solana:mainnet', 'bitcoin:signet'], SIGNET],
  ['keeps the id of an unknown chain', [FRACTAL], ['bitcoin:mainnet'], FRACTAL],
  [
    'prefers a network of the app when there are several',
    ['bitcoin:testnet', 'bitcoin:signet'],
    ['bitcoin:mainnet'],
    SIGNET,
  ],
  [
    'never uses a network that the account does not name',
    ['bitcoin:testnet', 'bitcoin:regtest'],
    ['bitcoin:mainnet'],
    TESTNET,
  ],
] as const)('R-ADPT-41 R-ADPT-42 Wallet Standard: %s', async (_what, chains, own, expected) => {
  const address = expected === FRACTAL ? ADDRESS : TEST_ADDRESS
  const wallet = standard(chains, { address, own: [...own] })
  const { adapter, page: given } = world({ networks: [network(MAINNET), network(TESTNET4), network(SIGNET)] })
  wallet.register(given.events)
  expect((await open(adapter)).connection.caipNetworkId).toEqual(expected)
})

test('R-ADPT-41 sends and signs nothing on a Bitcoin network that the app does not list', async () => {
  const wallet = unisat(TEST_ADDRESS, { getChain: () => ({ enum: 'BITCOIN_TESTNET' }) })
  const { adapter } = world({ networks: [network(MAINNET), network(SIGNET)], page: page({ unisat: wallet.handle }) })
  const { connection, provider } = await open(adapter)
  expect(connection.caipNetworkId).toBe(TESTNET)
  await expect(provider.sendTransfer(transfer(TEST_ADDRESS))).rejects.toMatchObject(notSupported)
  await expect(provider.signPsbt(psbt)).rejects.toMatchObject(notSupported)
  expect(wallet.names()).not.toContain('signPsbt')
})

test('R-ADPT-41 requests no transfer from a paired wallet on an unknown chain', async () => {
  const session = mockPairedSession({ namespaces: { bip122: { accounts: [`${FRACTAL}:${ADDRESS}`] } } })
  const { adapter } = world({ networks: both })
  const connection = await adapter.connectPaired?.({ session, caipNetworkId: MAINNET, signal: never })
  expect(connection?.caipNetworkId).toBe(FRACTAL)
  const provider = await providerOf(adapter, 'walletConnect')
  await expect(provider.sendTransfer(transfer())).rejects.toMatchObject(notSupported)
  await expect(provider.signPsbt(psbt)).rejects.toMatchObject(notSupported)
  expect(session.controls.requests).toEqual([])
})

test('R-ADPT-41 requests no transfer from a wallet that does not report its network', async () => {
  const wallet = unisat(ADDRESS, { getChain: () => ({ enum: 'BITCOIN_MAINNET' }) })
  const { adapter } = world({ networks: both, page: page({ unisat: wallet.handle }) })
  const { provider } = await open(adapter)
  wallet.handle.getChain = () => new Promise(() => {})
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] })
  try {
    const sending = expect(provider.sendTransfer(transfer())).rejects.toMatchObject({ code: 'wallet/request-failed' })
    await jest.advanceTimersByTimeAsync(5_000)
    await sending
    expect(wallet.names()).not.toContain('sendBitcoin')
  } finally {
    jest.useRealTimers()
  }
})

test('R-ADPT-42 assumes the requested network when a wallet does not report where it switched', async () => {
  const state = { address: ADDRESS }
  const wallet = unisat(ADDRESS, {
    getAccounts: () => [state.address],
    switchChain: () => {
      state.address = TEST_ADDRESS
    },
  })
  const networks = [network(MAINNET), ...tests]
  const { adapter, events } = world({ networks, page: page({ unisat: wallet.handle }) })
  const { connectorId } = await open(adapter)
  await adapter.switchNetwork?.({ connectorId, network: network(SIGNET), signal: never })
  expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toBe(SIGNET)
})

test.each(['unisat', 'okx', 'sats', 'standard'])(
  'R-ADPT-42 R-CONN-106 restores %s on its last network',
  async (kind) => {
    const wallet = unisat(TEST_ADDRESS, { connect: () => ({ address: TEST_ADDRESS }) })
    const provider = sats({
      wallet_connect: satsAccount(undefined, TEST_ADDRESS),
      wallet_getAccount: satsAccount(undefined, TEST_ADDRESS),
    })
    const registered = standard([], { address: TEST_ADDRESS, own: [] })
    const globals = {
      unisat: { unisat: wallet.handle },
      okx: { okxwallet: { bitcoin: wallet.handle } },
      sats: provider.globals,
      standard: {},
    }
    const storage: KitStorage = createMemoryStorage()
    const visit = async () => {
      const given = page(Object(Reflect.get(globals, kind)))
      const { kit } = createTestKit({
        adapters: [
          {
            namespace: 'bip122',
            name: 'bitcoin',
            create: (context) => createBitcoinAdapter({ context, page: given, options: {} }),
          },
        ],
        options: { networks: tests },
        storage,
      })
      const stop = start(kit)
      if (kind === 'standard') registered.register(given.events)
      await ready(kit)
      const connectors = () => kit.getState().connect.connectors.bip122 ?? []
      await until(() => connectors().length > 0)
      const connected = () => kit.getState().connect.connections.bip122?.[0]
      return { kit, stop, connected, connectorId: connectors()[0]?.id ?? '' }
    }
    const before = await visit()
    await connect(before.kit, { connectorId: before.connectorId, caipNetworkId: SIGNET })
    expect(before.connected()?.caipNetworkId).toBe(SIGNET)
    before.stop()
    const after = await visit()
    await until(() => after.connected() !== undefined)
    expect(after.connected()?.caipNetworkId).toBe(SIGNET)
    expect(selectActiveNetwork(after.kit.getState())?.caipNetworkId).toBe(SIGNET)
    after.stop()
  },
)

test('R-ADPT-43 requests BIP-322 for a taproot account from each kind of wallet that supports the option', async () => {
  const wallet = unisat(TAPROOT, { connect: () => ({ address: TAPROOT }) })
  const provider = sats({ wallet_connect: satsAccount('Mainnet', TAPROOT), signMessage: { signature: BIP322 } })
  const registered = standard(['bitcoin:mainnet'], { address: TAPROOT })
  const sign = async (globals: Record<string, unknown>, register?: (events: EventTarget) => void) => {
    const { adapter, page: given } = world({ networks: both, page: page(globals) })
    register?.(given.events)
    const { connectorId } = await open(adapter)
    expect(await adapter.signMessage?.({ connectorId, address: TAPROOT, message: 'hello' })).toBe(BIP322)
  }
  for (const globals of [{ unisat: wallet.handle }, { okxwallet: { bitcoin: wallet.handle } }]) {
    await sign(globals)
    expect(wallet.asked.at(-1)).toEqual({ name: 'signMessage', params: ['hello', 'bip322-simple'] })
  }
  await sign(provider.globals)
  expect(provider.asked.at(-1)?.params).toEqual([{ address: TAPROOT, message: 'hello', protocol: 'BIP322' }])
  await sign({}, registered.register)
  expect(registered.asked.at(-1)?.params[0]).toMatchObject({ protocol: 'bip322' })

  const session = mockPairedSession({
    namespaces: { bip122: { accounts: [`${MAINNET}:${TAPROOT}`] } },
    onRequest: () => ({ signature: BIP322 }),
  })
  const { adapter } = world({ networks: both })
  await adapter.connectPaired?.({ session, signal: never })
  const params = { connectorId: 'walletConnect', address: TAPROOT, message: 'hello' }
  expect(await adapter.signMessage?.(params)).toBe(BIP322)
  expect(session.controls.requests.at(-1)?.params).toMatchObject({ protocol: 'bip322' })
})
