import { createApiClient, getImage, type ImageKind, MAX_IMAGE_BYTES } from '../index.js'
import { HOSTILE_STRINGS } from '../mocks/index.js'
import { MOCK_BASE_URLS } from '../mocks/mock-base-urls.js'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47])

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

const typed = (body: BodyInit, type: string) =>
  explorerAnswering(() => new Response(body, { headers: { 'content-type': type } }))

test.each<[ImageKind, string]>([
  ['wallet', 'getWalletImage/a.B_1-2'],
  ['asset', 'public/getAssetImage/a.B_1-2'],
  ['currency', 'public/getCurrencyImage/a.B_1-2'],
  ['token', 'public/getTokenImage/a.B_1-2'],
])('R-API-45 R-API-54 fetches the image of a %s as a blob from %s with projectId, st and sv', async (kind, path) => {
  const { client, urls } = typed(PNG, 'image/png')
  const blob = await getImage(client, { kind, id: 'a.B_1-2' })
  expect(blob.type).toBe('image/png')
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(PNG)
  expect(urls).toEqual([`https://explorer.bowline.id/${path}?projectId=project-1&st=test&sv=1`])
})

test.each(['image/svg+xml', 'image/svg+xml; charset=utf-8', 'IMAGE/WEBP', 'image/vnd.microsoft.icon'])(
  'R-API-54 accepts the image type %s',
  async (type) => {
    await expect(getImage(typed(PNG, type).client, { kind: 'wallet', id: '1' })).resolves.toHaveProperty('size', 4)
  },
)

test.each([
  '',
  'text/html',
  'application/json',
  'application/octet-stream',
  'image',
  'image/',
  'ximage/png',
  'text/image/png',
  'image/png, text/html',
])('R-API-54 R-API-55 throws for a body of type "%s"', async (type) => {
  await expect(getImage(typed(PNG, type).client, { kind: 'asset', id: '1' })).rejects.toMatchObject({
    name: 'InvalidResponseError',
    code: 'api/invalid-response',
    method: 'GET',
    path: 'public/getAssetImage/1',
    problem: 'not-image',
  })
})

test('R-API-54 R-API-55 throws for an empty image', async () => {
  const { client } = typed('', 'image/png')
  await expect(getImage(client, { kind: 'wallet', id: '1' })).rejects.toMatchObject({ problem: 'not-image' })
})

test('R-API-54 throws for an image over 1 MB and cancels the download', async () => {
  const exact = typed(new Uint8Array(MAX_IMAGE_BYTES), 'image/png')
  await expect(getImage(exact.client, { kind: 'wallet', id: '1' })).resolves.toHaveProperty('size', 1_048_576)

  const chunk = new Uint8Array(MAX_IMAGE_BYTES / 4)
  let pulled = 0
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (pulled++ < 20) controller.enqueue(chunk)
        else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const { client } = typed(stream, 'image/png')
  await expect(getImage(client, { kind: 'wallet', id: '1' })).rejects.toMatchObject({ problem: 'too-large' })
  expect(pulled).toBe(5)
})

test.each([400, 401, 402, 403, 404, 429, 500, 502, 503, 504])(
  'R-API-09 R-API-54 R-API-55 throws after one request for status %i even with an image as its body',
  async (status) => {
    const headers = { 'content-type': 'image/png' }
    const { client, urls } = explorerAnswering(() => new Response(PNG, { status, headers }))
    await expect(getImage(client, { kind: 'token', id: '1' })).rejects.toMatchObject({ code: 'api/http', status })
    expect(urls).toHaveLength(1)
  },
)

test('R-API-54 throws a network error without a connection', async () => {
  const { client } = explorerAnswering(() => Promise.reject(new TypeError('fetch failed')))
  await expect(getImage(client, { kind: 'token', id: '1' })).rejects.toMatchObject({ code: 'api/network' })
})

const WRONG_IDS = ['', '.', '..', 'a/b', 'a b', 'a%2e', 'a\n', 'eip155:1', 'x'.repeat(129), 'constructor', 'prototype']

test.each([...WRONG_IDS, ...HOSTILE_STRINGS.filter((text) => !['1e9', '-1', '0x1', 'null'].includes(text))])(
  'R-API-54 throws without a request for the id %j',
  async (id) => {
    for (const kind of ['wallet', 'asset', 'currency', 'token'] as const) {
      const { client, urls } = typed(PNG, 'image/png')
      await expect(getImage(client, { kind, id })).rejects.toThrow(TypeError)
      expect(urls).toEqual([])
    }
  },
)

test('R-API-07 R-API-54 rejects an aborted request with its reason', async () => {
  const { client } = explorerAnswering(() => new Promise(() => undefined))
  const controller = new AbortController()
  const image = getImage(client, { kind: 'wallet', id: '1', signal: controller.signal })
  controller.abort(new Error('scrolled away'))
  await expect(image).rejects.toBe(controller.signal.reason)
})
