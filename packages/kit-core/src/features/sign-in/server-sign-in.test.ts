import { createServerSignIn, type ServerSignInOptions } from '../../sign-in.js'
import { createMemoryStorage } from '../../testing/index.js'

const ALICE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const URL_OF_SERVER = 'https://api.example/sign-in'

type Asked = { method: string; path: string; headers: Headers; body: unknown }

/** A server that accepts every signature unless a test overrides it. */
function setUp(over: Partial<ServerSignInOptions> = {}) {
  const asked: Asked[] = []
  const answers = new Map<string, () => Response | Promise<Response>>()
  let nonces = 0
  let tokens = 0
  const live = new Map<string, unknown>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.slice('/sign-in/'.length)
    const text = await request.text()
    const body: { message?: string } | undefined = text ? JSON.parse(text) : undefined
    asked.push({ method: request.method, path, headers: request.headers, body })
    const answer = answers.get(path)
    if (answer) return answer()
    const bearer = request.headers.get('authorization')?.slice('Bearer '.length) ?? ''
    if (path === 'nonce') {
      nonces += 1
      return Response.json({ nonce: `nonce000${nonces}`, token: `nonce-token-${nonces}` })
    }
    if (path === 'authenticate') {
      tokens += 1
      const chainId = `eip155:${/Chain ID: (\d+)/.exec(body?.message ?? '')?.[1]}`
      live.set(`token-${tokens}`, { address: ALICE, chainId })
      return Response.json({ token: `token-${tokens}` })
    }
    if (path === 'me') return live.has(bearer) ? Response.json(live.get(bearer)) : new Response('', { status: 401 })
    live.delete(bearer)
    return new Response('', { status: 200 })
  }
  const storage = createMemoryStorage()
  const signIn = createServerSignIn({
    url: URL_OF_SERVER,
    domain: 'app.example',
    uri: 'https://app.example',
    fetch,
    ...over,
  })
  signIn.attach?.({ storage, rpcUrls: async () => [] })
  const session = async (chainId: 'eip155:1' | 'eip155:10' = 'eip155:1') => {
    const { toString: text, ...data } = await signIn.createMessage({ chainId, accountAddress: ALICE })
    return { data, message: text(), signature: '0xsigned' }
  }
  const paths = () => asked.splice(0).map(({ method, path }) => `${method} ${path}`)
  return { signIn, session, asked, answers, live, storage, paths }
}

test('R-SIWX-29 calls nonce, authenticate, me and sign-out in turn and keeps the token between', async () => {
  const { signIn, session, asked, storage, paths } = setUp()
  const made = await session()
  expect(made.data.nonce).toBe('nonce0001')
  await signIn.addSession(made)
  expect(asked[1]).toMatchObject({ path: 'authenticate', body: { message: made.message, signature: '0xsigned' } })
  expect(asked[1]?.headers.get('x-nonce-token')).toBe('nonce-token-1')
  expect(await signIn.getSessions('eip155:1', ALICE)).toEqual([made])
  expect(asked[2]?.headers.get('authorization')).toBe('Bearer token-1')
  await signIn.revokeSession('eip155:1', ALICE)
  expect(asked[3]?.headers.get('authorization')).toBe('Bearer token-1')
  expect(paths()).toEqual(['GET nonce', 'POST authenticate', 'GET me', 'POST sign-out'])
  expect(JSON.stringify(storage.entries())).not.toContain('token-1')
  expect(await signIn.getSessions('eip155:1', ALICE)).toEqual([])
  expect(paths()).toEqual([])
})

test('R-SIWX-29 sends no request for accounts without a token', async () => {
  const { signIn, session, paths } = setUp()
  await signIn.addSession(await session())
  paths()
  expect(await signIn.getSessions('eip155:10', ALICE)).toEqual([])
  await signIn.revokeSession('eip155:10', ALICE)
  expect(paths()).toEqual([])
})

test('R-SIWX-30 sends a nonce once', async () => {
  const { signIn, session, paths } = setUp()
  const made = await session()
  await signIn.addSession(made)
  paths()
  await expect(signIn.addSession(made)).rejects.toMatchObject({ code: 'sign-in/invalid-signature' })
  expect(paths()).toEqual([])
})

test('R-SIWX-04 drops a token that has expired or belongs to another account', async () => {
  const { signIn, session, live, answers, paths } = setUp()
  await signIn.addSession(await session())
  live.clear()
  expect(await signIn.getSessions('eip155:1', ALICE)).toEqual([])
  await signIn.addSession(await session())
  answers.set('me', () => Response.json({ address: ALICE, chainId: 'eip155:10' }))
  expect(await signIn.getSessions('eip155:1', ALICE)).toEqual([])
  answers.clear()
  paths()
  expect(await signIn.getSessions('eip155:1', ALICE)).toEqual([])
  expect(paths()).toEqual([])
})

