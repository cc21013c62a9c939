import { setupServer } from 'msw/node'

import {
  createApiClient,
  type GetWalletsParams,
  getAnalyticsConfig,
  getImage,
  getRemoteConfig,
  getSupportedChains,
  getWallets,
  isQuotaExceeded,
  REQUEST_LIMIT_MS,
} from '../index.js'
import { createMockApi, type ScenarioName, SLOW_RESPONSE_MS } from './index.js'

const api = createMockApi()
const server = setupServer(...api.handlers)
const client = createApiClient({ projectId: 'project-1', sdkType: 'test', sdkVersion: '1', endpoints: api.endpoints })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  jest.useRealTimers()
  api.reset()
})

const ask = (params: Partial<GetWalletsParams> = {}) => getWallets(client, { page: 1, entries: 40, ...params })

const NOT_JSON = { code: 'api/invalid-response', problem: 'not-json' }
const SCHEMA = { code: 'api/invalid-response', problem: 'schema' }
const NOT_IMAGE = { code: 'api/invalid-response', problem: 'not-image' }
const TOO_LARGE = { code: 'api/invalid-response', problem: 'too-large' }

test.each<[ScenarioName, object, object]>([
  ['500', { code: 'api/http', status: 500 }, { code: 'api/http', status: 500 }],
  ['503', { code: 'api/http', status: 503 }, { code: 'api/http', status: 503 }],
  ['403', { code: 'api/http', status: 403 }, { code: 'api/http', status: 403 }],
  ['404', { code: 'api/http', status: 404 }, { code: 'api/http', status: 404 }],
  ['429', { code: 'api/http', status: 429 }, { code: 'api/http', status: 429 }],
  ['html', NOT_JSON, NOT_IMAGE],
  ['blank', NOT_JSON, NOT_IMAGE],
  ['null', SCHEMA, NOT_IMAGE],
  ['list', SCHEMA, NOT_IMAGE],
  ['deep', { code: 'api/invalid-response', problem: 'too-deep' }, NOT_IMAGE],
  ['huge', TOO_LARGE, TOO_LARGE],
  ['offline', { code: 'api/network' }, { code: 'api/network' }],
  ['quota', { code: 'api/http', status: 402 }, { code: 'api/http', status: 402 }],
])(
  'R-API-09 R-API-53 R-API-54 R-API-64 %s: fails once for wallets and images and disables analytics',
  async (scenario, list, image) => {
    api.setScenario(scenario)
    await expect(ask()).rejects.toMatchObject(list)
    for (const kind of ['wallet', 'asset', 'currency', 'token'] as const) {
      await expect(getImage(client, { kind, id: '1' })).rejects.toMatchObject(image)
    }
    await expect(getAnalyticsConfig(client)).resolves.toBe(false)
    expect(api.requests).toHaveLength(6)

    api.setScenario('healthy')
    await expect(ask()).resolves.toMatchObject({ count: 640 })
  },
)

test('R-API-64 truncated: cuts lists, which fail, and images, which are returned', async () => {
  api.setScenario('truncated')
  await expect(ask()).rejects.toMatchObject(NOT_JSON)
  await expect(getAnalyticsConfig(client)).resolves.toBe(false)
  const image = await getImage(client, { kind: 'wallet', id: '1' })
  expect(await image.text()).not.toContain('</svg>')
})

test('R-FLOW-29 R-API-64 quota: fails for the whole explorer with a reason, not for the data service', async () => {
  api.setScenario('quota')
  const errors = [ask(), getRemoteConfig(client), getImage(client, { kind: 'wallet', id: '1' })]
  for (const outcome of await Promise.allSettled(errors)) {
    const reason: unknown = outcome.status === 'rejected' ? outcome.reason : undefined
    expect(reason).toMatchObject({ status: 402, reason: expect.stringMatching(/quota/) })
    expect(isQuotaExceeded(reason)).toBe(true)
  }
  expect((await getSupportedChains(client)).http).toContain('eip155:1')
  api.setScenario('429')
  expect(isQuotaExceeded(await ask().catch((error: unknown) => error))).toBe(false)
})

test('R-API-64 slow and never: delays a list and an image by five seconds, or until their time limit', async () => {
  jest.useFakeTimers()
  api.setScenario('slow')
  const slow = Promise.all([ask(), getImage(client, { kind: 'wallet', id: '1' })])
  await jest.advanceTimersByTimeAsync(SLOW_RESPONSE_MS)
  await expect(slow).resolves.toHaveLength(2)

  api.setScenario('never')
  const limits = [ask(), getImage(client, { kind: 'wallet', id: '1' })].map((response) =>
    expect(response).rejects.toMatchObject({ code: 'api/timeout' }),
  )
  await jest.advanceTimersByTimeAsync(REQUEST_LIMIT_MS)
  await Promise.all(limits)
})

test('R-API-07 R-API-64 never: ends an aborted search at once', async () => {
  api.setScenario('never')
  const controller = new AbortController()
  const response = ask({ search: 'amber', signal: controller.signal })
  controller.abort(new Error('typed on'))
  await expect(response).rejects.toThrow('typed on')
})
