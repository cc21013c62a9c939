/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { onPhone } from '../../../test/connect-list-fixture.js'
import { listed, setUp } from '../../../test/directory-fixture.js'
import { close, fetchWallets, open, prefetch, ready, start } from '../../actions.js'
import { bitcoin } from '../../base/networks/bitcoin.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import { type Kit, type KitOptions, selectWalletRows, type WalletListing } from '../../index.js'
import { createTestKit, mockAdapter } from '../../testing/index.js'
import { until } from '../../testing/until.js'
import { selectAllWalletsRow } from './select-all-wallets-row.js'
import { selectPlatforms } from './select-platforms.js'

const METAMASK = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const PHANTOM = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const FAMILIES: readonly [typeof mainnet, ...(typeof mainnet | typeof solana | typeof bitcoin)[]] = [
  mainnet,
  solana,
  bitcoin,
]
const NO_SERVICES = { endpoints: {}, networks: FAMILIES, known: 'built-in' } as const
const NONE = { endpoints: {}, known: 'built-in' } as const

async function allWallets(
  kit: Kit,
  params: Parameters<typeof fetchWallets>[1] = {},
): Promise<readonly WalletListing[]> {
  const all: WalletListing[] = []
  for (let page = 1; ; page++) {
    const { wallets, isLast } = await fetchWallets(kit, { ...params, page })
    all.push(...wallets)
    if (isLast) return all
  }
}

const slugs = (wallets: readonly WalletListing[]) => wallets.map(({ slug }) => slug)

test.each(['desktop', 'phone'])(
  'R-CONN-200 R-CFG-70 lists 40 or more wallets on a %s without a service or a request, each with an option that works',
  async (device) => {
    if (device === 'phone') onPhone()
    const { kit, log, requests } = createTestKit({
      adapters: [mockAdapter({ connectors: [] }), mockAdapter({ namespace: 'solana', connectors: [] })],
      options: { networks: FAMILIES, endpoints: {} },
      wallets: 'built-in',
    })
    const stop = start(kit)
    await ready(kit)
    prefetch(kit)
    void open(kit)
    await until(() => kit.getState().directory.status === 'ready')
    const { directory } = kit.getState()
    const wallets = [...directory.recommended, ...(await allWallets(kit))]
    const reached = wallets.filter((wallet) => {
      const [way] = selectPlatforms(kit.getState(), kit.config, wallet)
      return way === (device === 'phone' ? 'mobile' : 'qrcode')
    })
    const other = wallets.filter((wallet) => !reached.includes(wallet))
    expect(reached.length).toBeGreaterThanOrEqual(40)
    // On a phone each wallet opens; on a desktop the others are extensions, installed from a store or the maker's page.
    expect(
      device === 'phone' ? other : other.filter(({ chrome_store, homepage }) => !chrome_store && !homepage),
    ).toEqual([])
    expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length)
    expect(selectAllWalletsRow(kit.getState(), kit.config)?.count).toBeGreaterThanOrEqual(40)
    expect([requests, log.entries.filter(({ level }) => level !== 'debug')]).toEqual([[], []])
    stop()
  },
)

test('R-CONN-200 lists the first wallets; puts those of a namespace first when only it is requested', async () => {
  const { kit, directory, settled } = setUp(NO_SERVICES)
  void open(kit)
  await settled()
  const names = () => selectWalletRows(kit.getState(), kit.config).map(({ name }) => name)
  expect([directory().status, names()]).toEqual(['ready', ['WalletConnect', 'MetaMask', 'Trust Wallet']])
  close(kit)
  void open(kit, { namespace: 'solana' })
  await until(() => slugs(directory().recommended)[0] === 'phantom')
  expect(names()).toEqual(['WalletConnect', 'Phantom', 'Solflare'])
  expect(slugs(await allWallets(kit))).not.toContain('rabby')
})

test('R-CONN-200 pairs a wallet for its chosen namespace on any network', async () => {
  const { kit, settled } = setUp(NO_SERVICES)
  void open(kit, { namespace: 'bip122' })
  await settled()
  const wallets = slugs([...kit.getState().directory.recommended, ...(await allWallets(kit))])
  expect([wallets[0], wallets.includes('unisat'), wallets.includes('rainbow')]).toEqual(['xverse', true, false])
})

test('R-CONN-200 returns pages of 40 without wallets listed before, and ends with the last one', async () => {
  const { kit, directory, settled } = setUp(NO_SERVICES)
  void open(kit)
  await settled()
  const first = await fetchWallets(kit)
  expect([first.wallets.length, first.entries, first.isLast]).toEqual([40, 40, false])
  const second = await fetchWallets(kit, { page: 2 })
  expect([second.isLast, second.count]).toEqual([true, first.count])
  const all = [...directory().recommended, ...first.wallets, ...second.wallets]
  expect([all.length, new Set(slugs(all)).size]).toEqual([directory().count, directory().count])
})

test('R-CONN-200 finds wallets by any part of their name', async () => {
  const { kit } = setUp(NONE)
  const { wallets, count, entries } = await fetchWallets(kit, { search: ' META ' })
  expect([slugs(wallets), count, entries]).toEqual([['metamask'], 1, 100])
  expect((await fetchWallets(kit, { search: 'no such wallet' })).wallets).toEqual([])
  expect((await fetchWallets(kit, { badge: 'certified' })).wallets).toEqual([])
})