test('R-SIWX-04 signs out earlier sessions when sessions are set', async () => {
  const { signIn, session, paths } = setUp()
  await signIn.addSession(await session())
  const next = await session('eip155:10')
  paths()
  await signIn.setSessions([next, { ...next, signature: '0xother' }])
  expect(paths()).toEqual(['POST authenticate', 'POST sign-out'])
  expect(await signIn.getSessions('eip155:1', ALICE)).toEqual([])
  expect(await signIn.getSessions('eip155:10', ALICE)).toEqual([next])
})

test.each([400, 401, 403, 422])(
  'R-SIWX-16 throws an invalid signature error when authentication is refused (%i)',
  async (status) => {
    const { signIn, session, answers } = setUp()
    const made = await session()
    answers.set('authenticate', () => Response.json({ message: 'no' }, { status }))
    await expect(signIn.addSession(made)).rejects.toMatchObject({ code: 'sign-in/invalid-signature' })
    expect(await signIn.getSessions('eip155:1', ALICE)).toEqual([])
  },
)

const FAULTS: readonly (readonly [string, number | undefined, () => Response])[] = [
  ['fails', 503, () => new Response('down', { status: 503 })],
  ['answers nothing', undefined, () => new Response('')],
  ['answers no JSON', undefined, () => new Response('<html>')],
  ['answers another shape', undefined, () => Response.json([])],
  [
    'answers a token that breaks a header',
    undefined,
    () => Response.json({ token: 'a\r\nb', nonce: 'a b', address: 7 }),
  ],
  ['answers a short nonce', undefined, () => Response.json({ nonce: 'abc', token: 7, address: ALICE, chainId: '1' })],
  [
    'cannot be reached',
    undefined,
    () => {
      throw new TypeError('fetch failed')
    },
  ],
]

test.each(FAULTS)('R-SIWX-29 throws a server error at each endpoint when the server %s', async (_, status, answer) => {
  const { signIn, session, answers } = setUp()
  const fault = { code: 'sign-in/server', status }
  const made = await session()
  answers.set('nonce', answer)
  await expect(signIn.createMessage({ chainId: 'eip155:1', accountAddress: ALICE })).rejects.toMatchObject(fault)
  answers.set('authenticate', answer)
  await expect(signIn.addSession(made)).rejects.toMatchObject(fault)
  answers.clear()
  await signIn.addSession(await session())
  answers.set('me', answer)
  await expect(signIn.getSessions('eip155:1', ALICE)).rejects.toMatchObject(fault)
  answers.clear()
  expect(await signIn.getSessions('eip155:1', ALICE)).toHaveLength(1)
})

test('R-SIWX-29 signs out locally even when the server is unreachable', async () => {
  const { signIn, session, answers } = setUp()
  await signIn.addSession(await session())
  answers.set('sign-out', () => new Response('', { status: 500 }))
  await expect(signIn.revokeSession('eip155:1', ALICE)).rejects.toMatchObject({ code: 'sign-in/server', status: 500 })
  expect(await signIn.getSessions('eip155:1', ALICE)).toEqual([])
})

test('R-SIWX-70 signs out of the others when the server does not end one token', async () => {
  const { signIn, session, answers, asked } = setUp()
  const signature = `0x${'ab'.repeat(65)}`
  await signIn.addSession({ ...(await session('eip155:1')), signature })
  await signIn.addSession({ ...(await session('eip155:10')), signature })
  answers.set('sign-out', () => new Response('', { status: 500 }))
  await expect(signIn.revokeSession('eip155:1', ALICE)).rejects.toMatchObject({ code: 'sign-in/server', status: 500 })
  const ended = asked.filter(({ path }) => path === 'sign-out').map(({ headers }) => headers.get('authorization'))
  expect(ended).toEqual(['Bearer token-1', 'Bearer token-2'])
})

test.each(['http://api.example/', 'ftp://api.example', 'https://user:pass@api.example', '/api', 'not an address'])(
  'R-SIWX-29 sends no token to %s',
  async (url) => {
    const { signIn, asked } = setUp({ url })
    const made = signIn.createMessage({ chainId: 'eip155:1', accountAddress: ALICE })
    await expect(made).rejects.toMatchObject({ code: 'config/invalid-options' })
    expect(asked).toEqual([])
  },
)
