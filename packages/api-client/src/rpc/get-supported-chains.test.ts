import { createApiClient, getSupportedChains } from '../index.js'
import { MOCK_BASE_URLS } from '../mocks/mock-base-urls.js'

function chainsAnswering(body: string, status = 200) {
  const urls: URL[] = []
  const client = createApiClient({
    projectId: 'project-1',
    endpoints: MOCK_BASE_URLS,
    fetch: async (input) => {
      urls.push(new URL(String(input)))
      return new Response(body, { status })
    },
  })
  return { urls, response: getSupportedChains(client) }
}

test('R-API-13 returns CAIP-2 ids from v1/supported-chains and skips invalid ones', async () => {
  const http = [
    'eip155:1',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'eip155',
    'eip155:1:0x0',
    null,
    1,
    '<b>:1',
    'eip155:1\n',
  ]
  const { urls, response } = chainsAnswering(JSON.stringify({ http, ws: [] }))
  await expect(response).resolves.toEqual({ http: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'], ws: [] })
  expect(urls.map(({ origin, pathname }) => origin + pathname)).toEqual(['https://api.bowline.id/v1/supported-chains'])
})

test.each([
  ['{"http":["eip155:1"]}', 200, 'api/invalid-response'],
  ['[]', 200, 'api/invalid-response'],
  ['{"http":[],"ws":[]}', 503, 'api/http'],
])('R-API-13 throws for the response %s with status %i, so that the caller can retry', async (body, status, code) => {
  await expect(chainsAnswering(body, status).response).rejects.toMatchObject({ code })
})
