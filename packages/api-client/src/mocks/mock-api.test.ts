import { getResponse } from 'msw'
import { setupServer } from 'msw/node'

import { createApiClient, getRemoteConfig, getSupportedChains, rpcUrl } from '../index.js'
import { createEvmLedger, createMockApi, DATA_ENDPOINTS, MOCK_ENDPOINTS, PAY_ENDPOINTS, SCENARIOS } from './index.js'
import { MOCK_BASE_URLS } from './mock-base-urls.js'

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

describe('the scenario switch', () => {
  test('R-API-64 switches to every scenario at run time and resets to the first', () => {
    for (const scenario of SCENARIOS) {
      api.setScenario(scenario)
      expect(api.scenario).toBe(scenario)
    }
    api.reset()
    expect(api.scenario).toBe('healthy')
    expect(createMockApi({ scenario: 'offline' }).scenario).toBe('offline')
  })

  test('R-API-64 fails one endpoint while the others work', async () => {
    api.setScenario('503', { only: ['remote-config'] })
    await expect(getRemoteConfig(client)).rejects.toMatchObject({ status: 503 })
    expect((await getSupportedChains(client)).http).toHaveLength(2)
    api.setScenario('healthy')
    await expect(getRemoteConfig(client)).resolves.toHaveLength(5)
    expect(MOCK_ENDPOINTS).toEqual([
      'remote-config',
      'allowed-origins',
      'analytics-config',
      'wallets',
      'wallet-image',
      'asset-image',
      'currency-image',
      'token-image',
      'supported-chains',
      ...DATA_ENDPOINTS,
      ...PAY_ENDPOINTS,
      'rpc',
    ])
  })

  test('R-API-64 logs requests with method, path, query and body', async () => {
    await getRemoteConfig(client)
    await askRpc(BALANCE)
    expect(api.requests).toEqual([
      {
        endpoint: 'remote-config',
        method: 'GET',
        path: '/appkit/v1/config',
        query: { projectId: 'project-1', st: 'test', sv: '1' },
        body: '',
      },
      {
        endpoint: 'rpc',
        method: 'POST',
        path: '/v1/',
        query: { chainId: 'eip155:1', projectId: 'project-1' },
        body: BALANCE,
      },
    ])
    api.reset()
    expect(api.requests).toEqual([])
  })
})

describe('RPC URLs', () => {
  test('R-API-57 R-API-58 R-API-59 reaches the same ledger through the kit’s RPC and a chain’s own RPC', async () => {
    const question = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
    expect(JSON.parse(await askRpc(question))).toMatchObject({ result: '0x1' })
    expect(JSON.parse(await askRpc(question, rpcUrl(client, 'eip155:8453')))).toMatchObject({ result: '0x2105' })
    expect(JSON.parse(await askRpc(question, OWN_RPC))).toMatchObject({ result: '0x2105' })
    expect(JSON.parse(await askRpc(question, OTHER_RPC))).toMatchObject({ result: '0x1' })
    expect(JSON.parse(await askRpc(question, rpcUrl(client, 'eip155:5')))).toMatchObject({ error: { code: -32603 } })
  })

  test('R-API-64 leaves RPC requests unhandled without a ledger, and other URLs always', async () => {
    const { handlers, endpoints } = createMockApi()
    expect(handlers).toHaveLength(31)
    expect(endpoints).toBe(MOCK_BASE_URLS)
    const rpc = new Request(rpcUrl(client, 'eip155:1'), { method: 'POST', body: BALANCE })
    expect(await getResponse(handlers, rpc)).toBeUndefined()
    expect(await getResponse(api.handlers, new Request('https://rpc.bowline.id/v1/other'))).toBeUndefined()
  })

  test('R-API-12 R-API-64 serves the services at any base URL, with a port and a folder', async () => {
    const endpoints = {
      data: 'http://127.0.0.1:4999/kit',
      explorer: 'http://x.test',
      rpc: 'http://x.test',
      pay: 'http://x.test',
    }
    server.use(...createMockApi({ endpoints }).handlers)
    const { http } = await getSupportedChains(createApiClient({ projectId: 'project-1', endpoints }))
    server.resetHandlers()
    expect(http).toContain('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  })
})

test('R-CFG-27 R-API-63 returns the project’s enabled logins at each request', async () => {
  let logins: readonly ('email' | 'socials')[] = ['email']
  const project = createMockApi({ logins: () => logins })
  const ask = async () => {
    const response = await getResponse(
      project.handlers,
      new Request(new URL('appkit/v1/config?projectId=p', `${MOCK_BASE_URLS.explorer}/`)),
    )
    return JSON.stringify(await response?.json())
  }
  expect(await ask()).toContain('{"id":"social_login","isEnabled":true,"config":["email"]}')
  logins = []
  expect(await ask()).toContain('{"id":"social_login","isEnabled":false,"config":[]}')
})
