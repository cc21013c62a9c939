import { FRAME_ORIGIN } from '../../../test/frame-fixture.js'
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

/** The link of the account's last message. */
async function readLink(userName = 'ada'): Promise<string | undefined> {
  const markup = await (await scene.open(`${FRAME_ORIGIN}/sandbox/farcaster/messages?userName=${userName}`)).text()
  return /<a href="([^"]*link\.html[^"]*)"/.exec(markup)?.[1]?.replaceAll('&#38;', '&')
}

const LINKED = 'Open the link in Farcaster'

async function logIn(browser: Browser, isKnown = false) {
  const login = await open(browser)
  await approve(login.url)
  if (!isKnown) {
    await login.window.waitFor(LINKED)
    await browser.openLink(await readLink())
  }
  await login.window.waitFor('You’re logged in')
  const user = await login.collect()
  return { ...login, user, address: (await login.frame.session.user({ namespace: 'eip155' })).address }
}

test('R-FRAME-83 R-FRAME-84 shows a code, logs in by the link of a message, and then by an approval alone', async () => {
  const browser = createBrowser(scene)
  const { user, url, address } = await logIn(browser)
  expect([user, new URL(url).pathname]).toEqual([{ email: null, userName: 'ada' }, '/sandbox/farcaster'])
  // The same browser, in the frame of another site.
  expect((await logIn(browser, true)).address).toBe(address)
})

test.each([true, false])(
  'R-FRAME-84 an approval that a page has obtained for another browser logs in nowhere (the account has a wallet: %s)',
  async (hasWallet) => {
    if (hasWallet) await logIn(createBrowser(scene))
    const [victim, thief] = [createBrowser(scene), createBrowser(scene)]
    const login = await open(thief)
    await approve(login.url)
    await login.window.waitFor(LINKED)
    const link = await readLink()
    await expect(victim.openLink(link)).rejects.toThrow('Here it does nothing')
    const { link: challenge } = Object(thief.responses.find((response) => Object(response).link !== undefined))
    const body = { challenge, ticket: login.offer.ticket }
    for (const waitMs of [0, 19 * 60_000]) {
      scene.clock.nowMs += waitMs
      expect(await thief.post('/window/opened', body)).toEqual({ isVerified: false })
      await expect(thief.post('/window/release', { ticket: login.offer.ticket })).rejects.toThrow('ended')
      expect(login.window.window.view()?.title).toBe(LINKED)
    }
    scene.clock.nowMs += 2 * 60_000
    await expect(thief.post('/window/opened', body)).rejects.toThrow('no longer valid')
    // The owner is locked out of nothing.
    if (!hasWallet) expect((await logIn(victim)).user).toMatchObject({ userName: 'ada' })
  },
)

test('R-FRAME-84 an approval and the link open no wallet that exists in a new browser, also after a day', async () => {
  await logIn(createBrowser(scene))
  const browser = createBrowser(scene)
  for (const waitMs of [0, 2 * DAY_MS]) {
    scene.clock.nowMs += waitMs
    const login = await open(browser)
    await approve(login.url)
    if (waitMs === 0) {
      await login.window.waitFor(LINKED)
      await browser.openLink(await readLink())
    }
    const view = await login.window.waitFor('Open your wallet')
    expect([view.lines, view.buttons?.map(({ text }) => text)]).toEqual([[UNTIED], ['Close']])
    await expect(browser.post('/window/release', { ticket: login.offer.ticket })).rejects.toThrow(
      'is new to the wallet',
    )
  }
})

test('R-FRAME-84 one approval sends one message, and a message that cannot be sent logs in no one', async () => {
  const browser = createBrowser(scene)
  const { url, window, offer } = await open(browser)
  const { challenge } = Object(browser.responses.find((response) => Object(response).challenge !== undefined))
  await approve(url)
  await window.waitFor(LINKED)
  const poll = { challenge, ticket: offer.ticket }
  await expect(browser.post('/window/farcaster/poll', poll)).rejects.toThrow('This login has ended')

  const honest = scene
  scene = createSandboxScene({
    login: 'window',
    fetch: (request) => honest.server.handle(request),
    farcaster: {
      relayUrl: `${FRAME_ORIGIN}/sandbox/farcaster`,
      isCustody: async () => true,
      async sendMessage() {
        throw new Error('The direct cast was refused with 403')
      },
    },
    onError: () => undefined,
  })
  const login = await open(createBrowser(scene))
  await honest.submit('/sandbox/farcaster/approve', {
    channel: new URL(login.url).searchParams.get('channel') ?? '',
    userName: 'ada',
  })
  const failed = await login.window.waitFor('You’re not logged in')
  expect(failed.error).toBe('Couldn’t send you a message in Farcaster')
  await honest.end()
})

test('R-FRAME-84 R-FRAME-95 audits the message, and the login only once its link is opened', async () => {
  const events: string[] = []
  scene = createSandboxScene({ login: 'window', onAudit: ({ event }) => events.push(event) })
  const browser = createBrowser(scene)
  const login = await open(browser)
  await approve(login.url)
  await login.window.waitFor(LINKED)
  expect(events).toEqual(['code-requested'])
  await browser.openLink(await readLink())
  await login.window.waitFor('You’re logged in')
  await login.collect()
  expect(events).toEqual(['code-requested', 'link-opened', 'identity-proved', 'login'])
})

test('R-FRAME-84 the server does not start with Farcaster in the window without messages', () => {
  const farcaster = { relayUrl: 'https://relay.example', isCustody: async () => true }
  expect(() => createSandboxScene({ login: 'window', farcaster })).toThrow('`farcaster` needs `sendMessage`')
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
  await window.waitFor(LINKED)
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
      farcaster: { relayUrl: 'https://relay.example', isCustody: async () => true, sendMessage: async () => undefined },
      fetch: async () => Response.json({ channelToken: 'token', url }),
    })
    const login = await waitForLogin(scene, { method: 'farcaster' })
    const view = await createBrowser(scene).open(login.offer).waitFor('You’re not logged in')
    expect(view.error).toBe('Couldn’t reach the login service')
  },
)
