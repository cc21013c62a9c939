import { createFrameScene, FRAME_ORIGIN } from '../../../test/frame-fixture.js'
import { createCaller } from '../../../test/raw-call.js'
import { PROOF_HEADER, type ProofClaims } from '../../api/proof.js'
import { sha256 } from '../../bytes/sha256.js'

const email = 'ada@mail.example'
let scene: ReturnType<typeof createFrameScene>
beforeEach(() => {
  scene = createFrameScene()
})
afterEach(() => scene.end())

const path = '/api/auth/email'
const body = { email }

test('accepts a call only once', async () => {
  const caller = await createCaller(scene)
  const request = await caller.createRequest({ path, body })
  const copy = request.clone()
  expect((await caller.send(request)).status).toBe(200)
  expect(await caller.send(copy)).toMatchObject({ status: 401, reason: 'session_expired' })
  expect(scene.mails).toHaveLength(1)
})

test('rejects a proof for another method, URL, body or time', async () => {
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
    expect(late.payload.error.nowMs).toBe(scene.clock.nowMs)
  }
  expect(scene.mails).toHaveLength(0)
  expect(await caller.call({ path, body })).toMatchObject({ status: 200 })
})

test.each(['rejects malformed proof %#', 'x', 'a.b.c', '..', `${'a'.repeat(9_000)}`, 'e30.e30.e30'])(
  'no proof: %#',
  async (proof) => {
    const headers = { [PROOF_HEADER]: proof }
    const request = new Request(`${FRAME_ORIGIN}${path}`, { method: 'POST', body: '{}', headers })
    const response = await scene.server.handle(request)
    expect(response.status).toBe(401)
  },
)

test('rejects a proof with a changed byte', async () => {
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

test('ignores the host that a request claims', async () => {
  const caller = await createCaller(scene)
  const request = await caller.createRequest({ path: '/api/auth/email', body: { email } })
  const elsewhere = new Request('https://bad.example/api/auth/email', request)
  elsewhere.headers.set('x-forwarded-host', 'bad.example')
  expect((await caller.send(elsewhere)).status).toBe(200)
  scene = createFrameScene({ confirmsDevices: true })
  const other = await createCaller(scene)
  const deviceRequest = await other.createRequest({ path: '/api/auth/email', body: { email } })
  await other.send(new Request('https://bad.example/api/auth/email', deviceRequest))
  expect(scene.mails[0]?.deviceLink).toMatch(/^https:\/\/frame\.example\/device\?link=/)
})
