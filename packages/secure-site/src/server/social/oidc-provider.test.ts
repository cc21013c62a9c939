import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createFrameScene, FRAME_ORIGIN } from '../../../test/frame-fixture.js'
import { readResult } from '../../../test/sandbox-fixture.js'
import { createSocialProvider } from './known-providers.js'

let child: ChildProcess
let issuer = ''
beforeAll(async () => {
  const program = join(__dirname, '../../../test/oidc-process.mjs')
  child = spawn(process.execPath, [program, `${FRAME_ORIGIN}/social/callback`], { stdio: ['pipe', 'pipe', 'ignore'] })
  const [line] = child.stdout ? await once(child.stdout, 'data') : ['']
  issuer = String(line).trim()
})
afterAll(() => child.stdin?.destroy())

const createScene = (clientSecret = 'secret') =>
  createFrameScene({
    now: Date.now,
    socials: {
      google: {
        ...createSocialProvider('google', { clientId: 'bowline', clientSecret }),
        authorizeUrl: `${issuer}/auth`,
        tokenUrl: `${issuer}/token`,
        issuers: [issuer],
      },
    },
  })

/** A browser that logs a user in at the provider and agrees. Returns the address that it is sent back to. */
async function visit(start: string, name: string): Promise<string> {
  const cookies = new Map<string, string>()
  const request = async (url: string, form?: Record<string, string>) => {
    const headers = { cookie: [...cookies].map((each) => each.join('=')).join('; ') }
    const body = form && { method: 'POST', body: new URLSearchParams(form) }
    const response = await fetch(url, { redirect: 'manual', headers, ...body })
    for (const cookie of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(key, value)
    }
    return response
  }
  let url = start
  for (let hops = 0; hops < 12 && !url.startsWith(FRAME_ORIGIN); hops += 1) {
    const response = await request(url)
    const location = response.headers.get('location')
    if (location !== null) {
      url = new URL(location, url).href
      continue
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(await response.text())?.[1] ?? ''
    const sent = await request(url, { prompt, login: name, password: 'any' })
    url = new URL(sent.headers.get('location') ?? '', url).href
  }
  return url
}

async function logIn(scene: ReturnType<typeof createFrameScene>, name: string) {
  const { session } = scene.startFrame({ clockOffsetMs: Date.now() - scene.clock.nowMs })
  const { uri } = await session.socialRedirectUri({ provider: 'google' })
  const started = await scene.server.handle(new Request(uri))
  const back = await visit(started.headers.get('location') ?? '', name)
  const { result } = readResult(await (await scene.server.handle(new Request(back))).text())
  return session.connectSocial({ uri: result, signal: scene.signal })
}

test('R-CONN-65 R-CONN-66 logs in with a certified OpenID Connect provider, to the same wallet each time', async () => {
  const scene = createScene()
  const ada = await logIn(scene, 'ada')
  expect(ada).toEqual({ address: expect.stringMatching(/^0x/), email: 'ada@mail.example', userName: 'Name of ada' })
  expect(await logIn(scene, 'ada')).toEqual(ada)
  const eve = await logIn(scene, 'eve')
  // The provider has not verified this email.
  expect(eve).toEqual({ address: expect.stringMatching(/^0x/), email: null, userName: 'Name of eve' })
  expect(eve.address).not.toBe(ada.address)
  scene.end()
})

test('R-CONN-66 refuses the login when the provider refuses the client', async () => {
  const scene = createScene('wrong')
  await expect(logIn(scene, 'ada')).rejects.toThrow('The login was refused')
  scene.end()
})
