import { createApiClient, getAllowedOrigins } from '../index.js'
import { MOCK_BASE_URLS } from '../mocks/mock-base-urls.js'

function clientAnswering(respond: () => Response | Promise<Response>) {
  const urls: URL[] = []
  const client = createApiClient({
    projectId: 'project-1',
    endpoints: MOCK_BASE_URLS,
    fetch: async (input) => {
      urls.push(new URL(String(input)))
      return respond()
    },
  })
  return { client, urls }
}

test('R-API-48 fetches the patterns from /projects/v1/origins and skips invalid ones', async () => {
  const allowedOrigins = ['https://dapp.example', null, 3, {}, 'https://*.dapp.example']
  const { client, urls } = clientAnswering(() => Response.json({ allowedOrigins }))
  await expect(getAllowedOrigins(client)).resolves.toEqual({
    allowedOrigins: ['https://dapp.example', 'https://*.dapp.example'],
    isProjectKnown: true,
  })
  expect(urls.map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://explorer.bowline.id/projects/v1/origins',
  ])
})

test.each([401, 403, 404])('R-CFG-58 reports an unknown project for status %i without a list', async (status) => {
  const { client } = clientAnswering(() => Response.json({ reasons: [] }, { status }))
  await expect(getAllowedOrigins(client)).resolves.toEqual({ allowedOrigins: [], isProjectKnown: false })
})

test.each([401, 403, 404])('R-CFG-58 accepts a list with status %i', async (status) => {
  const { client } = clientAnswering(() => Response.json({ allowedOrigins: ['https://dapp.example'] }, { status }))
  await expect(getAllowedOrigins(client)).resolves.toEqual({
    allowedOrigins: ['https://dapp.example'],
    isProjectKnown: true,
  })
})

test.each([400, 429, 500, 502, 503, 504])(
  'R-CFG-57 R-API-48 returns an empty list of a known project for status %i',
  async (status) => {
    const { client } = clientAnswering(() => Response.json({ allowedOrigins: ['https://dapp.example'] }, { status }))
    await expect(getAllowedOrigins(client)).resolves.toEqual({ allowedOrigins: [], isProjectKnown: true })
  },
)

test.each(['null', '[]', '{}', '<html>', ''])(
  'R-CFG-57 R-API-48 returns an empty list for the response "%s"',
  async (body) => {
    const { client } = clientAnswering(() => new Response(body))
    await expect(getAllowedOrigins(client)).resolves.toEqual({ allowedOrigins: [], isProjectKnown: true })
  },
)

test('R-CFG-57 R-API-48 returns an empty list without a connection', async () => {
  const { client } = clientAnswering(() => Promise.reject(new TypeError('fetch failed')))
  await expect(getAllowedOrigins(client)).resolves.toEqual({ allowedOrigins: [], isProjectKnown: true })
})

test('R-API-07 rejects an aborted request with its reason instead of an empty list', async () => {
  const { client } = clientAnswering(() => new Promise(() => undefined))
  const controller = new AbortController()
  const response = getAllowedOrigins(client, { signal: controller.signal })
  controller.abort(new Error('gone'))
  await expect(response).rejects.toBe(controller.signal.reason)
})
