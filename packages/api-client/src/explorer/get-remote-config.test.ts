import { createApiClient, getRemoteConfig } from '../index.js'
import { MOCK_ADDRESSES } from '../mocks/mock-addresses.js'

function configAnswering(body: string, status = 200) {
  const urls: URL[] = []
  const client = createApiClient({
    projectId: 'project-1',
    endpoints: MOCK_ADDRESSES,
    fetch: async (input) => {
      urls.push(new URL(String(input)))
      return new Response(body, { status })
    },
  })
  return { urls, answer: getRemoteConfig(client) }
}

test('R-API-47 R-CFG-23 the document is read from /appkit/v1/config as a list of entries', async () => {
  const features = [
    { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
    { id: 'activity', isEnabled: false, config: [] },
    { id: 'swap', isEnabled: true, config: null },
  ]
  const { urls, answer } = configAnswering(JSON.stringify({ features }))
  await expect(answer).resolves.toEqual(features)
  expect(urls.map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://explorer.bowline.id/appkit/v1/config',
  ])
})

test('R-CFG-23 R-API-47 an entry that does not fit is skipped, the others stay', async () => {
  const features = [
    null,
    'swap',
    { id: 'swap', isEnabled: 'true', config: [] },
    { id: 'onramp', isEnabled: true },
    { id: 7, isEnabled: true, config: null },
    { id: 'branding', isEnabled: true, config: 'none' },
    { id: 'activity', isEnabled: true, config: ['a', 1, null, 'b'], more: true },
  ]
  await expect(configAnswering(JSON.stringify({ features })).answer).resolves.toEqual([
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
])('R-API-06 R-API-47 the document %s does not fit, so it counts as not fetched', async (body) => {
  await expect(configAnswering(body).answer).rejects.toMatchObject({
    code: 'api/invalid-answer',
    path: 'appkit/v1/config',
  })
})

test('R-API-47 a refusal throws', async () => {
  await expect(configAnswering('{"features":[]}', 403).answer).rejects.toMatchObject({ code: 'api/http', status: 403 })
})
