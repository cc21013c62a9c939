/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import type { WalletListing } from '@bowline/api-client'
import { createMockApi, type ScenarioName } from '@bowline/api-client/mocks'
import { getResponse } from 'msw'
import { addNetwork, close, connect, fetchWallets, onEvent, open, prefetch, push, ready, start } from '../actions.js'
import { currentRoute, type KitOptions, selectWalletRows, type TrackingEvent } from '../index.js'
import { mainnet } from '../networks/ethereum.js'
import { optimism } from '../networks/optimism.js'
import { solana } from '../networks/solana.js'
import { createTestKit, mockAdapter, type TestKitParams } from '../testing/index.js'
import { until } from '../testing/until.js'

const listed = (id: string, more: Partial<WalletListing> = {}): WalletListing => ({
  id,
  name: `Zzyx ${id}`,
  chains: ['eip155:1'],
  mobile_link: `${id}app://`,
  ...more,
})

type Params = Partial<KitOptions> & { wallets?: readonly WalletListing[]; scenario?: ScenarioName }

function setUp({ wallets, scenario, ...options }: Params = {}, fetch?: TestKitParams['fetch']) {
  const api = createMockApi({ wallets, scenario })
  const answer: typeof globalThis.fetch = async (input, init) => {
    const response = await getResponse(api.handlers, new Request(input, init))
    if (!response || response.type === 'error') throw new TypeError('fetch failed')
    return response
  }
  const adapter = mockAdapter({ connectors: [] })
  const { kit, log } = createTestKit({
    adapters: [adapter],
    options: { networks: [mainnet, solana], ...options },
    fetch: fetch ?? answer,
  })
  const events: TrackingEvent[] = []
  onEvent(kit, (event) => events.push(event))
  const stop = start(kit)
  stops.push(stop)
  const directory = () => kit.getState().directory
  const settled = () => until(() => ['ready', 'failed'].includes(directory().status))
  const questions = () => api.requests.filter(({ endpoint }) => endpoint === 'wallets').map(({ query }) => query)
  return { api, kit, log, events, stop, directory, settled, questions, wallet: adapter.controls }
}

const answering =
  (answer: (url: URL) => unknown): typeof globalThis.fetch =>
  async (input) =>
    Response.json(answer(new URL(String(input))))

const stops: (() => void)[] = []

afterEach(() => {
  Reflect.deleteProperty(window.navigator, 'userAgent')
  for (const stop of stops.splice(0)) stop()
})

test('R-MODAL-09 R-CONN-20 R-CONST-20 R-API-51 the first intent asks for featured and recommended wallets, each once', async () => {
  const { kit, directory, settled, questions } = setUp({
    wallets: [listed('a'), listed('b'), listed('c'), listed('d')],
    featuredWalletIds: ['b', 'a'],
    excludeWalletIds: ['c', 'some.rdns', 'A Name'],
  })
  expect(directory()).toMatchObject({ status: 'idle', featured: [], recommended: [], count: undefined })
  await ready(kit)
  prefetch(kit)
  expect(directory().status).toBe('loading')
  void open(kit)
  await settled()
  close(kit)
  void open(kit)
  await settled()
  expect(questions()).toHaveLength(2)
  const [featured, recommended] = questions()
  expect(featured).toMatchObject({
    page: '1',
    entries: '2',
    include: 'b,a',
    chains: `eip155:1,${solana.caipNetworkId}`,
  })
  expect(recommended).toMatchObject({ page: '1', entries: '4', exclude: 'b,a,c,some.rdns' })
  expect(recommended).not.toHaveProperty('include')
  expect(directory().status).toBe('ready')
})

