import { createFrameScene, FRAME_ORIGIN, OTHER_PAGE_ORIGIN, PAGE_ORIGIN } from '../../../test/frame-fixture.js'
import { createLastingStorage } from '../../../test/lasting-storage.js'
import { createBrowser } from '../../../test/login-window-fixture.js'
import { createCaller } from '../../../test/raw-call.js'
import { createSandboxScene } from '../../../test/sandbox-fixture.js'
import { toBase64Url } from '../../bytes/base64url.js'
import { sha256 } from '../../bytes/sha256.js'
import { readRedirectLink } from './read-redirect-link.js'
import { createRedirectLink } from './redirect-link.js'
import { createStoredOffer } from './stored-offer.js'

const BACK = `${PAGE_ORIGIN}/shop?item=7#top`
const MINUTE_MS = 60_000

let scene: ReturnType<typeof createSandboxScene>
beforeEach(() => {
  scene = createSandboxScene({ login: 'window' })
})
afterEach(() => scene.end())

const read = (link: string) => readRedirectLink(new URL(link))

/** A frame that keeps its data, as it is when its page leaves. */
async function leave(storage = createLastingStorage(), change: object = {}) {
  const { session } = scene.startFrame({ storage })
  const started = await session.beginRedirect({ signal: scene.signal })
  const login = { embedder: PAGE_ORIGIN, projectId: 'project', method: 'google', theme: 'dark', backTo: BACK } as const
  const link = await createRedirectLink(FRAME_ORIGIN, { ...login, ...started, ...change })
  /** The page is loaded again, and its frame with it. */
  const comeBack = () => scene.startFrame({ storage }).session
  return { session, link, comeBack, offer: await read(link) }
}

/** Logs in with a provider on the secure site. Resolves to whether its tab has gone back. */
async function logIn(browser: ReturnType<typeof createBrowser>, offer: Awaited<ReturnType<typeof read>>) {
  if (offer === undefined) throw new Error('The link has no login')
  const tab = browser.open(offer)
  while (tab.window.navigated === '') await new Promise((resolve) => setTimeout(resolve, 1))
  const returned = await browser.takeReturn(await scene.returnOf(tab.window.navigated, 'allow'))
  const last = browser.open(offer, returned)
  while (!last.window.isClosed) await new Promise((resolve) => setTimeout(resolve, 1))
}

const { signal } = new AbortController()

test('R-FRAME-117 logs in on the secure site, goes back, and gives the frame its session once', async () => {
  const { offer, comeBack } = await leave()
  expect(offer).toMatchObject({ embedder: PAGE_ORIGIN, method: 'google', backTo: BACK })
  await logIn(createBrowser(scene), offer)
  const session = comeBack()
  expect(await session.finishRedirect({ signal })).toEqual({ email: null, userName: 'Ada' })
  expect((await session.user({ namespace: 'eip155' })).address).toMatch(/^0x/)
  expect(await session.isConnected()).toBe(true)
  // The page is loaded again, or is open in another tab.
  expect(await comeBack().finishRedirect({ signal })).toEqual({ email: null, userName: 'Ada' })
})

test('R-FRAME-117 gives two tabs that come back at once the one session of their frame', async () => {
  const { offer, comeBack } = await leave()
  await logIn(createBrowser(scene), offer)
  const [first, second] = [comeBack(), comeBack()]
  const users = await Promise.allSettled([first.finishRedirect({ signal }), second.finishRedirect({ signal })])
  expect(users.some(({ status }) => status === 'fulfilled')).toBe(true)
  await Promise.allSettled([first, second].map((session) => session.user({ namespace: 'eip155' })))
  expect(await comeBack().isConnected()).toBe(true)
})

test('R-FRAME-117 has no user when the login was cancelled or never ended, and goes on when it ends later', async () => {
  const { offer, comeBack } = await leave()
  expect(await comeBack().finishRedirect({ signal })).toBeUndefined()
  await logIn(createBrowser(scene), offer)
  expect(await comeBack().finishRedirect({ signal })).toMatchObject({ userName: 'Ada' })
})

test('R-FRAME-117 has no user after a cancelled login where another one is logged in', async () => {
  const storage = createLastingStorage()
  const first = await leave(storage)
  await logIn(createBrowser(scene), first.offer)
  await first.comeBack().finishRedirect({ signal })
  const second = await leave(storage)
  expect(await second.comeBack().finishRedirect({ signal })).toBeUndefined()
})

