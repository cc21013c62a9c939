import { createApiClient, getAllowedOrigins } from '../index.js'
import { MOCK_ADDRESSES } from '../mocks/mock-addresses.js'

function clientAnswering(respond: () => Response | Promise<Response>) {
  const urls: URL[] = []
  const client = createApiClient({
    projectId: 'project-1',
    endpoints: MOCK_ADDRESSES,
    fetch: async (input) => {
      urls.push(new URL(String(input)))
      return respond()
    },
  })
  return { client, urls }
}

test('R-API-48 the patterns are read from /projects/v1/origins, junk among them is skipped', async () => {
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

test.each([401, 403, 404])('R-CFG-58 status %i without a list says that the project is not known', async (status) => {
  const { client } = clientAnswering(() => Response.json({ reasons: [] }, { status }))
  await expect(getAllowedOrigins(client)).resolves.toEqual({ allowedOrigins: [], isProjectKnown: false })
})

test.each([401, 403, 404])('R-CFG-58 status %i with a list is an answer', async (status) => {
  const { client } = clientAnswering(() => Response.json({ allowedOrigins: ['https://dapp.example'] }, { status }))
  await expect(getAllowedOrigins(client)).resolves.toEqual({
    allowedOrigins: ['https://dapp.example'],
    isProjectKnown: true,
  })
})

test.each([400, 429, 500, 502, 503, 504])(
  'R-CFG-57 R-API-48 status %i is an empty list that accuses nobody',
  async (status) => {
    const { client } = clientAnswering(() => Response.json({ allowedOrigins: ['https://dapp.example'] }, { status }))
    await expect(getAllowedOrigins(client)).resolves.toEqual({ allowedOrigins: [], isProjectKnown: true })
  },
)

test.each(['null', '[]', '{}', '<html>', ''])('R-CFG-57 R-API-48 the answer "%s" is an empty list', async (body) => {
  const { client } = clientAnswering(() => new Response(body))
  await expect(getAllowedOrigins(client)).resolves.toEqual({ allowedOrigins: [], isProjectKnown: true })
})

test('R-CFG-57 R-API-48 no connection is an empty list', async () => {
  const { client } = clientAnswering(() => Promise.reject(new TypeError('fetch failed')))
  await expect(getAllowedOrigins(client)).resolves.toEqual({ allowedOrigins: [], isProjectKnown: true })
})

test('R-API-07 an aborted check rejects with the reason and is no empty list', async () => {
  const { client } = clientAnswering(() => new Promise(() => undefined))
  const controller = new AbortController()
  const answer = getAllowedOrigins(client, { signal: controller.signal })
  controller.abort(new Error('gone'))
  await expect(answer).rejects.toBe(controller.signal.reason)
})
