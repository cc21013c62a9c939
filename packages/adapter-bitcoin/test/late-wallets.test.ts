/** Wallets that inject themselves after the page has loaded, without an event. */
import { never, ofType } from '@bowline/jest-preset/fixtures'
import { type KitStorage, selectAccount } from '@bowline/kit-core'
import { connect, disconnect, open, ready, start } from '@bowline/kit-core/actions'
import { createMemoryStorage, createTestKit } from '@bowline/kit-core/testing'
import { createBitcoinAdapter } from '../src/adapter.js'
import { MAINNET, network, page, SANDBOX, wallet, world } from './setup.js'

const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

/** UniSat, and the requests it got. */
function unisat() {
  const asked: string[] = []
  const noted = (name: string, answer: unknown) => async () => {
    asked.push(name)
    return answer
  }
  const handle = {
    requestAccounts: noted('requestAccounts', [ADDRESS]),
    getAccounts: noted('getAccounts', [ADDRESS]),
    getChain: noted('getChain', { enum: 'BITCOIN_MAINNET' }),
  }
  return { handle, asked }
}

const REQUEST = { request: async () => null }
const ask = async () => []
const KINDS: readonly (readonly [string, Record<string, unknown>])[] = [
  ['unisat', { unisat: { requestAccounts: ask } }],
  ['okx', { okxwallet: { bitcoin: { connect: ask } } }],
  ['phantom', { phantom: { bitcoin: { requestAccounts: ask } } }],
  ['leather', { LeatherProvider: REQUEST }],
  ['Late.Provider', { btc_providers: [{ id: 'Late.Provider', name: 'Late' }], Late: { Provider: REQUEST } }],
]

const LOADED = { document: { readyState: 'complete' } }
const stops: (() => void)[] = []

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  jest.useRealTimers()
})

/** Advances the time and waits for code that loads meanwhile. */
async function pass(delayMs: number) {
  await jest.advanceTimersByTimeAsync(delayMs)
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
}

async function visit(globals: Record<string, unknown>, storage: KitStorage = createMemoryStorage()) {
  const given = page(globals)
  const { kit } = createTestKit({
    adapters: [
      {
        namespace: 'bip122',
        name: 'bitcoin',
        create: (context) => createBitcoinAdapter({ context, page: given, options: {} }),
      },
    ],
    options: { networks: [network(MAINNET)] },
    storage,
  })
  const stop = start(kit)
  stops.push(stop)
  const listed = () => kit.getState().connect.connectors.bip122?.map(({ id }) => id) ?? []
  const account = () => selectAccount(kit.getState(), 'bip122')
  return { kit, stop, listed, account, page: given }
}

/** Storage of a user who is connected with UniSat. */
async function rememberUnisat(storage: KitStorage) {
  const before = await visit({ unisat: unisat().handle }, storage)
  await ready(before.kit)
  await pass(0)
  await connect(before.kit, { connectorId: 'unisat' })
  before.stop()
}

test.each(KINDS)('R-CONN-145 lists %s when it appears 700 ms after the page has loaded', async (id, globals) => {
  const late: Record<string, unknown> = {}
  const { adapter, page: given } = world({ page: page(late) })
  given.events.dispatchEvent(new Event('load'))
  await pass(700)
  Object.assign(late, globals)
  await pass(500)
  expect(adapter.connectors().map((connector) => connector.id)).toEqual([id])
})

test('R-CONN-145 lists a late wallet when the kit starts long after the page has loaded', async () => {
  const late: Record<string, unknown> = { ...LOADED }
  const { adapter } = world({ page: page(late) })
  await pass(8_000)
  Object.assign(late, { unisat: unisat().handle })
  await pass(500)
  expect(adapter.connectors()).toHaveLength(1)
})

test('R-CONN-145 lists UniSat on its own event at any time', async () => {
  const late: Record<string, unknown> = {}
  const { adapter, page: given } = world({ page: page(late) })
  Object.assign(late, { unisat: unisat().handle })
  given.events.dispatchEvent(new Event('unisat#initialized'))
  await pass(0)
  expect(adapter.connectors()).toHaveLength(1)
})

test('R-CONN-145 R-ADPT-22 checks the page for some seconds only, and not after the kit has stopped', async () => {
  const { stop } = world({ page: page(LOADED) })
  expect(jest.getTimerCount()).toBeGreaterThan(0)
  await pass(15_000)
  expect(jest.getTimerCount()).toBe(0)
  stop()
  const other = world({ page: page(LOADED) })
  other.stop()
  await pass(500)
  expect(jest.getTimerCount()).toBe(0)
})

test('R-CONN-145 checks nothing when discovery is disabled', async () => {
  world({ page: page(LOADED), context: { enableInjectedDiscovery: false } })
  expect(jest.getTimerCount()).toBe(0)
})

test('R-CONN-145 lists a wallet that appeared much later when the modal opens', async () => {
  const late: Record<string, unknown> = { ...LOADED }
  const { kit, listed } = await visit(late)
  await pass(60_000)
  Object.assign(late, { unisat: unisat().handle })
  await pass(60_000)
  expect(listed()).toEqual([])
  void open(kit)
  await pass(100)
  expect(listed()).toEqual(['unisat'])
})

