import * as z from 'zod'
import { DATA_CALLS } from '../../../test/data-calls.js'
import { ADDRESS } from '../../../test/mock-client.js'
import {
  createApiClient,
  getAllowedOrigins,
  getAnalyticsConfig,
  getRemoteConfig,
  getWallets,
  type HttpMethod,
} from '../../index.js'
import { createMockApi, MOCK_ENDPOINTS, PAY_ENDPOINTS } from '../index.js'
import { type MockServer, type OpenApiDocument, openApiDocument, startMockServer } from '../server.js'

/** The document omits images, chain nodes, and the pay service, which has one URL for all methods. */
const OTHERS: readonly string[] = ['rpc', ...PAY_ENDPOINTS]
const JSON_ENDPOINTS = MOCK_ENDPOINTS.filter((name) => !OTHERS.includes(name) && !name.endsWith('-image'))

const api = createMockApi({ names: { 'taken.bowline.id': ADDRESS } })
let server: MockServer
let description: OpenApiDocument

beforeAll(async () => {
  server = await startMockServer({ api, port: 0 })
  const response = await fetch(`${server.url}/openapi.json`, { headers: { origin: 'https://dapp.example' } })
  expect(response.headers.get('access-control-allow-origin')).toBe('https://dapp.example')
  description = await response.json()
})
afterAll(() => server.close())
afterEach(() => api.reset())

const operationsOf = ({ paths }: OpenApiDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

test('R-API-63 R-API-64 describes every endpoint once, with a response, at /openapi.json', () => {
  expect(description).toEqual(openApiDocument({ serverUrl: server.url }))
  expect(description).toMatchObject({ openapi: '3.1.0', servers: [{ url: server.url }] })
  const operations = operationsOf(description)
  expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual([...JSON_ENDPOINTS].sort())
  for (const { method, path, operation } of operations) {
    const { parameters, requestBody, responses } = operation
    expect(responses[200]?.content['application/json'].schema).toMatchObject(expect.anything())
    expect(Object.keys(responses)).toEqual(['200', 'default'])
    expect(requestBody !== undefined).toBe(method === 'post')
    const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`)
    expect([...path.matchAll(/\{.+?\}/g)].map(([part]) => part)).toEqual(inPath)
    const inQuery = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
    expect(inQuery.includes('st') && inQuery.includes('sv')).toBe(method === 'get')
    expect(JSON.stringify(operation)).not.toMatch(/"default":(?!\{"description":"A refusal)/)
  }
})

test('R-API-63 describes every mock response and every client request correctly', async () => {
  const seen: string[] = []
  const options = {
    projectId: 'project-1',
    endpoints: { data: server.url, explorer: server.url, rpc: server.url, pay: server.url },
  }
  const unwatched = createApiClient(options)
  const client = createApiClient({
    ...options,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const question = await request.clone().text()
      const response = await fetch(request)
      const { pathname } = new URL(request.url)
      const found = operationAt(pathname, request.method)
      if (found === undefined) throw new Error(`${request.method} ${pathname} is not described`)
      seen.push(found.operationId)
      expect([found.operationId, response.status]).toEqual([found.operationId, 200])
      fits(found.responses[200]?.content['application/json'].schema, await response.clone().json())
      if (found.requestBody) fits(found.requestBody.content['application/json'].schema, JSON.parse(question))
      return response
    },
  })
  for (const { ask, prepare } of DATA_CALLS) {
    await prepare(unwatched)
    await ask(client)
  }
  await getRemoteConfig(client)
  await getAllowedOrigins(client)
  await getAnalyticsConfig(client)
  await getWallets(client, { page: 1, entries: 40 })
  expect(seen.sort()).toEqual([...JSON_ENDPOINTS].sort())
})

test('R-API-64 responds with 404 to undescribed paths and methods', async () => {
  const status = async (path: string, method: HttpMethod = 'GET') => (await fetch(server.url + path, { method })).status
  expect(await status('/v1/unknown')).toBe(404)
  expect(await status('/openapi.json/x')).toBe(404)
  expect(await status('/v1/identity/')).toBe(404)
  expect(await status('/v1/identity/a/b')).toBe(404)
  expect(await status('/v1/onramp/options', 'POST')).toBe(404)
  expect(await status('/v1/fungible/price')).toBe(404)
})

function operationAt(pathname: string, method: string) {
  return operationsOf(description).find(
    (one) =>
      one.method === method.toLowerCase() && new RegExp(`^${one.path.replace(/\{.+?\}/g, '[^/]+')}$`).test(pathname),
  )?.operation
}

function fits(schema: unknown, value: unknown): void {
  const parsed = z.fromJSONSchema(z.record(z.string(), z.any()).parse(schema)).safeParse(value)
  expect(parsed.error?.issues ?? []).toEqual([])
}
