import { createApiClient, getRemoteConfig } from '../index.js'
import { MOCK_BASE_URLS } from '../mocks/mock-base-urls.js'

function configAnswering(body: string, status = 200) {
  const urls: URL[] = []
  const client = createApiClient({
    projectId: 'project-1',
    endpoints: MOCK_BASE_URLS,
    fetch: async (input) => {
      urls.push(new URL(String(input)))
      return new Response(body, { status })
    },
  })
  return { urls, response: getRemoteConfig(client) }
}

test('R-API-47 R-CFG-23 fetches the entries from /appkit/v1/config', async () => {
  const features = [
    { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
    { id: 'activity', isEnabled: false, config: [] },
    { id: 'swap', isEnabled: true, config: null },
  ]
  const { urls, response } = configAnswering(JSON.stringify({ features }))
  await expect(response).resolves.toEqual(features)
  expect(urls.map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://explorer.bowline.id/appkit/v1/config',
  ])
})

test('R-CFG-23 R-API-47 skips an invalid entry and keeps the others', async () => {
  const features = [
    null,
    'swap',
    { id: 'swap', isEnabled: 'true', config: [] },
    { id: 'onramp', isEnabled: true },
    { id: 7, isEnabled: true, config: null },
    { id: 'branding', isEnabled: true, config: 'none' },
    { id: 'activity', isEnabled: true, config: ['a', 1, null, 'b'], more: true },
  ]
  await expect(configAnswering(JSON.stringify({ features })).response).resolves.toEqual([
    { id: 'activity', isEnabled: true, config: ['a', 'b'] },
  ])
})

test.each([
  'null',
  '[]',
  '{}',
  '{"features":null}',
  '{"features":{"0":{}}}',
  '{"__proto__":{"features":[]}}',
  '<html>',
])('R-API-06 R-API-47 throws for the invalid document %s', async (body) => {
  await expect(configAnswering(body).response).rejects.toMatchObject({
    code: 'api/invalid-response',
    path: 'appkit/v1/config',
  })
})

test('R-API-47 throws for an error response', async () => {
  await expect(configAnswering('{"features":[]}', 403).response).rejects.toMatchObject({
    code: 'api/http',
    status: 403,
  })
})
