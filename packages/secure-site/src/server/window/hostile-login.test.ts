/** Routes by which a client other than the user's browser could log in. A thief has a key and a client of his own, and controls the page. */
import { createFrameScene, FRAME_ORIGIN, OTHER_PAGE_ORIGIN } from '../../../test/frame-fixture.js'
import { createBrowser, waitForLogin } from '../../../test/login-window-fixture.js'
import { createCaller } from '../../../test/raw-call.js'
import { createSandboxScene } from '../../../test/sandbox-fixture.js'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'

const email = 'ada@mail.example'
let scene: ReturnType<typeof createSandboxScene>
beforeEach(() => {
  scene = createSandboxScene({ login: 'window' })
})
afterEach(() => scene.end())

/** A thief's client, with a ticket of its own. */
async function createThief() {
  const thief = await createCaller(scene)
  const { payload } = await thief.call({ path: '/api/auth/window' })
  const ticket: string = payload.ticket
  const collect = () => thief.call({ path: '/api/auth/window/collect', body: { ticket } })
  return { ...thief, ticket, collect }
}

const lastLink = () => scene.mails.at(-1)?.deviceLink
const lastCode = () => scene.mails.at(-1)?.code ?? ''

test.each([
  '/api/auth/email',
  '/api/auth/device',
  '/api/auth/otp',
  '/api/social/start',
  '/api/social/finish',
  '/api/farcaster/start',
  '/api/farcaster/poll',
])('R-FRAME-84 has no %s when users log in in the window', async (path) => {
  const thief = await createThief()
  expect((await thief.call({ path, body: { email } })).status).toBe(404)
})

test('R-FRAME-84 gives a frame no tickets for the window when users log in in the page', async () => {
  const page = createFrameScene()
  const { call } = await createCaller(page)
  for (const path of ['/api/auth/window', '/api/auth/window/collect']) expect((await call({ path })).status).toBe(404)
  const body = { email, ticket: randomId() }
  expect((await call({ path: '/api/window/email', body })).status).toBe(410)
  expect(page.mails).toEqual([])
  page.end()
})

test('R-FRAME-84 sends a thief who begins a login for the user no code, and his link does nothing in the user’s browser', async () => {
  const thief = await createThief()
  const started = await thief.call({ path: '/api/window/email', body: { email, ticket: thief.ticket } })
  expect(started.payload.action).toBe('VERIFY_DEVICE')
  expect(scene.mails.map(({ code }) => code)).toEqual([undefined])
  const user = createBrowser(scene)
  const foreign = 'Open this link in the browser in which you started. Here it does nothing'
  await expect(user.openLink(lastLink(), false)).rejects.toThrow(foreign)
  await expect(user.openLink(lastLink())).rejects.toThrow(foreign)
  // The link of a login in the page is another one.
  const link = new URL(lastLink() ?? '').hash
  const form = new URLSearchParams(link.slice(1))
  const posted = await scene.server.handle(new Request(`${FRAME_ORIGIN}/device`, { method: 'POST', body: form }))
  expect(posted.status).toBe(410)
  const { challenge } = started.payload
  const body = { challenge, ticket: thief.ticket }
  expect((await thief.call({ path: '/api/window/opened', body })).payload).toEqual({ isVerified: false })
  expect((await thief.collect()).payload).toEqual({ login: null })
})

test('R-FRAME-84 accepts a code that the page intercepts only from the browser that began', async () => {
  const user = createBrowser(scene)
  const first = user.open((await waitForLogin(scene, { method: 'email', email })).offer)
  await first.waitFor('Open the link in your email')
  await user.openLink(lastLink())
  await first.waitFor('You’re logged in')
  scene.clock.nowMs += 31_000
  const login = await waitForLogin(scene, { method: 'email', email })
  await user.open(login.offer).waitFor('Enter the code')
  const thief = await createThief()
  const seen = user.responses.map((response) => Object(response).challenge).filter((id) => id !== undefined)
  for (const ticket of [thief.ticket, login.offer.ticket]) {
    for (const challenge of seen) {
      const stolen = await thief.call({ path: '/api/window/otp', body: { challenge, otp: lastCode(), ticket } })
      expect(stolen.status).toBe(410)
      const opened = await thief.call({ path: '/api/window/opened', body: { challenge, ticket } })
      expect(opened.status).toBe(410)
    }
  }
  expect((await thief.collect()).payload).toEqual({ login: null })
})

