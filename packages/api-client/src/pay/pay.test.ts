import { setupServer } from 'msw/node'

import { createMockClient, createMockClientWith } from '../../test/mock-client.js'
import { createApiClient, getExchangeBuyStatus, getExchangePayUrl, getExchanges } from '../index.js'
import { createMockApi, MOCK_EXCHANGES, PAY_ENDPOINTS } from '../mocks/index.js'
import { HONEST_EXCHANGE } from '../mocks/pay-service/hostile-pay.js'

const ASSET = 'eip155:1/slip44:60'
const RECIPIENT = `eip155:1:0x${'2'.repeat(40)}`
const PAYMENT = { exchangeId: 'quayside', asset: ASSET, amount: '0.25', recipient: RECIPIENT }

const result = (value: unknown) => createMockClient({ jsonrpc: '2.0', id: 1, result: value }).client
const urlOf = (url: unknown) => getExchangePayUrl(result({ url, sessionId: 's' }), PAYMENT)

test('R-PAY-07 sends each call as JSON-RPC POST to v1/json-rpc with the project in the query', async () => {
  const { client, requests } = createMockClient({ jsonrpc: '2.0', id: 1, result: { exchanges: [] } })
  await getExchanges(client, { asset: ASSET, amount: '0.25', includeOnly: ['quayside'] })
  expect(requests).toMatchObject([
    {
      method: 'POST',
      url: 'https://pay.bowline.id/v1/json-rpc?projectId=project-1&st=test&sv=1&clientId=client-1',
      body: {
        jsonrpc: '2.0',
        id: 1,
        method: 'getExchanges',
        params: { page: 1, asset: ASSET, amount: '0.25', includeOnly: ['quayside'] },
      },
    },
  ])
})

test('R-PAY-07 fetches the payment page and the status by their own methods', async () => {
  const pay = createMockClient({ jsonrpc: '2.0', id: 1, result: { url: 'https://x.example/pay', sessionId: 's1' } })
  const redirectUrl = { success: 'https://app.example/paid', failure: 'https://app.example/unpaid' }
  await expect(getExchangePayUrl(pay.client, { ...PAYMENT, redirectUrl })).resolves.toEqual({
    url: 'https://x.example/pay',
    sessionId: 's1',
  })
  const status = createMockClient({ jsonrpc: '2.0', id: 1, result: { status: 'SUCCESS', txHash: '0xab' } })
  await expect(getExchangeBuyStatus(status.client, { exchangeId: 'quayside', sessionId: 's1' })).resolves.toEqual({
    status: 'SUCCESS',
    txHash: '0xab',
  })
  expect([pay.requests[0]?.body, status.requests[0]?.body]).toMatchObject([
    { method: 'getExchangePayUrl', params: { ...PAYMENT, redirectUrl } },
    { method: 'getExchangeBuyStatus', params: { exchangeId: 'quayside', sessionId: 's1' } },
  ])
})

test.each([
  'javascript://%0aalert(1)',
  'java\tscript:alert(1)',
  'http://exchange.example',
  'https://okay.example@bad.example/',
  '//exchange.example',
  'data:text/html,<h1>x',
  `https://exchange.example/${'W'.repeat(2_048)}`,
  '',
  null,
  7,
])('R-PAY-07 security §8 throws for the payment page %j', async (url) => {
  await expect(urlOf(url)).rejects.toMatchObject({ code: 'api/invalid-response' })
})

test('R-PAY-05 skips an invalid exchange and lists none twice', async () => {
  const good = { id: 'a', name: 'A', imageUrl: '' }
  const exchanges = [null, 7, { id: '../x', name: 'B', imageUrl: '' }, good, { ...good, name: 'Again' }, { id: 'c' }]
  const response = await getExchanges(result({ exchanges }), {})
  expect(response.exchanges).toEqual([
    { id: 'a', name: 'Again', imageUrl: '' },
    { id: 'c', name: '', imageUrl: '' },
  ])
})

test('R-PAY-07 returns UNKNOWN for an unknown status', async () => {
  const client = result({ status: 'PAID', txHash: '<img>' })
  await expect(getExchangeBuyStatus(client, { exchangeId: 'a', sessionId: 's' })).resolves.toEqual({
    status: 'UNKNOWN',
    txHash: undefined,
  })
})

