/** Wallets of every kind that report their network in unusual ways, switch without an event, or report nothing. */
import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { type KitStorage, selectActiveNetwork } from '@bowline/kit-core'
import { connect, ready, start } from '@bowline/kit-core/actions'
import { createMemoryStorage, createTestKit } from '@bowline/kit-core/testing'
import { createBitcoinAdapter } from '../src/adapter.js'
import {
  both,
  FRACTAL,
  notSupported,
  open,
  psbt,
  SIGNET,
  sats,
  satsAccount,
  standard,
  TEST_ADDRESS,
  TESTNET4,
  tests,
  transfer,
  UNKNOWN,
  unisat,
} from './network-watch-fixture.js'
import { ADDRESS, MAINNET, network, PSBT, page, TESTNET, TXID, world } from './setup.js'

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
