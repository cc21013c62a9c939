import { createFrameScene, FRAME_ORIGIN, OTHER_PAGE_ORIGIN, PAGE_ORIGIN } from '../../test/frame-fixture.js'
import { createCaller } from '../../test/raw-call.js'
import { randomId } from '../bytes/random-id.js'
import { sha256 } from '../bytes/sha256.js'
import { createMemoryStore } from './store/memory-store.js'

const email = 'ada@mail.example'
let scene: ReturnType<typeof createFrameScene>
beforeEach(() => {
  scene = createFrameScene()
})
afterEach(() => scene.end())

describe('API calls', () => {
  test('rejects bodies that are too large, malformed or of another shape', async () => {
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

  test.each(['rejects the unknown call %s', 'constructor', 'auth/email/', 'nothing', '../v1'])(
    'there is no call %s',
    async (name) => {
      const caller = await createCaller(scene)
      const { status } = await caller.call({ path: `/api/${name}` })
      expect([401, 404, 405]).toContain(status)
    },
  )

  test('returns no share and no wallet without a login', async () => {
    const caller = await createCaller(scene)
    for (const name of ['auth/share', 'vault/share', 'vault/device-share', 'vault/open', 'auth/update-email']) {
      const rejected = { status: 401, reason: 'session_expired' }
      expect(await caller.call({ path: `/api/${name}` })).toMatchObject(rejected)
      expect(await caller.call({ path: `/api/${name}`, claims: { token: randomId() } })).toMatchObject(rejected)
    }
  })

  test('responds with a generic error when the store fails', async () => {
    const store = createMemoryStore()
    const failing = { ...store, add: () => Promise.reject(new Error('redis://user:pass@store is down')) }
    scene = createFrameScene({ store: failing })
    const { status, payload } = await (await createCaller(scene)).call({ path })
    expect({ status, payload }).toEqual({ status: 500, payload: { error: { message: 'Something went wrong' } } })
  })
  const path = '/api/auth/session'
})

describe('files', () => {
  const get = (path: string) => scene.server.handle(new Request(`${FRAME_ORIGIN}${path}`))

  test('R-FRAME-03 R-FRAME-66 allows only the project’s pages to embed the frame', async () => {
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
      'permissions-policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), serial=(), usb=()',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each(['', '?projectId=unknown', '?projectId=__proto__', '?projectId='])(
    'lets no page embed /v1%s',
    async (query) => {
      const policy = (await get(`/v1${query}`)).headers.get('content-security-policy')
      expect(policy).toContain("frame-ancestors 'none';")
      expect(policy).toContain("connect-src 'self';")
    },
  )

  test('R-FRAME-120 R-FRAME-130 lets the frame reach the bundlers and paymasters of its networks', async () => {
    const network = {
      caipNetworkId: 'eip155:1',
      rpcUrl: 'https://rpc.example',
      bundlerUrl: 'https://bundler.example/k',
      paymaster: { url: 'https://pay.example/k', context: { policy: 'p' } },
    }
    const projects = new Map([['project', { allowedOrigins: [PAGE_ORIGIN], networks: [network] }]])
    const smart = createFrameScene({ projects })
    const respond = (path: string) => smart.server.handle(new Request(`${FRAME_ORIGIN}${path}`))
    const { headers } = await respond('/v1?projectId=project')
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://rpc.example https://bundler.example https://pay.example;",
    )
    expect(await (await respond('/project?projectId=project')).json()).toMatchObject({ networks: [network] })
    smart.end()
  })

  const ask = (referer: string, query = '?projectId=project') =>
    scene.server.handle(new Request(`${FRAME_ORIGIN}/v1${query}`, { headers: { referer } }))

  test('R-ALERT-06 R-FRAME-73 serves a page that is not allowed an empty page that posts FORBIDDEN', async () => {
    const response = await ask('https://bad.example/shop?x=1')
    const html = await response.text()
    expect([response.status, html]).toEqual([403, expect.stringContaining('data-target="https://bad.example"')])
    expect(html).not.toContain('frame.js')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain('frame-ancestors https://bad.example;')
    expect(policy).toContain("default-src 'none'; script-src 'self'")
    const [path = ''] = /\/pages\/forbidden\.js/.exec(html) ?? []
    const script = await (await get(path)).text()
    expect(script).toContain('{"type":"@bowline-frame/FORBIDDEN"}, target)')
  })

  test.each([
    ['an allowed page', `${PAGE_ORIGIN}/shop`, '?projectId=project'],
    ['the frame itself, loaded again', `${FRAME_ORIGIN}/v1?projectId=project`, '?projectId=project'],
    ['not a URL', 'junk', '?projectId=project'],
    ['an unknown project', 'https://bad.example/', '?projectId=unknown'],
  ])('R-FRAME-73 serves the frame unchanged when the Referer is %s', async (_, referer, query) => {
    const response = await ask(referer, query)
    expect([response.status, await response.text()]).toEqual([200, 'v1.html'])
    expect(response.headers.get('content-security-policy')).not.toContain('bad.example')
  })

  test('serves other files by name and no paths', async () => {
    expect(await (await get('/frame.js')).text()).toBe('frame.js')
    for (const path of ['/a/b.js', '/..%2fsecret', '/.env', '/']) {
      expect((await get(path)).status).toBe(404)
    }
    expect((await scene.server.handle(new Request(`${FRAME_ORIGIN}/v1`, { method: 'PUT' }))).status).toBe(405)
  })

  test('R-FRAME-56 R-FRAME-83 returns who may embed a project’s frame, its networks, and where users log in', async () => {
    expect(await (await get('/project?projectId=project')).json()).toEqual({
      patterns: [PAGE_ORIGIN, OTHER_PAGE_ORIGIN],
      isDevelopment: false,
      networks: [{ caipNetworkId: 'eip155:1', rpcUrl: 'https://rpc.example/v1?key=1' }],
      login: 'page',
      passkeyApprovals: false,
    })
    expect((await get('/project?projectId=unknown')).status).toBe(404)
  })

  test.each([undefined, 'frame'])('R-FRAME-83 does not start with %p as the place of the login', (login) => {
    const options = JSON.parse(JSON.stringify({ login: login ?? null }))
    expect(() => createFrameScene(options)).toThrow(/^Set `login`: 'window' lets users log in in a window of this site/)
  })

  test('R-FRAME-141 does not let passkeys approve when users log in in the page, and have none', () => {
    expect(() => createFrameScene({ passkeyApprovals: true })).toThrow(/^`passkeyApprovals` needs `login: 'window'`/)
  })

  test('throws when the origin has a path', () => {
    expect(() => createFrameScene({ origin: 'https://frame.example/base' })).toThrow('is not an origin')
  })
})

test('R-CONN-64 serves a dashboard that says how to export the keys', async () => {
  const response = await scene.server.handle(new Request(`${FRAME_ORIGIN}/dashboard`))
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Devices and security')
})
