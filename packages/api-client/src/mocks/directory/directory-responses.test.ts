import { setupServer } from 'msw/node'

import {
  createApiClient,
  type GetWalletsParams,
  getAnalyticsConfig,
  getRemoteConfig,
  getWallets,
  type WalletListing,
} from '../../index.js'
import { createMockApi, createWalletDirectory } from '../index.js'

const api = createMockApi()
const server = setupServer(...api.handlers)
const client = createApiClient({ projectId: 'project-1', sdkType: 'test', sdkVersion: '1', endpoints: api.endpoints })
const directory = createWalletDirectory()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  server.resetHandlers()
  api.reset()
})

const ask = (params: Partial<GetWalletsParams> = {}) => getWallets(client, { page: 1, entries: 40, ...params })
const idsOf = (wallets: readonly WalletListing[]) => wallets.map(({ id }) => id)

test('R-API-49 R-API-63 R-API-64 returns the whole directory over all pages', async () => {
  const pages = await Promise.all(Array.from({ length: 17 }, (_, index) => ask({ page: index + 1 })))
  expect(pages.map(({ data }) => data.length)).toEqual([...Array.from({ length: 16 }, () => 40), 0])
  expect(new Set(pages.map(({ count }) => count))).toEqual(new Set([640]))
  expect(pages.flatMap(({ data }) => data)).toEqual(directory)
  expect(api.requests[0]).toMatchObject({
    endpoint: 'wallets',
    path: '/getWallets',
    query: { page: '1', entries: '40', projectId: 'project-1', st: 'test', sv: '1' },
  })
})

test('R-API-49 R-CONN-13 R-CONN-20 returns only included and no excluded ids', async () => {
  const [first, second, third] = idsOf(directory)
  expect(idsOf((await ask({ include: [third ?? '', first ?? '', 'unknown'] })).data)).toEqual([first, third])
  const without = await ask({ exclude: [first ?? '', second ?? ''], entries: 1 })
  expect(without).toMatchObject({ data: [{ id: third }], count: 638 })
})

test('R-API-49 R-CONN-22 returns wallets that support one of the chains, with their count', async () => {
  const chains = ['polkadot:91b171bb158e2d3848fa23a9f1c25182', 'cosmos:cosmoshub-4']
  const expected = directory.filter((wallet) => wallet.chains?.some((id) => chains.includes(id)))
  expect(await ask({ chains, entries: 640 })).toEqual({ data: expected, count: expected.length })
  expect(await ask({ chains: ['eip155:4242'] })).toEqual({ data: [], count: 0 })
})

test.each(['VAULT', 'кошелёк', 'محفظة', ' 钱包 ', 'बटुआ', 'o'])(
  'R-API-49 R-API-50 finds names that contain "%s" in any case',
  async (search) => {
    const wanted = search.trim().toLowerCase()
    const expected = directory.filter(({ name }) => name.toLowerCase().includes(wanted))
    const { data, count } = await ask({ search, entries: 100 })
    expect(data).toEqual(expected.slice(0, 100))
    expect(count).toBe(expected.length)
    expect(count).toBeGreaterThan(2)
  },
)

test('R-API-49 R-CONN-25 combines the badge and a search', async () => {
  const certified = directory.filter(({ badge_type }) => badge_type === 'certified')
  expect(await ask({ badge: 'certified', entries: 640 })).toEqual({ data: certified, count: certified.length })
  const both = certified.filter(({ name }) => name.toLowerCase().includes('vault'))
  expect(await ask({ badge: 'certified', search: 'vault' })).toEqual({ data: both, count: both.length })
  expect(await ask({ search: 'no wallet is called so' })).toEqual({ data: [], count: 0 })
})

test('R-API-64 returns the first 40 wallets for an invalid page or entries value', async () => {
  const address = new URL('getWallets?page=x&entries=-1', api.endpoints.explorer)
  expect(await (await fetch(address)).json()).toMatchObject({ count: 640, data: { length: 40 } })
})

test('R-API-64 lists and finds the app’s own listings first', async () => {
  const own = { id: 'sandbox', name: 'Sandbox Wallet', chains: ['eip155:1'], webapp_link: 'https://sandbox.example' }
  server.use(...createMockApi({ wallets: [own] }).handlers)
  expect(await ask({ entries: 2 })).toEqual({ data: [own, directory[0]], count: 641 })
  expect(await ask({ search: 'sandbox' })).toEqual({ data: [own], count: 1 })
  expect((await ask({ include: ['sandbox'], chains: ['eip155:1'] })).data).toEqual([own])
  expect((await ask({ exclude: ['sandbox'] })).count).toBe(640)
})

describe('valid scenarios', () => {
  test('R-API-64 empty: returns no wallets', async () => {
    api.setScenario('empty')
    expect(await ask()).toEqual({ data: [], count: 0 })
  })

  test('R-API-64 wallets-10000: returns ten thousand wallets, starting with the default ones', async () => {
    api.setScenario('wallets-10000')
    expect(await ask()).toEqual({ data: directory.slice(0, 40), count: 10_000 })
    const last = await ask({ page: 250 })
    expect([last.data.length, last.count]).toEqual([40, 10_000])
    expect((await ask({ page: 251 })).data).toEqual([])
    expect((await getRemoteConfig(client)).length).toBe(5)
  })

  test('R-API-53 R-API-64 enables analytics, and disables it with all remote features', async () => {
    expect(await getAnalyticsConfig(client)).toBe(true)
    api.setScenario('remote-all-off')
    expect(await getAnalyticsConfig(client)).toBe(false)
  })
})
