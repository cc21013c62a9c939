import { http as msw } from 'msw'
import { createPublicClient, createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'

import {
  createApiClient,
  getAllowedOrigins,
  getExchanges,
  getImage,
  getRemoteConfig,
  getSupportedChains,
  getWallets,
  rpcUrl,
} from '../index.js'
import { createEvmLedger, createMockApi } from './index.js'
import { type MockServer, startMockServer } from './server.js'

const account = privateKeyToAccount(`0x${'44'.repeat(32)}`)
const RECIPIENT = '0x00000000000000000000000000000000000000bb'
const ledger = createEvmLedger({
  chains: [{ chainId: 1 }],
  accounts: [{ address: account.address, value: 10n ** 18n }],
})
const api = createMockApi({ ledger })

let server: MockServer
beforeAll(async () => {
  server = await startMockServer({ api, port: 0 })
})
afterAll(() => server.close())
afterEach(() => api.reset())

const clientOf = ({ url }: MockServer) =>
  createApiClient({ projectId: 'project-1', endpoints: { data: url, explorer: url, rpc: url, pay: url } })

test('R-API-64 serves every endpoint over HTTP at one URL', async () => {
  const client = clientOf(server)
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(await getRemoteConfig(client)).toHaveLength(5)
  expect(await getAllowedOrigins(client)).toMatchObject({ isProjectKnown: true })
  expect(await getSupportedChains(client)).toEqual({ http: ['eip155:1'], ws: ['eip155:1'] })
  expect(await getWallets(client, { page: 2, entries: 40, badge: 'certified' })).toMatchObject({ data: { length: 40 } })
  expect(await getExchanges(client, {})).not.toEqual([])
  expect(await (await getImage(client, { kind: 'wallet', id: 'a.b' })).text()).toMatch(/^<svg.*<\/svg>$/)
  expect(api.requests.map(({ path }) => path)).toEqual([
    '/appkit/v1/config',
    '/projects/v1/origins',
    '/v1/supported-chains',
    '/getWallets',
    '/v1/json-rpc',
    '/getWalletImage/a.b',
  ])
})

test('R-API-57 R-API-59 moves exact wei for a signed transfer over the kit RPC', async () => {
  const transport = http(rpcUrl(clientOf(server), 'eip155:1'), { retryCount: 0 })
  const wallet = createWalletClient({ account, chain: mainnet, transport })
  const reader = createPublicClient({ chain: mainnet, transport })
  const hash = await wallet.sendTransaction({ to: RECIPIENT, value: 12_345n })
  await reader.waitForTransactionReceipt({ hash })
  expect(await reader.getBalance({ address: RECIPIENT })).toBe(12_345n)
  expect(ledger.balanceOf({ chainId: 1, address: RECIPIENT })).toBe(12_345n)
})

test('R-API-64 accepts requests from pages of any origin, also with a JSON body', async () => {
  const url = rpcUrl(clientOf(server), 'eip155:1')
  const headers = {
    origin: 'https://dapp.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,x-custom',
  }
  const preflight = await fetch(url, { method: 'OPTIONS', headers })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('https://dapp.example')
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type,x-custom')
  expect(api.requests).toEqual([])

  const response = await fetch(`${server.url}/appkit/v1/config`, { headers: { origin: 'https://dapp.example' } })
  expect(response.headers.get('access-control-allow-origin')).toBe('https://dapp.example')
  expect(response.headers.get('content-type')).toBe('application/json')
})

test('R-API-64 changes scenarios while it runs', async () => {
  const client = clientOf(server)
  api.setScenario('503')
  await expect(getRemoteConfig(client)).rejects.toMatchObject({ status: 503, reason: 'Service Unavailable' })
  api.setScenario('429')
  expect((await fetch(`${server.url}/appkit/v1/config`)).headers.get('retry-after')).toBe('86400')
  api.setScenario('offline')
  await expect(getRemoteConfig(client)).rejects.toMatchObject({ code: 'api/network' })
  api.setScenario('huge')
  await expect(getRemoteConfig(client)).rejects.toMatchObject({ problem: 'too-large' })
  api.setScenario('healthy')
  await expect(getRemoteConfig(client)).resolves.toHaveLength(5)
})

test('R-API-64 responds with 404 to unknown paths', async () => {
  const statuses = await Promise.all(
    ['/', '/v1/', '/v1/config', '/appkit/v1/config/x', '//other.example/appkit/v1/config'].map(
      async (path) => (await fetch(server.url + path)).status,
    ),
  )
  expect(statuses).toEqual([404, 404, 404, 404, 404])
})

test('R-API-07 R-API-64 ends a request when its caller aborts or the server closes', async () => {
  const own = createMockApi({ scenario: 'never' })
  const closing = await startMockServer({ api: own, port: 0 })
  const controller = new AbortController()
  const given = getRemoteConfig(clientOf(closing), { signal: controller.signal })
  const cut = getSupportedChains(clientOf(closing))
  await haveArrived(own.requests, 2)
  controller.abort(new Error('gone'))
  await expect(given).rejects.toThrow('gone')
  await Promise.all([expect(cut).rejects.toMatchObject({ code: 'api/network' }), closing.close()])
})

test('R-API-64 aborts the handler’s signal when the caller disconnects', async () => {
  const seen: AbortSignal[] = []
  const handler = msw.get('*/appkit/v1/config', ({ request }) => {
    seen.push(request.signal)
    return new Promise<never>(() => undefined)
  })
  const own = await startMockServer({ api: { ...createMockApi(), handlers: [handler] }, port: 0 })
  const controller = new AbortController()
  const given = getRemoteConfig(clientOf(own), { signal: controller.signal })
  await haveArrived(seen, 1)
  controller.abort(new Error('gone'))
  await expect(given).rejects.toThrow('gone')
  while (!seen[0]?.aborted) await new Promise((resolve) => setImmediate(resolve))
  await own.close()
})

test('R-API-64 rejects when the port is taken', async () => {
  const port = Number(new URL(server.url).port)
  await expect(startMockServer({ api, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

async function haveArrived(requests: readonly unknown[], count: number): Promise<void> {
  while (requests.length < count) await new Promise((resolve) => setImmediate(resolve))
}
