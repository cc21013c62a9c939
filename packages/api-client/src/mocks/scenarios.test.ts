import { setupServer } from 'msw/node'

import {
  createApiClient,
  getAllowedOrigins,
  getRemoteConfig,
  getSupportedChains,
  REQUEST_LIMIT_MS,
  rpcUrl,
} from '../index.js'
import { createEvmLedger, createMockApi, HOSTILE_STRINGS, type ScenarioName, SLOW_RESPONSE_MS } from './index.js'

const ADDRESS = '0x00000000000000000000000000000000000000aa'
const OWN_RPC = 'https://rpc.chain.example/key?token=1'
const OTHER_RPC = 'https://rpc.chain.example/key?token=2'

const ledger = createEvmLedger({
  chains: [{ chainId: 1, name: 'Ethereum' }, { chainId: 8453 }],
  accounts: [{ address: ADDRESS, value: 5n }],
})
const api = createMockApi({ ledger, rpcUrls: { [OWN_RPC]: 8453, [OTHER_RPC]: 1 } })
const server = setupServer(...api.handlers)
const client = createApiClient({ projectId: 'project-1', sdkType: 'test', sdkVersion: '1', endpoints: api.endpoints })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  jest.useRealTimers()
  api.reset()
})

async function askRpc(body: string, url = rpcUrl(client, 'eip155:1')): Promise<string> {
  const response = await fetch(url, { method: 'POST', body })
  return response.text()
}

const BALANCE = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'eth_getBalance', params: [ADDRESS, 'latest'] })

describe('valid scenarios', () => {
  test('R-API-63 R-API-64 healthy: returns responses of every endpoint that match the real schemas', async () => {
    const features = await getRemoteConfig(client)
    expect(features.map(({ id, isEnabled }) => [id, isEnabled])).toEqual([
      ['social_login', true],
      ['swap', true],
      ['onramp', true],
      ['activity', true],
      ['branding', true],
    ])
    expect(features[0]?.config).toContain('email')
    expect((await getAllowedOrigins(client)).allowedOrigins).not.toEqual([])
    expect(await getSupportedChains(client)).toEqual({
      http: ['eip155:1', 'eip155:8453'],
      ws: ['eip155:1', 'eip155:8453'],
    })
    expect(JSON.parse(await askRpc(BALANCE))).toEqual({ jsonrpc: '2.0', id: 7, result: '0x5' })
  })

  test('R-API-64 empty: returns empty lists', async () => {
    api.setScenario('empty')
    expect(await getRemoteConfig(client)).toEqual([])
    expect(await getAllowedOrigins(client)).toEqual({ allowedOrigins: [], isProjectKnown: true })
    expect(await getSupportedChains(client)).toEqual({ http: [], ws: [] })
  })

  test('R-API-64 R-CFG-24 remote-all-off: returns every feature as off', async () => {
    api.setScenario('remote-all-off')
    const features = await getRemoteConfig(client)
    expect(features).toHaveLength(5)
    expect(features.filter(({ isEnabled, config }) => isEnabled || config === null || config.length > 0)).toEqual([])
  })

  test('R-API-64 R-CFG-28 R-CFG-29 remote-partial: omits some ids and adds unknown ones', async () => {
    api.setScenario('remote-partial')
    expect((await getRemoteConfig(client)).map(({ id }) => id)).toEqual([
      'social_login',
      'swap',
      'activity',
      'teleport',
    ])
  })

  test('R-API-64 R-CFG-27 remote-null-config: returns no remote settings', async () => {
    api.setScenario('remote-null-config')
    expect(new Set((await getRemoteConfig(client)).map(({ config }) => config))).toEqual(new Set([null]))
  })

  test('R-API-64 restricted-origins: returns one origin only', async () => {
    api.setScenario('restricted-origins')
    expect((await getAllowedOrigins(client)).allowedOrigins).toEqual(['https://only-here.example'])
  })
})

