import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { page, register, SANDBOX, wallet, world } from '../../test/setup.js'

const FEATURES = { 'bitcoin:connect': { connect: async () => ({ accounts: [] }) } }
const REQUEST = { request: async () => null }

const named = (name: unknown, over: Record<string, unknown> = {}) => ({ name, features: FEATURES, ...over })

test('R-CONN-04 lists a wallet that registered before the kit and one that registers later', async () => {
  const given = page()
  wallet().wallet.register(given.events)
  const { adapter, events } = world({ page: given })
  register(given.events, named('Late Wallet', { icon: 'data:image/png;base64,AA==' }))
  await until(() => adapter.connectors().length === 2)
  expect(adapter.connectors()).toEqual([
    { id: SANDBOX, name: 'Sandbox Wallet', type: 'ANNOUNCED', chain: 'bip122', imageUrl: expect.any(String) },
    {
      id: 'Late-Wallet',
      name: 'Late Wallet',
      type: 'ANNOUNCED',
      chain: 'bip122',
      imageUrl: 'data:image/png;base64,AA==',
    },
  ])
  expect(ofType(events, 'connectors').at(-1)?.connectors).toEqual(adapter.connectors())
})

test('R-CONN-04 removes a wallet that unregisters', async () => {
  const { adapter, page: given } = world()
  const back = register(given.events, named('Wallet'))
  await until(() => adapter.connectors().length === 1)
  back()
  await until(() => adapter.connectors().length === 0)
})

test('R-CONN-04 ignores registrations after listening has stopped', async () => {
  const { adapter, events, page: given, stop } = world()
  const listening = world({ page: given })
  stop()
  register(given.events, named('Wallet'))
  await until(() => listening.adapter.connectors().length === 1)
  expect(adapter.connectors()).toEqual([])
  expect(events).toEqual([])
})

test('R-CONN-04 emits a repeated registration once', async () => {
  const { adapter, events, page: given } = world()
  const one = named('Wallet')
  for (let turn = 0; turn < 5; turn++) register(given.events, one)
  await until(() => adapter.connectors().length === 1)
  register(given.events, named('Next Wallet'))
  await until(() => adapter.connectors().length === 2)
  expect(ofType(events, 'connectors')).toHaveLength(2)
})

test('R-CONN-04 lists at most 100 registered wallets', async () => {
  const { adapter, page: given } = world()
  register(given.events, ...Array.from({ length: 10_000 }, (_, index) => named(`w${index}`)))
  await until(() => adapter.connectors().length > 0)
  expect(adapter.connectors()).toHaveLength(100)
})

const trap = new Proxy(
  {},
  {
    get() {
      throw new Error('trap')
    },
  },
)

test.each([
  ['nothing', undefined],
  ['null', null],
  ['text', 'x'],
  ['a trap', trap],
  ['no features', { name: 'x' }],
  ['a trap as features', { name: 'x', features: trap }],
  ['another chain', { name: 'x', features: { 'solana:signMessage': {} } }],
  ['no name', { features: FEATURES }],
  ['a name that is no text', named(['x'])],
  ['an empty name', named('')],
  ['a name as long as a book', named('W'.repeat(5000))],
  ['the name of pairing', named('walletConnect')],
  ['a name of every object', named('constructor')],
])('R-CONN-04 ignores a registration of %s', async (_, one) => {
  const { adapter, page: given } = world()
  register(given.events, one, named('Honest'))
  await until(() => adapter.connectors().length > 0)
  expect(adapter.connectors().map(({ name }) => name)).toEqual(['Honest'])
})

test('R-CONN-04 keeps working when a registration throws', async () => {
  const { adapter, page: given } = world()
  const detail = () => {
    throw new Error('no')
  }
  given.events.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  given.events.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: 'x' }))
  register(given.events, named('Honest'))
  await until(() => adapter.connectors().length === 1)
})

