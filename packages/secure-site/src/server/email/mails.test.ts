import { createFrameScene, FRAME_ORIGIN } from '../../../test/frame-fixture.js'
import { createCaller } from '../../../test/raw-call.js'

const email = 'ada@mail.example'
let scene: ReturnType<typeof createFrameScene>
beforeEach(() => {
  scene = createFrameScene()
})
afterEach(() => scene.end())

async function askedFrame(params: Parameters<typeof scene.startFrame>[0] = {}) {
  const { session } = scene.startFrame(params)
  const ask = (to = email) => session.connectEmail({ email: to, signal: scene.signal })
  const answer = (otp: string) => session.connectOtp({ otp, signal: scene.signal })
  await ask()
  return { session, ask, answer }
}

test('R-CONST-01 30 seconds between two to one address, whoever asks; other addresses do not wait', async () => {
  const { ask } = await askedFrame()
  scene.clock.nowMs += 10_500
  const wait = { reason: 'otp_wait', message: 'Please try again after 20 seconds' }
  await expect(ask()).rejects.toMatchObject(wait)
  await expect(askedFrame()).rejects.toMatchObject(wait)
  await ask('bob@mail.example')
  scene.clock.nowMs += 19_500
  await ask()
  expect(scene.mails).toHaveLength(3)
})

test('R-CONN-56 a login that succeeded ends the wait', async () => {
  const { ask, answer } = await askedFrame()
  await answer(scene.lastCode())
  const other = await askedFrame()
  await expect(other.ask()).rejects.toMatchObject({ reason: 'otp_wait' })
  expect(await ask()).toEqual({ action: 'CONNECT' })
  expect(scene.mails).toHaveLength(2)
})

test('ten to one address in an hour', async () => {
  const { ask } = await askedFrame()
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

test.each([true, false])('known and unknown addresses are answered alike; devices confirmed: %s', async (confirms) => {
  scene = createFrameScene({ confirmsDevices: confirms })
  const owner = scene.startFrame()
  await owner.session.connectEmail({ email, signal: scene.signal })
  const link = new URL(scene.mails[0]?.deviceLink ?? FRAME_ORIGIN).searchParams.get('link')
  const form = new URLSearchParams({ link: link ?? '' })
  if (confirms) await scene.server.handle(new Request(`${FRAME_ORIGIN}/device`, { method: 'POST', body: form }))
  await owner.session.connectOtp({ otp: scene.lastCode(), signal: scene.signal })

  scene.clock.nowMs += 31_000
  const stranger = await createCaller(scene)
  const answers = []
  for (const to of [email, 'nobody@mail.example']) {
    const { status, answer } = await stranger.call({ path: '/api/auth/email', body: { email: to } })
    const again = await stranger.call({ path: '/api/auth/email', body: { email: to } })
    answers.push({ status, action: answer.action, names: Object.keys(answer), again })
  }
  expect(answers[0]).toEqual(answers[1])
})

test('a mail that could not be sent may be asked for again at once', async () => {
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
])('R-FRAME-29 %j is no address', async (text) => {
  const { session } = scene.startFrame()
  await expect(session.connectEmail({ email: text, signal: scene.signal })).rejects.toThrow('not valid')
  expect(scene.mails).toHaveLength(0)
})
