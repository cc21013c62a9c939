import { request } from 'node:http'
import { createFrameScene } from '../../test/frame-fixture.js'
import { createCaller } from '../../test/raw-call.js'
import { type ServedFrame, serveFrame } from './serve-frame.js'

const scene = createFrameScene()
let served: ServedFrame
beforeAll(async () => {
  served = await serveFrame(scene.server, { port: 0 })
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
