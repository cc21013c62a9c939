import { createFrameScene, FRAME_ORIGIN, OTHER_PAGE_ORIGIN, PAGE_ORIGIN } from '../../test/frame-scene.js'
import { createCaller } from '../../test/raw-call.js'
import { PROOF_HEADER, type ProofClaims } from '../api/proof.js'
import { randomId } from '../bytes/random-id.js'
import { sha256 } from '../bytes/sha256.js'
import { createMemoryStore } from './store/memory-store.js'

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

describe('codes', () => {
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
})

describe('mails', () => {
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

  test.each([true, false])(
    'known and unknown addresses are answered alike; devices confirmed: %s',
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
      const answers = []
      for (const to of [email, 'nobody@mail.example']) {
        const { status, answer } = await stranger.call({ path: '/api/auth/email', body: { email: to } })
        const again = await stranger.call({ path: '/api/auth/email', body: { email: to } })
        answers.push({ status, action: answer.action, names: Object.keys(answer), again })
      }
      expect(answers[0]).toEqual(answers[1])
    },
  )

  test('a mail that could not be sent may be asked for again at once', async () => {
    let fails = true
    scene = createFrameScene({
      async sendMail() {
        if (fails) throw new Error('no route to mail.internal:25')
      },
    })
    const { session } = scene.startFrame()
    const ask = () => session.connectEmail({ email, signal: scene.signal })
    await expect(ask()).rejects.toThrow('The mail could not be sent')
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
})

describe('proofs', () => {
  const path = '/api/auth/email'
  const body = { email }

  test('a call is taken once', async () => {
    const caller = await createCaller(scene)
    const request = await caller.createRequest({ path, body })
    const copy = request.clone()
    expect((await caller.send(request)).status).toBe(200)
    expect(await caller.send(copy)).toMatchObject({ status: 401, reason: 'session_expired' })
    expect(scene.mails).toHaveLength(1)
  })

  test('a proof vouches for its own method, address, body, and for now', async () => {
    const caller = await createCaller(scene)
    const claims: Partial<ProofClaims>[] = [
      { method: 'GET' },
      { url: `${FRAME_ORIGIN}/api/auth/sign-out` },
      { url: `https://bad.example${path}` },
      { body: await sha256('{"other":true}') },
    ]
    for (const wrong of claims) {
      expect(await caller.call({ path, body, claims: wrong })).toMatchObject({ status: 401, reason: 'session_expired' })
    }
    for (const offsetMs of [-121_000, 121_000]) {
      const timeMs = scene.clock.nowMs + offsetMs
      const late = await caller.call({ path, body, claims: { timeMs } })
      expect(late).toMatchObject({ status: 401, reason: 'clock' })
      expect(late.answer.error.nowMs).toBe(scene.clock.nowMs)
    }
    expect(scene.mails).toHaveLength(0)
    expect(await caller.call({ path, body })).toMatchObject({ status: 200 })
  })

  test.each(['', 'x', 'a.b.c', '..', `${'a'.repeat(9_000)}`, 'e30.e30.e30'])('no proof: %#', async (proof) => {
    const headers = { [PROOF_HEADER]: proof }
    const request = new Request(`${FRAME_ORIGIN}${path}`, { method: 'POST', body: '{}', headers })
    const response = await scene.server.handle(request)
    expect(response.status).toBe(401)
  })

  test('a proof with a byte changed holds no longer', async () => {
    const caller = await createCaller(scene)
    const request = await caller.createRequest({ path, body })
    const text = await request.clone().text()
    const [claims = '', key = '', signature = ''] = (request.headers.get(PROOF_HEADER) ?? '').split('.')
    const other = await createCaller(scene)
    const [, otherKey = ''] = ((await other.createRequest({ path, body })).headers.get(PROOF_HEADER) ?? '').split('.')
    const changed = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
    const proofs = [
      [changed(claims), key, signature],
      [claims, otherKey, signature],
      [claims, key, changed(signature)],
    ]
    for (const parts of proofs) {
      const headers = { [PROOF_HEADER]: parts.join('.') }
      const forged = new Request(request.url, { method: 'POST', body: text, headers })
      expect((await scene.server.handle(forged)).status).toBe(401)
    }
    expect((await caller.send(request)).status).toBe(200)
  })

  test('no host that a request claims is believed', async () => {
    const caller = await createCaller(scene)
    const told = await caller.createRequest({ path: '/api/auth/email', body: { email } })
    const elsewhere = new Request('https://bad.example/api/auth/email', told)
    elsewhere.headers.set('x-forwarded-host', 'bad.example')
    expect((await caller.send(elsewhere)).status).toBe(200)
    scene = createFrameScene({ confirmsDevices: true })
    const other = await createCaller(scene)
    const request = await other.createRequest({ path: '/api/auth/email', body: { email } })
    await other.send(new Request('https://bad.example/api/auth/email', request))
    expect(scene.mails[0]?.deviceLink).toMatch(/^https:\/\/frame\.example\/device\?link=/)
  })
})

describe('what is asked', () => {
  test('bodies that are too large, malformed or of another shape are refused', async () => {
    const caller = await createCaller(scene)
    const large = await caller.call({ path: '/api/auth/email', body: { email: 'a'.repeat(70_000) } })
    expect(large.status).toBe(413)
    for (const body of [null, [], 'text', 1, {}, { email: 1 }, { email, more: true }, { email: { $ne: '' } }]) {
      expect((await caller.call({ path: '/api/auth/email', body })).status).toBe(400)
    }
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const request = await caller.createRequest({ path: '/api/auth/email', claims: { body: await sha256(deep) } })
    expect((await scene.server.handle(new Request(request, { body: deep }))).status).toBe(400)
    expect(scene.mails).toHaveLength(0)
  })

  test.each(['__proto__', 'constructor', 'auth/email/', 'nothing', '../v1'])('there is no call %s', async (name) => {
    const caller = await createCaller(scene)
    const { status } = await caller.call({ path: `/api/${name}` })
    expect([401, 404, 405]).toContain(status)
  })

  test('a call without a login gets no share and no wallet', async () => {
    const caller = await createCaller(scene)
    for (const name of ['auth/share', 'vault/share', 'vault/device-share', 'vault/open', 'auth/update-email']) {
      const refused = { status: 401, reason: 'session_expired' }
      expect(await caller.call({ path: `/api/${name}` })).toMatchObject(refused)
      expect(await caller.call({ path: `/api/${name}`, claims: { token: randomId() } })).toMatchObject(refused)
    }
  })

  test('a store that fails is an answer, without its words', async () => {
    const store = createMemoryStore()
    const failing = { ...store, add: () => Promise.reject(new Error('redis://user:pass@store is down')) }
    scene = createFrameScene({ store: failing })
    const { status, answer } = await (await createCaller(scene)).call({ path })
    expect({ status, answer }).toEqual({ status: 500, answer: { error: { message: 'Something went wrong' } } })
  })
  const path = '/api/auth/session'
})

describe('files', () => {
  const get = (path: string) => scene.server.handle(new Request(`${FRAME_ORIGIN}${path}`))

  test('R-FRAME-03 R-FRAME-66 the page of the frame may be framed by its project alone', async () => {
    const response = await get('/v1?projectId=project&chainId=eip155%3A1&version=4&enableLogger=false')
    expect(await response.text()).toBe('v1.html')
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-cache',
      'content-security-policy': [
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:",
        "connect-src 'self' https://rpc.example; worker-src 'self'; base-uri 'none'; form-action 'none'",
        `object-src 'none'; frame-ancestors ${PAGE_ORIGIN} ${OTHER_PAGE_ORIGIN}`,
        "require-trusted-types-for 'script'; trusted-types bowline-frame",
      ].join('; '),
      'content-type': 'text/plain',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each(['', '?projectId=nobody', '?projectId=__proto__', '?projectId='])(
    'framed by nobody: /v1%s',
    async (query) => {
      const policy = (await get(`/v1${query}`)).headers.get('content-security-policy')
      expect(policy).toContain("frame-ancestors 'none';")
      expect(policy).toContain("connect-src 'self';")
    },
  )

  test('its other files are served by name, and nothing with a path', async () => {
    expect(await (await get('/frame.js')).text()).toBe('frame.js')
    for (const path of ['/a/b.js', '/..%2fsecret', '/.env', '/']) {
      expect((await get(path)).status).toBe(404)
    }
    expect((await scene.server.handle(new Request(`${FRAME_ORIGIN}/v1`, { method: 'PUT' }))).status).toBe(405)
  })

  test('R-FRAME-56 a project says who may hold it and which networks it has', async () => {
    expect(await (await get('/project?projectId=project')).json()).toEqual({
      patterns: [PAGE_ORIGIN, OTHER_PAGE_ORIGIN],
      isDevelopment: false,
      networks: [{ caipNetworkId: 'eip155:1', rpcUrl: 'https://rpc.example/v1?key=1' }],
    })
    expect((await get('/project?projectId=nobody')).status).toBe(404)
  })

  test('an origin with a path is none', () => {
    expect(() => createFrameScene({ origin: 'https://frame.example/base' })).toThrow('is no origin')
  })
})
