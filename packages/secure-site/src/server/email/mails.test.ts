import { createFrameScene, FRAME_ORIGIN } from '../../../test/frame-fixture.js'
import { createCaller } from '../../../test/raw-call.js'

const email = 'ada@mail.example'
let scene: ReturnType<typeof createFrameScene>
beforeEach(() => {
  scene = createFrameScene()
})
afterEach(() => scene.end())

async function createLogin(params: Parameters<typeof scene.startFrame>[0] = {}) {
  const { session } = scene.startFrame(params)
  const ask = (to = email) => session.connectEmail({ email: to, signal: scene.signal })
  const submitCode = (otp: string) => session.connectOtp({ otp, signal: scene.signal })
  await ask()
  return { session, ask, submitCode }
}

test('R-CONST-01 sends one mail per email every 30 seconds, without delaying other emails', async () => {
  const { ask } = await createLogin()
  scene.clock.nowMs += 10_500
  const wait = { reason: 'otp_wait', message: 'Please try again after 20 seconds' }
  await expect(ask()).rejects.toMatchObject(wait)
  await expect(createLogin()).rejects.toMatchObject(wait)
  await ask('bob@mail.example')
  scene.clock.nowMs += 19_500
  await ask()
  expect(scene.mails).toHaveLength(3)
})

test('R-CONN-56 ends the 30 seconds after a successful login', async () => {
  const { ask, submitCode } = await createLogin()
  await submitCode(scene.lastCode())
  const other = await createLogin()
  await expect(other.ask()).rejects.toMatchObject({ reason: 'otp_wait' })
  expect(await ask()).toEqual({ action: 'CONNECT' })
  expect(scene.mails).toHaveLength(2)
})

test('sends at most ten mails per email and hour', async () => {
  const { ask } = await createLogin()
  for (let sent = 1; sent < 10; sent += 1) {
    scene.clock.nowMs += 31_000
    await ask()
  }
  scene.clock.nowMs += 31_000
  await expect(ask()).rejects.toMatchObject({ reason: 'otp_wait' })
  scene.clock.nowMs += 60 * 60_000
  await ask()
  expect(scene.mails).toHaveLength(11)
})

test.each([true, false])(
  'responds identically for known and unknown emails; device confirmation: %s',
  async (confirms) => {
    scene = createFrameScene({ confirmsDevices: confirms })
    const owner = scene.startFrame()
    await owner.session.connectEmail({ email, signal: scene.signal })
    const link = new URL(scene.mails[0]?.deviceLink ?? FRAME_ORIGIN).searchParams.get('link')
    const form = new URLSearchParams({ link: link ?? '' })
    if (confirms) await scene.server.handle(new Request(`${FRAME_ORIGIN}/device`, { method: 'POST', body: form }))
    await owner.session.connectOtp({ otp: scene.lastCode(), signal: scene.signal })

    scene.clock.nowMs += 31_000
    const stranger = await createCaller(scene)
    const responses = []
    for (const to of [email, 'unknown@mail.example']) {
      const { status, payload } = await stranger.call({ path: '/api/auth/email', body: { email: to } })
      const again = await stranger.call({ path: '/api/auth/email', body: { email: to } })
      responses.push({ status, action: payload.action, names: Object.keys(payload), again })
    }
    expect(responses[0]).toEqual(responses[1])
  },
)

test('allows another request at once when the mail could not be sent', async () => {
  let fails = true
  scene = createFrameScene({
    async sendMail() {
      if (fails) throw new Error('no route to mail.internal:25')
    },
  })
  const { session } = scene.startFrame()
  const ask = () => session.connectEmail({ email, signal: scene.signal })
  await expect(ask()).rejects.toThrow('Couldn’t send the email')
  fails = false
  expect(await ask()).toEqual({ action: 'VERIFY_OTP' })
})

test.each([
  '',
  'ada',
  'ada@',
  '@mail.example',
  'a\r\nBcc: b@mail.example',
  'a@b@c.example',
  `${'a'.repeat(300)}@b.example`,
])('R-FRAME-29 rejects %j as an email', async (text) => {
  const { session } = scene.startFrame()
  await expect(session.connectEmail({ email: text, signal: scene.signal })).rejects.toThrow('not valid')
  expect(scene.mails).toHaveLength(0)
})

test('R-CONN-52 takes two spellings of an email for one account, and refuses control characters', async () => {
  const composed = await scene.logIn(scene.startFrame(), 'jörg@mail.example'.normalize('NFC'))
  const decomposed = await scene.logIn(scene.startFrame(), ' JÖRG@mail.example'.normalize('NFD'))
  expect(decomposed).toEqual(composed)
  const { call } = await createCaller(scene)
  const count = scene.mails.length
  for (const odd of ['ada\u0000@mail.example', 'ada@mail.example\u0000', 'a\u200bda@mail.example'])
    expect((await call({ path: '/api/auth/email', body: { email: odd } })).status).toBe(400)
  expect(scene.mails).toHaveLength(count)
})
