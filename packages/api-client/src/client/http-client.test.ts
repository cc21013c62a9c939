import * as v from 'valibot'

import { createRespondingService, type Respond } from '../../test/mock-service.js'
import { createHttpClient, type HttpMethod } from './http-client.js'
import { MAX_BODY_BYTES, MAX_NESTING } from './limits.js'
import { isPartialList, listSchema } from './list-schema.js'
import { HTTP_FORBIDDEN, HTTP_SERVICE_UNAVAILABLE } from './status.js'

const anything = v.unknown()
const named = v.object({ name: v.string() })

const ok: Respond = () => Response.json({ name: 'Ada' })

function streamOf(chunk: Uint8Array, count: number): { stream: ReadableStream<Uint8Array>; pulls: () => number } {
  let pulled = 0
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (pulled++ < count) controller.enqueue(chunk)
        else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, pulls: () => pulled }
}

describe('requests', () => {
  test.each<HttpMethod>(['GET', 'POST', 'PUT', 'DELETE'])(
    'R-API-01 sends and receives JSON with %s',
    async (method) => {
      const { client, requests } = createRespondingService(ok)
      const body = method === 'GET' ? undefined : { amount: '1' }
      await expect(client.request({ method, path: 'v1/people', body, schema: named })).resolves.toEqual({ name: 'Ada' })

      const [request] = requests
      expect(request?.method).toBe(method)
      expect(request?.headers.get('content-type')).toBe(method === 'GET' ? null : 'application/json')
      expect(await request?.text()).toBe(method === 'GET' ? '' : '{"amount":"1"}')
    },
  )

  test('R-API-01 returns a blob with its type for a GET', async () => {
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
    const { client } = createRespondingService(() => new Response(bytes, { headers: { 'content-type': 'image/png' } }))
    const blob = await client.requestBlob({ path: 'image/1' })
    expect(blob.type).toBe('image/png')
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes)
  })

  test('R-API-02 adds query parameters except undefined and empty ones', async () => {
    const { client, requests } = createRespondingService(ok)
    const query = { a: 'x y', b: undefined, c: '', d: 0, e: false }
    await client.request({ path: 'v1/people?f=1', query, schema: named })
    expect(requests[0]?.url).toBe('https://service.example/v1/people?f=1&a=x+y&d=0&e=false')
  })

  test.each([
    ['https://service.example', 'v1/a', 'https://service.example/v1/a'],
    ['https://service.example/', '/v1/a', 'https://service.example/v1/a'],
    ['https://service.example/bowline', 'v1/a', 'https://service.example/bowline/v1/a'],
    ['https://service.example/bowline/', 'v1/?q=1', 'https://service.example/bowline/v1/?q=1'],
    ['http://127.0.0.1:4000', 'v1/a%2Fb', 'http://127.0.0.1:4000/v1/a%2Fb'],
  ])('R-API-04 joins %s and %s by the URL standard', async (baseUrl, path, url) => {
    const { client, requests } = createRespondingService(ok, baseUrl)
    await client.request({ path, schema: named })
    expect(requests[0]?.url).toBe(url)
  })

  test.each(['//other.example/v1', 'https://other.example/v1', '\\\\other.example/v1'])(
    'R-API-04 throws for the path %s that leaves the service',
    async (path) => {
      const { client, requests } = createRespondingService(ok)
      await expect(client.request({ path, schema: named })).rejects.toMatchObject({ code: 'api/network' })
      expect(requests).toEqual([])
    },
  )

  test('R-API-09 R-API-10 sends one request per call with the browser’s default credentials', async () => {
    const { client, requests } = createRespondingService(() => new Response(null, { status: 503 }))
    await expect(client.request({ path: 'v1/a', schema: anything })).rejects.toMatchObject({ status: 503 })
    expect(requests.map(({ credentials }) => credentials)).toEqual(['same-origin'])
  })

  test('R-API-01 uses the global fetch at the time of the call by default', async () => {
    const pageFetch = globalThis.fetch
    const client = createHttpClient({ baseUrl: 'https://service.example', commonQuery: () => ({}) })
    try {
      globalThis.fetch = async () => Response.json({ name: 'late' })
      await expect(client.request({ path: 'v1/a', schema: named })).resolves.toEqual({ name: 'late' })
    } finally {
      globalThis.fetch = pageFetch
    }
  })
})

describe('error responses', () => {
  test('R-API-05 R-ERR-16 throws status, method, path without query and short reason for an error response', async () => {
    const body = {
      status: 'FAILURE',
      reasons: [{ name: 'taken', description: 'Name  is\ntaken' }],
      email: 'ada@example.com',
    }
    const { client } = createRespondingService(() => Response.json(body, { status: 409 }))
    const call = client.request({
      method: 'POST',
      path: 'v1/names?secret=1',
      query: { projectId: 'p' },
      schema: anything,
    })
    const error: unknown = await call.catch((reason: unknown) => reason)
    expect(error).toMatchObject({
      name: 'HttpError',
      code: 'api/http',
      message: 'HTTP status code: 409',
      status: 409,
      method: 'POST',
      path: 'v1/names',
      reason: 'Name is taken',
    })
    expect(JSON.stringify(error)).not.toMatch(/ada@example|secret|projectId/)
  })

  test.each([
    [{ message: 'W'.repeat(5_000) }, 'W'.repeat(200)],
    [{ error: 'bad\u202e thing\u0000' }, 'bad thing'],
    [{ message: { nested: true } }, 'Teapot'],
    [[], 'Teapot'],
    [null, 'Teapot'],
  ])('R-API-05 shortens the reason of %j to one line', async (body, reason) => {
    const { client } = createRespondingService(() => Response.json(body, { status: 418, statusText: 'Teapot' }))
    await expect(client.request({ path: 'v1/a', schema: anything })).rejects.toMatchObject({ status: 418, reason })
  })

  test('R-API-05 throws for a rejected image without an HTML page as reason', async () => {
    const { client } = createRespondingService(() => new Response('<h1>No</h1>', { status: 404 }))
    await expect(client.requestBlob({ path: 'image/1' })).rejects.toMatchObject({
      status: 404,
      path: 'image/1',
      reason: '',
    })
  })

  test('R-API-08 names the HTTP statuses', () => {
    expect([HTTP_SERVICE_UNAVAILABLE, HTTP_FORBIDDEN]).toEqual([503, 403])
  })

  test('R-API-06 names the path of a failed connection', async () => {
    const cause = new TypeError('fetch failed')
    const { client } = createRespondingService(() => Promise.reject(cause))
    await expect(client.request({ path: 'v1/a?q=1', schema: anything })).rejects.toMatchObject({
      code: 'api/network',
      message: 'v1/a could not be reached',
      cause,
    })
  })
})

