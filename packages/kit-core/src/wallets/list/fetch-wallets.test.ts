/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { listed, respondWith, setUp } from '../../../test/directory-fixture.js'
import { fetchWallets, open } from '../../actions.js'

test('R-CONN-20 lists only included and featured wallets, whatever the service returns', async () => {
  const data = [listed('a'), listed('b'), listed('c')]
  const { kit } = setUp(
    { includeWalletIds: ['b'], featuredWalletIds: ['c'] },
    respondWith(() => ({ data, count: 3 })),
  )
  expect((await fetchWallets(kit)).wallets.map(({ id }) => id)).toEqual(['b', 'c'])
})

test('R-CONN-21 R-CONN-22 R-API-49 returns pages of 40 without featured and recommended wallets, and ends at the count', async () => {
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

test('R-CONN-22 omits on all pages what the first page omitted', async () => {
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

test('R-CONN-22 omits the same wallets on later pages after a search in between', async () => {
  const { kit, settled, questions } = setUp()
  await fetchWallets(kit, { page: 1 })
  await fetchWallets(kit, { search: 'fox' })
  await fetchWallets(kit, { badge: 'certified' })
  void open(kit)
  await settled()
  await fetchWallets(kit, { page: 2 })
  const pages = questions().filter(({ entries, badge_type }) => entries === '40' && badge_type === undefined)
  expect(pages.map(({ page, exclude }) => [page, exclude])).toEqual([
    ['1', undefined],
    ['2', undefined],
  ])
})

test('R-CONN-23 returns the same pages when they are requested in parallel', async () => {
  const { kit } = setUp()
  const first = await fetchWallets(kit)
  const numbers = Array.from({ length: Math.ceil(first.count / first.entries) }, (_, index) => index + 1)
  const oneByOne: Awaited<ReturnType<typeof fetchWallets>>[] = []
  for (const page of numbers) oneByOne.push(await fetchWallets(kit, { page }))
  const together = await Promise.all(numbers.map((page) => fetchWallets(kit, { page })))
  expect(together).toEqual(oneByOne)
  expect(together.map(({ isLast }) => isLast)).toEqual(numbers.map((page) => page === numbers.length))
  expect(together.map(({ entries }) => entries)).toEqual(numbers.map(() => 40))
})

test('R-CONN-22 returns a page unique by id with wallets of the requested networks only', async () => {
  const data = [
    listed('a'),
    listed('b'),
    listed('a', { name: 'Again' }),
    listed('far', { chains: ['cosmos:x'] }),
    listed('any', { chains: undefined }),
  ]
  const { kit } = setUp(
    {},
    respondWith(() => ({ data, count: 5 })),
  )
  const { wallets, count, isLast } = await fetchWallets(kit)
  expect(wallets.map(({ name }) => name)).toEqual(['Zzyx a', 'Zzyx b', 'Zzyx any'])
  expect([count, isLast]).toEqual([5, true])
})

test('R-CONN-23 security §11 ends the paging of each caller when the service repeats itself', async () => {
  const same = setUp(
    {},
    respondWith(() => ({ data: [listed('a')], count: 1e9 })),
  )
  expect((await fetchWallets(same.kit)).isLast).toBe(false)
  expect((await fetchWallets(same.kit, { page: 2 })).isLast).toBe(true)
  const empty = setUp(
    {},
    respondWith(() => ({ data: [], count: 1e9 })),
  )
  expect((await fetchWallets(empty.kit)).isLast).toBe(true)
  const growing = setUp(
    {},
    respondWith((url) => ({ data: [listed(`p${url.searchParams.get('page')}`)], count: 1e9 })),
  )
  await fetchWallets(growing.kit)
  await fetchWallets(growing.kit, { page: 2 })
  expect((await fetchWallets(growing.kit, { page: 2 })).isLast).toBe(false)
})

test('R-CONN-21 R-CONN-25 R-API-50 requests 100 results in a search, including featured wallets, and sends the badge', async () => {
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

test('R-CONN-26 R-TRACK-02 R-TRACK-07 tracks each search without anything that looks like a secret', async () => {
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

test('R-CONN-24 R-API-52 returns only wallets that can be opened on a phone, with the service’s count', async () => {
  Object.defineProperty(window.navigator, 'userAgent', { value: 'Android Mobile', configurable: true })
  const data = [
    listed('a'),
    listed('b', { mobile_link: undefined }),
    listed('c', { mobile_link: 'intent://x#Intent;end' }),
  ]
  const { kit } = setUp(
    {},
    respondWith(() => ({ data, count: 640 })),
  )
  const { wallets, count } = await fetchWallets(kit)
  expect([wallets.map(({ id }) => id), count]).toEqual([['a'], 640])
})

test('R-CONN-27 rejects a response whose request was aborted', async () => {
  const { kit, events } = setUp({ scenario: 'never' })
  const controller = new AbortController()
  const answer = fetchWallets(kit, { search: 'fo', signal: controller.signal })
  controller.abort(new Error('newer'))
  await expect(answer).rejects.toThrow('newer')
  expect(events.filter(({ type }) => type === 'error')).toEqual([])
})

test('R-VIEW-25 R-FLOW-29 rejects when a page fails, and stores a used-up quota first', async () => {
  const { api, kit, directory } = setUp({ scenario: '500' })
  await expect(fetchWallets(kit)).rejects.toMatchObject({ code: 'api/http', status: 500 })
  expect(directory().isQuotaExceeded).toBe(false)
  api.setScenario('quota')
  await expect(fetchWallets(kit)).rejects.toMatchObject({ code: 'api/http' })
  expect(directory().isQuotaExceeded).toBe(true)
})
