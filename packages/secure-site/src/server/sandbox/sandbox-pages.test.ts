import { FRAME_ORIGIN } from '../../../test/frame-fixture.js'
import { createSandboxScene } from '../../../test/sandbox-fixture.js'

let scene: ReturnType<typeof createSandboxScene>
beforeEach(() => {
  scene = createSandboxScene()
})
afterEach(() => scene.end())

const HTML = { headers: { accept: 'text/html' } }

async function show(path: string): Promise<string> {
  const response = await scene.server.handle(new Request(`${FRAME_ORIGIN}${path}`, HTML))
  return response.text()
}

async function mailTo(email: string): Promise<string> {
  await scene.startFrame().session.connectEmail({ email, signal: scene.signal })
  return scene.lastCode()
}

test('R-FRAME-86 the mailbox of the sandbox shows the mails of one address with their times', async () => {
  const code = await mailTo('ada@mail.example')
  const other = await mailTo('bob@mail.example')
  scene.clock.nowMs += 180_000
  const text = await show('/sandbox/mails?to=Ada@mail.example')
  expect(text).toContain('This mailbox simulates your email.')
  expect(text).toContain(code)
  expect(text).not.toContain(other)
  expect(text).toContain('<time datetime="2026-01-01T00:00:00.000Z">3 min ago, 00:00:00 UTC</time>')
})

test('R-FRAME-86 the mailbox of the sandbox asks a browser for the address', async () => {
  const code = await mailTo('ada@mail.example')
  const text = await show('/sandbox/mails')
  expect(text).not.toContain(code)
  expect(text).toContain('name="to"')
  expect(await show('/sandbox/mails?to="><script>')).not.toContain('<script>')
})

test('R-FRAME-86 the login of the sandbox says which provider it simulates', async () => {
  const redirect = encodeURIComponent(`${FRAME_ORIGIN}/social/callback`)
  const text = await show(`/sandbox/social/authorize?client_id=github&redirect_uri=${redirect}`)
  expect(text).toContain('This page simulates GitHub. It asks for no password.')
  expect(text).toContain('Sign in with GitHub')
})
