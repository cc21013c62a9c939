import { createApiClient, getSupportedChains } from '../index.js'
import { MOCK_ADDRESSES } from '../mocks/mock-addresses.js'

function chainsAnswering(body: string, status = 200) {
  const urls: URL[] = []
  const client = createApiClient({
    projectId: 'project-1',
    endpoints: MOCK_ADDRESSES,
    fetch: async (input) => {
      urls.push(new URL(String(input)))
      return new Response(body, { status })
    },
  })
  return { urls, answer: getSupportedChains(client) }
}

test('R-API-13 CAIP-2 ids are read from v1/supported-chains of the data API, others are skipped', async () => {
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
  const { urls, answer } = chainsAnswering(JSON.stringify({ http, ws: [] }))
  await expect(answer).resolves.toEqual({ http: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'], ws: [] })
  expect(urls.map(({ origin, pathname }) => origin + pathname)).toEqual(['https://api.bowline.id/v1/supported-chains'])
})

test.each([
  ['{"http":["eip155:1"]}', 200, 'api/invalid-answer'],
  ['[]', 200, 'api/invalid-answer'],
  ['{"http":[],"ws":[]}', 503, 'api/http'],
])('R-API-13 the answer %s with status %i throws, so that the caller may ask again', async (body, status, code) => {
  await expect(chainsAnswering(body, status).answer).rejects.toMatchObject({ code })
})
