/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { onPhone } from '../../../test/connect-list-fixture.js'
import { connect, goBack, open, start } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import { type Connector, currentRoute, type Namespace } from '../../index.js'
import { createTestKit, mockAdapter, type TestKitParams } from '../../testing/index.js'

const installed = (id: string, name: string, chain: Namespace, rdns?: string): Connector => ({
  id,
  name,
  type: 'ANNOUNCED',
  chain,
  ...(rdns && { info: { rdns } }),
})
const FOX = installed('io.example.fox', 'Fox', 'eip155', 'io.example.fox')
const BOTH = [installed('both.evm', 'Both', 'eip155'), installed('both.sol', 'Both', 'solana')]

function setUp(connectors: readonly Connector[] = [], params: Partial<TestKitParams> = {}) {
  const of = (namespace: Namespace) => connectors.filter(({ chain }) => chain === namespace)
  const { kit, log, requests } = createTestKit({
    adapters: [
      mockAdapter({ connectors: of('eip155') }),
      mockAdapter({ namespace: 'solana', connectors: of('solana') }),
    ],
    wallets: 'built-in',
    ...params,
    options: { networks: [mainnet, solana], endpoints: {}, ...params.options },
  })
  start(kit)
  const route = () => currentRoute(kit.getState().navigation)
  return { kit, log, requests, route }
}

afterEach(() => Reflect.deleteProperty(window.navigator, 'userAgent'))

test.each(['io.example.fox', 'IO.EXAMPLE.FOX', 'Fox'])(
  'R-MODAL-64 connects `%s` when it is installed',
  async (name) => {
    const { kit, route } = setUp([FOX])
    await open(kit, { wallet: name })
    expect(route()).toMatchObject({ view: 'ConnectingExternal', data: { connector: { id: FOX.id } } })
    goBack(kit)
    expect(route().view).toBe('Connect')
  },
)

test('R-MODAL-64 asks for the family when the wallet is installed for several', async () => {
  const { kit, route } = setUp(BOTH)
  await open(kit, { wallet: 'Both' })
  expect(route().view).toBe('ConnectingMultiChain')
})

test.each(['io.metamask', 'metamask', 'MetaMask', 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'])(
  'R-MODAL-64 pairs `%s` without a directory request when it is not installed',
  async (name) => {
    const { kit, route, requests } = setUp()
    await open(kit, { wallet: name })
    expect(route()).toMatchObject({ view: 'ConnectingWalletConnect', data: { wallet: { name: 'MetaMask' } } })
    goBack(kit)
    expect(route().view).toBe('Connect')
    expect(requests).toEqual([])
  },
)

test('R-MODAL-64 shows the QR code for `walletConnect`', async () => {
  const { kit, route } = setUp()
  await open(kit, { wallet: 'walletConnect' })
  expect(route()).toMatchObject({ view: 'ConnectingWalletConnect', data: { wallet: undefined } })
})

test.each([
  ['that the kit does not know', 'com.example.unknown', {}],
  ['that the app hides', 'io.metamask', { options: { excludeWalletIds: ['metamask'] } }],
])('R-MODAL-64 keeps the list and logs a warning for a wallet %s', async (_, wallet, params) => {
  const { kit, route, log } = setUp([], params)
  await open(kit, { wallet })
  expect(route().view).toBe('Connect')
  expect(log.entries.map(({ level, message }) => [level, message])).toContainEqual([
    'warn',
    `Wallet "${wallet}" not found; showing the list`,
  ])
})

test('R-MODAL-64 R-CONN-24 keeps the list on a phone where the wallet cannot be opened', async () => {
  onPhone()
  const { kit, route } = setUp()
  await open(kit, { wallet: 'metamask' })
  expect(route()).toMatchObject({ view: 'ConnectingWalletConnect', data: { wallet: { slug: 'metamask' } } })
  await open(kit, { wallet: 'robinhood' })
  expect(route().view).toBe('Connect')
})

test('R-MODAL-64 connects a second wallet of a connected user', async () => {
  const { kit, route } = setUp([FOX, installed('io.example.owl', 'Owl', 'eip155', 'io.example.owl')])
  await connect(kit, { connectorId: FOX.id })
  await open(kit, { wallet: 'io.example.owl' })
  expect(route()).toMatchObject({ view: 'ConnectingExternal', data: { connector: { id: 'io.example.owl' } } })
})