test.each([
  ['\u202egnirts', 'gnirts'],
  ['a\u200bb', 'ab'],
  ['\u3164', 'Unknown wallet'],
  ['a\nb\t\u2003c', 'a b c'],
  ['W'.repeat(90), `${'W'.repeat(40)}…`],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('R-CONN-04 shows a wallet named %j as %j', async (name, shown) => {
  const { adapter, page: given } = world()
  register(given.events, named(name))
  await until(() => adapter.connectors().length > 0)
  expect(adapter.connectors()[0]?.name).toBe(shown)
  expect(adapter.connectors()[0]?.id).toMatch(/^[\w.-]{1,128}$/)
})

test.each([
  'https://images.example/a.png',
  'javascript:alert(1)',
  'data:text/html,<h1>x',
  'blob:https://a.example/1',
  `data:image/png;base64,${'A'.repeat(70_000)}`,
  7,
  null,
])('R-CONN-09 rejects the icon %j', async (icon) => {
  const { adapter, page: given } = world()
  register(given.events, named('Wallet', { icon }))
  await until(() => adapter.connectors().length > 0)
  expect(adapter.connectors()[0]).not.toHaveProperty('imageUrl')
})

test('R-ADPT-15 lists the valid entries of the sats-connect providers', async () => {
  const { adapter } = world({
    page: page({
      btc_providers: [
        { id: 'Some.Provider', name: 'Some Wallet', icon: 'data:image/png;base64,AA==' },
        { id: 'Some.Gone', name: 'Gone' },
        { id: '../../x', name: 'Path' },
        { id: 7, name: 'Number' },
        trap,
        null,
      ],
      Some: { Provider: REQUEST },
    }),
  })
  await until(() => adapter.connectors().length > 0)
  expect(adapter.connectors()).toEqual([
    {
      id: 'Some.Provider',
      name: 'Some Wallet',
      type: 'ANNOUNCED',
      chain: 'bip122',
      imageUrl: 'data:image/png;base64,AA==',
    },
  ])
})

test('R-ADPT-15 lists injected wallets that have the methods the adapter needs', async () => {
  const ask = async () => []
  const { adapter } = world({
    page: page({
      unisat: { requestAccounts: ask },
      okxwallet: { bitcoin: { connect: ask } },
      phantom: { bitcoin: { requestAccounts: 'x' } },
      LeatherProvider: REQUEST,
    }),
  })
  await until(() => adapter.connectors().length > 0)
  expect(adapter.connectors().map(({ id, name, type }) => [id, name, type])).toEqual([
    ['unisat', 'UniSat', 'INJECTED'],
    ['okx', 'OKX Wallet', 'INJECTED'],
    ['leather', 'Leather', 'INJECTED'],
  ])
})

const ASK = { requestAccounts: async () => [] }

test.each([
  [
    'lists UniSat at its second path',
    { unisat_wallet: ASK, unisat: { ...ASK, isOkxWallet: true } },
    [['unisat', 'UniSat']],
  ],
  ['lists Binance Wallet by its own name', { unisat: { ...ASK, isBinance: true } }, [['unisat', 'Binance Wallet']]],
  ['lists Bitget Wallet by its own name', { unisat: { ...ASK, isBitKeep: true } }, [['unisat', 'Bitget Wallet']]],
  [
    'lists OKX Wallet once when it also injects under its own path',
    { unisat: { ...ASK, isOkxWallet: true }, okxwallet: { bitcoin: { ...ASK, connect: ASK.requestAccounts } } },
    [['okx', 'OKX Wallet']],
  ],
  ['lists UniSat once when it injects under both paths', { unisat_wallet: ASK, unisat: ASK }, [['unisat', 'UniSat']]],
])('R-ADPT-102 at the path of UniSat %s', async (_name, globals, rows) => {
  const { adapter } = world({ page: page(globals) })
  await until(() => adapter.connectors().length > 0)
  expect(adapter.connectors().map(({ id, name }) => [id, name])).toEqual(rows)
})

test('R-ADPT-102 connects UniSat when another wallet also injects under its path', async () => {
  const opened: string[] = []
  const wallet = (name: string) => ({
    requestAccounts: async () => {
      opened.push(name)
      return ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq']
    },
  })
  const given = page({ unisat_wallet: wallet('UniSat'), unisat: { ...wallet('OKX Wallet'), isOkxWallet: true } })
  const { adapter } = world({ page: given })
  await until(() => adapter.connectors().length > 0)
  await adapter.connect({ connectorId: 'unisat', signal: never })
  expect(opened).toEqual(['UniSat'])
})

test('R-ADPT-15 lists a wallet that injects itself while the page loads, once the page has loaded', async () => {
  const globals: Record<string, unknown> = {}
  const { adapter, page: given } = world({ page: page(globals) })
  Object.assign(globals, { unisat: { requestAccounts: async () => [] } })
  given.events.dispatchEvent(new Event('load'))
  await until(() => adapter.connectors().length === 1)
})

test('R-CONN-06 lists a wallet with several APIs once, with the most capable one', async () => {
  const given = page({
    btc_providers: [{ id: 'Both.Provider', name: 'Leather' }],
    Both: { Provider: REQUEST },
    LeatherProvider: REQUEST,
    okxwallet: { bitcoin: { connect: async () => null } },
  })
  const { adapter } = world({ page: given })
  register(given.events, named('OKX'), named('OKX'))
  await until(() => adapter.connectors().length === 2)
  expect(adapter.connectors().map(({ id }) => id)).toEqual(['OKX', 'Both.Provider'])
})

test('R-CFG-09 R-ADPT-15 lists and connects nothing when discovery is disabled', async () => {
  const given = page({ unisat: { requestAccounts: async () => [] } })
  const { adapter } = world({ page: given, context: { enableInjectedDiscovery: false } })
  await expect(adapter.connect({ connectorId: 'unisat', signal: never })).rejects.toMatchObject({
    code: 'adapter/connector-not-found',
  })
})

test('R-CONN-04 connects a frozen wallet object', async () => {
  const { wallet: sandbox } = wallet()
  const { adapter, page: given } = world()
  register(given.events, Object.freeze({ ...sandbox.standard, accounts: [] }))
  await until(() => adapter.connectors().length === 1)
  expect((await adapter.connect({ connectorId: SANDBOX, signal: never })).accounts).toHaveLength(2)
})