test('R-FRAME-84 gives the session of a ticket to its frame alone, once', async () => {
  const user = createBrowser(scene)
  const login = await waitForLogin(scene, { method: 'email', email })
  const window = user.open(login.offer)
  await window.waitFor('Open the link in your email')
  await user.openLink(lastLink())
  await window.waitFor('You’re logged in')
  const thief = await createThief()
  const { ticket } = login.offer
  const steal = () => thief.call({ path: '/api/auth/window/collect', body: { ticket } })
  expect((await steal()).status).toBe(410)
  expect(await login.collect()).toEqual({ email })
  expect((await steal()).status).toBe(410)
})

test('R-FRAME-84 lets no window finish a ticket of another page or window, and no window twice', async () => {
  const login = await waitForLogin(scene, { method: 'email', email })
  const { ticket } = login.offer
  const thief = await createThief()
  const body = { email: 'thief@evil.example', ticket }
  const claims = { embedder: OTHER_PAGE_ORIGIN }
  expect((await thief.call({ path: '/api/window/email', body, claims })).status).toBe(410)
  const user = createBrowser(scene)
  await user.open(login.offer).waitFor('Open the link in your email')
  expect((await thief.call({ path: '/api/window/email', body })).status).toBe(410)
})

test('R-FRAME-84 finishes a provider’s login only in the browser that began it', async () => {
  const user = createBrowser(scene)
  const thief = await createThief()
  const [state, nonce, verifier] = [randomId(), randomId(), randomId()]
  const start = { provider: 'google', state, nonce, codeChallenge: await sha256(verifier), ticket: thief.ticket }
  const { payload } = await thief.call({ path: '/api/window/social', body: start })
  // The user logs in at the provider. The window comes back to the user's browser, which did not begin this.
  const back = await scene.returnOf(payload.uri, 'allow')
  expect(await user.takeReturn(back)).toBeUndefined()
  // Not even a browser that sends what it got can finish it.
  const handle = new URLSearchParams(new URL(back).hash.slice(1)).get('handle') ?? randomId()
  const other = await createThief()
  const finish = { state, handle, nonce, verifier, ticket: other.ticket }
  expect((await other.call({ path: '/api/window/social/finish', body: finish })).status).toBe(401)
  expect((await thief.collect()).payload).toEqual({ login: null })
})

test('R-FRAME-83 R-FRAME-84 logs in with a provider in the window', async () => {
  const browser = createBrowser(scene)
  const login = await waitForLogin(scene, { method: 'google' })
  const window = browser.open(login.offer)
  while (window.window.navigated === '') await new Promise((resolve) => setTimeout(resolve, 1))
  const back = await scene.returnOf(window.window.navigated, 'allow')
  expect(new URL(back).pathname).toBe('/login.html')
  const returned = await browser.takeReturn(back)
  const again = browser.open(login.offer, returned)
  await again.waitFor('You’re logged in')
  expect(await login.collect()).toEqual({ email: null, userName: 'Ada' })
  expect(await browser.takeReturn(back)).toBeUndefined()
})

test('R-FRAME-83 offers another try after the user cancels at the provider', async () => {
  const browser = createBrowser(scene)
  const login = await waitForLogin(scene, { method: 'google' })
  const window = browser.open(login.offer)
  while (window.window.navigated === '') await new Promise((resolve) => setTimeout(resolve, 1))
  const returned = await browser.takeReturn(await scene.returnOf(window.window.navigated, 'cancel'))
  const view = await browser.open(login.offer, returned).waitFor('You’re not logged in')
  expect(view.error).toBe('The login was cancelled')
  expect(view.buttons?.map(({ text }) => text)).toEqual(['Try again', 'Use email instead', 'Cancel'])
})
