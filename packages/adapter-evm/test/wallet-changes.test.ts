import { never, ofType } from '@bowline/jest-preset/fixtures'
import { chain, scene } from './connect-fixture.js'
import { ALICE, BOB, network, SANDBOX, wallet, world } from './setup.js'

test('R-ADPT-01 emits the wallet’s new accounts and chain, the active account first', async () => {
  const { connect, events, wallet } = scene()
  await connect()
  wallet.setAccounts([BOB.address])
  expect(
    ofType(events, 'accountChanged')
      .at(-1)
      ?.accounts.map(({ address }) => address),
  ).toEqual([BOB.address, ALICE.address])
  wallet.switchChain(10)
  expect(ofType(events, 'switchNetwork')).toEqual([
    { type: 'switchNetwork', connectorId: SANDBOX, caipNetworkId: 'eip155:10' },
  ])
})

test('R-CONN-88 emits a chain that the app does not list', async () => {
  const made = wallet({ chains: [{ chainId: 1 }, { chainId: 77 }] })
  const { adapter, events, page } = world({ networks: [network(1, chain.url)] })
  made.wallet.announce(page.events)
  await adapter.connect({ connectorId: SANDBOX, signal: never })
  made.wallet.switchChain(77)
  expect(ofType(events, 'switchNetwork')[0]?.caipNetworkId).toBe('eip155:77')
})

test('R-ADPT-01 ignores events with an unknown payload', async () => {
  const { connect, events, wallet } = scene()
  const listeners = new Map<string, (data: unknown) => void>()
  wallet.provider.on = (event, listener) => void listeners.set(event, listener)
  await connect()
  for (const junk of [undefined, null, -7, 'x', {}, [{}], ['0x0', 'y']]) {
    if (!Array.isArray(junk)) listeners.get('accountsChanged')?.(junk)
    listeners.get('chainChanged')?.(junk)
  }
  expect(events.filter(({ type }) => type !== 'connectors')).toEqual([])
})
