/** The network of a wallet: the one it reports, otherwise the one of its address and of the networks of the app. */
import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { type Adapter, type CaipNetworkId, selectIsUnsupportedChain } from '@bowline/kit-core'
import { connect, ready, start } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { createBitcoinAdapter } from '../src/adapter.js'
import { MAINNET, network, page, providerOf, TESTNET, world } from './setup.js'

const SIGNET: CaipNetworkId = 'bip122:00000008819873e925422c1ff0f99f7c'
const TESTNET4: CaipNetworkId = 'bip122:00000000da84f2bafbbc53dee25a72ae'
const UNKNOWN = /^bip122:unknown-/
const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const OTHER_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const TEST_ADDRESS = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const PSBT =
  'cHNidP8BAEwCAAAAAALT3/UFAAAAABl2qRTQxZkDxbrChodg6Q/VIaRkWqdlIIisAOH1BQAAAAAXqRQ1RebjO4MsRwUPJNPuuTycA5SLx4ezLhMAAAAA'

/** UniSat on a network that a test can change, with the requests it got. */
function unisat(chain: unknown, address = ADDRESS) {
  const state = { chain, address }
  const asked: string[] = []
  const listeners = new Map<string, () => void>()
  const noted = (name: string, answer: () => unknown) => async () => {
    asked.push(name)
    return answer()
  }
  const handle = {
    requestAccounts: noted('requestAccounts', () => [state.address]),
    getAccounts: noted('getAccounts', () => [state.address]),
    getChain: noted('getChain', () => state.chain),
    sendBitcoin: noted('sendBitcoin', () => 'ab'.repeat(32)),
    signPsbt: noted('signPsbt', () => '70736274ff'),
    signMessage: noted('signMessage', () => btoa('\x1f'.repeat(65))),
    on: (event: string, listener: () => void) => void listeners.set(event, listener),
    removeListener: (event: string) => void listeners.delete(event),
  }
  return { handle, state, asked, emit: (event: string) => listeners.get(event)?.() }
}

/** A sats-connect response with a network. */
const sats = (name: string) => ({
  request: async (method: string) =>
    method === 'wallet_connect' || method === 'wallet_getAccount'
      ? { result: { addresses: [{ address: ADDRESS, purpose: 'payment' }], network: { bitcoin: { name } } } }
      : { error: { code: -32601, message: 'Method not found' } },
})

async function open(adapter: Adapter, caipNetworkId?: CaipNetworkId) {
  await until(() => adapter.connectors().length > 0)
  const [connector] = adapter.connectors()
  const connectorId = connector?.id ?? ''
  const connection = await adapter.connect({ connectorId, caipNetworkId, signal: never })
  return { connection, connectorId, provider: await providerOf(adapter, connectorId) }
}

const onFractal = { enum: 'FRACTAL_BITCOIN_MAINNET', name: 'Fractal Bitcoin Mainnet', network: 'livenet' }
const transfer = { recipient: ADDRESS, amount: 1_000n }
const networks = [network(MAINNET), network(TESTNET)]
const notSupported = { code: 'wallet/chain-not-supported' }

test('R-ADPT-41 requests no transfer from a wallet on an unknown chain, which is not treated as Bitcoin', async () => {
  const wallet = unisat(onFractal)
  const { adapter } = world({ networks, page: page({ unisat: wallet.handle }) })
  const { connection, provider } = await open(adapter)
  expect(connection.caipNetworkId).toMatch(UNKNOWN)
  await expect(provider.sendTransfer(transfer)).rejects.toMatchObject(notSupported)
  await expect(provider.signPsbt({ psbt: PSBT, signInputs: [] })).rejects.toMatchObject(notSupported)
  expect(wallet.asked).not.toContain('sendBitcoin')
  expect(wallet.asked).not.toContain('signPsbt')
})

test('R-ADPT-80 sends nothing from another account when a wallet changed accounts without an event', async () => {
  const wallet = unisat('BITCOIN_MAINNET')
  const { adapter, events } = world({ networks, page: page({ unisat: wallet.handle }) })
  const { provider } = await open(adapter)
  wallet.state.address = OTHER_ADDRESS
  await expect(provider.sendTransfer({ ...transfer, from: ADDRESS })).rejects.toMatchObject({
    message: 'The wallet hasn’t shared this account',
  })
  expect(wallet.asked).not.toContain('sendBitcoin')
  const [event] = ofType(events, 'accountChanged')
  expect(event?.accounts).toMatchObject([{ address: OTHER_ADDRESS }])
  await provider.sendTransfer({ ...transfer, from: OTHER_ADDRESS })
  expect(wallet.asked).toContain('sendBitcoin')
})

test('R-ADPT-84 signs nothing with another account when a wallet changed accounts without an event', async () => {
  const wallet = unisat('BITCOIN_MAINNET')
  const { adapter, events } = world({ networks, page: page({ unisat: wallet.handle }) })
  const { provider } = await open(adapter)
  wallet.state.address = OTHER_ADDRESS
  await expect(provider.signMessage({ address: ADDRESS, message: 'hi' })).rejects.toMatchObject({
    message: 'The wallet hasn’t shared this account',
  })
  expect(wallet.asked).not.toContain('signMessage')
  expect(ofType(events, 'accountChanged')).toMatchObject([{ accounts: [{ address: OTHER_ADDRESS }] }])
  await provider.signMessage({ address: OTHER_ADDRESS, message: 'hi' })
  expect(wallet.asked).toContain('signMessage')
})

