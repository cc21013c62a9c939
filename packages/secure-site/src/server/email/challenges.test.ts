import { createFrameScene, OTHER_PAGE_ORIGIN } from '../../../test/frame-fixture.js'
import { createCaller } from '../../../test/raw-call.js'

const email = 'ada@mail.example'
let scene: ReturnType<typeof createFrameScene>
beforeEach(() => {
  scene = createFrameScene()
})
afterEach(() => scene.end())

const wrongCode = () => (scene.lastCode() === '000000' ? '111111' : '000000')

async function createLogin(params: Parameters<typeof scene.startFrame>[0] = {}) {
  const { session } = scene.startFrame(params)
  const ask = (to = email) => session.connectEmail({ email: to, signal: scene.signal })
  const submitCode = (otp: string) => session.connectOtp({ otp, signal: scene.signal })
  await ask()
  return { session, ask, submitCode }
}

test('allows five tries, reports how many are left, and then rejects the right code too', async () => {
  const { submitCode } = await createLogin()
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await expect(submitCode(wrongCode())).rejects.toMatchObject({
      reason: 'otp_wrong',
      message: `Invalid code. ${left}`,
    })
  }
  await expect(submitCode(wrongCode())).rejects.toMatchObject({ reason: 'otp_dead' })
  await expect(submitCode(scene.lastCode())).rejects.toMatchObject({ reason: 'otp_dead' })
})

test('allows only five tries when a hundred guesses arrive at once', async () => {
  const { session, submitCode } = await createLogin()
  const wrong = wrongCode()
  const results = await Promise.allSettled(Array.from({ length: 100 }, () => submitCode(wrong)))
  const reasons = results.map((result) => (result.status === 'rejected' ? Object(result.reason).reason : ''))
  expect(reasons.filter((reason) => reason === 'otp_wrong')).toHaveLength(4)
  expect(reasons.filter((reason) => reason === 'otp_dead')).toHaveLength(96)
  await expect(submitCode(scene.lastCode())).rejects.toMatchObject({ reason: 'otp_dead' })
  expect(await session.isConnected()).toBe(false)
})

test('accepts the right code on the fifth try', async () => {
  const { session, submitCode } = await createLogin()
  for (let tries = 0; tries < 4; tries += 1) await expect(submitCode(wrongCode())).rejects.toThrow()
  await submitCode(scene.lastCode())
  expect(await session.isConnected()).toBe(true)
})

test('does not count a malformed code as a try', async () => {
  const { session, submitCode } = await createLogin()
  for (const text of ['', '12345', '1234567', '١٢٣٤٥٦', '１２３４５６', ' 12345', '12345a', '-12345', '1e5000']) {
    await expect(submitCode(text)).rejects.toMatchObject({ reason: 'otp_wrong' })
  }
  await submitCode(scene.lastCode())
  expect(await session.isConnected()).toBe(true)
})

test('accepts a code only once', async () => {
  const { submitCode } = await createLogin()
  await submitCode(scene.lastCode())
  const request = scene.requests.find(({ url }) => url.endsWith('/auth/otp'))
  const body = await request?.clone().json()
  const { session } = scene.startFrame()
  await expect(session.connectOtp({ otp: body.otp, signal: scene.signal })).rejects.toMatchObject({
    reason: 'otp_dead',
  })
  await expect(submitCode(scene.lastCode())).rejects.toMatchObject({ reason: 'otp_dead' })
})

test('R-CONN-59 rejects a code after 20 minutes', async () => {
  const first = await createLogin()
  scene.clock.nowMs += 20 * 60_000 - 1
  await first.submitCode(scene.lastCode())
  const second = await createLogin()
  scene.clock.nowMs += 20 * 60_000
  await expect(second.submitCode(scene.lastCode())).rejects.toMatchObject({ reason: 'otp_dead' })
})

test('replaces a code when another one is requested', async () => {
  const { session, ask, submitCode } = await createLogin()
  const before = scene.lastCode()
  scene.clock.nowMs += 31_000
  await ask()
  if (before !== scene.lastCode()) await expect(submitCode(before)).rejects.toMatchObject({ reason: 'otp_wrong' })
  await submitCode(scene.lastCode())
  expect(await session.isConnected()).toBe(true)
})

test('rejects a code from another device key, site or project without using up a try', async () => {
  const owner = await createCaller(scene)
  const stranger = await createCaller(scene)
  const { payload } = await owner.call({ path: '/api/auth/email', body: { email } })
  const body = { challenge: payload.challenge, otp: scene.lastCode() }
  const call = { path: '/api/auth/otp', body }
  for (let tries = 0; tries < 6; tries += 1) {
    expect(await stranger.call(call)).toMatchObject({ status: 410, reason: 'otp_dead' })
    const elsewhere = { ...call, claims: { embedder: OTHER_PAGE_ORIGIN } }
    expect(await owner.call(elsewhere)).toMatchObject({ status: 410, reason: 'otp_dead' })
    const otherProject = { ...call, claims: { projectId: 'other-project' } }
    expect(await owner.call(otherProject)).toMatchObject({ status: 410, reason: 'otp_dead' })
  }
  const login = await owner.call(call)
  expect(login.status).toBe(200)
  // The token is useless without the device key and on another site.
  const { token } = login.payload
  const shareOf = { path: '/api/auth/share', claims: { token } }
  expect(await owner.call(shareOf)).toMatchObject({ status: 200 })
  expect(await stranger.call(shareOf)).toMatchObject({ status: 401, reason: 'session_expired' })
  const elsewhere = { ...shareOf, claims: { token, embedder: OTHER_PAGE_ORIGIN } }
  expect(await owner.call(elsewhere)).toMatchObject({ status: 401, reason: 'session_expired' })
})