describe('failing scenarios', () => {
  test.each<[ScenarioName, object]>([
    ['500', { code: 'api/http', status: 500, reason: 'Internal Server Error' }],
    ['503', { code: 'api/http', status: 503, reason: 'Service Unavailable' }],
    ['403', { code: 'api/http', status: 403, reason: 'Forbidden' }],
    ['404', { code: 'api/http', status: 404, reason: 'Not Found' }],
    ['429', { code: 'api/http', status: 429, reason: 'Too Many Requests' }],
    ['html', { code: 'api/invalid-response', problem: 'not-json' }],
    ['blank', { code: 'api/invalid-response', problem: 'not-json' }],
    ['truncated', { code: 'api/invalid-response', problem: 'not-json' }],
    ['null', { code: 'api/invalid-response', problem: 'schema' }],
    ['list', { code: 'api/invalid-response', problem: 'schema' }],
    ['deep', { code: 'api/invalid-response', problem: 'too-deep' }],
    ['huge', { code: 'api/invalid-response', problem: 'too-large' }],
    ['offline', { code: 'api/network' }],
  ])('R-API-64 R-API-09 %s: fails each endpoint once, in its own way', async (scenario, failure) => {
    api.setScenario(scenario)
    await expect(getRemoteConfig(client)).rejects.toMatchObject(failure)
    await expect(getSupportedChains(client)).rejects.toMatchObject(failure)
    await expect(getAllowedOrigins(client)).resolves.toEqual({
      allowedOrigins: [],
      isProjectKnown: scenario !== '403' && scenario !== '404',
    })
    expect(api.requests.map(({ endpoint }) => endpoint)).toEqual([
      'remote-config',
      'supported-chains',
      'allowed-origins',
    ])
  })

  test.each<[ScenarioName, number | 'fails']>([
    ['500', 500],
    ['429', 429],
    ['html', 200],
    ['truncated', 200],
    ['hostile', 200],
    ['offline', 'fails'],
  ])('R-API-64 %s: fails the RPC too, and works again afterwards', async (scenario, outcome) => {
    api.setScenario(scenario)
    const call = fetch(rpcUrl(client, 'eip155:1'), { method: 'POST', body: BALANCE })
    if (outcome === 'fails') await expect(call).rejects.toThrow()
    else {
      const response = await call
      expect(response.status).toBe(outcome)
      expect(await response.text()).not.toContain('"id":7,"result"')
    }
    api.setScenario('healthy')
    expect(JSON.parse(await askRpc(BALANCE))).toMatchObject({ id: 7, result: '0x5' })
  })

  test('R-API-64 slow: responds after five seconds', async () => {
    jest.useFakeTimers()
    api.setScenario('slow')
    let isDone = false
    const answer = getRemoteConfig(client).finally(() => {
      isDone = true
    })
    await jest.advanceTimersByTimeAsync(SLOW_RESPONSE_MS - 1)
    expect(isDone).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    await expect(answer).resolves.toHaveLength(5)
  })

  test('R-API-64 never: ends the call at its own time limit', async () => {
    jest.useFakeTimers()
    api.setScenario('never')
    const outcome = expect(getRemoteConfig(client)).rejects.toMatchObject({ code: 'api/timeout' })
    await jest.advanceTimersByTimeAsync(REQUEST_LIMIT_MS)
    await outcome
  })

  test('R-API-64 R-CFG-29 hostile: returns valid entries without invalid ones and reserved keys', async () => {
    api.setScenario('hostile')
    const features = await getRemoteConfig(client)
    expect(features.map(({ id }) => id)).toEqual(['social_login', 'activity', '__proto__'])
    expect(features[0]?.config).toEqual(['google', ...HOSTILE_STRINGS])
    expect(features.map((entry) => Reflect.ownKeys(entry))).toEqual(features.map(() => ['id', 'isEnabled', 'config']))
    expect((await getAllowedOrigins(client)).allowedOrigins).toContain('https://dapp.example')
    expect(await getSupportedChains(client)).toEqual({ http: ['eip155:1', 'eip155:8453'], ws: [] })
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})