test('R-CONN-13 R-CONN-16 featured wallets come in the order of their ids, recommended ones after', async () => {
  const { kit, directory, settled } = setUp({
    wallets: [listed('a'), listed('b'), listed('c')],
    featuredWalletIds: ['b', 'missing', 'a'],
  })
  void open(kit)
  await settled()
  expect(directory().featured.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(directory().recommended.map(({ id }) => id)[0]).toBe('c')
  expect(selectWalletRows(kit.getState(), kit.config).map(({ name }) => name)).toEqual([
    'WalletConnect',
    'Zzyx b',
    'Zzyx a',
  ])
})

test('R-CONN-20 includeWalletIds restricts what is recommended, and what is listed', async () => {
  const { kit, directory, settled, questions } = setUp({
    wallets: [listed('a'), listed('b'), listed('c')],
    includeWalletIds: ['c', 'a', 'no id'],
  })
  void open(kit)
  await settled()
  expect(questions()[0]).toMatchObject({ include: 'c,a' })
  expect(directory()).toMatchObject({ count: 2, recommended: [{ id: 'a' }, { id: 'c' }] })
})

test('R-CONN-20 what is not included is not listed, whatever the service answers; featured wallets are', async () => {
  const data = [listed('a'), listed('b'), listed('c')]
  const { kit } = setUp(
    { includeWalletIds: ['b'], featuredWalletIds: ['c'] },
    answering(() => ({ data, count: 3 })),
  )
  expect((await fetchWallets(kit)).wallets.map(({ id }) => id)).toEqual(['b', 'c'])
})

test('R-CONN-17 the count is that of all wallets, featured ones too', async () => {
  const { kit, directory, settled } = setUp({
    wallets: [listed('a'), listed('b'), listed('c')],
    featuredWalletIds: ['a'],
    includeWalletIds: ['a', 'b', 'c'],
  })
  void open(kit)
  await settled()
  expect(directory()).toMatchObject({ count: 3, featured: [{ id: 'a' }], recommended: [{ id: 'b' }, { id: 'c' }] })
})

test('R-VIEW-08 a second open shows no placeholders in place of the wallets that are here', async () => {
  const { kit, directory, settled } = setUp()
  void open(kit)
  await settled()
  const statuses: string[] = []
  kit.subscribe(
    (state) => state.directory.status,
    (status) => statuses.push(status),
  )
  close(kit)
  void open(kit)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([directory().status, statuses]).toEqual(['ready', []])
})

test('R-CONN-20 R-MODAL-09 another namespace is another question, asked once; its answer replaces the one before', async () => {
  const wallets = [listed('evm'), listed('sol', { chains: [solana.caipNetworkId] })]
  const { kit, directory, settled, questions } = setUp({ wallets, includeWalletIds: ['evm', 'sol'] })
  void open(kit)
  await settled()
  expect(directory().recommended.map(({ id }) => id)).toEqual(['evm', 'sol'])
  void open(kit, { namespace: 'solana' })
  await until(() => questions().length === 2 && directory().status === 'ready')
  expect(questions()[1]).toMatchObject({ chains: solana.caipNetworkId })
  expect(directory().recommended.map(({ id }) => id)).toEqual(['sol'])
  void open(kit)
  await until(() => directory().recommended.length === 2)
  expect(questions()).toHaveLength(2)
})

test('R-CONN-27 the answer to a question that is no longer asked replaces nothing', async () => {
  let answerFirst = () => {}
  const { kit, directory } = setUp({}, async (input) => {
    const chains = new URL(String(input)).searchParams.get('chains')
    if (chains === null) throw new TypeError('fetch failed')
    const isFirst = chains.includes('eip155')
    if (isFirst) {
      await new Promise<void>((resolve) => {
        answerFirst = resolve
      })
    }
    return Response.json({ data: [listed(isFirst ? 'late' : 'sol', { chains: undefined })], count: 1 })
  })
  await ready(kit)
  void open(kit)
  await new Promise((resolve) => setTimeout(resolve, 20))
  void open(kit, { namespace: 'solana' })
  await until(() => directory().status === 'ready')
  answerFirst()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(directory().recommended.map(({ id }) => id)).toEqual(['sol'])
})

test('R-CFG-13 networks that are added are asked for at the next open', async () => {
  const { kit, settled, questions } = setUp()
  void open(kit)
  await settled()
  addNetwork(kit, { network: optimism })
  void open(kit)
  await until(() => questions().length === 2)
  expect(questions()[1]?.chains).toContain('eip155:10')
})

test.each(['500', '503', '403', 'offline', 'html', 'truncated', 'null', 'list', 'deep'] as const)(
  'R-MODAL-09 a failure (%s) is ignored, not asked again by a hover, and asked again by an open',
  async (scenario) => {
    const { api, kit, log, directory, settled } = setUp()
    api.setScenario(scenario, { only: ['wallets'] })
    void open(kit)
    await settled()
    expect(directory()).toMatchObject({ status: 'failed', isQuotaExceeded: false })
    expect(kit.getState().alert.open).toBe(false)
    close(kit)
    api.setScenario('healthy')
    prefetch(kit)
    expect(directory().status).toBe('failed')
    void open(kit)
    await until(() => directory().status === 'ready')
    expect(directory().recommended).toHaveLength(4)
    expect(log.entries.filter(({ level }) => level === 'error')).toEqual([])
  },
)

test('R-CONN-22 security §11 a hostile directory empties nothing and breaks nothing', async () => {
  const { kit, directory, settled } = setUp({ scenario: 'hostile' })
  void open(kit)
  await settled()
  expect(directory().status).toBe('ready')
  const { wallets } = await fetchWallets(kit)
  expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length)
})

