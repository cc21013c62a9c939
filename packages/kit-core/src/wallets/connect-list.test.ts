/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/swap"}
 */
import type { WalletListing } from '@bowline/api-client'
import { addNetwork, open, rememberWallet, setFeatures, start } from '../actions.js'
import {
  type Connector,
  type KitOptions,
  listingOf,
  listWallets,
  type Namespace,
  selectAllWalletsRow,
  selectHiddenReason,
  selectWalletRows,
} from '../index.js'
import { mainnet } from '../networks/ethereum.js'
import { optimism } from '../networks/optimism.js'
import { solana } from '../networks/solana.js'
import { createTestKit, mockAdapter } from '../testing/index.js'

const found = (name: string, more: Partial<Connector> = {}): Connector => ({
  id: more.info?.rdns ?? name.toLowerCase(),
  name,
  type: 'ANNOUNCED',
  chain: 'eip155',
  ...more,
})

const listed = (name: string, more: Partial<WalletListing> = {}): WalletListing => ({
  id: name.toLowerCase(),
  name,
  mobile_link: `${name.toLowerCase()}://`,
  chains: ['eip155:1', solana.caipNetworkId],
  ...more,
})

type Known = { recent?: WalletListing[]; featured?: WalletListing[]; recommended?: WalletListing[]; count?: number }

function setUp(
  { recent = [], featured = [], recommended = [], count }: Known,
  { connectors = [], ...options }: Partial<KitOptions> & { connectors?: readonly Connector[] } = {},
) {
  const of = (namespace: Namespace) => connectors.filter(({ chain }) => chain === namespace)
  const { kit } = createTestKit({
    adapters: [
      mockAdapter({ connectors: of('eip155') }),
      mockAdapter({ namespace: 'solana', connectors: of('solana') }),
    ],
    options: { networks: [mainnet, solana], ...options },
  })
  start(kit)
  kit.store.set(({ directory }) => ({
    recentWallets: recent,
    directory: { ...directory, featured, recommended, count, status: 'ready' },
  }))
  const rows = () => selectWalletRows(kit.getState(), kit.config)
  const names = () => rows().map(({ kind, name }) => `${kind} ${name}`)
  const hidden = () =>
    listWallets(kit.getState(), kit.config).flatMap((row) => (row.hidden ? [`${row.name} ${row.hidden}`] : []))
  return { kit, rows, names, hidden }
}

const asDevice = (userAgent: string) =>
  Object.defineProperty(window.navigator, 'userAgent', { value: userAgent, configurable: true })
const onPhone = () => asDevice('Mozilla/5.0 (Linux; Android 14) Mobile')

afterEach(() => Reflect.deleteProperty(window.navigator, 'userAgent'))

test('R-CONN-10 R-CONN-11 R-CONN-12 R-CONN-13 R-CONN-14 R-CONN-15 R-CONN-16 R-VIEW-07 R-CFG-41 R-CONST-31 the seven kinds in their order', () => {
  const { names, kit } = setUp(
    { recent: [listed('Recent')], featured: [listed('Featured')], recommended: [listed('Recommended')] },
    { connectors: [found('Sdk', { type: 'EXTERNAL' }), found('Fox')], customWallets: [{ id: 'own', name: 'Own' }] },
  )
  const order = ['walletConnect WalletConnect', 'recent Recent', 'injected Fox', 'featured Featured', 'custom Own']
  expect(names()).toEqual([...order, 'external Sdk'])
  setFeatures(kit, { connectorTypeOrder: ['external', 'recent'] })
  expect(names()).toEqual(['external Sdk', 'recent Recent', ...order.filter((row) => row !== 'recent Recent')])
})

test('R-CONN-10 the pairing row: one, with its tag, no wallet; gone on a phone and where pairing is off', () => {
  const { rows } = setUp({})
  expect(rows()).toMatchObject([
    { key: 'walletConnect', kind: 'walletConnect', tag: 'qrcode', wallet: undefined, connector: undefined },
  ])
  expect(setUp({}, { enablePairing: false }).rows()).toEqual([])
  onPhone()
  expect(setUp({}).rows()).toEqual([])
})

