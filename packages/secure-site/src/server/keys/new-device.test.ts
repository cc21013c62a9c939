import { createAccountBrowser } from '../../../test/account-window-fixture.js'
import { FRAME_ORIGIN } from '../../../test/frame-fixture.js'
import { createKeyScene, press, saveRecoveryCode } from '../../../test/key-scene.js'
import { createLastingStorage } from '../../../test/lasting-storage.js'
import { createBrowser } from '../../../test/login-window-fixture.js'
import type { AuditEvent } from '../log/audit.js'

const EMAIL = 'ada@mail.example'
const DAY_MS = 24 * 60 * 60_000
const WAITS = 'This device has to wait'

let scene: ReturnType<typeof createKeyScene>
beforeEach(() => {
  scene = createKeyScene()
})
afterEach(() => scene.end())

/** A wallet, and a browser that is new to it, with a login that waits. */
async function createWaiting() {
  const known = createBrowser(scene)
  const owner = await scene.logIn(known)
  const browser = createBrowser(scene)
  const login = await scene.begin(browser, EMAIL)
  const view = await login.window.waitFor(WAITS)
  return { known, owner, browser, login, view }
}

const notices = () => scene.mails.filter(({ purpose }) => purpose === 'new-device')
const openAccount = ({ known, owner }: Awaited<ReturnType<typeof createWaiting>>) =>
  createAccountBrowser(scene, { storage: known.storage }).open(owner.frame)

const CLIENT = { address: '192.0.2.7', requestId: 'request' }
const fetchPage = async (request: Request) => {
  const response = await scene.server.handle(request, CLIENT)
  return { status: response.status, text: await response.text() }
}
const getPage = (url = '') => fetchPage(new Request(url))
const postPage = (link: string) =>
  fetchPage(new Request(`${FRAME_ORIGIN}/refuse`, { method: 'POST', body: new URLSearchParams({ link }) }))

test('R-FRAME-115 a new device waits for a day, says until when, and then opens the same wallet with another login', async () => {
  const { owner, browser, login, view } = await createWaiting()
  expect(view.lines?.join(' ')).toMatch(
    /^This device is new to the wallet. It can open it from Jan .* You can close this window, and log in again/,
  )
  expect(view.buttons?.map(({ text }) => text)).toEqual(['Close'])
  press(login.window, 'Close')
  // Another tab, or the same window loaded again.
  const second = await scene.begin(browser, EMAIL)
  expect(await second.window.waitFor(WAITS)).toMatchObject({ lines: view.lines })
  scene.clock.nowMs += DAY_MS
  expect((await scene.logIn(browser)).address).toBe(owner.address)
  expect((await scene.logIn(browser)).address).toBe(owner.address)
  expect(notices()).toHaveLength(1)
})

test('R-FRAME-115 R-FRAME-81 sends the owner one notice with site, times and a link that refuses', async () => {
  await createWaiting()
  const [notice] = notices()
  const requestedAtMs = notice?.requestedAtMs ?? 0
  expect(notices()).toEqual([
    {
      to: EMAIL,
      purpose: 'new-device',
      site: 'https://app.example',
      requestedAtMs,
      opensAtMs: requestedAtMs + DAY_MS,
      refuseLink: expect.stringMatching(/^https:\/\/frame\.example\/refuse\?link=[\w-]{43}$/),
    },
  ])
})

test('R-FRAME-115 the first login of an account, and another site in a known browser, do not wait', async () => {
  const browser = createBrowser(scene)
  const first = await scene.logIn(browser, EMAIL, createLastingStorage())
  // A frame without storage is a new device key each time.
  const second = await scene.logIn(browser)
  expect(second.address).toBe(first.address)
  expect(notices()).toEqual([])
})

test('R-FRAME-115 a window that stays open goes on when the wait ends', async () => {
  scene = createKeyScene({ escrowDelayMs: 60_000 })
  const { owner, login } = await createWaiting()
  scene.clock.nowMs += 60_000
  await login.window.waitFor('You’re logged in')
  expect(await scene.collectAddress(login)).toBe(owner.address)
})

test('R-FRAME-115 with a delay of 0 no device waits, and no notice is sent', async () => {
  scene = createKeyScene({ escrowDelayMs: 0 })
  const { address } = await scene.logIn(createBrowser(scene))
  expect((await scene.logIn(createBrowser(scene))).address).toBe(address)
  expect(notices()).toEqual([])
})

test('R-FRAME-115 a recovery code ends the wait, and its device is known from then on', async () => {
  const { window, address } = await scene.logIn(createBrowser(scene))
  const code = await saveRecoveryCode(window)
  const browser = createBrowser(scene)
  const login = await scene.begin(browser, EMAIL)
  const { lines, buttons } = await login.window.waitFor('Open your wallet')
  expect(lines?.[1]).toBe('A passkey or the recovery code opens it now.')
  expect(buttons?.map(({ text }) => text)).toEqual(['Use the recovery code', 'Cancel'])
  press(login.window, 'Use the recovery code')
  login.window.submit(code)
  await login.window.waitFor('You’re logged in')
  expect(await scene.collectAddress(login)).toBe(address)
  expect((await scene.logIn(browser)).address).toBe(address)
})