test('R-REACT-07 a stop while the directory is read is no failure', async () => {
  const { api, kit, stop, log, directory, settled } = setUp({ scenario: 'slow' })
  await ready(kit)
  prefetch(kit)
  expect(directory().status).toBe('loading')
  stop()
  await until(() => directory().status === 'idle')
  expect(directory().status).toBe('idle')
  api.setScenario('healthy')
  start(kit)
  await ready(kit)
  prefetch(kit)
  await settled()
  expect(directory().status).toBe('ready')
  expect(log.entries.filter(({ level }) => level !== 'debug')).toEqual([])
})

test('R-CFG-02 without a project id nothing is asked', async () => {
  const { kit, api } = setUp({ projectId: '' })
  void open(kit)
  expect(await fetchWallets(kit, { search: 'fox' })).toEqual({ wallets: [], count: 0, isLast: true })
  expect(api.requests).toEqual([])
})

test('R-CFG-49 without wallets the directory is not asked', async () => {
  const { kit, questions, api } = setUp({ enableWallets: false })
  void open(kit)
  await until(() => api.requests.length > 0)
  expect(questions()).toEqual([])
})

test('R-FLOW-29 a quota that is used up is told to a visitor who is about to connect', async () => {
  const { api, kit, directory, settled } = setUp({ scenario: 'quota' })
  prefetch(kit)
  await settled()
  expect(directory()).toMatchObject({ status: 'failed', isQuotaExceeded: true })
  expect(kit.getState().modal.open).toBe(false)
  const view = () => currentRoute(kit.getState().navigation).view
  void open(kit)
  expect(view()).toBe('Connect')
  await until(() => view() === 'UsageExceeded')
  expect(view()).toBe('UsageExceeded')
  close(kit)
  api.setScenario('healthy')
  void open(kit)
  await until(() => directory().status === 'ready')
  expect(directory().isQuotaExceeded).toBe(false)
  expect(view()).toBe('Connect')
})

test('R-FLOW-29 it disturbs no visitor who looks at something else', async () => {
  const { kit, settled } = setUp({ scenario: 'quota' })
  void open(kit, { view: 'Networks' })
  await settled()
  expect(currentRoute(kit.getState().navigation).view).toBe('Networks')
})

test('R-FLOW-29 it does not interrupt a wallet that is being asked', async () => {
  const { kit, wallet, directory } = setUp({ scenario: 'quota' })
  await ready(kit)
  wallet.announce({ id: 'fox', name: 'Fox', type: 'ANNOUNCED', chain: 'eip155' })
  wallet.holdNext()
  void open(kit)
  push(kit, { view: 'ConnectingExternal' })
  const attempt = connect(kit, { connectorId: 'fox' })
  await until(() => directory().isQuotaExceeded)
  expect(directory().isQuotaExceeded).toBe(true)
  expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingExternal')
  wallet.approve()
  await attempt
})

test('R-CONN-21 R-CONN-22 R-API-49 pages hold 40, leave out featured and recommended ones, and end with the count', async () => {
  const { kit, settled, directory, questions } = setUp({ wallets: [listed('a')], featuredWalletIds: ['a'] })
  void open(kit)
  await settled()
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const found = await fetchWallets(kit, { page })
    ids.push(...found.wallets.map(({ id }) => id))
    if (found.isLast) break
  }
  const asked = questions().slice(2)
  const before = [...directory().featured, ...directory().recommended].map(({ id }) => id)
  expect(before).toHaveLength(5)
  expect(asked[0]).toMatchObject({ page: '1', entries: '40', exclude: before.join() })
  expect(asked).toHaveLength(Math.ceil(((directory().count ?? 0) - 5) / 40))
  expect(ids.some((id) => before.includes(id))).toBe(false)
})

test('R-CONN-22 all pages leave out what the first one left out', async () => {
  const { kit, settled, questions } = setUp()
  await fetchWallets(kit, { page: 1 })
  void open(kit)
  await settled()
  await fetchWallets(kit, { page: 2 })
  const pages = questions().filter(({ entries }) => entries === '40')
  expect(pages.map(({ page, exclude }) => [page, exclude])).toEqual([
    ['1', undefined],
    ['2', undefined],
  ])
})

