/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/swap"}
 */
import { found, listed, onPhone, setUpList } from '../../../test/connect-list-fixture.js'
import { addNetwork, connect, disconnect, open, prefetch, ready, rememberWallet, setFeatures } from '../../actions.js'
import { optimism } from '../../base/networks/optimism.js'
import { solana } from '../../base/networks/solana.js'
import { until } from '../../testing/until.js'
import { selectHiddenReason } from './hidden-reason.js'
import { toWalletListing } from './to-wallet-listing.js'

afterEach(() => Reflect.deleteProperty(window.navigator, 'userAgent'))

test('R-CONN-10 R-CONN-11 R-CONN-12 R-CONN-13 R-CONN-14 R-CONN-15 R-CONN-16 R-VIEW-07 R-CFG-41 R-CONST-31 lists the seven kinds of rows in their configured order', () => {
  const { names, kit } = setUpList(
    { recent: [listed('Recent')], featured: [listed('Featured')], recommended: [listed('Recommended')] },
    { connectors: [found('Sdk', { type: 'EXTERNAL' }), found('Fox')], customWallets: [{ id: 'own', name: 'Own' }] },
  )
  const order = ['walletConnect WalletConnect', 'recent Recent', 'injected Fox', 'featured Featured', 'custom Own']
  expect(names()).toEqual([...order, 'external Sdk'])
  setFeatures(kit, { connectorTypeOrder: ['external', 'recent'] })
  expect(names()).toEqual(['external Sdk', 'recent Recent', ...order.filter((row) => row !== 'recent Recent')])
})

test('R-CONN-10 shows one tagged pairing row, but none on a phone or when pairing is off', () => {
  const { rows } = setUpList({})
  expect(rows()).toMatchObject([
    { key: 'walletConnect', kind: 'walletConnect', tag: 'qrcode', wallet: undefined, connector: undefined },
  ])
  expect(setUpList({}, { enablePairing: false }).rows()).toEqual([])
  onPhone()
  expect(setUpList({}).rows()).toEqual([])
})

test('R-CONN-11 tags recent wallets and hides excluded, installed and other-namespace ones', () => {
  const recent = [
    listed('Kept'),
    listed('Gone'),
    listed('Fox', { rdns: 'io.fox' }),
    listed('Far', { chains: ['cosmos:x'] }),
  ]
  const { rows, hidden } = setUpList(
    { recent },
    { connectors: [found('Fox', { info: { rdns: 'io.fox' } })], excludeWalletIds: ['gone'] },
  )
  expect(rows().map(({ kind, name, tag }) => [kind, name, tag])).toEqual([
    ['walletConnect', 'WalletConnect', 'qrcode'],
    ['recent', 'Kept', 'recent'],
    ['injected', 'Fox', 'installed'],
  ])
  expect(hidden()).toEqual(['Gone excluded', 'Fox already-installed', 'Far other-namespace'])
})

test('R-CONN-11 R-CONN-02 keeps only the recent wallets of the filtered namespace', () => {
  const { kit, names } = setUpList({ recent: [listed('Both'), listed('Evm', { chains: ['eip155:1'] })] })
  void open(kit, { namespace: 'solana' })
  expect(names()).toEqual(['walletConnect WalletConnect', 'recent Both'])
})

test('R-CONN-06 lists a wallet once, matched by rdns, explorer id or name', () => {
  const featured = [
    listed('Fox (listed)', { rdns: 'io.fox' }),
    listed('Owl (listed)', { id: 'e-owl' }),
    listed(' CAT'),
    listed('Dog', { id: 'dog' }),
  ]
  const connectors = [
    found('Fox', { info: { rdns: 'io.fox' } }),
    found('Owl', { id: 'owl', explorerId: 'e-owl', type: 'INJECTED' }),
    found('Cat', { id: 'cat', type: 'EXTERNAL' }),
  ]
  const { names } = setUpList({ recent: [listed('Dog')], featured }, { connectors, featuredWalletIds: ['x'] })
  expect(names()).toEqual(['walletConnect WalletConnect', 'recent Dog', 'injected Fox', 'injected Owl', 'external Cat'])
})

test('R-CONN-13 keeps featured wallets in the order of their ids, with the explorer’s image', () => {
  const { rows } = setUpList({
    featured: [listed('B', { image_id: 'img-b' }), listed('A', { image_url: 'https://i.example/a' })],
  })
  expect(
    rows()
      .slice(1)
      .map(({ name, imageId, imageUrl, imageKind }) => [name, imageId, imageUrl, imageKind]),
  ).toEqual([
    ['B', 'img-b', undefined, 'wallet'],
    ['A', undefined, 'https://i.example/a', 'wallet'],
  ])
})

test('R-CONN-14 R-STATE-43 lists custom wallets as configured, in the form of directory listings', () => {
  const custom = {
    id: 'own',
    name: 'Own',
    imageUrl: 'https://i.example/own',
    homepage: 'https://own.example',
    mobileLink: 'own://',
    desktopLink: 'own-desktop://',
    webappLink: 'https://web.own.example',
    appStore: 'https://apps.example/own',
    playStore: 'https://play.example/own',
    rdns: 'example.own',
  }
  const { rows } = setUpList({}, { customWallets: [custom, { id: 'bare', name: 'Bare' }] })
  expect(rows()[1]?.wallet).toEqual({
    id: 'own',
    name: 'Own',
    image_url: 'https://i.example/own',
    homepage: 'https://own.example',
    mobile_link: 'own://',
    desktop_link: 'own-desktop://',
    webapp_link: 'https://web.own.example',
    app_store: 'https://apps.example/own',
    play_store: 'https://play.example/own',
    rdns: 'example.own',
  })
  expect(rows()[2]?.wallet).toEqual({ id: 'bare', name: 'Bare' })
  expect(toWalletListing(custom)).toBe(rows()[1]?.wallet)
})