test('R-CONN-11 recent wallets are tagged; the excluded, the installed and those of other namespaces are left out', () => {
  const recent = [
    listed('Kept'),
    listed('Gone'),
    listed('Fox', { rdns: 'io.fox' }),
    listed('Far', { chains: ['cosmos:x'] }),
  ]
  const { rows, hidden } = setUp(
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

test('R-CONN-11 R-CONN-02 a filter leaves the recent wallets that fit its namespace', () => {
  const { kit, names } = setUp({ recent: [listed('Both'), listed('Evm', { chains: ['eip155:1'] })] })
  void open(kit, { namespace: 'solana' })
  expect(names()).toEqual(['walletConnect WalletConnect', 'recent Both'])
})

test('R-CONN-06 a wallet is listed once: by rdns, by explorer id, by name', () => {
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
  const { names } = setUp({ recent: [listed('Dog')], featured }, { connectors, featuredWalletIds: ['x'] })
  expect(names()).toEqual(['walletConnect WalletConnect', 'recent Dog', 'injected Fox', 'injected Owl', 'external Cat'])
})

test('R-CONN-13 featured wallets keep the order of their ids, with the picture of the explorer', () => {
  const { rows } = setUp({
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

test('R-CONN-14 R-STATE-43 custom wallets as given, as the directory would list them', () => {
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
  const { rows } = setUp({}, { customWallets: [custom, { id: 'bare', name: 'Bare' }] })
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
  expect(listingOf(custom)).toBe(rows()[1]?.wallet)
})

test.each([
  [0, 0, ['A', 'B']],
  [1, 0, ['A']],
  [0, 1, ['A']],
  [1, 1, []],
  [3, 0, []],
])('R-CONN-16 with %i installed and %i recent wallets, recommended are %j', (installed, recent, names) => {
  const { rows } = setUp(
    {
      recent: Array.from({ length: recent }, (_, index) => listed(`Recent${index}`)),
      recommended: [listed('A'), listed('B'), listed('C')],
    },
    { connectors: Array.from({ length: installed }, (_, index) => found(`Fox${index}`)) },
  )
  const recommended = rows().filter(({ kind }) => kind === 'recommended')
  expect(recommended.map(({ name }) => name)).toEqual(names)
})

test('R-CFG-13 R-STATE-42 the list follows networks, recent wallets and the device', () => {
  const { kit, names } = setUp({ featured: [listed('Op', { chains: ['eip155:10'] })] })
  expect(names()).toEqual(['walletConnect WalletConnect'])
  addNetwork(kit, { network: optimism })
  expect(names()).toEqual(['walletConnect WalletConnect', 'featured Op'])
  rememberWallet(kit, listed('New'))
  expect(names()).toEqual(['walletConnect WalletConnect', 'recent New', 'featured Op'])
  onPhone()
  expect(names()).toEqual(['recent New', 'featured Op'])
})

test('R-CONN-16 none is recommended beside featured or custom wallets', () => {
  const recommended = [listed('A')]
  expect(setUp({ recommended }, { featuredWalletIds: ['x'] }).hidden()).toEqual(['A not-recommended'])
  expect(setUp({ recommended }, { customWallets: [{ id: 'own', name: 'Own' }] }).hidden()).toEqual([
    'A not-recommended',
  ])
})

test('R-CONN-16 a wallet that is listed already takes no recommended place', () => {
  const { names } = setUp({ recent: [listed('A')], recommended: [listed('A'), listed('B'), listed('C')] })
  expect(names()).toEqual(['walletConnect WalletConnect', 'recent A', 'recommended B'])
})

test('R-CONN-24 on a phone only wallets with a mobile link, or that browse, are listed', () => {
  onPhone()
  const { names, hidden, kit } = setUp({
    featured: [
      listed('Fox'),
      listed('Desk', { mobile_link: undefined }),
      listed('Bad', { mobile_link: 'javascript://x' }),
      listed('Universal', { mobile_link: undefined, link_mode: 'https://u.example/' }),
      listed('Phantom', { mobile_link: undefined }),
      listed('Solflare', { mobile_link: undefined, chains: [solana.caipNetworkId] }),
    ],
  })
  expect(names()).toEqual(['featured Fox', 'featured Universal', 'featured Phantom', 'featured Solflare'])
  expect(hidden()).toEqual(['WalletConnect not-on-mobile', 'Desk not-on-mobile', 'Bad not-on-mobile'])
  void open(kit, { namespace: 'eip155' })
  expect(hidden()).toContain('Solflare other-namespace')
})

test('R-CONN-49 without pairing, a phone still offers the wallets that browse', () => {
  onPhone()
  const { names, hidden } = setUp({ featured: [listed('Fox'), listed('Phantom')] }, { enablePairing: false })
  expect(names()).toEqual(['featured Phantom'])
  expect(hidden()).toContain('Fox pairing-disabled')
})

test('R-CONN-22 a wallet that serves an older id of a listed network is listed', () => {
  const { kit } = setUp({})
  const reason = (chains: readonly string[] | undefined) =>
    selectHiddenReason(kit.getState(), kit.config, listed('A', { chains }))
  expect(reason([solana.deprecatedCaipNetworkId])).toBeUndefined()
  expect(reason(undefined)).toBeUndefined()
  expect(reason([])).toBe('other-namespace')
  expect(reason(['eip155:10'])).toBe('other-namespace')
})

test('R-CFG-49 R-CONN-08 each hidden wallet tells why, connectors too', () => {
  const connectors = [found('Fox'), found('Ghost', { chain: 'solana' })]
  const known = { recommended: [listed('A')] }
  expect(setUp(known, { connectors, excludeWalletIds: ['fox'] }).hidden()).toEqual(['Fox excluded'])
  expect(setUp(known, { connectors, enableWallets: false }).hidden()).toEqual([
    'WalletConnect wallets-disabled',
    'Fox wallets-disabled',
    'Ghost wallets-disabled',
    'A wallets-disabled',
  ])
  const { kit, hidden } = setUp({}, { connectors })
  void open(kit, { namespace: 'eip155' })
  expect(hidden()).toEqual(['Ghost other-namespace'])
})

test('R-CONN-09 a connector without a picture names the explorer’s', () => {
  const { rows } = setUp(
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

test('R-CONN-13 security §8 the name of a listed wallet is readable text', () => {
  const { rows } = setUp({ featured: [listed('x', { name: '\u202eFox\u200b' }), listed('y', { name: '\u3164' })] })
  expect(
    rows()
      .slice(1)
      .map(({ name }) => name),
  ).toEqual(['Fox', 'Unknown wallet'])
})

test.each([
  [undefined, { count: 0, isRounded: false }],
  [0, { count: 0, isRounded: false }],
  [7, { count: 7, isRounded: false }],
  [10, { count: 10, isRounded: true }],
  [647, { count: 640, isRounded: true }],
])('R-CONN-17 R-VIEW-09 with %p wallets the row of all tells %j', (count, row) => {
  const { kit } = setUp(count === undefined ? {} : { count })
  const select = () => selectAllWalletsRow(kit.getState(), kit.config)
  expect(select()).toEqual(row)
  expect(select()).toBe(select())
})

test('R-CFG-50 R-CFG-40 the row of all wallets is shown by its rule', () => {
  const row = (options: Partial<KitOptions>) => {
    const { kit } = setUp({ count: 100 }, options)
    return selectAllWalletsRow(kit.getState(), kit.config)
  }
  for (const options of [
    { allWallets: 'HIDE' as const },
    { allWallets: 'ONLY_MOBILE' as const },
    { features: { allWallets: false } },
    { enableWallets: false },
    { enablePairing: false },
  ]) {
    expect(row(options)).toBeUndefined()
  }
  expect(row({ allWallets: 'SHOW' })).toMatchObject({ count: 100 })
  onPhone()
  expect(row({ allWallets: 'ONLY_MOBILE' })).toMatchObject({ count: 100 })
})