test.each([
  ['ids of the explorer', [PHANTOM, METAMASK]],
  ['the kit’s own ids', ['phantom', 'metamask']],
])('R-CONN-201 features, includes and excludes wallets by %s', async (_, [phantom = '', metamask = '']) => {
  const featured = setUp({ ...NONE, featuredWalletIds: [phantom, metamask] })
  void open(featured.kit)
  await featured.settled()
  expect(slugs(featured.directory().featured)).toEqual(['phantom', 'metamask'])
  expect(slugs(featured.directory().recommended)).not.toContain('phantom')
  const included = setUp({ ...NONE, includeWalletIds: [phantom, metamask] })
  void open(included.kit)
  await included.settled()
  expect([included.directory().count, slugs(included.directory().recommended)]).toEqual([2, ['metamask', 'phantom']])
  const excluded = setUp({ ...NONE, excludeWalletIds: [metamask] })
  void open(excluded.kit)
  await excluded.settled()
  expect(slugs(excluded.directory().recommended)[0]).toBe('trust')
  expect(slugs(await allWallets(excluded.kit, { search: 'metamask' }))).toEqual([])
})

test.each(['500', 'offline', 'html', 'null'] as const)(
  'R-CONN-202 uses the built-in wallets when the explorer fails (%s), and asks it again on the next open',
  async (scenario) => {
    const { api, kit, log, directory, settled } = setUp({ known: 'built-in', featuredWalletIds: ['phantom'] })
    api.setScenario(scenario, { only: ['wallets'] })
    void open(kit)
    await settled()
    expect([directory().status, slugs(directory().featured)]).toEqual(['failed', ['phantom']])
    expect(slugs(directory().recommended)).toContain('metamask')
    expect(directory().count).toBeGreaterThanOrEqual(40)
    expect(slugs(await allWallets(kit))).toContain('zerion')
    expect(log.entries.filter(({ level }) => level !== 'debug')).toEqual([])
    close(kit)
    api.setScenario('healthy')
    void open(kit)
    await until(() => directory().status === 'ready')
    expect(directory().count).toBeGreaterThan(500)
  },
)

test('R-CONN-202 uses the built-in wallets when the explorer is slow, and ignores its late response', async () => {
  const waiting: (() => void)[] = []
  const { kit, directory } = setUp({ known: 'built-in' }, async (input) => {
    if (!String(input).includes('getWallets')) throw new TypeError('fetch failed')
    await new Promise<void>((resolve) => waiting.push(resolve))
    return Response.json({ data: [listed('late')], count: 1 })
  })
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  try {
    await ready(kit)
    void open(kit)
    await jest.advanceTimersByTimeAsync(2_900)
    expect([directory().status, directory().recommended]).toEqual(['loading', []])
    await jest.advanceTimersByTimeAsync(200)
    expect([directory().status, slugs(directory().recommended)[0]]).toEqual(['failed', 'metamask'])
    const page = fetchWallets(kit)
    await jest.advanceTimersByTimeAsync(3_100)
    expect((await page).wallets).toHaveLength(40)
    for (const answer of waiting) answer()
    await jest.advanceTimersByTimeAsync(100)
    expect(slugs(directory().recommended)[0]).toBe('metamask')
    // The list continues with the source it started with.
    expect((await fetchWallets(kit, { page: 2 })).wallets.length).toBeGreaterThan(0)
    close(kit)
    void open(kit)
    await jest.advanceTimersByTimeAsync(100)
    expect(directory()).toMatchObject({ status: 'ready', count: 1, recommended: [{ id: 'late' }] })
  } finally {
    jest.useRealTimers()
  }
})

test('R-CONN-201 keeps the explorer’s order and count, and adds its missing data of built-in wallets', async () => {
  const explorer: readonly WalletListing[] = [
    listed('own'),
    { id: PHANTOM, name: 'Phantom of the explorer', homepage: 'https://own.example/' },
    { id: 'meta', name: 'Meta', rdns: 'io.metamask', mobile_link: 'own://' },
  ]
  const { kit, directory, settled } = setUp(
    { known: 'built-in', includeWalletIds: explorer.map(({ id }) => id) },
    async () => Response.json({ data: explorer, count: 3 }),
  )
  void open(kit)
  await settled()
  expect(directory()).toMatchObject({
    count: 3,
    recommended: [
      { id: 'own' },
      {
        id: PHANTOM,
        slug: 'phantom',
        name: 'Phantom of the explorer',
        homepage: 'https://own.example/',
        rdns: 'app.phantom',
      },
      {
        id: 'meta',
        slug: 'metamask',
        name: 'Meta',
        mobile_link: 'own://',
        play_store: expect.stringContaining('io.metamask'),
      },
    ],
  })
  expect(directory().recommended[2]).not.toHaveProperty('link_mode')
})

test('R-CONN-201 lists a used wallet once, whether the explorer or the kit knew it at that time', async () => {
  const known: WalletListing = { id: METAMASK, slug: 'metamask', name: 'MetaMask', mobile_link: 'metamask://' }
  const own: Partial<KitOptions> = { includeWalletIds: ['meta'] }
  const { kit, settled } = setUp({ known: 'built-in', ...own }, async () =>
    Response.json({ data: [{ id: 'meta', name: 'Meta', rdns: 'io.metamask', mobile_link: 'own://' }], count: 1 }),
  )
  kit.store.set({ recentWallets: [known] })
  void open(kit)
  await settled()
  expect(selectWalletRows(kit.getState(), kit.config).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'walletConnect WalletConnect',
    'recent MetaMask',
  ])
})
