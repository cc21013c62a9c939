import { createFrameScene, OTHER_PAGE_ORIGIN } from '../../../test/frame-fixture.js'
import { createCaller } from '../../../test/raw-call.js'

const email = 'ada@mail.example'
let scene: ReturnType<typeof createFrameScene>
beforeEach(() => {
  scene = createFrameScene()
})
afterEach(() => scene.end())

const wrongCode = () => (scene.lastCode() === '000000' ? '111111' : '000000')

async function askedFrame(params: Parameters<typeof scene.startFrame>[0] = {}) {
  const { session } = scene.startFrame(params)
  const ask = (to = email) => session.connectEmail({ email: to, signal: scene.signal })
  const answer = (otp: string) => session.connectOtp({ otp, signal: scene.signal })
  await ask()
  return { session, ask, answer }
}

test('five tries, each answer says how many are left; then the right code is refused too', async () => {
  const { answer } = await askedFrame()
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await expect(answer(wrongCode())).rejects.toMatchObject({ reason: 'otp_wrong', message: `Invalid code. ${left}` })
  }
  await expect(answer(wrongCode())).rejects.toMatchObject({ reason: 'otp_dead' })
  await expect(answer(scene.lastCode())).rejects.toMatchObject({ reason: 'otp_dead' })
})

test('a hundred guesses at once have five tries as well', async () => {
  const { session, answer } = await askedFrame()
  const wrong = wrongCode()
  const results = await Promise.allSettled(Array.from({ length: 100 }, () => answer(wrong)))
  const reasons = results.map((result) => (result.status === 'rejected' ? Object(result.reason).reason : ''))
  expect(reasons.filter((reason) => reason === 'otp_wrong')).toHaveLength(4)
  expect(reasons.filter((reason) => reason === 'otp_dead')).toHaveLength(96)
  await expect(answer(scene.lastCode())).rejects.toMatchObject({ reason: 'otp_dead' })
  expect(await session.isConnected()).toBe(false)
})

test('the fifth try may be the right one', async () => {
  const { session, answer } = await askedFrame()
  for (let tries = 0; tries < 4; tries += 1) await expect(answer(wrongCode())).rejects.toThrow()
  await answer(scene.lastCode())
  expect(await session.isConnected()).toBe(true)
})

test('what cannot be a code uses up no try', async () => {
  const { session, answer } = await askedFrame()
  for (const text of ['', '12345', '1234567', '١٢٣٤٥٦', '１２３４５６', ' 12345', '12345a', '-12345', '1e5000']) {
    await expect(answer(text)).rejects.toMatchObject({ reason: 'otp_wrong' })
  }
  await answer(scene.lastCode())
  expect(await session.isConnected()).toBe(true)
})

test('a code works once', async () => {
  const { answer } = await askedFrame()
  await answer(scene.lastCode())
  const request = scene.requests.find(({ url }) => url.endsWith('/auth/otp'))
  const body = await request?.clone().json()
  const { session } = scene.startFrame()
  await expect(session.connectOtp({ otp: body.otp, signal: scene.signal })).rejects.toMatchObject({
    reason: 'otp_dead',
  })
  await expect(answer(scene.lastCode())).rejects.toMatchObject({ reason: 'otp_dead' })
})

test('R-CONN-59 a code lives 20 minutes', async () => {
  const first = await askedFrame()
  scene.clock.nowMs += 20 * 60_000 - 1
  await first.answer(scene.lastCode())
  const second = await askedFrame()
  scene.clock.nowMs += 20 * 60_000
  await expect(second.answer(scene.lastCode())).rejects.toMatchObject({ reason: 'otp_dead' })
})

test('a code asked for again replaces the one before', async () => {
  const { session, ask, answer } = await askedFrame()
  const before = scene.lastCode()
  scene.clock.nowMs += 31_000
  await ask()
  if (before !== scene.lastCode()) await expect(answer(before)).rejects.toMatchObject({ reason: 'otp_wrong' })
  await answer(scene.lastCode())
  expect(await session.isConnected()).toBe(true)
})

test('another device key, another site and another project cannot answer, and use up no try', async () => {
  const owner = await createCaller(scene)
  const stranger = await createCaller(scene)
  const { answer } = await owner.call({ path: '/api/auth/email', body: { email } })
  const body = { challenge: answer.challenge, otp: scene.lastCode() }
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
  // The token is of no use without the device key, nor on another site.
  const { token } = login.answer
  const shareOf = { path: '/api/auth/share', claims: { token } }
  expect(await owner.call(shareOf)).toMatchObject({ status: 200 })
  expect(await stranger.call(shareOf)).toMatchObject({ status: 401, reason: 'session_expired' })
  const elsewhere = { ...shareOf, claims: { token, embedder: OTHER_PAGE_ORIGIN } }
  expect(await owner.call(elsewhere)).toMatchObject({ status: 401, reason: 'session_expired' })
})
