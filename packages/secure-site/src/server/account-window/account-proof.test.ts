/** Logging in again in the account window. */
import { createAccountBrowser } from '../../../test/account-window-fixture.js'
import { PAGE_ORIGIN } from '../../../test/frame-fixture.js'
import { createLastingStorage } from '../../../test/lasting-storage.js'
import { createBrowser, waitForLogin } from '../../../test/login-window-fixture.js'
import { createCaller } from '../../../test/raw-call.js'
import { createSandboxScene } from '../../../test/sandbox-fixture.js'
import type { ProofResponse } from '../../api/account-schemas.js'
import { createHandoverKey } from '../../host/vault/vault-key.js'

const MINUTE_MS = 60_000
const email = 'ada@mail.example'
let scene: ReturnType<typeof createSandboxScene>
afterEach(() => scene.end())

let handoverKey: CryptoKey
beforeAll(async () => {
  handoverKey = await createHandoverKey()
})

const toOffer = ({ ticket, method, email }: ProofResponse) => {
  const page = { projectId: 'project', embedder: PAGE_ORIGIN, theme: 'dark' } as const
  if (method === null) throw new Error('There is no such login')
  return { ...page, ticket, method, handoverKey, ...(email && { email }) }
}

/** An account window of a frame that logged in ten minutes ago. */
async function openLate(login: 'page' | 'window', logInWith: 'email' | 'google' = 'email') {
  scene = createSandboxScene({ login })
  const frame = scene.startFrame({ storage: createLastingStorage() })
  const browser = createBrowser(scene)
  if (login === 'page') await scene.logIn(frame)
  else {
    const waiting = await waitForLogin(scene, { method: logInWith, ...(logInWith === 'email' && { email }) }, frame)
    if (logInWith === 'email') await followLink(browser, waiting.offer)
    else await (await consent(browser, waiting.offer)).waitFor('You’re logged in')
    await waiting.collect()
    await frame.session.user({ namespace: 'eip155' })
  }
  scene.clock.nowMs += 10 * MINUTE_MS
  const account = createAccountBrowser(scene, { storage: browser.storage })
  const window = await account.open(frame)
  await expect(window.export()).rejects.toThrow('Log in again to do this')
  return { frame, browser, window, account }
}

type Browser = ReturnType<typeof createBrowser>
type Offer = Parameters<Browser['open']>[0]

async function followLink(browser: Browser, offer: Offer, isKnown = false) {
  const window = browser.open(offer)
  if (isKnown) {
    await window.waitFor('Enter the code')
    window.submit(scene.lastCode())
  } else {
    await window.waitFor('Open the link in your email')
    await browser.openLink(scene.mails.at(-1)?.deviceLink)
  }
  await window.waitFor('You’re logged in')
  return window
}

async function consent(browser: Browser, offer: Offer, name?: string) {
  const window = browser.open(offer)
  while (window.window.navigated === '') await new Promise((resolve) => setTimeout(resolve, 1))
  const back = await scene.returnOf(window.window.navigated, 'allow', name)
  const returned = await browser.takeReturn(back)
  return browser.open(offer, returned)
}

test.each([
  ['page', false],
  ['window', true],
] as const)(
  'R-FRAME-106 counts another login in the account window, with a login in the %s',
  async (login, isKnown) => {
    const { browser, window } = await openLate(login)
    const proof = await window.prove()
    expect(proof).toMatchObject({ method: 'email', email })
    const proving = await followLink(browser, toOffer(proof), isKnown)
    while (!proving.window.isClosed) await new Promise((resolve) => setTimeout(resolve, 1))
    expect(await window.account()).toMatchObject({ isRecent: true })
    await window.export()
    scene.clock.nowMs += 6 * MINUTE_MS
    await expect(window.export()).rejects.toThrow('Log in again to do this')
  },
)

test('R-FRAME-106 counts another login with the provider of the account', async () => {
  const { browser, window } = await openLate('window', 'google')
  const proof = await window.prove()
  expect(proof).toEqual({ method: 'google', hasPasskey: false, ticket: proof.ticket })
  await (await consent(browser, toOffer(proof))).waitFor('You’re logged in')
  await window.export()
})

test('R-FRAME-106 counts no login to another account', async () => {
  const { browser, window } = await openLate('window', 'google')
  const proof = await window.prove()
  const failed = await (await consent(browser, toOffer(proof), 'Mallory')).waitFor('You’re not logged in')
  expect(failed.error).toBe('This login belongs to another wallet')
  await expect(window.export()).rejects.toThrow('Log in again to do this')
})

test('R-FRAME-106 counts a proof only for the device key that gave it, and starts no login with its ticket', async () => {
  const { frame, browser, window, account } = await openLate('page')
  const { ticket } = await window.prove()
  const thief = await createCaller(scene)
  const body = { email, ticket }
  expect((await thief.call({ path: '/api/window/email', body })).status).toBe(410)
  expect((await thief.call({ path: '/api/auth/window/collect', body: { ticket } })).status).toBe(404)
  await followLink(browser, toOffer(await window.prove()))
  await (await account.open(frame)).export()
  const other = await createAccountBrowser(scene).open(frame)
  await expect(other.export()).rejects.toThrow('Log in again to do this')
})

test('R-FRAME-106 lets a user of Farcaster log in again in the window', async () => {
  scene = createSandboxScene({ login: 'page' })
  const frame = scene.startFrame()
  const paused = scene.nextPause()
  const { url } = await frame.session.farcasterUri()
  const connecting = frame.session.connectFarcaster({ signal: scene.signal })
  const resume = await paused
  const approve = (address: string, userName: string) =>
    scene.submit('/sandbox/farcaster/approve', {
      channel: new URL(address).searchParams.get('channel') ?? '',
      userName,
    })
  await approve(url, 'ada')
  resume()
  await connecting
  const account = createAccountBrowser(scene)
  const window = await account.open(frame)
  expect(await window.account()).toMatchObject({ canProve: true, isRecent: true, userName: 'ada' })
  scene.clock.nowMs += 10 * MINUTE_MS
  const browser = createBrowser(scene, account.storage)
  for (const [userName, title] of [
    ['mallory', 'You’re not logged in'],
    ['ada', 'You’re logged in'],
  ] as const) {
    const proof = await window.prove()
    expect(proof.method).toBe('farcaster')
    const shown = browser.open(toOffer(proof))
    await approve((await shown.waitFor('Log in with Farcaster')).qr?.text ?? '', userName)
    await shown.waitFor(title)
  }
  await (await account.open(frame)).export()
})

test('R-FRAME-107 says in the login window that the wallet is new after a deletion', async () => {
  scene = createSandboxScene({ login: 'window' })
  const browser = createBrowser(scene)
  const first = await waitForLogin(scene, { method: 'google' })
  await (await consent(browser, first.offer)).waitFor('You’re logged in')
  await first.collect()
  const former = await first.frame.session.user({ namespace: 'eip155' })
  await (await createAccountBrowser(scene, { storage: browser.storage }).open(first.frame)).delete()
  const second = await waitForLogin(scene, { method: 'google' })
  const window = await consent(browser, second.offer)
  await window.waitFor('You’re logged in')
  await second.collect()
  const view = await window.waitFor('You have a new wallet')
  expect(view.lines?.[0]).toMatch(/deleted on Jan 1, 2026/)
  expect(window.window.isClosed).toBe(false)
  view.buttons?.[0]?.onPress()
  await window.waitFor('Keep access to your wallet')
  expect(await second.frame.session.user({ namespace: 'eip155' })).not.toEqual(former)
})
