import { request } from 'node:http'
import { createFrameScene } from '../../test/frame-fixture.js'
import { createCaller } from '../../test/raw-call.js'
import type { AuditEvent } from './log/audit.js'
import { type ServedFrame, type ServedRequest, serveFrame } from './serve-frame.js'

const events: AuditEvent[] = []
const scene = createFrameScene({ onAudit: (event) => events.push(event) })
const requests: ServedRequest[] = []
let served: ServedFrame
beforeAll(async () => {
  const onRequest = (served: ServedRequest) => requests.push(served)
  served = await serveFrame(scene.server, { port: 0, trustedProxies: ['127.0.0.1'], onRequest })
})
afterAll(() => served.close())

test('serves a call, a file and a page over HTTP and ignores the claimed host', async () => {
  const at = `http://127.0.0.1:${served.port}`
  const file = await fetch(`${at}/v1?projectId=project`)
  expect(await file.text()).toBe('v1.html')
  expect(file.headers.get('content-security-policy')).toContain('frame-ancestors https://app.example')

  const caller = await createCaller(scene)
  const request = await caller.createRequest({ path: '/api/auth/email', body: { email: 'ada@mail.example' } })
  const response = await fetch(`${at}/api/auth/email`, {
    method: 'POST',
    body: await request.text(),
    headers: { ...Object.fromEntries(request.headers), 'x-forwarded-host': 'bad.example' },
  })
  expect(await response.json()).toMatchObject({ action: 'VERIFY_OTP' })
})

test('responds to a body that never ends, and to URLs without a path', async () => {
  const { status } = await new Promise<{ status: number | undefined }>((resolve, reject) => {
    const sent = request({ port: served.port, path: '/api/auth/email', method: 'POST' }, (response) => {
      response.resume()
      resolve({ status: response.statusCode })
      sent.destroy()
    })
    sent.on('error', reject)
    sent.write('a'.repeat(100_000))
  })
  expect(status).toBe(413)

  const status404 = await new Promise<number | undefined>((resolve, reject) => {
    const options = { port: served.port, path: 'http://bad.example/v1', method: 'GET' }
    request(options, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
  expect(status404).toBe(404)
})

test('R-FRAME-95 names each request, in its response, its log entry and its audit event', async () => {
  const at = `http://127.0.0.1:${served.port}`
  const caller = await createCaller(scene)
  const send = async (path: string, body: object) => {
    const request = await caller.createRequest({ path, body })
    const headers = {
      ...Object.fromEntries(request.headers),
      'x-forwarded-for': '192.0.2.1, 203.0.113.7',
      'x-request-id': 'mine',
    }
    return fetch(`${at}${path}?secret=1`, { method: 'POST', body: await request.text(), headers })
  }
  const email = 'eve@mail.example'
  const { challenge } = Object(await (await send('/api/auth/email', { email })).json())
  events.length = 0
  await send('/api/auth/otp', { challenge, otp: scene.lastCode() === '000000' ? '111111' : '000000' })
  const response = await send('/api/auth/otp', { challenge, otp: scene.lastCode() })
  const requestId = response.headers.get('x-request-id') ?? ''
  expect(requestId).toMatch(/^[A-Za-z0-9_-]{16}$/)
  const { accountId } = Object(await response.json())
  const facts = { keyId: expect.any(String), projectId: 'project', site: 'https://app.example', network: '203.0.113.7' }
  expect(events).toEqual([
    { ...facts, event: 'login', status: 401, timeMs: scene.clock.nowMs, requestId: expect.any(String) },
    { ...facts, event: 'login', status: 200, timeMs: scene.clock.nowMs, requestId, accountId },
  ])
  expect(requests).toContainEqual({
    requestId,
    method: 'POST',
    path: '/api/auth/otp',
    status: 200,
    durationMs: expect.any(Number),
  })
  expect(JSON.stringify([events, requests])).not.toMatch(/secret|eve@|\b\d{6}\b(?=")/)
})

test('R-FRAME-95 reports health by its stores', async () => {
  const health = async (server: typeof scene.server) => server.handle(new Request('https://frame.example/health'))
  expect(await (await health(scene.server)).json()).toEqual({ status: 'ok' })
  const get = () => Promise.reject(new Error('postgres://user:pass@db is down'))
  const broken = createFrameScene({ store: { ...scene.stores.main, get } })
  const response = await health(broken.server)
  expect([response.status, await response.text()]).toEqual([503, '{"status":"unavailable"}'])
  expect(broken.errors).toHaveLength(1)
})

test('R-FRAME-95 lets an open request finish when it stops', async () => {
  let finish = () => {}
  let began = () => {}
  const started = new Promise<void>((resolve) => {
    began = resolve
  })
  const slow = await serveFrame(
    {
      async handle() {
        began()
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        return new Response('done')
      },
    },
    { port: 0 },
  )
  const at = `http://127.0.0.1:${slow.port}`
  const response = fetch(at)
  await started
  const closed = slow.close()
  await expect(fetch(at)).rejects.toThrow()
  finish()
  expect(await (await response).text()).toBe('done')
  await closed
})
