import { setupServer } from 'msw/node'

import {
  createApiClient,
  type GetWalletsParams,
  getAnalyticsConfig,
  getImage,
  getWallets,
  type WalletListing,
} from '../index.js'
import { createMockApi, createWalletDirectory, HOSTILE_STRINGS } from './index.js'

const api = createMockApi({ scenario: 'hostile' })
const server = setupServer(...api.handlers)
const client = createApiClient({ projectId: 'project-1', sdkType: 'test', sdkVersion: '1', endpoints: api.endpoints })
const directory = createWalletDirectory()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  api.reset()
})

const ask = (params: Partial<GetWalletsParams> = {}) => getWallets(client, { page: 1, entries: 40, ...params })
const idsOf = (wallets: readonly WalletListing[]) => wallets.map(({ id }) => id)

test('R-STATE-43 R-API-49 R-API-64 returns the valid wallets among hostile ones as clean records', async () => {
  const { data, count } = await ask()
  expect(data.slice(-10)).toEqual(directory.slice(0, 10))
  expect(count).toBe(1e9)
  const fields = ['image_url', ...Object.keys(directory[0] ?? {})]
  for (const wallet of data) {
    expect(wallet.id).toMatch(/^[A-Za-z0-9._-]{1,128}$/)
    expect(wallet.name.length).toBeLessThanOrEqual(256)
    expect(Object.getPrototypeOf(wallet)).toBe(Object.prototype)
    expect(Reflect.ownKeys(wallet).filter((key) => typeof key !== 'string' || !fields.includes(key))).toEqual([])
  }
  const ids = idsOf(data)
  for (const id of ['__proto__', 'constructor', 'polluted', '../../x']) expect(ids).not.toContain(id)
  expect(data.find(({ id }) => id === 'no-name')?.name).toBe('')
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('R-STATE-43 R-API-64 puts each hostile text into every text field of one wallet', async () => {
  const { data } = await ask()
  for (const [number, text] of HOSTILE_STRINGS.entries()) {
    const wallet = data.find(({ id }) => id === `hostile-${number}`)
    if (text.length > 2_048) expect(wallet).toMatchObject({ name: text.slice(0, 256), chains: ['eip155:1'] })
    else {
      expect(wallet).toMatchObject({
        name: text.slice(0, 256),
        mobile_link: text,
        homepage: text,
        chains: ['eip155:1'],
      })
      expect(wallet?.injected).toEqual([{ namespace: text, injected_id: text }])
      expect(wallet).not.toHaveProperty('order')
    }
  }
  expect(idsOf(data)).toEqual(expect.arrayContaining(['1e9', '-1', '0x1', 'null', 'wrong-0', 'wrong-9']))
  expect(data.find(({ id }) => id === 'wrong-0')).toEqual({ id: 'wrong-0', name: 'Wrong 0' })
})

test('R-CONN-23 R-API-64 repeats the same wallets on endless pages', async () => {
  expect(await ask({ page: 7 })).toEqual(await ask({ page: 8 }))
})

test('R-API-53 R-API-64 treats "yes" as an invalid analytics setting', async () => {
  await expect(getAnalyticsConfig(client)).resolves.toBe(false)
})

test('R-API-54 R-API-64 returns an image with scripts as a blob that runs nothing', async () => {
  const image = await getImage(client, { kind: 'wallet', id: '1' })
  expect(await image.text()).toContain('<script>')
  expect(image.type).toBe('image/svg+xml')
  expect(Object.hasOwn(globalThis, 'polluted')).toBe(false)
})
