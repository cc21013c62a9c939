import { setupServer } from 'msw/node'

import { createApiClient, REQUEST_LIMIT_MS, SAMPLE_ONRAMP_OPTIONS } from '../src/index.js'
import { createMockApi, MOCK_ENDPOINTS, type ScenarioName, SLOW_RESPONSE_MS } from '../src/mocks/index.js'
import { DATA_CALLS } from './data-calls.js'
import { ADDRESS } from './mock-client.js'
import { PAY_CALLS } from './pay-calls.js'

const CALLS = [...DATA_CALLS, ...PAY_CALLS]

const api = createMockApi({ names: { 'taken.bowline.id': ADDRESS } })
const server = setupServer(...api.handlers)
const client = createApiClient({ projectId: 'project-1', sdkType: 'test', sdkVersion: '1', endpoints: api.endpoints })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  jest.useRealTimers()
  api.reset()
})

type Outcome = { readonly value: unknown } | { readonly error: unknown }
const outcomeOf = async (response: Promise<unknown>): Promise<Outcome> =>
  response.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )

function expectFailure(outcome: Outcome, failsAs: (typeof CALLS)[number]['failsAs'], failure: object) {
  if (failsAs === 'samples') expect(outcome).toEqual({ value: SAMPLE_ONRAMP_OPTIONS })
  else if (failsAs === 'name') expect(outcome).toMatchObject({ error: { code: 'api/name', cause: failure } })
  else expect(outcome).toMatchObject({ error: failure })
}

/** Endpoints that accept a bare list as response. */
const LIST_ENDPOINTS = ['name-reverse', 'smart-sessions']

/** Endpoints that accept an empty response. */
const EMPTY_ENDPOINTS = ['session-activation', 'session-revocation']

const FAULTS: readonly (readonly [ScenarioName, object])[] = [
  ['500', { code: 'api/http', status: 500 }],
  ['503', { code: 'api/http', status: 503 }],
  ['403', { code: 'api/http', status: 403 }],
  ['404', { code: 'api/http', status: 404 }],
  ['429', { code: 'api/http', status: 429 }],
  ['html', { code: 'api/invalid-response', problem: 'not-json' }],
  ['truncated', { code: 'api/invalid-response', problem: 'not-json' }],
  ['null', { code: 'api/invalid-response', problem: 'schema' }],
  ['list', { code: 'api/invalid-response', problem: 'schema' }],
  ['deep', { code: 'api/invalid-response', problem: 'too-deep' }],
  ['huge', { code: 'api/invalid-response', problem: 'too-large' }],
  ['offline', { code: 'api/network' }],
]

test('R-API-64 covers every endpoint of the data API and of the pay service', () => {
  const known = MOCK_ENDPOINTS.slice(MOCK_ENDPOINTS.indexOf('supported-chains'), -1)
  expect(CALLS.map(({ endpoint }) => endpoint)).toEqual(known)
})

describe.each(CALLS)('$endpoint', ({ endpoint, ask, failsAs, prepare }) => {
  const own = () => api.requests.filter((request) => request.endpoint === endpoint)

  beforeEach(() => prepare(client))

  test.each(FAULTS)(
    'R-API-05 R-API-06 R-API-09 R-API-64 %s: sends one request, fails as expected, and works again afterwards',
    async (scenario, failure) => {
      api.setScenario(scenario, { only: [endpoint] })
      const outcome = await outcomeOf(ask(client))
      if (scenario === 'list' && LIST_ENDPOINTS.includes(endpoint)) expect(outcome).toEqual({ value: [] })
      else expectFailure(outcome, failsAs, failure)
      expect(own()).toHaveLength(1)
      api.reset()
      await prepare(client)
      expect(await outcomeOf(ask(client))).toHaveProperty('value')
    },
  )

  test('R-API-64 R-SESS-25 R-SESS-33 blank: accepts an empty response only for a revocation and an activation', async () => {
    api.setScenario('blank')
    const outcome = await outcomeOf(ask(client))
    if (EMPTY_ENDPOINTS.includes(endpoint)) expect(outcome).toEqual({ value: { success: true } })
    else expectFailure(outcome, failsAs, { code: 'api/invalid-response', problem: 'not-json' })
  })

  test('R-API-09 R-API-64 never: ends the call at its own time limit', async () => {
    jest.useFakeTimers()
    api.setScenario('never')
    const outcome = outcomeOf(ask(client))
    await jest.advanceTimersByTimeAsync(REQUEST_LIMIT_MS)
    expectFailure(await outcome, failsAs, { code: 'api/timeout', limitMs: REQUEST_LIMIT_MS })
    expect(jest.getTimerCount()).toBe(0)
  })

  test('R-API-07 rejects an aborted call with its signal’s reason', async () => {
    api.setScenario('never')
    const controller = new AbortController()
    const outcome = outcomeOf(ask(client, controller.signal))
    while (own().length === 0) await new Promise((resolve) => setImmediate(resolve))
    controller.abort(new Error('gone'))
    expect(await outcome).toEqual({ error: controller.signal.reason })
    expect(await outcomeOf(ask(client, controller.signal))).toEqual({ error: controller.signal.reason })
  })

  test('R-API-64 slow: responds after five seconds', async () => {
    jest.useFakeTimers()
    api.setScenario('slow')
    let isDone = false
    const outcome = outcomeOf(ask(client)).finally(() => {
      isDone = true
    })
    await jest.advanceTimersByTimeAsync(SLOW_RESPONSE_MS - 1)
    expect(isDone).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    expect(await outcome).toHaveProperty('value')
  })
})
