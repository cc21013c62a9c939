import { createFrameScene, FRAME_ORIGIN, OTHER_PAGE_ORIGIN, PAGE_ORIGIN } from '../../../test/frame-fixture.js'
import { createLastingStorage } from '../../../test/lasting-storage.js'
import { createSandboxScene, readResult } from '../../../test/sandbox-fixture.js'

let scene: ReturnType<typeof createSandboxScene>
beforeEach(() => {
  scene = createSandboxScene()
})
afterEach(() => scene.end())

type Frame = ReturnType<typeof scene.startFrame>

/** The result that a login window sends to the page after consent. */
async function resultOf({ session }: Frame, name = 'Ada') {
  const { uri } = await session.socialRedirectUri({ provider: 'google' })
  return readResult(await (await scene.consent(uri, 'allow', name)).text())
}

const unknown = 'This login is unknown'

test.each(['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const)(
  'R-CONN-65 R-CONN-66 R-FRAME-46 logs in with %s through consent and handle',
  async (provider) => {
    const frame = scene.startFrame()
    const { uri } = await frame.session.socialRedirectUri({ provider })
    expect(new URL(uri).origin).toBe(FRAME_ORIGIN)
    const page = await (await scene.consent(uri, 'allow')).text()
    const { result, target } = readResult(page)
    expect(target).toBe(PAGE_ORIGIN)
    // Neither the provider's code nor the frame's secrets reach the page.
    expect([...new URL(result).searchParams.keys()]).toEqual(['state', 'handle'])

    const user = await frame.session.connectSocial({ uri: result, signal: scene.signal })
    expect(user).toEqual({ address: expect.stringMatching(/^0x/), email: null, userName: 'Ada' })
    expect(await frame.session.isConnected()).toBe(true)
  },
)

test('R-CONN-70 opens the same wallet for the same person on another device, and another wallet for another person', async () => {
  const users = []
  for (const name of ['Ada', 'Ada', 'Bob']) {
    const frame = scene.startFrame()
    const { result } = await resultOf(frame, name)
    const where = { uri: result, namespace: 'solana', signal: scene.signal } as const
    users.push((await frame.session.connectSocial(where)).address)
  }
  expect(users[0]).toBe(users[1])
  expect(users[2]).not.toBe(users[0])
})

test('accepts a handle once', async () => {
  const frame = scene.startFrame()
  const { result } = await resultOf(frame)
  const connect = () => frame.session.connectSocial({ uri: result, signal: scene.signal })
  await connect()
  await expect(connect()).rejects.toThrow(unknown)
})

test('accepts a state for one return', async () => {
  const { session } = scene.startFrame()
  const { uri } = await session.socialRedirectUri({ provider: 'x' })
  const back = `${FRAME_ORIGIN}/social/callback?${new URLSearchParams({ state: stateOf(uri), code: 'c' })}`
  expect((await scene.open(back)).status).toBe(200)
  expect((await scene.open(back)).status).toBe(400)
  expect((await scene.open(`${FRAME_ORIGIN}/social/callback?state=${'a'.repeat(43)}&code=c`)).status).toBe(400)
  expect((await scene.open(`${FRAME_ORIGIN}/social/start?state=${'a'.repeat(43)}`)).status).toBe(400)
})

test('rejects a handle in another frame, on another site, and with another state', async () => {
  const storage = createLastingStorage()
  const owner = scene.startFrame({ storage })
  const { result } = await resultOf(owner)
  for (const params of [{}, { storage, embedder: OTHER_PAGE_ORIGIN }]) {
    const stranger = scene.startFrame(params)
    await expect(stranger.session.connectSocial({ uri: result, signal: scene.signal })).rejects.toThrow(unknown)
    // The stranger's own login, with the owner's handle.
    const own = new URL((await resultOf(stranger, 'Mallory')).result)
    own.searchParams.set('handle', new URL(result).searchParams.get('handle') ?? '')
    const mixed = stranger.session.connectSocial({ uri: own.href, signal: scene.signal })
    await expect(mixed).rejects.toThrow(unknown)
  }
  expect(await owner.session.isConnected()).toBe(false)
})

test.each([
  'https://bad.example/social/done',
  `${FRAME_ORIGIN}/social/other`,
  'javascript://frame.example/social/done',
  'social/done',
  '',
])('rejects a result URL that is not the callback page: %s', async (base) => {
  const frame = scene.startFrame()
  const { search } = new URL((await resultOf(frame)).result)
  const connect = frame.session.connectSocial({ uri: `${base}${search}`, signal: scene.signal })
  await expect(connect).rejects.toThrow(unknown)
})

test('R-CONN-68 rejects the login after Cancel at the provider and lets it start again', async () => {
  const frame = scene.startFrame()
  const { uri } = await frame.session.socialRedirectUri({ provider: 'github' })
  const { result } = readResult(await (await scene.consent(uri, 'cancel')).text())
  const connect = frame.session.connectSocial({ uri: result, signal: scene.signal })
  await expect(connect).rejects.toThrow('The login was refused')
  const again = await resultOf(frame)
  await frame.session.connectSocial({ uri: again.result, signal: scene.signal })
  expect(await frame.session.isConnected()).toBe(true)
})

test('rejects a login that takes longer than ten minutes', async () => {
  const frame = scene.startFrame()
  const { uri } = await frame.session.socialRedirectUri({ provider: 'google' })
  scene.clock.nowMs += 10 * 60_000
  expect((await scene.open(uri)).status).toBe(400)
})

test('R-CONN-71 returns the result in the page’s URL for a login in the same tab, on no other site', async () => {
  const frame = scene.startFrame()
  const { uri } = await frame.session.socialRedirectUri({ provider: 'google' })
  const leave = new URL(uri)
  leave.searchParams.set('redirect_uri', `${PAGE_ORIGIN}/shop?item=1#top`)
  const response = await scene.consent(leave.href, 'allow')
  expect(response.status).toBe(303)
  const back = new URL(response.headers.get('location') ?? '')
  const result = back.searchParams.get('result_uri') ?? ''
  back.searchParams.delete('result_uri')
  expect(back.href).toBe(`${PAGE_ORIGIN}/shop?item=1#top`)
  await frame.session.connectSocial({ uri: result, signal: scene.signal })

  for (const elsewhere of ['https://bad.example/', OTHER_PAGE_ORIGIN, 'javascript:alert(1)', '//bad.example']) {
    const other = new URL((await frame.session.socialRedirectUri({ provider: 'google' })).uri)
    other.searchParams.set('redirect_uri', elsewhere)
    expect((await scene.consent(other.href, 'allow')).status).toBe(200)
  }
})

test('serves a callback page with one script, no embedding and an exact target origin', async () => {
  const { session } = scene.startFrame()
  const { uri } = await session.socialRedirectUri({ provider: 'google' })
  const response = await scene.consent(uri, 'allow')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  const script = await (await scene.open(`${FRAME_ORIGIN}/pages/social.js`)).text()
  expect(script).toContain('postMessage({ resultUri: result }, target)')
})

test('R-CONN-69 rejects a provider that is not configured', async () => {
  const { session } = createFrameScene().startFrame()
  await expect(session.socialRedirectUri({ provider: 'google' })).rejects.toThrow('This login isn’t available')
})

const stateOf = (uri: string): string => new URL(uri).searchParams.get('state') ?? ''
