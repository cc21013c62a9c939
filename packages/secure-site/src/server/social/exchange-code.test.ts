import { FRAME_ORIGIN, OTHER_PAGE_ORIGIN } from '../../../test/frame-fixture.js'
import { createCaller } from '../../../test/raw-call.js'
import { createSandboxScene, readResult } from '../../../test/sandbox-fixture.js'
import { toBase64Url } from '../../bytes/base64url.js'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import { createSocialProvider } from './known-providers.js'

const unknown = 'This login is unknown'

const claims = {
  iss: 'https://accounts.google.com',
  sub: '7',
  email: 'ada@mail.example',
  email_verified: true,
  name: 'Ada',
  aud: 'client',
  exp: 4e9,
}
const requests: Request[] = []
let scene: ReturnType<typeof createSandboxScene>
let respond: (nonce: string) => Response
let nonce = ''

beforeEach(() => {
  requests.length = 0
  const client = { clientId: 'client', clientSecret: 'se:cret' }
  scene = createSandboxScene({
    socials: { google: createSocialProvider('google', client), x: createSocialProvider('x', client) },
    async fetch(request) {
      requests.push(request.clone())
      return respond(nonce)
    },
  })
})
afterEach(() => scene.end())

async function connect(provider: 'google' | 'x') {
  const frame = scene.startFrame()
  const { uri } = await frame.session.socialRedirectUri({ provider })
  const target = new URL((await scene.open(uri)).headers.get('location') ?? '')
  nonce = target.searchParams.get('nonce') ?? ''
  const back = new URLSearchParams({ state: stateOf(uri), code: 'the-code' })
  const page = await (await scene.submit('/social/callback', Object.fromEntries(back))).text()
  const user = frame.session.connectSocial({ uri: readResult(page).result, signal: scene.signal })
  return { target, user }
}

const idToken = (said: object) => ({
  id_token: `e30.${toBase64Url(new TextEncoder().encode(JSON.stringify(said)))}.s`,
})

test('sends the code with its verifier and identifies the user by the id token', async () => {
  respond = (given) => Response.json(idToken({ ...claims, nonce: given }))
  const { target, user } = await connect('google')
  expect(await user).toMatchObject({ email: 'ada@mail.example', userName: 'Ada' })
  expect(Object.fromEntries(target.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'client',
    redirect_uri: `${FRAME_ORIGIN}/social/callback`,
    code_challenge_method: 'S256',
  })
  const form = new URLSearchParams(await requests[0]?.text())
  const verifier = new TextEncoder().encode(form.get('code_verifier') ?? '')
  const hash = toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', verifier)))
  expect(hash).toBe(target.searchParams.get('code_challenge'))
  expect(Object.fromEntries(form)).toMatchObject({ code: 'the-code', client_secret: 'se:cret' })
})

test('does not open an email’s wallet for an email that the provider only reports', async () => {
  const mine = scene.startFrame()
  const byMail = await scene.logIn(mine)
  respond = (given) => Response.json(idToken({ ...claims, nonce: given }))
  const { address } = await (await connect('google')).user
  expect(address).not.toBe(byMail.eip155)
  expect(await scene.logIn(scene.startFrame())).toEqual(byMail)
})

test.each([
  ['another issuer', { ...claims, iss: 'https://evil.example' }],
  ['no issuer', { ...claims, iss: undefined }],
  ['another nonce', { ...claims, nonce: 'other' }],
  ['another client', { ...claims, aud: 'other' }],
  ['a past expiry', { ...claims, exp: 1 }],
  ['no subject', { ...claims, sub: undefined }],
])('rejects an id token with %s', async (_, said) => {
  respond = (given) => Response.json(idToken({ nonce: given, ...said }))
  await expect((await connect('google')).user).rejects.toThrow('The login was refused')
})

test('fetches the user with the access token and authenticates as the provider requires', async () => {
  respond = () =>
    Response.json(requests.length === 1 ? { access_token: 'token' } : { data: { id: '7', username: 'ada' } })
  expect(await (await connect('x')).user).toMatchObject({ email: null, userName: 'ada' })
  expect(requests[0]?.headers.get('authorization')).toBe(`Basic ${btoa('client:se%3Acret')}`)
  expect(requests[1]?.headers.get('authorization')).toBe('Bearer token')
})

test('accepts a handle once, only from the frame that started and with all its secrets', async () => {
  respond = (given) => Response.json(idToken({ ...claims, nonce: given }))
  const owner = await createCaller(scene)
  const stranger = await createCaller(scene)
  async function begin() {
    const kept = { state: randomId(), nonce: randomId(), verifier: randomId() }
    nonce = kept.nonce
    const start = { provider: 'google', state: kept.state, nonce, codeChallenge: await sha256(kept.verifier) }
    await owner.call({ path: '/api/social/start', body: start })
    const page = await scene.submit('/social/callback', { state: kept.state, code: 'the-code' })
    const { result } = readResult(await page.text())
    return { ...kept, handle: new URL(result).searchParams.get('handle') }
  }
  const path = '/api/social/finish'
  const rejected = { status: 401, payload: { error: { message: unknown } } }
  expect(await stranger.call({ path, body: await begin() })).toMatchObject(rejected)
  const elsewhere = { embedder: OTHER_PAGE_ORIGIN }
  expect(await owner.call({ path, body: await begin(), claims: elsewhere })).toMatchObject(rejected)
  for (const name of ['state', 'nonce', 'verifier', 'handle']) {
    const body = { ...(await begin()), [name]: randomId() }
    expect(await owner.call({ path, body })).toMatchObject(rejected)
  }
  expect(requests).toHaveLength(0)
  const body = await begin()
  expect(await owner.call({ path, body })).toMatchObject({ status: 200 })
  expect(await owner.call({ path, body })).toMatchObject(rejected)
})

test.each([
  ['refuses', () => Response.json({ error: 'invalid_grant' }, { status: 400 }), 'The login was refused'],
  ['is down', () => new Response('<html>', { status: 503 }), 'Couldn’t reach'],
  ['is silent', () => new Response(null, { status: 200 }), 'Couldn’t reach'],
  ['responds with more than 64 KiB', () => new Response(`"${'a'.repeat(70_000)}"`), 'Couldn’t reach'],
  ['responds with null', () => Response.json(null), 'The login was refused'],
])('rejects the login when the provider %s', async (_, said, message) => {
  respond = said
  await expect((await connect('google')).user).rejects.toThrow(message)
})

const stateOf = (uri: string): string => new URL(uri).searchParams.get('state') ?? ''