describe('responses', () => {
  test.each([
    ['<html>ada@example.com</html>', 'not-json'],
    ['', 'not-json'],
    ['{"name":"A', 'not-json'],
    ['null', 'schema'],
    ['[]', 'schema'],
    ['{}', 'schema'],
    ['{"name":{"email":"ada@example.com"}}', 'schema'],
  ])('R-API-06 throws an error with the path and no content for the response %s', async (body, problem) => {
    const { client } = createRespondingService(() => new Response(body))
    const error: unknown = await client.request({ path: 'v1/a?q=1', schema: named }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({
      name: 'InvalidResponseError',
      code: 'api/invalid-response',
      method: 'GET',
      path: 'v1/a',
      problem,
    })
    expect(String(error)).toContain('v1/a')
    expect(`${String(error)} ${JSON.stringify(error)} ${String(Object(error).cause)}`).not.toContain('ada@example')
  })

  test('R-API-06 accepts a byte order mark in front of the JSON', async () => {
    const { client } = createRespondingService(() => new Response('\ufeff{"name":"Ada"}'))
    await expect(client.request({ path: 'v1/a', schema: named })).resolves.toEqual({ name: 'Ada' })
  })

  test('R-API-06 returns only fields of the schema and leaves prototypes unchanged', async () => {
    const body = '{"name":"Ada","extra":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
    const { client } = createRespondingService(() => new Response(body))
    const response = await client.request({ path: 'v1/a', schema: named })
    expect(Reflect.ownKeys(response)).toEqual(['name'])
    expect(Object.getPrototypeOf(response)).toBe(Object.prototype)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  test('R-API-06 reads 5 MB and cancels the download of a larger body', async () => {
    const exact = `"${'W'.repeat(MAX_BODY_BYTES - 2)}"`
    const { client: patient } = createRespondingService(() => new Response(exact))
    await expect(patient.request({ path: 'v1/a', schema: v.string() })).resolves.toHaveLength(MAX_BODY_BYTES - 2)

    const { stream, pulls } = streamOf(new Uint8Array(1024 * 1024).fill(0x20), 20)
    const { client } = createRespondingService(() => new Response(stream))
    const call = client.request({ path: 'v1/a', schema: anything })
    await expect(call).rejects.toMatchObject({ code: 'api/invalid-response', problem: 'too-large' })
    expect(pulls()).toBe(6)
  })

  test('R-API-06 does not read a body announced as larger than 5 MB', async () => {
    const { stream, pulls } = streamOf(new Uint8Array(8), 2)
    const headers = { 'content-length': String(20 * 1024 * 1024) }
    const { client } = createRespondingService(() => new Response(stream, { headers }))
    await expect(client.requestBlob({ path: 'image/1' })).rejects.toMatchObject({ problem: 'too-large' })
    expect(pulls()).toBe(0)
  })

  test('R-API-06 parses 64 levels and rejects 65, ignoring brackets inside text', async () => {
    const nest = (levels: number) => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`
    const answering = (body: string) =>
      createRespondingService(() => new Response(body)).client.request({ path: 'v1/a', schema: anything })
    await expect(answering(nest(MAX_NESTING))).resolves.toBeDefined()
    await expect(answering(`[${nest(MAX_NESTING)}]`)).rejects.toMatchObject({ problem: 'too-deep' })
    await expect(answering('['.repeat(100_000))).rejects.toMatchObject({ problem: 'too-deep' })
    await expect(answering(JSON.stringify(`\\"${'[{'.repeat(500)}`))).resolves.toContain('[{[{')
  })
})

test('R-API-75 marks a list whose invalid entries were skipped, and reports them', async () => {
  const skipped: unknown[] = []
  const client = createHttpClient({
    baseUrl: 'https://api.example',
    commonQuery: () => ({}),
    fetch: async () => Response.json({ whole: ['a', 'b'], partial: ['a', 7, null, 'b'] }),
    onSkipped: (...report) => skipped.push(report),
  })
  const schema = v.object({ whole: listSchema(v.string()), partial: listSchema(v.string()) })
  const { whole, partial } = await client.request({ path: 'v1/lists', schema })
  expect([whole, partial]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  expect([isPartialList(whole), isPartialList(partial)]).toEqual([false, true])
  expect(skipped).toEqual([[{ method: 'GET', path: 'v1/lists' }, [7, null]]])
})
