import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { network, page, SANDBOX, wallet, world } from '../../test/setup.js'

const PHONE = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15' }

test('R-CONN-05 offers and connects the injected provider of a phone’s wallet browser as Browser wallet', async () => {
  const { provider } = wallet().wallet
  const given = page({ navigator: PHONE, ethereum: () => provider })
  const { adapter } = world({ page: given, networks: [network(1, 'http://127.0.0.1:9')] })
  expect(adapter.connectors()).toEqual([{ id: 'injected', name: 'Browser wallet', type: 'INJECTED', chain: 'eip155' }])
  expect((await adapter.connect({ connectorId: 'injected', signal: never })).accounts).toHaveLength(2)
})

test.each([
  ['a tablet', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 5 }],
  [
    'a phone that asks for desktop sites',
    { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', platform: 'Linux armv8l', maxTouchPoints: 5 },
  ],
])(
  'R-CONN-273 offers the injected provider in the wallet browser of %s that identifies as a desktop',
  (_name, navigator) => {
    const { provider } = wallet().wallet
    const { adapter } = world({ page: page({ navigator, ethereum: () => provider }) })
    expect(adapter.connectors().map(({ id }) => id)).toEqual(['injected'])
  },
)

test.each([
  ['a desktop', { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', maxTouchPoints: 0 }],
  ['a desktop with a touch screen', { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', maxTouchPoints: 10 }],
  ['a device without user agent data', {}],
])('R-CONN-05 offers the injected provider as Browser wallet on %s', async (_name, navigator) => {
  const { provider } = wallet().wallet
  const given = page({ navigator: { userAgent: '', ...navigator }, ethereum: () => provider })
  const { adapter } = world({ page: given, networks: [network(1, 'http://127.0.0.1:9')] })
  expect(adapter.connectors()).toEqual([{ id: 'injected', name: 'Browser wallet', type: 'INJECTED', chain: 'eip155' }])
  expect((await adapter.connect({ connectorId: 'injected', signal: never })).accounts).toHaveLength(2)
})

test('R-CONN-05 offers no injected provider on a desktop when the app turned discovery off', () => {
  const { provider } = wallet().wallet
  const { adapter } = world({ page: page({ ethereum: () => provider }), context: { enableInjectedDiscovery: false } })
  expect(adapter.connectors()).toEqual([])
})

test.each([
  ['MetaMask', { isMetaMask: true }, { rdns: 'io.metamask' }],
  ['a wallet that also sets the flag of MetaMask', { isMetaMask: true, isRabby: true }, { rdns: 'io.rabby' }],
  ['a wallet that the kit does not know', { isMetaMask: true, isSomethingElse: true }, undefined],
])('R-CONN-05 reports the rdns of the injected provider when it is %s', (_, marks, info) => {
  const { provider } = wallet().wallet
  Object.assign(provider, marks)
  const { adapter } = world({ page: page({ ethereum: () => provider }) })
  expect(adapter.connectors()).toMatchObject([{ id: 'injected', name: 'Browser wallet' }])
  expect(adapter.connectors()[0]?.info).toEqual(info)
})

test('R-CONN-05 offers the injected provider next to another wallet that announced itself', () => {
  const { wallet: sandbox } = wallet()
  Object.assign(sandbox.provider, { isMetaMask: true, isRabby: true })
  const given = page({ ethereum: () => ({ request: async () => null, isMetaMask: true }) })
  sandbox.announce(given.events)
  expect(
    world({ page: given })
      .adapter.connectors()
      .map(({ id }) => id),
  ).toEqual([SANDBOX, 'injected'])
})

test.each([
  ['sets more flags than the announced one', { isMetaMask: true, isRabby: true }],
  ['lists it', { providers: 'own' }],
])('R-CONN-05 offers no injected provider when it %s', (_, marks) => {
  const { wallet: sandbox } = wallet()
  Object.assign(sandbox.provider, { isRabby: true })
  const providers = 'providers' in marks ? { providers: [sandbox.provider] } : {}
  const given = page({ ethereum: () => ({ request: async () => null, ...marks, ...providers }) })
  sandbox.announce(given.events)
  expect(
    world({ page: given })
      .adapter.connectors()
      .map(({ id }) => id),
  ).toEqual([SANDBOX])
})

test('R-CONN-05 does not offer the injected provider when the same provider announced itself', () => {
  const { wallet: sandbox } = wallet()
  const given = page({ navigator: PHONE, ethereum: () => sandbox.provider })
  sandbox.announce(given.events)
  expect(
    world({ page: given })
      .adapter.connectors()
      .map(({ type }) => type),
  ).toEqual(['ANNOUNCED'])
})

test('R-CONN-05 does not offer the injected provider when the same wallet announced another object', () => {
  const { wallet: sandbox } = wallet()
  const ethereum = { request: async () => null, isMetaMask: true }
  const given = page({ navigator: PHONE, ethereum: () => ethereum })
  Object.assign(sandbox.provider, { isMetaMask: true })
  sandbox.announce(given.events)
  expect(
    world({ page: given })
      .adapter.connectors()
      .map(({ type }) => type),
  ).toEqual(['ANNOUNCED'])
})

test('R-CONN-269 restores the injected provider on the next page when its wallet announced itself after the connection', async () => {
  const { wallet: sandbox } = wallet()
  const phone = () => page({ navigator: PHONE, ethereum: () => sandbox.provider })
  const networks = [network(1, 'http://127.0.0.1:9')]
  const before = world({ page: phone(), networks })
  await before.adapter.connect({ connectorId: 'injected', signal: never })
  before.stop()
  const given = phone()
  sandbox.announce(given.events)
  const { adapter } = world({ page: given, networks })
  expect(adapter.connectors().map(({ id }) => id)).toEqual([SANDBOX])
  expect((await adapter.reconnect({ connectorId: 'injected', signal: never }))?.accounts).toHaveLength(2)
})

test('R-CONN-269 restores the injected provider on unlock when its wallet announced itself before the lock', async () => {
  const { wallet: sandbox } = wallet()
  const given = page({ navigator: PHONE, ethereum: () => sandbox.provider })
  const { adapter, events } = world({ page: given, networks: [network(1, 'http://127.0.0.1:9')] })
  await adapter.connect({ connectorId: 'injected', signal: never })
  sandbox.announce(given.events)
  sandbox.lock()
  await until(() => ofType(events, 'unavailable').length === 1)
  sandbox.unlock()
  await until(() => ofType(events, 'available').length > 0)
  expect((await adapter.reconnect({ connectorId: 'injected', signal: never }))?.accounts).toHaveLength(2)
})

test.each([undefined, null, 'x', {}, { request: 'x' }])('R-CONN-05 does not accept %j as a provider', (ethereum) => {
  expect(world({ page: page({ navigator: PHONE, ethereum: () => ethereum }) }).adapter.connectors()).toEqual([])
})

test('R-CONN-156 offers a provider injected later on `ethereum#initialized` and when the list is refreshed', () => {
  const { provider } = wallet().wallet
  let ethereum: unknown
  const given = page({ navigator: PHONE, ethereum: () => ethereum })
  const { adapter, events } = world({ page: given })
  const offered = () =>
    ofType(events, 'connectors')
      .at(-1)
      ?.connectors.map(({ id }) => id)
  expect(offered()).toBeUndefined()
  ethereum = provider
  given.events.dispatchEvent(new Event('ethereum#initialized'))
  expect(offered()).toEqual(['injected'])
  ethereum = undefined
  adapter.refreshConnectors?.()
  expect(offered()).toEqual([])
})
