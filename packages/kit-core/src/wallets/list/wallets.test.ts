import { connect, getProvider, open, setFeatures, start } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import { CONNECTOR_TYPES, type Connector, type KitOptions, type Namespace, selectWalletRows } from '../../index.js'
import { createTestKit, mockAdapter } from '../../testing/index.js'
import { selectConnectMethodsOrder } from './select-connect-methods-order.js'

const found = (name: string, more: Partial<Connector> = {}): Connector => ({
  id: more.info?.rdns ?? name.toLowerCase(),
  name,
  type: 'ANNOUNCED',
  chain: 'eip155',
  ...more,
})

function setUp(connectors: readonly Connector[], options: Partial<KitOptions> = {}) {
  const of = (namespace: Namespace) => connectors.filter(({ chain }) => chain === namespace)
  const evm = mockAdapter({ connectors: of('eip155') })
  const { kit } = createTestKit({
    adapters: [evm, mockAdapter({ namespace: 'solana', connectors: of('solana') })],
    options: { networks: [mainnet, solana], ...options },
  })
  start(kit)
  const rows = () => selectWalletRows(kit.getState(), kit.config).filter(({ kind }) => kind !== 'walletConnect')
  return { kit, wallet: evm.controls, rows, names: () => rows().map(({ kind, name }) => `${kind} ${name}`) }
}

test('R-CONN-02 lists the wallets of all namespaces, or of the one the modal was opened for', () => {
  const { kit, names } = setUp([found('Fox'), found('Ghost', { chain: 'solana' })])
  expect(names()).toEqual(['injected Fox', 'injected Ghost'])
  void open(kit, { namespace: 'solana' })
  expect(names()).toEqual(['injected Ghost'])
})

test('R-CONN-02 orders wallets by adapter, whichever loads first', () => {
  const { kit, names } = setUp([])
  const connectors = { solana: [found('Ghost', { chain: 'solana' })], eip155: [found('Fox')] }
  kit.store.set(({ connect }) => ({ connect: { ...connect, connectors } }))
  expect(names()).toEqual(['injected Fox', 'injected Ghost'])
})

test('R-CONN-06 lists a wallet found twice once, by rdns', () => {
  const info = { rdns: 'io.fox' }
  const { rows } = setUp([
    found('Fox SDK', { id: 'foxSdk', type: 'EXTERNAL', info }),
    found('Fox', { info }),
    found('Fox', { id: 'copy', info: { rdns: 'evil.fox' } }),
  ])
  expect(rows().map(({ connector }) => connector?.id)).toEqual(['io.fox', 'copy'])
})

test('R-CONN-280 lists two announced wallets of one rdns as two', () => {
  const info = { rdns: 'io.fox' }
  const { rows } = setUp([found('Fox', { info }), found('Fox Beta', { id: 'io.fox--fox-beta', info })])
  expect(rows().map(({ connector }) => connector?.id)).toEqual(['io.fox', 'io.fox--fox-beta'])
})

test('R-CONN-06 matches wallets by explorer id without an rdns, else by name in any case', () => {
  const { names } = setUp([
    found('Fox', { explorerId: 'e1', info: { rdns: 'io.fox' } }),
    found('Fox Mobile', { id: 'm', type: 'EXTERNAL', explorerId: 'e1' }),
    found('fox ', { id: 'n', type: 'EXTERNAL' }),
    found('Other', { id: 'o', type: 'EXTERNAL' }),
  ])
  expect(names()).toEqual(['injected Fox', 'external Other'])
})

test('R-CONN-05 R-CONN-12 prefers an announced wallet to the injected one', () => {
  const { rows } = setUp([
    found('Fox', { id: 'injected', type: 'INJECTED' }),
    found('Owl', { id: 'owl', type: 'INJECTED' }),
    found('Fox', { info: { rdns: 'io.fox' } }),
  ])
  expect(rows().map(({ connector }) => connector?.id)).toEqual(['io.fox', 'owl'])
  expect(rows().every(({ isInstalled }) => isInstalled)).toBe(true)
})

test('R-CONN-07 R-CONN-12 merges one name in several namespaces into one first row with the single connectors', () => {
  const ghost = (chain: Namespace) => found('Ghost', { chain, id: `ghost.${chain}` })
  const { rows, kit } = setUp([found('Fox'), ghost('eip155'), ghost('solana')])
  expect(rows().map(({ name }) => name)).toEqual(['Ghost', 'Fox'])
  expect(rows()[0]?.connector).toMatchObject({
    type: 'MULTI_CHAIN',
    connectors: [{ chain: 'eip155' }, { chain: 'solana' }],
  })
  expect(new Set(rows().map(({ key }) => key)).size).toBe(2)
  void open(kit, { namespace: 'solana' })
  expect(rows()[0]?.connector).toMatchObject({ type: 'ANNOUNCED', chain: 'solana' })
})

