import * as v from 'valibot'
import { createApiClient, getWallets, WALLET_ENTRIES, walletListSchema } from '../index.js'
import { MOCK_BASE_URLS } from '../mocks/mock-base-urls.js'

const WALLET = { id: '1', name: 'One' }

function explorerAnswering(respond: () => Response | Promise<Response>) {
  const urls: string[] = []
  const client = createApiClient({
    projectId: 'project-1',
    sdkType: 'test',
    sdkVersion: '1',
    endpoints: MOCK_BASE_URLS,
    fetch: async (input) => {
      urls.push(String(input))
      return respond()
    },
  })
  return { client, urls }
}

const explorer = (body: unknown = { data: [WALLET], count: 1 }) => explorerAnswering(() => Response.json(body))
const raw = (body: string) => explorerAnswering(() => new Response(body)).client
const IDENTIFICATION = 'projectId=project-1&st=test&sv=1'

describe('requests', () => {
  test('R-API-45 R-API-49 R-API-50 sends every parameter, with lists separated by commas and the search trimmed', async () => {
    const { client, urls } = explorer()
    await getWallets(client, {
      page: 2,
      entries: WALLET_ENTRIES.page,
      include: ['a', 'b'],
      exclude: ['c', 'd'],
      chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
      search: '  amber vault \n',
      badge: 'certified',
    })
    expect(urls).toEqual([
      'https://explorer.bowline.id/getWallets?page=2&entries=40&include=a%2Cb&exclude=c%2Cd' +
        '&chains=eip155%3A1%2Csolana%3A5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp&search=amber+vault&badge_type=certified' +
        `&${IDENTIFICATION}`,
    ])
  })

  test('R-API-50 R-API-02 omits undefined parameters, empty lists and a blank search', async () => {
    const { client, urls } = explorer()
    await getWallets(client, { page: 1, entries: WALLET_ENTRIES.recommended })
    const nothing = { include: [], exclude: undefined, chains: [], search: ' \t ', badge: undefined }
    await getWallets(client, { page: 1, entries: WALLET_ENTRIES.search, ...nothing })
    expect(urls).toEqual([
      `https://explorer.bowline.id/getWallets?page=1&entries=4&${IDENTIFICATION}`,
      `https://explorer.bowline.id/getWallets?page=1&entries=100&${IDENTIFICATION}`,
    ])
  })

  test('R-API-45 R-API-50 encodes lists and searches so that they add no parameters', async () => {
    const { client, urls } = explorer()
    const evil = 'a&projectId=evil#x'
    await getWallets(client, { page: 1, entries: 4, include: [evil], chains: [evil], search: evil })
    const { searchParams, hash } = new URL(urls[0] ?? '')
    expect([...searchParams.keys()]).toEqual([
      'page',
      'entries',
      'include',
      'chains',
      'search',
      'projectId',
      'st',
      'sv',
    ])
    expect([searchParams.get('projectId'), searchParams.get('search'), hash]).toEqual(['project-1', evil, ''])
  })

  test('R-API-51 R-CONN-20 R-CONN-21 requests 4 recommended wallets, 40 per page and 100 per search', () => {
    expect(WALLET_ENTRIES).toEqual({ recommended: 4, page: 40, search: 100 })
  })
})

describe('responses', () => {
  test('R-API-49 returns the wallets in the service’s order with the total count', async () => {
    const data = [
      { id: 'b', name: 'B' },
      { id: 'a', name: 'A', chains: ['eip155:1'] },
    ]
    await expect(getWallets(explorer({ data, count: 641 }).client, { page: 1, entries: 40 })).resolves.toEqual({
      data,
      count: 641,
    })
  })

  test('R-API-49 R-STATE-43 skips an invalid record and treats null fields as undefined', async () => {
    const data = [
      null,
      7,
      'x',
      [],
      {},
      { id: '../x', name: 'Path' },
      { id: 'a', name: null },
      { ...WALLET, rdns: null },
    ]
    const response = await getWallets(explorer({ data, count: 9 }).client, { page: 1, entries: 40 })
    expect(response).toStrictEqual({ data: [WALLET], count: 9 })
  })

  test.each(['null', '-1', '1.5', '1e400', '"7"', '{}', '[1]', '9007199254740993'])(
    'R-API-49 replaces the count %s by the number of wallets',
    async (count) => {
      const client = raw(`{"data":[{"id":"1","name":"One"},null],"count":${count}}`)
      await expect(getWallets(client, { page: 1, entries: 40 })).resolves.toEqual({ data: [WALLET], count: 1 })
    },
  )

  test('R-API-49 R-API-63 accepts a response without a count and the schema’s own output', async () => {
    const list = { data: [WALLET], count: 1 }
    await expect(getWallets(explorer({ data: [WALLET] }).client, { page: 1, entries: 4 })).resolves.toEqual(list)
    expect(v.parse(walletListSchema, list)).toEqual(list)
  })

  test.each(['null', '[]', '{}', '"x"', '{"data":null,"count":0}', '{"data":{"0":{}},"count":1}', '{"count":3}'])(
    'R-API-06 R-API-49 throws for the response %s',
    async (body) => {
      await expect(getWallets(raw(body), { page: 1, entries: 40 })).rejects.toMatchObject({
        code: 'api/invalid-response',
        path: 'getWallets',
        problem: 'schema',
      })
    },
  )

  test('R-API-06 R-API-49 accepts a byte order mark in front of the list', async () => {
    const client = raw('\ufeff{"data":[],"count":0}')
    await expect(getWallets(client, { page: 1, entries: 40 })).resolves.toEqual({ data: [], count: 0 })
  })

  test.each([400, 401, 402, 403, 404, 429, 500, 502, 503, 504])(
    'R-API-05 R-API-09 R-API-49 throws after one request for status %i, independent of the body',
    async (status) => {
      const body = { data: [WALLET], count: 1 }
      const { client, urls } = explorerAnswering(() => Response.json(body, { status, headers: { 'retry-after': '0' } }))
      await expect(getWallets(client, { page: 1, entries: 40 })).rejects.toMatchObject({ code: 'api/http', status })
      expect(urls).toHaveLength(1)
    },
  )

  test('R-API-49 throws a network error for a refused connection or an endless redirect', async () => {
    const { client, urls } = explorerAnswering(() => Promise.reject(new TypeError('redirect count exceeded')))
    await expect(getWallets(client, { page: 1, entries: 40 })).rejects.toMatchObject({ code: 'api/network' })
    expect(urls).toHaveLength(1)
  })

  test('R-API-07 R-CONN-27 rejects an aborted request with its reason and sends nothing when aborted first', async () => {
    const { client, urls } = explorerAnswering(() => new Promise(() => undefined))
    const controller = new AbortController()
    const response = getWallets(client, { page: 1, entries: 40, signal: controller.signal })
    controller.abort(new Error('a newer search'))
    await expect(response).rejects.toThrow('a newer search')
    await expect(getWallets(client, { page: 1, entries: 40, signal: controller.signal })).rejects.toThrow('newer')
    expect(urls).toHaveLength(1)
  })
})