test('R-ADPT-41 shows an unknown chain as not supported by the app', async () => {
  const wallet = unisat(onFractal)
  const given = page({ unisat: wallet.handle })
  const { kit } = createTestKit({
    adapters: [
      {
        namespace: 'bip122',
        name: 'bitcoin',
        create: (context) => createBitcoinAdapter({ context, page: given, options: {} }),
      },
    ],
    options: { networks: [network(MAINNET)] },
  })
  const stop = start(kit)
  await ready(kit)
  await until(() => kit.getState().connect.connectors.bip122?.length === 1)
  await connect(kit, { connectorId: 'unisat' })
  expect(selectIsUnsupportedChain(kit.getState(), 'bip122')).toBe(true)
  stop()
})

test('R-ADPT-41 R-ADPT-20 moves the connection when a wallet switches to an unknown chain', async () => {
  const wallet = unisat({ enum: 'BITCOIN_MAINNET' })
  const { adapter, events } = world({ networks, page: page({ unisat: wallet.handle }) })
  const { connection } = await open(adapter)
  expect(connection.caipNetworkId).toBe(MAINNET)
  wallet.state.chain = onFractal
  wallet.emit('chainChanged')
  await until(() => ofType(events, 'switchNetwork').length > 0)
  expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toMatch(UNKNOWN)
})

test('R-ADPT-41 fetches the wallet’s network before sending, and sends only on the shown one', async () => {
  const wallet = unisat({ enum: 'BITCOIN_MAINNET' })
  const { adapter, events } = world({ networks, page: page({ unisat: wallet.handle }) })
  const { provider } = await open(adapter)
  wallet.state.chain = { enum: 'BITCOIN_TESTNET' }
  await expect(provider.sendTransfer(transfer)).rejects.toMatchObject(notSupported)
  expect(wallet.asked).not.toContain('sendBitcoin')
  expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toBe(TESTNET)
})

test('R-ADPT-41 requests no transfer from a wallet that can no longer report its network', async () => {
  const wallet = unisat({ enum: 'BITCOIN_MAINNET' })
  const { adapter } = world({ networks, page: page({ unisat: wallet.handle }) })
  const { provider } = await open(adapter)
  Object.assign(wallet.handle, { getChain: () => Promise.reject(new Error('Locked')) })
  await expect(provider.sendTransfer(transfer)).rejects.toMatchObject({ code: 'wallet/request-failed' })
  expect(wallet.asked).not.toContain('sendBitcoin')
})

test.each([
  ['OKX', { okxwallet: { bitcoin: { ...unisat(onFractal).handle, connect: async () => ({ address: ADDRESS }) } } }],
  [
    'sats-connect',
    {
      btc_providers: [{ id: 'XverseProviders.BitcoinProvider', name: 'Xverse' }],
      XverseProviders: { BitcoinProvider: sats('Fractal') },
    },
  ],
])('R-ADPT-41 does not treat %s on an unknown chain as Bitcoin', async (_kind, globals) => {
  const { adapter } = world({ networks, page: page(globals) })
  const { connection, provider } = await open(adapter)
  expect(connection.caipNetworkId).toMatch(UNKNOWN)
  await expect(provider.sendTransfer(transfer)).rejects.toMatchObject(notSupported)
})

test.each(['000000000019d6689c085ae165831e93', '../bitcoin', 'x'.repeat(99), '中'])(
  'R-ADPT-41 maps no invented network name to a Bitcoin network: %s',
  async (enumName) => {
    const { adapter } = world({ networks, page: page({ unisat: unisat({ enum: enumName }).handle }) })
    const { connection } = await open(adapter)
    expect(connection.caipNetworkId).toMatch(/^bip122:unknown-[-\w]{0,24}$/)
  },
)

test.each([
  ['the requested network', [TESTNET, SIGNET], SIGNET, SIGNET],
  ['the network of the app', [SIGNET], undefined, SIGNET],
  ['the first fitting network of the app', [MAINNET, TESTNET4, SIGNET], MAINNET, TESTNET4],
])('R-ADPT-42 uses %s when a wallet does not report its network', async (_which, ids, asked, expected) => {
  const LeatherProvider = {
    request: async (method: string) =>
      method === 'getAddresses'
        ? { result: { addresses: [{ symbol: 'BTC', address: TEST_ADDRESS }] } }
        : { result: {} },
  }
  const phantom = { bitcoin: { requestAccounts: async () => [{ address: TEST_ADDRESS, purpose: 'payment' }] } }
  for (const globals of [{ LeatherProvider }, { phantom }]) {
    const { adapter } = world({ networks: ids.map((id) => network(id)), page: page(globals) })
    const { connection } = await open(adapter, asked)
    expect(connection.caipNetworkId).toBe(expected)
  }
})

test('R-ADPT-42 restores a wallet that does not report its network on the network of the app', async () => {
  const { getChain: _, ...handle } = unisat(undefined, TEST_ADDRESS).handle
  const { adapter } = world({ networks: [network(MAINNET), network(TESTNET4)], page: page({ unisat: handle }) })
  await until(() => adapter.connectors().length > 0)
  const connection = await adapter.reconnect({ connectorId: 'unisat', signal: never })
  expect(connection?.caipNetworkId).toBe(TESTNET4)
})