test('R-STATE-44 R-CONN-07 stores a connector’s fields as the adapter sent them, without its provider', async () => {
  const ghost = (chain: Namespace) =>
    found('Ghost', {
      chain,
      imageUrl: 'data:image/png;base64,AA==',
      imageId: 'image-1',
      info: { rdns: 'io.ghost' },
      explorerId: 'explorer-1',
    })
  const { rows, kit } = setUp([ghost('eip155'), ghost('solana')])
  expect(kit.getState().connect.connectors.eip155).toEqual([ghost('eip155')])
  expect(rows()[0]?.connector).toEqual({
    ...ghost('eip155'),
    type: 'MULTI_CHAIN',
    connectors: [ghost('eip155'), ghost('solana')],
    chains: ['eip155', 'solana'],
  })
  await connect(kit, { connectorId: 'io.ghost', namespace: 'solana' })
  expect(await getProvider(kit, { namespace: 'solana' })).toHaveProperty('request')
})

test('R-STATE-45 exposes the connector types', () => {
  expect(CONNECTOR_TYPES).toEqual(['EXTERNAL', 'WALLET_CONNECT', 'INJECTED', 'ANNOUNCED', 'AUTH', 'MULTI_CHAIN'])
})

test('R-CONN-08 hides excluded wallets that are installed, by explorer id, rdns and name', () => {
  const { names } = setUp(
    [found('Fox', { info: { rdns: 'io.fox' } }), found('Owl'), found('Cat', { explorerId: 'e-cat' }), found('Dog')],
    { excludeWalletIds: ['IO.fox', 'owl', 'e-cat'] },
  )
  expect(names()).toEqual(['injected Dog'])
})

test('R-CONN-09 uses the app’s image of a wallet, else its own, else none', () => {
  const { rows } = setUp([found('Fox', { imageUrl: 'data:image/png;base64,AA' }), found('Owl'), found('Cat')], {
    connectorImages: { owl: 'https://img.example/owl.png' },
  })
  expect(rows().map(({ imageUrl, isAnnounced }) => [imageUrl, isAnnounced])).toEqual([
    ['data:image/png;base64,AA', true],
    ['https://img.example/owl.png', false],
    [undefined, true],
  ])
})

test('R-CONN-14 R-CONN-15 R-VIEW-07 R-CFG-41 orders the kinds as configured', () => {
  const { kit, names } = setUp([found('Safe', { type: 'EXTERNAL' }), found('Fox')], {
    customWallets: [
      { id: 'own', name: 'Own' },
      { id: 'fox', name: 'Fox' },
    ],
  })
  expect(names()).toEqual(['injected Fox', 'custom Own', 'external Safe'])
  setFeatures(kit, { connectorTypeOrder: ['external', 'custom'] })
  expect(names()).toEqual(['external Safe', 'custom Own', 'injected Fox'])
})

test('R-CFG-49 returns no rows when wallets are disabled', () => {
  expect(setUp([found('Fox')], { enableWallets: false }).rows()).toEqual([])
})

test('R-REACT-04 R-CONN-03 returns the same list while nothing changes, and a new one with a late wallet', () => {
  const { kit, wallet, names } = setUp([found('Fox')])
  const before = selectWalletRows(kit.getState(), kit.config)
  setFeatures(kit, { send: false })
  expect(selectWalletRows(kit.getState(), kit.config)).toBe(before)
  wallet.announce(found('Late'))
  expect(names()).toEqual(['injected Fox', 'injected Late'])
})

test('R-CFG-44 puts wallets first in auto order while an installed one is listed', () => {
  const order = (connectors: readonly Connector[], features: KitOptions['features']) => {
    const { kit } = setUp(connectors, { features })
    return selectConnectMethodsOrder(kit.getState(), kit.config)
  }
  expect(order([found('Fox')], { connectMethodsOrder: 'auto' })).toEqual(['wallet', 'email', 'social'])
  expect(order([found('Safe', { type: 'EXTERNAL' })], { connectMethodsOrder: 'auto' })).toEqual([
    'email',
    'social',
    'wallet',
  ])
  expect(order([found('Fox')], {})).toEqual(['email', 'social', 'wallet'])
})