test.each([
  [0, 0, ['A', 'B']],
  [1, 0, ['A']],
  [0, 1, ['A']],
  [1, 1, []],
  [3, 0, []],
])('R-CONN-16 with %i installed and %i recent wallets, recommends %j', (installed, recent, names) => {
  const { rows } = setUpList(
    {
      recent: Array.from({ length: recent }, (_, index) => listed(`Recent${index}`)),
      recommended: [listed('A'), listed('B'), listed('C')],
    },
    { connectors: Array.from({ length: installed }, (_, index) => found(`Fox${index}`)) },
  )
  const recommended = rows().filter(({ kind }) => kind === 'recommended')
  expect(recommended.map(({ name }) => name)).toEqual(names)
})

test('R-CONN-16 recommends up to six wallets on a phone', () => {
  Object.defineProperty(window.navigator, 'userAgent', { value: 'Android Mobile', configurable: true })
  const recommended = 'ABCDEFGH'
    .split('')
    .map((id) => listed(id, { mobile_link: `https://${id.toLowerCase()}.example` }))
  const { rows } = setUpList({ recommended })
  expect(rows().filter(({ kind }) => kind === 'recommended')).toHaveLength(6)
})

test('R-CFG-13 R-STATE-42 updates the list when networks, recent wallets or the device change', () => {
  const { kit, names } = setUpList({ featured: [listed('Op', { chains: ['eip155:10'] })] })
  expect(names()).toEqual(['walletConnect WalletConnect'])
  addNetwork(kit, { network: optimism })
  expect(names()).toEqual(['walletConnect WalletConnect', 'featured Op'])
  rememberWallet(kit, listed('New'))
  expect(names()).toEqual(['walletConnect WalletConnect', 'recent New', 'featured Op'])
  onPhone()
  expect(names()).toEqual(['recent New', 'featured Op'])
})

test('R-CONN-16 recommends no wallet when featured or custom wallets are configured', () => {
  const recommended = [listed('A')]
  expect(setUpList({ recommended }, { featuredWalletIds: ['x'] }).hidden()).toEqual(['A not-recommended'])
  expect(setUpList({ recommended }, { customWallets: [{ id: 'own', name: 'Own' }] }).hidden()).toEqual([
    'A not-recommended',
  ])
})

test('R-CONN-16 gives no recommended row to a wallet that is already listed', () => {
  const { names } = setUpList({ recent: [listed('A')], recommended: [listed('A'), listed('B'), listed('C')] })
  expect(names()).toEqual(['walletConnect WalletConnect', 'recent A', 'recommended B'])
})

test('R-CONN-22 lists a wallet that supports an older id of a listed network', () => {
  const { kit } = setUpList({})
  const reason = (chains: readonly string[] | undefined) =>
    selectHiddenReason(kit.getState(), kit.config, listed('A', { chains }))
  expect(reason([solana.deprecatedCaipNetworkId])).toBeUndefined()
  expect(reason(undefined)).toBeUndefined()
  expect(reason([])).toBe('other-namespace')
  expect(reason(['eip155:10'])).toBe('other-namespace')
})

test('R-CONN-09 uses the explorer’s image for a connector without one', () => {
  const { rows } = setUpList(
    {},
    {
      connectors: [
        found('Fox', { imageId: 'img-fox' }),
        found('Owl', { imageId: 'img-owl', imageUrl: 'data:image/png;base64,AA' }),
      ],
    },
  )
  expect(
    rows()
      .slice(1)
      .map(({ imageId, imageKind }) => [imageId, imageKind]),
  ).toEqual([
    ['img-fox', 'asset'],
    [undefined, 'asset'],
  ])
})

test('R-CONN-13 security §8 sanitizes the name of a listed wallet', () => {
  const { rows } = setUpList({ featured: [listed('x', { name: '\u202eFox\u200b' }), listed('y', { name: '\u3164' })] })
  expect(
    rows()
      .slice(1)
      .map(({ name }) => name),
  ).toEqual(['Fox', 'Unknown wallet'])
})

test('R-CONN-220 marks the wallet used last as recent, installed or paired, without moving it', async () => {
  const { kit, rows, storage } = setUpList({ recent: [listed('Owl')] }, { connectors: [found('Cat'), found('Fox')] })
  const faces = ({ rows }: Pick<ReturnType<typeof setUpList>, 'rows'>) =>
    rows().map(({ name, tag }) => `${name} ${tag}`)
  await connect(kit, { connectorId: found('Fox').id })
  await disconnect(kit)
  expect(faces({ rows })).toEqual(['WalletConnect qrcode', 'Owl recent', 'Cat installed', 'Fox recent'])
  expect(rows()[3]).toMatchObject({ kind: 'injected', isInstalled: true, connector: { id: found('Fox').id } })
  const next = setUpList({}, { connectors: [found('Cat'), found('Fox')] }, storage)
  await ready(next.kit)
  prefetch(next.kit)
  await until(() => faces(next).includes('Fox recent'))
  expect(faces(next)).toEqual(['WalletConnect qrcode', 'Cat installed', 'Fox recent'])
  rememberWallet(kit, listed('Owl'))
  expect(faces({ rows })).toEqual(['WalletConnect qrcode', 'Owl recent', 'Cat installed', 'Fox installed'])
})