test('R-FRAME-115 the account window of a known device shows and refuses a device that waits', async () => {
  const waiting = await createWaiting()
  const window = await openAccount(waiting)
  const { waitingDevices } = await window.account()
  expect(waitingDevices).toMatchObject([{ site: 'https://app.example', opensAtMs: notices()[0]?.opensAtMs }])
  const [{ id = '' } = {}] = waitingDevices
  expect(await window.refuseDevice(id)).toEqual({ isRefused: true })
  expect(await window.refuseDevice(id)).toEqual({ isRefused: false })
  expect((await window.account()).waitingDevices).toEqual([])
  scene.clock.nowMs += 2 * DAY_MS
  const login = await scene.begin(waiting.browser, EMAIL)
  const { lines, buttons } = await login.window.waitFor('Open your wallet')
  expect(lines).toEqual(['The owner of this wallet has refused this device.'])
  expect(buttons?.map(({ text }) => text)).toEqual(['Close'])
  // The refusal ends after 30 days; then the device waits like any new one.
  scene.clock.nowMs += 30 * DAY_MS
  await (await scene.begin(waiting.browser, EMAIL)).window.waitFor(WAITS)
  expect(notices()).toHaveLength(2)
})

test('R-FRAME-115 no account window refuses the device of another account', async () => {
  const waiting = await createWaiting()
  const other = createBrowser(scene)
  const bob = await scene.logIn(other, 'bob@mail.example')
  const [{ id = '' } = {}] = (await (await openAccount(waiting)).account()).waitingDevices
  const window = await openAccount({ ...waiting, known: other, owner: bob })
  expect(await window.refuseDevice(id)).toEqual({ isRefused: false })
  expect((await (await openAccount(waiting)).account()).waitingDevices).toHaveLength(1)
})

test('R-FRAME-115 the link of the notice refuses the device after a press, and not before', async () => {
  const { browser } = await createWaiting()
  const { refuseLink = '' } = notices()[0] ?? {}
  const shown = await getPage(refuseLink)
  expect(shown.status).toBe(200)
  expect(shown.text).toMatch(/Refuse this device\?.*https:\/\/app\.example.*2026-01-02/s)
  await (await scene.begin(browser, EMAIL)).window.waitFor(WAITS)
  const link = new URL(refuseLink).searchParams.get('link') ?? ''
  expect((await postPage(link)).text).toContain('The device is refused')
  for (const page of [await postPage(link), await getPage(refuseLink), await getPage(`${refuseLink}x`)])
    expect(page.status).toBe(410)
  expect((await (await scene.begin(browser, EMAIL)).window.waitFor('Open your wallet')).lines).toEqual([
    'The owner of this wallet has refused this device.',
  ])
})

test('R-FRAME-95 R-FRAME-115 audits the refusal of a link once, without the link', async () => {
  const events: AuditEvent[] = []
  scene = createKeyScene({ onAudit: (event) => events.push(event) })
  await createWaiting()
  const { refuseLink = '' } = notices()[0] ?? {}
  const link = new URL(refuseLink).searchParams.get('link') ?? ''
  await getPage(refuseLink)
  await postPage(link)
  await postPage(link)
  await postPage(`${link}x`)
  const accountId = events.find(({ event }) => event === 'login')?.accountId
  expect(events.filter(({ event }) => event === 'device-refused-by-link')).toEqual([
    {
      event: 'device-refused-by-link',
      status: 200,
      timeMs: scene.clock.nowMs,
      requestId: 'request',
      network: '192.0.2.7',
      accountId,
      keyId: undefined,
      projectId: undefined,
      refusedKeyId: expect.stringMatching(/^[\w-]{43}$/),
      site: 'https://app.example',
    },
  ])
  expect(JSON.stringify(events)).not.toContain(link)
})

test('R-FRAME-115 without its notice no wait begins', async () => {
  let fails = true
  scene = createKeyScene({
    async sendMail(mail) {
      if (mail.purpose === 'new-device' && fails) throw new Error('The mail server is down')
      scene.mails.push(mail)
    },
  })
  await scene.logIn(createBrowser(scene))
  const browser = createBrowser(scene)
  const login = await scene.begin(browser, EMAIL)
  expect((await login.window.waitFor('Log in to your wallet')).error).toBe('Couldn’t send the email')
  expect([...scene.stores.main.dump().keys()].filter((key) => key.startsWith('wallet-device:'))).toHaveLength(1)
  fails = false
  await (await scene.begin(browser, EMAIL)).window.waitFor(WAITS)
  expect(notices()).toHaveLength(1)
})

test('R-FRAME-105 R-FRAME-115 a device whose session the owner ends waits again, the owner’s own browser does not', async () => {
  const waiting = await createWaiting()
  scene.clock.nowMs += DAY_MS
  const second = await scene.logIn(waiting.browser)
  const window = await openAccount({ ...waiting, known: waiting.browser, owner: second })
  const sessions = (await window.account()).sessions
  for (const { id } of sessions.filter(({ isCurrent }) => !isCurrent)) await window.endSession(id)
  await window.endSession(sessions.find(({ isCurrent }) => isCurrent)?.id ?? '')
  expect((await scene.logIn(waiting.browser)).address).toBe(second.address)
  await (await scene.begin(waiting.known, EMAIL)).window.waitFor(WAITS)
})

test('R-FRAME-105 R-FRAME-115 after "Log out everywhere else" a device that had logged out waits again', async () => {
  const waiting = await createWaiting()
  scene.clock.nowMs += DAY_MS
  await (await scene.logIn(waiting.browser)).frame.session.signOut()
  await (await openAccount(waiting)).endOthers()
  await (await scene.begin(waiting.browser, EMAIL)).window.waitFor(WAITS)
  expect((await scene.logIn(waiting.known)).address).toBe(waiting.owner.address)
})