test('R-FRAME-117 ends with its ticket after half an hour', async () => {
  const { offer, comeBack } = await leave()
  await logIn(createBrowser(scene), offer)
  scene.clock.nowMs += 31 * MINUTE_MS
  expect(await comeBack().finishRedirect({ signal })).toBeUndefined()
})

test('R-FRAME-117 gives the session to no other frame and no other client', async () => {
  const { offer, link } = await leave()
  await logIn(createBrowser(scene), offer)
  expect(await scene.startFrame({ storage: createLastingStorage() }).session.finishRedirect({ signal })).toBeUndefined()
  const thief = await createCaller(scene)
  const body = { ticket: (await read(link))?.ticket }
  expect((await thief.call({ path: '/api/auth/window/collect', body })).status).toBe(410)
})

test('R-FRAME-117 needs a frame that keeps its data', async () => {
  const { session } = createFrameScene({ login: 'window' }).startFrame()
  await expect(session.beginRedirect({ signal })).rejects.toThrow('Open this page in another browser')
})

test.each([
  ['another fragment', (url: URL) => Object.assign(url, { hash: `${url.hash}A` })],
  ['no fragment', (url: URL) => Object.assign(url, { hash: '' })],
  ['no hash', (url: URL) => Object.assign(url, { search: '' })],
])('R-FRAME-117 reads no login from a link with %s', async (_, change) => {
  const { link } = await leave()
  expect(await read(change(new URL(link)).href)).toBeUndefined()
})

test.each([
  ['another site', { backTo: `${OTHER_PAGE_ORIGIN}/` }],
  ['a script', { backTo: 'javascript:alert(1)' }],
  ['a document that the page has made', { backTo: `blob:${PAGE_ORIGIN}/6a9b` }],
  ['no address', { backTo: 'x' }],
  ['an opaque page', { backTo: 'data:,x', embedder: 'null' }],
  ['another method', { method: 'passkey-of-thief' }],
  ['a key that is too short', { key: 'AAAA' }],
])('R-FRAME-117 reads no login from a link with %s', async (_, change) => {
  const { offer } = await leave(undefined, change)
  expect(offer).toBeUndefined()
})

test('R-FRAME-117 reads no login from a fragment that is no JSON', async () => {
  const fragment = toBase64Url(new TextEncoder().encode('{'))
  expect(await read(`${FRAME_ORIGIN}/redirect?hash=${await sha256(fragment)}#${fragment}`)).toBeUndefined()
})

const navigation = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

test('R-FRAME-117 serves the login to a press in the frame, cut off from other windows', async () => {
  const { link } = await leave()
  const response = await scene.server.handle(new Request(link, { headers: navigation }))
  expect([response.status, await response.text()]).toEqual([200, 'login.html'])
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
})

test.each([
  ['the page', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling of this site', { 'sec-fetch-site': 'same-site' }],
  ['a mail, or a typed address', { 'sec-fetch-site': 'none' }],
  ['a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ['a frame', { 'sec-fetch-dest': 'iframe' }],
])('R-FRAME-117 refuses the login when %s opens it', async (_, change) => {
  const { link } = await leave()
  const response = await scene.server.handle(new Request(link, { headers: { ...navigation, ...change } }))
  expect([response.status, (await response.text()).includes('did not begin in this browser')]).toEqual([403, true])
})

test('R-FRAME-117 refuses the login to a browser that does not say who opens it', async () => {
  const { link } = await leave()
  expect((await scene.server.handle(new Request(link))).status).toBe(403)
})

test('R-FRAME-117 keeps the login of a tab while it is reloaded, for half an hour, and not for other tabs', async () => {
  const { offer } = await leave()
  if (offer === undefined) throw new Error('The link has no login')
  const storage = createLastingStorage()
  const createTab = () => {
    const values = new Map<string, string>()
    return {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
      removeItem: (name: string) => void values.delete(name),
    }
  }
  let nowMs = 0
  const [tab, other] = [createTab(), createTab()]
  const kept = createStoredOffer(tab, storage, () => nowMs)
  await kept.set(offer)
  expect(await createStoredOffer(tab, storage, () => nowMs).get()).toMatchObject({ ticket: offer.ticket })
  expect(await createStoredOffer(other, storage, () => nowMs).get()).toBeUndefined()
  nowMs = 31 * MINUTE_MS
  expect(await kept.get()).toBeUndefined()
  nowMs = 0
  await kept.remove()
  expect(await kept.get()).toBeUndefined()
})
