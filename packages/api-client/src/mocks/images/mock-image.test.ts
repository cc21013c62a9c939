import { setupServer } from 'msw/node'

import { createApiClient, getImage, getWallets, type ImageKind } from '../../index.js'
import { createMockApi, createWalletDirectory, MISSING_IMAGE_PREFIX } from '../index.js'

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

const KINDS: readonly ImageKind[] = ['wallet', 'asset', 'currency', 'token']

test.each(KINDS)('R-API-54 R-API-64 returns a different, deterministic image for each %s id', async (kind) => {
  const ids = ['1', '8453', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', ...directory.slice(0, 30).map(({ id }) => id)]
  const draw = () => Promise.all(ids.map(async (id) => (await getImage(client, { kind, id })).text()))
  const images = await draw()
  expect(new Set(images).size).toBe(ids.length)
  expect(await draw()).toEqual(images)
  for (const image of images) {
    expect(image).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/)
    expect(image).not.toMatch(/<script|<text|href|NaN|undefined/)
  }
  expect((await getImage(client, { kind, id: '1' })).type).toBe('image/svg+xml')
  expect(api.requests[0]).toMatchObject({ endpoint: `${kind}-image`, query: { projectId: 'project-1', st: 'test' } })
})

test.each(KINDS)('R-API-55 R-API-64 returns 404 for a missing %s image', async (kind) => {
  await expect(getImage(client, { kind, id: `${MISSING_IMAGE_PREFIX}1` })).rejects.toMatchObject({ status: 404 })
})

test('R-API-54 R-API-64 has an image for each listed wallet except the missing ones', async () => {
  const ids = directory.flatMap(({ image_id }) => image_id ?? []).slice(0, 120)
  const outcomes = await Promise.allSettled(ids.map((id) => getImage(client, { kind: 'wallet', id })))
  expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(
    ids.map((id) => id.startsWith(MISSING_IMAGE_PREFIX)),
  )
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true)
})

test('R-API-12 R-API-54 R-API-64 serves images at another base URL with a folder', async () => {
  const base = 'http://127.0.0.1:4999/kit'
  const elsewhere = createMockApi({ endpoints: { data: base, explorer: base, rpc: base, pay: base } })
  server.use(...elsewhere.handlers)
  const other = createApiClient({ projectId: 'project-1', endpoints: elsewhere.endpoints })
  await expect(getImage(other, { kind: 'asset', id: '1' })).resolves.toHaveProperty('type', 'image/svg+xml')
  expect((await getWallets(other, { page: 1, entries: 4 })).count).toBe(640)
  expect(elsewhere.requests.map(({ path }) => path)).toEqual(['/kit/public/getAssetImage/1', '/kit/getWallets'])
})