test.each([200, 400])('R-PAY-11 throws the service’s message and code with status %s', async (status) => {
  const error = { code: -32000, message: 'Asset is not supported' }
  const { client } = createMockClientWith(() => Response.json({ jsonrpc: '2.0', id: 1, error }, { status }))
  await expect(getExchangePayUrl(client, PAYMENT)).rejects.toMatchObject({
    code: 'api/pay',
    message: 'Asset is not supported',
    rpcCode: -32000,
    method: 'getExchangePayUrl',
  })
})

test('R-PAY-07 throws for a response to another request', async () => {
  const { client } = createMockClient({ jsonrpc: '2.0', id: 'foreign', result: { exchanges: [] } })
  await expect(getExchanges(client, {})).rejects.toMatchObject({ code: 'api/invalid-response' })
})

describe('the mock pay service', () => {
  const api = createMockApi()
  const server = setupServer(...api.handlers)
  const client = createApiClient({ projectId: 'p', endpoints: api.endpoints })
  const pay = () => getExchangePayUrl(client, PAYMENT)
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => api.reset())
  afterAll(() => server.close())

  test('R-PAY-07 R-API-63 reports a payment as in progress, then as paid, and logs each method', async () => {
    await expect(getExchanges(client, { asset: ASSET, amount: '1' })).resolves.toEqual({ exchanges: MOCK_EXCHANGES })
    const { url, sessionId } = await pay()
    expect(new URL(url).origin).toBe('https://exchange.example')
    const session = { exchangeId: 'quayside', sessionId }
    expect((await getExchangeBuyStatus(client, session)).status).toBe('IN_PROGRESS')
    expect(await getExchangeBuyStatus(client, session)).toMatchObject({ status: 'SUCCESS', txHash: expect.any(String) })
    expect(api.requests.map(({ endpoint }) => endpoint)).toEqual([
      ...PAY_ENDPOINTS.slice(0, 2),
      'exchange-buy-status',
      'exchange-buy-status',
    ])
  })

  test('R-PAY-02 includes and excludes exchanges by id', async () => {
    const names = async (params: Parameters<typeof getExchanges>[1]) =>
      (await getExchanges(client, params)).exchanges.map(({ id }) => id)
    expect(await names({ includeOnly: ['lagoon', 'quayside'] })).toEqual(['quayside', 'lagoon'])
    expect(await names({ exclude: ['quayside', 'lagoon'] })).toEqual(['northwind', 'meridian'])
  })

  test.each([
    ['payment-pending', 'IN_PROGRESS'],
    ['payment-failed', 'FAILED'],
  ] as const)('R-API-64 with %s ends a payment as %s', async (scenario, status) => {
    api.setScenario(scenario)
    const session = { exchangeId: 'quayside', sessionId: (await pay()).sessionId }
    await getExchangeBuyStatus(client, session)
    expect((await getExchangeBuyStatus(client, session)).status).toBe(status)
  })

  test('R-API-64 handles empty, unsupported and hostile responses', async () => {
    api.setScenario('empty')
    await expect(getExchanges(client, {})).resolves.toEqual({ exchanges: [] })
    api.setScenario('asset-not-supported')
    await expect(pay()).rejects.toMatchObject({ code: 'api/pay', message: expect.stringContaining('not supported') })
    api.setScenario('hostile')
    await expect(pay()).rejects.toMatchObject({ code: 'api/invalid-response' })
    const { exchanges } = await getExchanges(client, {})
    expect(exchanges[0]).toEqual(HONEST_EXCHANGE)
    expect(exchanges.every(({ id }) => /^[A-Za-z0-9._-]+$/.test(id))).toBe(true)
  })

  test('R-API-64 rejects invalid calls', async () => {
    await expect(getExchangePayUrl(client, { ...PAYMENT, exchangeId: 'unknown' })).rejects.toThrow('No such exchange')
    await expect(getExchangePayUrl(client, { ...PAYMENT, recipient: 'unknown' })).rejects.toThrow('Invalid parameters')
    await expect(getExchangeBuyStatus(client, { exchangeId: 'quayside', sessionId: 'x' })).rejects.toThrow(
      'Invalid parameters',
    )
  })
})
