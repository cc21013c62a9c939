import { createBrowser, waitForLogin } from '../../../test/login-window-fixture.js'
import { createCaller } from '../../../test/raw-call.js'
import { createSandboxScene } from '../../../test/sandbox-fixture.js'

const DAY_MS = 24 * 60 * 60_000
const SHOWN = 'Log in with Farcaster'
const UNTIED =
  'This device is new to the wallet. A login with Farcaster opens it only in a browser that has opened it before.'

let scene: ReturnType<typeof createSandboxScene>
beforeEach(() => {
  scene = createSandboxScene({ login: 'window', escrowDelayMs: DAY_MS })
})
afterEach(() => scene.end())

type Browser = ReturnType<typeof createBrowser>

const approve = (url: string, userName = 'ada') =>
  scene.submit('/sandbox/farcaster/approve', { channel: new URL(url).searchParams.get('channel') ?? '', userName })

async function open(browser: Browser, frame = scene.startFrame()) {
  const login = await waitForLogin(scene, { method: 'farcaster' }, frame)
  const window = browser.open(login.offer)
  const { qr } = await window.waitFor(SHOWN)
  return { ...login, window, url: qr?.text ?? '' }
}

async function logIn(browser: Browser) {
  const login = await open(browser)
  await approve(login.url)
  await login.window.waitFor('You’re logged in')
  const user = await login.collect()
  return { ...login, user, address: (await login.frame.session.user({ namespace: 'eip155' })).address }
}

test('R-FRAME-83 R-FRAME-84 shows a code and a link, and logs in once the user has approved', async () => {
  const browser = createBrowser(scene)
  const { user, url, address } = await logIn(browser)
  expect([user, new URL(url).pathname]).toEqual([{ email: null, userName: 'ada' }, '/sandbox/farcaster'])
  // The same browser, in the frame of another site.
  expect((await logIn(browser)).address).toBe(address)
})

test('R-FRAME-84 an approval that a page has obtained for another browser opens no wallet that exists, also after a day', async () => {
  await logIn(createBrowser(scene))
  const thief = createBrowser(scene)
  for (const waitMs of [0, 2 * DAY_MS]) {
    scene.clock.nowMs += waitMs
    const login = await open(thief)
    await approve(login.url)
    const view = await login.window.waitFor('Open your wallet')
    expect([view.lines, view.buttons?.map(({ text }) => text)]).toEqual([[UNTIED], ['Close']])
    await expect(thief.post('/window/release', { ticket: login.offer.ticket })).rejects.toThrow('is new to the wallet')
  }
})

test('R-FRAME-84 R-FRAME-80 accepts an approval only from the window that began, for its ticket, once', async () => {
  const browser = createBrowser(scene)
  const { offer, url, window } = await open(browser)
  const { challenge } = Object(browser.responses.find((response) => Object(response).challenge !== undefined))
  const other = await open(browser)
  const thief = await createCaller(scene)
  const poll = { challenge, ticket: offer.ticket }
  const path = '/api/window/farcaster/poll'
  expect((await thief.call({ path, body: poll })).status).toBe(410)
  const crossed = { challenge, ticket: other.offer.ticket }
  await expect(browser.post('/window/farcaster/poll', crossed)).rejects.toThrow('This login has ended')
  await approve(url)
  await window.waitFor('You’re logged in')
  await expect(browser.post('/window/farcaster/poll', poll)).rejects.toThrow('This login has ended')
})

test('R-FRAME-84 R-FRAME-80 offers another try after the code has expired', async () => {
  const { window, url } = await open(createBrowser(scene))
  scene.clock.nowMs += 11 * 60_000
  const failed = await window.waitFor('You’re not logged in')
  expect(failed.error).toBe('This login has ended. Start again')
  failed.buttons?.[0]?.onPress()
  await window.waitFor(SHOWN)
  expect(window.window.view()?.qr?.text).not.toBe(url)
})

test.each(['javascript:alert(1)', 'http://relay.example/open', 'farcaster://open'])(
  'R-FRAME-84 shows no %s that a relay names',
  async (url) => {
    scene = createSandboxScene({
      login: 'window',
      farcaster: { relayUrl: 'https://relay.example', isCustody: async () => true },
      fetch: async () => Response.json({ channelToken: 'token', url }),
    })
    const login = await waitForLogin(scene, { method: 'farcaster' })
    const view = await createBrowser(scene).open(login.offer).waitFor('You’re not logged in')
    expect(view.error).toBe('Couldn’t reach the login service')
  },
)
