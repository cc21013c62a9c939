import { createApiClient, getAnalyticsConfig } from '../index.js'
import { MOCK_BASE_URLS } from '../mocks/mock-base-urls.js'

function explorerAnswering(respond: () => Response | Promise<Response>) {
  const urls: string[] = []
  const client = createApiClient({
    projectId: 'project-1',
    endpoints: MOCK_BASE_URLS,
    fetch: async (input) => {
      urls.push(String(input))
      return respond()
    },
  })
  return { client, urls }
}

test.each([true, false])(
  'R-API-45 R-API-53 sends one request and returns the setting %s',
  async (isAnalyticsEnabled) => {
    const { client, urls } = explorerAnswering(() => Response.json({ isAnalyticsEnabled, more: 1 }))
    await expect(getAnalyticsConfig(client)).resolves.toBe(isAnalyticsEnabled)
    expect(urls).toEqual(['https://explorer.bowline.id/getAnalyticsConfig?projectId=project-1&st=unknown&sv=unknown'])
  },
)

test.each([
  ...['null', '[]', '{}', 'true', '<html>', '', '{"isAnalyticsEnabled":"true"}', '{"isAnalyticsEnabled":1}'],
  '{"__proto__":{"isAnalyticsEnabled":true}}',
])('R-API-53 R-API-56 returns false for the response "%s"', async (body) => {
  const { client } = explorerAnswering(() => new Response(body))
  await expect(getAnalyticsConfig(client)).resolves.toBe(false)
})

test.each([400, 401, 402, 403, 404, 429, 500, 502, 503, 504])(
  'R-API-53 R-API-56 returns false for status %i even with true in its body',
  async (status) => {
    const { client, urls } = explorerAnswering(() => Response.json({ isAnalyticsEnabled: true }, { status }))
    await expect(getAnalyticsConfig(client)).resolves.toBe(false)
    expect(urls).toHaveLength(1)
  },
)

test('R-API-53 R-API-56 returns false without a connection', async () => {
  const { client } = explorerAnswering(() => Promise.reject(new TypeError('fetch failed')))
  await expect(getAnalyticsConfig(client)).resolves.toBe(false)
})

test('R-API-07 R-API-53 rejects an aborted request with its reason', async () => {
  const { client } = explorerAnswering(() => new Promise(() => undefined))
  const controller = new AbortController()
  const response = getAnalyticsConfig(client, { signal: controller.signal })
  controller.abort(new Error('gone'))
  await expect(response).rejects.toBe(controller.signal.reason)
})
