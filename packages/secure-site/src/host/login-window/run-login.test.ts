import { createFrameScene } from '../../../test/frame-fixture.js'
import { createBrowser, waitForLogin } from '../../../test/login-window-fixture.js'

const email = 'ada@mail.example'
let scene: ReturnType<typeof createFrameScene>
beforeEach(() => {
  scene = createFrameScene({ login: 'window' })
})
afterEach(() => scene.end())

const press = (view: { buttons?: readonly { text: string; onPress: () => void }[] } | undefined, text: string) =>
  view?.buttons?.find((button) => button.text === text)?.onPress()

/** A browser that has logged in with the email before, so that it gets codes. */
async function createKnownBrowser() {
  const browser = createBrowser(scene)
  const login = await waitForLogin(scene, { method: 'email', email })
  const window = browser.open(login.offer)
  await window.waitFor('Open the link in your email')
  await browser.openLink(scene.mails.at(-1)?.deviceLink)
  await window.waitFor('You’re logged in')
  const user = await login.collect()
  scene.clock.nowMs += 31_000
  return { browser, window, login, user }
}

test('R-FRAME-83 R-FRAME-84 logs in by the link in the mail, and hands the session to the frame alone', async () => {
  const { browser, window, login, user } = await createKnownBrowser()
  expect(user).toEqual({ email })
  expect(login.isOffered()).toBe(false)
  press(await window.waitFor('Keep access to your wallet'), 'Not now')
  while (!window.window.isClosed) await new Promise((resolve) => setTimeout(resolve, 1))
  expect(await login.frame.session.isConnected()).toBe(true)
  expect(scene.mails).toMatchObject([{ to: email, purpose: 'login-link', site: 'https://app.example' }])
  expect(scene.mails[0]?.code).toBeUndefined()
  // The window never gets a token.
  expect(JSON.stringify(browser.responses)).not.toMatch(/token|accountId/)
})

test('R-FRAME-84 sends a code to a browser that has logged in before, and opens the same wallet', async () => {
  const { browser, login: first } = await createKnownBrowser()
  const login = await waitForLogin(scene, { method: 'email', email })
  const window = browser.open(login.offer)
  await window.waitFor('Enter the code')
  window.submit(scene.lastCode())
  await window.waitFor('You’re logged in')
  expect(await login.collect()).toEqual({ email })
  const where = { namespace: 'eip155' } as const
  expect(await login.frame.session.user(where)).toEqual(await first.frame.session.user(where))
})

test('R-FRAME-83 says how many tries are left, and offers another code when none is', async () => {
  const { browser } = await createKnownBrowser()
  const window = browser.open((await waitForLogin(scene, { method: 'email', email })).offer)
  await window.waitFor('Enter the code')
  const wrong = scene.lastCode() === '000000' ? '000001' : '000000'
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    window.submit(wrong)
    await window.waitFor('Checking the code')
    expect((await window.waitFor('Enter the code')).error).toBe(`Invalid code. ${left} left`)
  }
  window.submit(wrong)
  await window.waitFor('Checking the code')
  const dead = await window.waitFor('Enter the code')
  expect([dead.error, dead.field]).toEqual(['This code is no longer valid. Request a new one', undefined])
  scene.clock.nowMs += 31_000
  press(dead, 'Send again')
  await window.waitFor('Sending an email')
  await window.waitFor('Enter the code')
  window.submit(scene.lastCode())
  await window.waitFor('You’re logged in')
})

test('R-FRAME-83 says that a code has expired', async () => {
  const { browser } = await createKnownBrowser()
  const window = browser.open((await waitForLogin(scene, { method: 'email', email })).offer)
  await window.waitFor('Enter the code')
  scene.clock.nowMs += 20 * 60_000
  window.submit(scene.lastCode())
  await window.waitFor('Checking the code')
  expect((await window.waitFor('Enter the code')).error).toMatch(/no longer valid/)
})

test('R-FRAME-83 keeps the email after an error, and says when the server cannot be reached', async () => {
  const browser = createBrowser(scene)
  const window = browser.open((await waitForLogin(scene, { method: 'email' })).offer)
  browser.state.isOffline = true
  window.submit(email)
  await window.waitFor('Sending an email')
  const failed = await window.waitFor('Log in to your wallet')
  expect([failed.error, failed.field?.value]).toEqual(['Couldn’t reach the server', email])
  browser.state.isOffline = false
  window.submit(email)
  await window.waitFor('Open the link in your email')
  // The wait for the link outlives a lost connection.
  browser.state.isOffline = true
  await new Promise((resolve) => setTimeout(resolve, 10))
  browser.state.isOffline = false
  await browser.openLink(scene.mails.at(-1)?.deviceLink)
  await window.waitFor('You’re logged in')
})

test('R-FRAME-83 offers another mail after 30 seconds, another email, and to cancel', async () => {
  const browser = createBrowser(scene)
  const window = browser.open((await waitForLogin(scene, { method: 'email', email })).offer)
  const sent = await window.waitFor('Open the link in your email')
  expect(sent.buttons?.map(({ text, waitMs }) => [text, waitMs])).toEqual([
    ['Send again', 30_000],
    ['Use another email', undefined],
    ['Cancel', undefined],
  ])
  press(sent, 'Send again')
  await window.waitFor('Sending an email')
  expect((await window.waitFor('Log in to your wallet')).error).toMatch(/^Please try again after \d+ seconds$/)
  press(window.view(), 'Cancel')
  expect(window.window.isClosed).toBe(true)
})
