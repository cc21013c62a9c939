/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import type { WalletListing } from '@bowline/api-client'
import { onEvent, open, selectWallet, start } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import {
  type Connector,
  currentRoute,
  type KitOptions,
  type Namespace,
  selectWalletRows,
  type TrackingEvent,
} from '../../index.js'
import { createTestKit, mockAdapter } from '../../testing/index.js'
import { selectWalletConnector } from '../list/select-wallet-connector.js'

const found = (name: string, chain: Namespace = 'eip155', more: Partial<Connector> = {}): Connector => ({
  id: `${name.toLowerCase()}.${chain}`,
  name,
  type: 'ANNOUNCED',
  chain,
  ...more,
})

const listed = (name: string, more: Partial<WalletListing> = {}): WalletListing => ({
  id: `id-${name.toLowerCase()}`,
  name,
  mobile_link: `${name.toLowerCase()}://`,
  ...more,
})

function setUp(connectors: readonly Connector[] = [], options: Partial<KitOptions> = {}) {
  const of = (namespace: Namespace) => connectors.filter(({ chain }) => chain === namespace)
  const { kit } = createTestKit({
    adapters: [
      mockAdapter({ connectors: of('eip155') }),
      mockAdapter({ namespace: 'solana', connectors: of('solana') }),
    ],
    options: { networks: [mainnet, solana], ...options },
  })
  start(kit)
  const events: TrackingEvent[] = []
  void open(kit)
  onEvent(kit, (event) => events.push(event))
  const row = (name: string) => selectWalletRows(kit.getState(), kit.config).find((one) => one.name === name)
  const route = () => currentRoute(kit.getState().navigation)
  return { kit, events, row, route }
}

afterEach(() => Reflect.deleteProperty(window.navigator, 'userAgent'))

test('R-CONN-18 R-CONN-19 tracks an installed wallet as browser, and opens its connector', () => {
  const { kit, events, row, route } = setUp([found('Fox')])
  selectWallet(kit, { row: row('Fox') })
  expect(events).toMatchObject([{ event: 'SELECT_WALLET', properties: { name: 'Fox', platform: 'browser' } }])
  expect(route()).toMatchObject({ view: 'ConnectingExternal', data: { connector: { id: 'fox.eip155' } } })
})

test('R-CONN-19 R-VIEW-37 R-FLOW-07 asks for the namespace when a row covers several', () => {
  const { kit, row, route } = setUp([found('Ghost'), found('Ghost', 'solana')])
  selectWallet(kit, { row: row('Ghost') })
  expect(route()).toMatchObject({
    view: 'ConnectingMultiChain',
    data: { connector: { type: 'MULTI_CHAIN', connectors: [{ chain: 'eip155' }, { chain: 'solana' }] } },
  })
})

test('R-CONN-19 R-CONN-02 does not ask for the namespace when opened for one', () => {
  const { kit, row, route } = setUp([found('Ghost'), found('Ghost', 'solana')])
  void open(kit, { namespace: 'solana' })
  selectWallet(kit, { row: row('Ghost') })
  expect(route()).toMatchObject({ view: 'ConnectingExternal', data: { connector: { chain: 'solana' } } })
})

test('R-CONN-19 connects a directory wallet that is installed for the active namespace', () => {
  const { kit, route } = setUp([found('Ghost'), found('Ghost', 'solana')])
  selectWallet(kit, { wallet: listed('Ghost') })
  expect(route()).toMatchObject({
    view: 'ConnectingExternal',
    data: { connector: { chain: 'eip155' }, wallet: { id: 'id-ghost' } },
  })
})

test('R-CONN-19 pairs a wallet installed elsewhere that supports the active namespace, else connects it', () => {
  const { kit, route } = setUp([found('Ghost', 'solana')])
  selectWallet(kit, { wallet: listed('Ghost', { chains: ['eip155:1', solana.caipNetworkId] }) })
  expect(route()).toMatchObject({ view: 'ConnectingWalletConnect', data: { wallet: { id: 'id-ghost' } } })
  void open(kit)
  selectWallet(kit, { wallet: listed('Ghost', { chains: [solana.caipNetworkId] }) })
  expect(route()).toMatchObject({ view: 'ConnectingExternal', data: { connector: { chain: 'solana' } } })
})

test('R-CONN-05 connects, without pairing, a directory wallet that is the injected provider', () => {
  const info = { rdns: 'io.metamask' }
  const { kit, route } = setUp([found('Browser wallet', 'eip155', { id: 'injected', type: 'INJECTED', info })])
  selectWallet(kit, { wallet: listed('MetaMask', { rdns: 'io.metamask' }) })
  expect(route()).toMatchObject({ view: 'ConnectingExternal', data: { connector: { id: 'injected' } } })
})

test('R-CONN-18 R-CONN-19 pairs any other wallet, by QR code or, on a phone, by its link', () => {
  const { kit, events, route } = setUp()
  selectWallet(kit, { wallet: listed('Owl') })
  expect(route()).toMatchObject({ view: 'ConnectingWalletConnect', data: { wallet: { id: 'id-owl' } } })
  void open(kit)
  Object.defineProperty(window.navigator, 'userAgent', { value: 'Android Mobile', configurable: true })
  selectWallet(kit, { wallet: listed('Owl', { name: '\u202eOwl' }) })
  expect(events.flatMap((event) => (event.event === 'SELECT_WALLET' ? [event.properties] : []))).toEqual([
    { name: 'Owl', platform: 'qrcode' },
    { name: 'Owl', platform: 'mobile' },
  ])
})

test('R-CONN-10 R-FLOW-08 opens a QR code for any wallet from the pairing row', () => {
  const { kit, events, row, route } = setUp()
  selectWallet(kit, { row: row('WalletConnect') })
  expect(route()).toEqual({ view: 'ConnectingWalletConnect', data: { wallet: undefined } })
  expect(events).toMatchObject([{ properties: { platform: 'qrcode' } }])
})

test('R-VIEW-30 R-FLOW-09 opens the basic pairing view without adapters, and the usual view for a chosen wallet', () => {
  const { kit } = createTestKit({ adapters: [], options: { networks: [mainnet] } })
  start(kit)
  void open(kit)
  const view = () => currentRoute(kit.getState().navigation).view
  selectWallet(kit, { row: selectWalletRows(kit.getState(), kit.config).find(({ kind }) => kind === 'walletConnect') })
  expect(view()).toBe('ConnectingWalletConnectBasic')
  selectWallet(kit, { wallet: listed('Owl') })
  expect(view()).toBe('ConnectingWalletConnect')
})

test('R-CONN-06 finds the connector of a listed wallet by rdns, id and name', () => {
  const { kit } = setUp([
    found('Fox', 'eip155', { info: { rdns: 'io.fox' } }),
    found('Owl', 'eip155', { explorerId: 'e-owl' }),
    found('Cat'),
  ])
  const of = (wallet: WalletListing) => selectWalletConnector(kit.getState(), kit.config, wallet)?.name
  expect(of(listed('X', { rdns: 'io.fox' }))).toBe('Fox')
  expect(of(listed('Y', { id: 'e-owl' }))).toBe('Owl')
  expect(of(listed('cat'))).toBe('Cat')
  expect(of(listed('Fox', { rdns: 'evil.fox' }))).toBeUndefined()
})