test.each([700, 2_500, 4_000])(
  'R-CONN-145 R-CONN-108 R-CONN-113 restores a stored connection with its wallet’s name and no prompt when the wallet appears after %i ms',
  async (delayMs) => {
    const storage = createMemoryStorage()
    await rememberUnisat(storage)
    const late: Record<string, unknown> = { ...LOADED }
    const { account, listed } = await visit(late, storage)
    await pass(delayMs)
    const wallet = unisat()
    Object.assign(late, { unisat: wallet.handle })
    await pass(600)
    expect(account().address).toBe(ADDRESS)
    expect(account().connectedWalletInfo).toMatchObject({ name: 'UniSat', type: 'INJECTED' })
    expect(listed()).toEqual(['unisat'])
    expect(wallet.asked).not.toContain('requestAccounts')
  },
)

test('R-CONN-145 restores a stored connection when the modal opens after a very late wallet appeared', async () => {
  const storage = createMemoryStorage()
  await rememberUnisat(storage)
  const late: Record<string, unknown> = { ...LOADED }
  const { kit, account } = await visit(late, storage)
  await pass(60_000)
  expect(kit.getState().connect.status).toBe('disconnected')
  const wallet = unisat()
  Object.assign(late, { unisat: wallet.handle })
  void open(kit)
  await pass(600)
  expect(account().address).toBe(ADDRESS)
  expect(kit.getState().connect.status).toBe('connected')
  expect(wallet.asked).not.toContain('requestAccounts')
})

test('R-CONN-145 replaces no other connection, and restores none that was disconnected, when a wallet appears late', async () => {
  const storage = createMemoryStorage()
  await rememberUnisat(storage)
  const other = { request: async () => ({ result: { addresses: [{ symbol: 'BTC', address: ADDRESS }] } }) }
  const late: Record<string, unknown> = { ...LOADED, LeatherProvider: other }
  const { kit, account } = await visit(late, storage)
  await pass(60_000)
  await connect(kit, { connectorId: 'leather' })
  await disconnect(kit)
  const wallet = unisat()
  Object.assign(late, { unisat: wallet.handle })
  void open(kit)
  await pass(600)
  expect(account().address).toBe(undefined)
  expect(wallet.asked).toEqual([])
})

test('R-CONN-145 lists a late wallet without a connection when it shares nothing', async () => {
  const late: Record<string, unknown> = { ...LOADED }
  const { adapter, events } = world({ page: page(late) })
  const restoring = adapter.reconnect({ connectorId: 'unisat', signal: never })
  const outcome = expect(restoring).rejects.toMatchObject({ code: 'adapter/connector-not-found' })
  await pass(2_000)
  await outcome
  Object.assign(late, { unisat: { requestAccounts: ask, getAccounts: ask } })
  await pass(600)
  expect(adapter.connectors()).toHaveLength(1)
  expect(ofType(events, 'connections')).toEqual([])
})

test('R-CONN-145 R-CONN-116 adds a late wallet as inactive when the user connected another wallet meanwhile', async () => {
  const storage = createMemoryStorage()
  await rememberUnisat(storage)
  const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
  const other = { request: async () => ({ result: { addresses: [{ symbol: 'BTC', address }] } }) }
  const late: Record<string, unknown> = { ...LOADED, LeatherProvider: other }
  const { kit, account } = await visit(late, storage)
  await pass(60_000)
  const { handle } = unisat()
  const slow = new Promise((resolve) => setTimeout(() => resolve([ADDRESS]), 1_000))
  Object.assign(late, { unisat: { ...handle, getAccounts: () => slow } })
  void open(kit)
  await pass(100)
  await connect(kit, { connectorId: 'leather' })
  await pass(2_000)
  expect(account().address).toBe(address)
  expect(kit.getState().connect.connections.bip122?.map(({ connectorId }) => connectorId)).toEqual([
    'leather',
    'unisat',
  ])
})

test('R-CONN-145 restores a wallet that registers late', async () => {
  const storage = createMemoryStorage()
  const { wallet: sandbox, person } = wallet()
  const before = await visit({}, storage)
  sandbox.register(before.page.events)
  await ready(before.kit)
  await pass(0)
  await connect(before.kit, { connectorId: SANDBOX })
  before.stop()
  person.prompts.length = 0
  const { account, page: given } = await visit({}, storage)
  await pass(12_000)
  expect(account().address).toBe(undefined)
  sandbox.register(given.events)
  await pass(100)
  expect(account().address).toBe(sandbox.state().accounts[0])
  expect(person.prompts).toEqual([])
})

test('R-CONN-145 R-CONN-116 keeps an inactive wallet inactive when it appears late', async () => {
  const storage = createMemoryStorage()
  await rememberUnisat(storage)
  const { wallet: sandbox } = wallet()
  const before = await visit({ unisat: unisat().handle }, storage)
  sandbox.register(before.page.events)
  await ready(before.kit)
  await pass(0)
  await connect(before.kit, { connectorId: SANDBOX })
  before.stop()
  const late: Record<string, unknown> = { ...LOADED }
  const { kit, account, page: given } = await visit(late, storage)
  sandbox.register(given.events)
  await pass(60_000)
  expect(account().address).toBe(sandbox.state().accounts[0])
  Object.assign(late, { unisat: unisat().handle })
  void open(kit)
  await pass(600)
  expect(account().address).toBe(sandbox.state().accounts[0])
})