test('R-CONN-22 a page is unique by id and keeps wallets of the requested networks', async () => {
  const data = [
    listed('a'),
    listed('b'),
    listed('a', { name: 'Again' }),
    listed('far', { chains: ['cosmos:x'] }),
    listed('any', { chains: undefined }),
  ]
  const { kit } = setUp(
    {},
    answering(() => ({ data, count: 5 })),
  )
  const { wallets, count, isLast } = await fetchWallets(kit)
  expect(wallets.map(({ name }) => name)).toEqual(['Zzyx a', 'Zzyx b', 'Zzyx any'])
  expect([count, isLast]).toEqual([5, true])
})

test('R-CONN-23 security §11 a service that repeats itself ends the paging, for each who pages', async () => {
  const same = setUp(
    {},
    answering(() => ({ data: [listed('a')], count: 1e9 })),
  )
  expect((await fetchWallets(same.kit)).isLast).toBe(false)
  expect((await fetchWallets(same.kit, { page: 2 })).isLast).toBe(true)
  const empty = setUp(
    {},
    answering(() => ({ data: [], count: 1e9 })),
  )
  expect((await fetchWallets(empty.kit)).isLast).toBe(true)
  const growing = setUp(
    {},
    answering((url) => ({ data: [listed(`p${url.searchParams.get('page')}`)], count: 1e9 })),
  )
  await fetchWallets(growing.kit)
  await fetchWallets(growing.kit, { page: 2 })
  expect((await fetchWallets(growing.kit, { page: 2 })).isLast).toBe(false)
})

test('R-CONN-21 R-CONN-25 R-API-50 a search asks for 100 at once, featured ones too; the badge is sent', async () => {
  const { kit, settled, questions } = setUp({
    wallets: [listed('a')],
    featuredWalletIds: ['a'],
    excludeWalletIds: ['x'],
  })
  void open(kit)
  await settled()
  const { wallets } = await fetchWallets(kit, { search: '  zzyx A ', badge: 'certified' })
  expect(questions().at(-1)).toMatchObject({ entries: '100', search: 'zzyx A', badge_type: 'certified', exclude: 'x' })
  expect(wallets).toEqual([])
  expect((await fetchWallets(kit, { search: 'zzyx A' })).wallets.map(({ id }) => id)).toEqual(['a'])
  await fetchWallets(kit, { badge: 'certified' })
  expect(questions().at(-1)).toMatchObject({ entries: '40', badge_type: 'certified', exclude: 'x' })
})

test('R-CONN-26 R-TRACK-02 R-TRACK-07 each search is told, with nothing that looks like a secret', async () => {
  const { kit, events } = setUp()
  await fetchWallets(kit, { search: ' fox ' })
  await fetchWallets(kit, { search: 'fox', badge: 'certified' })
  await fetchWallets(kit, { search: 'me@mail.example' })
  await fetchWallets(kit)
  await fetchWallets(kit, { search: '   ' })
  expect(events.flatMap((event) => (event.event === 'SEARCH_WALLET' ? [event.properties] : []))).toEqual([
    { badge: 'all', search: 'fox' },
    { badge: 'certified', search: 'fox' },
    { badge: 'all', search: '…' },
  ])
})

test('R-CONN-24 R-API-52 on a phone a page holds what can be opened there; the count is as answered', async () => {
  Object.defineProperty(window.navigator, 'userAgent', { value: 'Android Mobile', configurable: true })
  const data = [
    listed('a'),
    listed('b', { mobile_link: undefined }),
    listed('c', { mobile_link: 'intent://x#Intent;end' }),
  ]
  const { kit } = setUp(
    {},
    answering(() => ({ data, count: 640 })),
  )
  const { wallets, count } = await fetchWallets(kit)
  expect([wallets.map(({ id }) => id), count]).toEqual([['a'], 640])
})

test('R-CONN-27 an answer that is no longer wanted is dropped', async () => {
  const { kit, events } = setUp({ scenario: 'never' })
  const controller = new AbortController()
  const answer = fetchWallets(kit, { search: 'fo', signal: controller.signal })
  controller.abort(new Error('newer'))
  await expect(answer).rejects.toThrow('newer')
  expect(events.filter(({ type }) => type === 'error')).toEqual([])
})

test('R-VIEW-25 R-FLOW-29 a page that fails says so, and a used-up quota is noted before', async () => {
  const { api, kit, directory } = setUp({ scenario: '500' })
  await expect(fetchWallets(kit)).rejects.toMatchObject({ code: 'api/http', status: 500 })
  expect(directory().isQuotaExceeded).toBe(false)
  api.setScenario('quota')
  await expect(fetchWallets(kit)).rejects.toMatchObject({ code: 'api/http' })
  expect(directory().isQuotaExceeded).toBe(true)
})
