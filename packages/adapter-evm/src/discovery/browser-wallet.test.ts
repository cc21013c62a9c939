import { never, ofType, until } from '@bowline/jest-preset/scene'
import { network, page, SANDBOX, wallet, world } from '../../test/setup.js'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'

test('R-CONN-05 the injected provider of a phone’s wallet browser is offered as Browser wallet and connects', async () => {
  const { provider } = wallet().wallet
  const given = page({ userAgent: PHONE, ethereum: () => provider })
  const { adapter } = world({ page: given, networks: [network(1, 'http://127.0.0.1:9')] })
  expect(adapter.connectors()).toEqual([{ id: 'injected', name: 'Browser wallet', type: 'INJECTED', chain: 'eip155' }])
  expect((await adapter.connect({ connectorId: 'injected', signal: never })).accounts).toHaveLength(2)
})

test('R-CONN-05 on a desktop it is not offered', () => {
  const { provider } = wallet().wallet
  expect(world({ page: page({ ethereum: () => provider }) }).adapter.connectors()).toEqual([])
})

test('R-CONN-05 it is not offered when the same provider announced itself', () => {
  const { wallet: sandbox } = wallet()
  const given = page({ userAgent: PHONE, ethereum: () => sandbox.provider })
  sandbox.announce(given.events)
  expect(
    world({ page: given })
      .adapter.connectors()
      .map(({ type }) => type),
  ).toEqual(['ANNOUNCED'])
})

test('R-CONN-05 it is not offered when the same wallet announced another object', () => {
  const { wallet: sandbox } = wallet()
  const ethereum = { request: async () => null, isMetaMask: true }
  const given = page({ userAgent: PHONE, ethereum: () => ethereum })
  Object.assign(sandbox.provider, { isMetaMask: true })
  sandbox.announce(given.events)
  expect(
    world({ page: given })
      .adapter.connectors()
      .map(({ type }) => type),
  ).toEqual(['ANNOUNCED'])
})

test('R-CONN-269 connected before its wallet announced itself, it comes back on the next page', async () => {
  const { wallet: sandbox } = wallet()
  const phone = () => page({ userAgent: PHONE, ethereum: () => sandbox.provider })
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

test('R-CONN-269 locked after its wallet announced itself, it comes back when it is unlocked', async () => {
  const { wallet: sandbox } = wallet()
  const given = page({ userAgent: PHONE, ethereum: () => sandbox.provider })
  const { adapter, events } = world({ page: given, networks: [network(1, 'http://127.0.0.1:9')] })
  await adapter.connect({ connectorId: 'injected', signal: never })
  sandbox.announce(given.events)
  sandbox.lock()
  await until(() => ofType(events, 'away').length === 1)
  sandbox.unlock()
  await until(() => ofType(events, 'back').length > 0)
  expect((await adapter.reconnect({ connectorId: 'injected', signal: never }))?.accounts).toHaveLength(2)
})

test.each([undefined, null, 'x', {}, { request: 'x' }])('R-CONN-05 %j is no provider', (ethereum) => {
  expect(world({ page: page({ userAgent: PHONE, ethereum: () => ethereum }) }).adapter.connectors()).toEqual([])
})

test('R-CONN-156 one that is injected later is offered when it says so, and when the list is looked at anew', () => {
  const { provider } = wallet().wallet
  let ethereum: unknown
  const given = page({ userAgent: PHONE, ethereum: () => ethereum })
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
