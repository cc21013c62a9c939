import { createAccountBrowser } from '../../../test/account-window-fixture.js'
import { createFrameScene, OTHER_PAGE_ORIGIN, PAGE_ORIGIN } from '../../../test/frame-fixture.js'
import { createLastingStorage } from '../../../test/lasting-storage.js'
import { createCaller } from '../../../test/raw-call.js'
import type { AuditEvent } from '../log/audit.js'
import type { FrameStoreOperations } from '../store/frame-store.js'
import { createMemoryStore } from '../store/memory-store.js'

const MINUTE_MS = 60_000
const email = 'ada@mail.example'
let scene: ReturnType<typeof createFrameScene>
let events: AuditEvent[]
beforeEach(() => {
  events = []
  scene = createFrameScene({ onAudit: (event) => events.push(event) })
})
afterEach(() => scene.end())

async function logIn(params: Parameters<typeof scene.startFrame>[0] = {}) {
  const frame = scene.startFrame({ storage: createLastingStorage(), ...params })
  const addresses = await scene.logIn(frame)
  return { ...frame, addresses }
}

test('R-FRAME-105 lists the sessions of an account with site, device key and times, the last used first', async () => {
  const first = await logIn()
  const startedAtMs = scene.clock.nowMs
  scene.clock.nowMs += 20 * MINUTE_MS
  await logIn({ embedder: OTHER_PAGE_ORIGIN })
  scene.clock.nowMs += 20 * MINUTE_MS
  const lastUsedAtMs = scene.clock.nowMs
  const window = await createAccountBrowser(scene).open(first)
  const { sessions, ...account } = await window.account()
  expect(account).toEqual({
    email,
    userName: null,
    hasWallet: true,
    changesKeys: false,
    isRecent: false,
    canProve: true,
    moreSessions: 0,
    waitingDevices: [],
  })
  expect(sessions).toMatchObject([
    { site: PAGE_ORIGIN, startedAtMs, lastUsedAtMs, isCurrent: true },
    { site: OTHER_PAGE_ORIGIN, startedAtMs: lastUsedAtMs - 20 * MINUTE_MS, isCurrent: false },
  ])
  expect(new Set(sessions.map(({ keyId }) => keyId)).size).toBe(2)
})

test('R-FRAME-105 ends a session at once: no login, no share and no signer, and its frame logs out', async () => {
  const [kept, lost] = [await logIn(), await logIn()]
  const tokens: string[] = []
  lost.session.onToken((token) => tokens.push(token))
  const window = await createAccountBrowser(scene).open(kept)
  const signer = await lost.session.signer()
  const { digest } = await signer.propose({ kind: 'evm-message', bytes: new TextEncoder().encode('hello') })
  const { sessions } = await window.account()
  const ended = sessions.find(({ isCurrent }) => !isCurrent)
  await window.endSession(ended?.id ?? '')
  expect((await window.account()).sessions).toMatchObject([{ isCurrent: true }])
  scene.clock.nowMs += 2 * MINUTE_MS
  // The user approves only now.
  await expect(signer.sign({ digest })).rejects.toMatchObject({ reason: 'session_expired' })
  await expect(lost.session.signer()).rejects.toMatchObject({ reason: 'logged_out' })
  expect(tokens).toEqual([''])
  expect(await lost.session.isConnected()).toBe(false)
  await expect(lost.session.user({ namespace: 'eip155' })).rejects.toMatchObject({ reason: 'logged_out' })
  expect(await kept.session.isConnected()).toBe(true)
  await expect(kept.session.signer()).resolves.toBeDefined()
  // The server has nothing left that this device could open the wallet with.
  const names = [...scene.stores.main.dump().keys(), ...scene.stores.vault.dump().keys()]
  expect(names.filter((name) => /device-|:device:/.test(name) && name.includes(`:${ended?.keyId}`))).toEqual([])
  expect(events).toContainEqual(expect.objectContaining({ event: 'session-ended', status: 200, site: PAGE_ORIGIN }))
})

test('R-FRAME-105 R-FRAME-115 keeps no access that a device asks for while its session is ended', async () => {
  const store = createMemoryStore(() => scene.clock.nowMs)
  let beforeSlot = async () => {}
  const slow = <Operations extends FrameStoreOperations>(inner: Operations): Operations => ({
    ...inner,
    async set(key: string, value: unknown, expiresAtMs?: number) {
      if (key.startsWith('device-slot:')) await beforeSlot()
      await inner.set(key, value, expiresAtMs)
    },
  })
  scene = createFrameScene({
    store: { ...slow(store), transaction: (work) => store.transaction((inner) => work(slow(inner))) },
  })
  const kept = await logIn()
  const slots = await store.list({ prefix: 'device-slot:', limit: 9 })
  expect(slots).toHaveLength(1)
  const window = await createAccountBrowser(scene).open(kept)
  beforeSlot = async () => {
    beforeSlot = async () => {}
    const { sessions } = await window.account()
    await window.endSession(sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '')
  }
  await logIn().catch(() => undefined)
  expect((await window.account()).sessions).toHaveLength(1)
  expect(await store.list({ prefix: 'device-slot:', limit: 9 })).toEqual(slots)
})

test('R-FRAME-105 ends all other sessions, and opens the same wallet on the next login of an ended device', async () => {
  const storage = createLastingStorage()
  const old = await logIn({ storage })
  await logIn({ embedder: OTHER_PAGE_ORIGIN })
  const kept = await logIn()
  const window = await createAccountBrowser(scene).open(kept)
  await window.endOthers()
  expect((await window.account()).sessions).toHaveLength(1)
  expect(await old.session.isConnected()).toBe(false)
  expect(await kept.session.isConnected()).toBe(true)
  expect((await logIn({ storage })).addresses).toEqual(kept.addresses)
})

test('R-FRAME-105 ends its own session, and the window with it', async () => {
  const frame = await logIn()
  const window = await createAccountBrowser(scene).open(frame)
  const [own] = (await window.account()).sessions
  await window.endSession(own?.id ?? '')
  await expect(window.account()).rejects.toMatchObject({ reason: 'session_expired' })
  expect(await frame.session.isConnected()).toBe(false)
})

test('R-FRAME-105 ends no session of another account', async () => {
  const ada = await logIn()
  const bob = scene.startFrame()
  await scene.logIn(bob, 'bob@mail.example')
  const browser = createAccountBrowser(scene)
  const [own] = (await (await browser.open(ada)).account()).sessions
  const window = await browser.open(bob)
  await window.endSession(own?.id ?? '')
  await window.endOthers()
  expect(await ada.session.isConnected()).toBe(true)
})

test('R-FRAME-105 gives a ticket only to a logged-in frame, for one window, project and page, for 30 minutes', async () => {
  const stranger = await createCaller(scene)
  expect((await stranger.call({ path: '/api/auth/account' })).status).toBe(401)
  const frame = await logIn()
  const browser = createAccountBrowser(scene)
  const window = await browser.open(frame)
  const open = (claims = {}) => stranger.call({ path: '/api/account/open', claims: { token: window.token, ...claims } })
  expect((await open({ embedder: OTHER_PAGE_ORIGIN })).status).toBe(401)
  expect((await open({ projectId: 'other-project' })).status).toBe(401)
  await window.account()
  expect((await open()).status).toBe(401)
  for (const path of ['end-session', 'end-others', 'export', 'delete', 'prove'])
    expect((await stranger.call({ path: `/api/account/${path}`, claims: { token: window.token } })).status).not.toBe(
      200,
    )
  // A frame's own token opens no window, and a ticket is no login.
  await expect(browser.openTicket('x'.repeat(43)).account()).rejects.toMatchObject({ reason: 'session_expired' })
  expect((await stranger.call({ path: '/api/auth/session', claims: { token: window.token } })).status).toBe(401)
  scene.clock.nowMs += 31 * MINUTE_MS
  await expect(window.account()).rejects.toMatchObject({ reason: 'session_expired' })
})

test('R-FRAME-106 exports the wallet within five minutes of the login, and later only after another login in the window', async () => {
  const frame = await logIn()
  const browser = createAccountBrowser(scene)
  const window = await browser.open(frame)
  expect((await window.export()).vault.addresses).toEqual(frame.addresses)
  expect(scene.mails.at(-1)).toMatchObject({ to: email, purpose: 'keys-exported' })
  scene.clock.nowMs += 6 * MINUTE_MS
  const needed = { message: 'Log in again to do this' }
  await expect(window.export()).rejects.toMatchObject(needed)
  await expect(window.delete()).rejects.toMatchObject(needed)
  expect(events.filter(({ event }) => event === 'keys-exported').map(({ status }) => status)).toEqual([200, 403])
})

test('R-FRAME-107 deletes the wallet, its shares, sessions and devices, and notifies the user', async () => {
  const frame = await logIn()
  const other = await logIn({ embedder: OTHER_PAGE_ORIGIN })
  const bob = scene.startFrame()
  await scene.logIn(bob, 'bob@mail.example')
  const window = await createAccountBrowser(scene, { embedder: OTHER_PAGE_ORIGIN }).open(other)
  const { stores } = scene
  const isOfAda = ([key, value]: [string, unknown]) => key.startsWith('account:') && Object(value).email === email
  const accountId = [...stores.main.dump()].find(isOfAda)?.[0].slice('account:'.length) ?? ''
  expect(accountId).toHaveLength(43)
  await window.delete()
  for (const store of Object.values(stores)) {
    const left = [...store.dump()].filter(([key, value]) => `${key} ${JSON.stringify(value)}`.includes(accountId))
    expect(left).toEqual([])
  }
  expect(scene.mails.at(-1)).toMatchObject({ to: email, purpose: 'account-deleted', site: OTHER_PAGE_ORIGIN })
  for (const { session } of [frame, other]) expect(await session.isConnected()).toBe(false)
  await expect(window.account()).rejects.toMatchObject({ reason: 'session_expired' })
  expect(await bob.session.isConnected()).toBe(true)
  expect(events).toContainEqual(expect.objectContaining({ event: 'account-deleted', accountId, status: 200 }))
})

test('R-FRAME-107 makes a new wallet with the next login, once, and says so', async () => {
  const storage = createLastingStorage()
  const frame = await logIn({ storage })
  await (await createAccountBrowser(scene).open(frame)).delete()
  await frame.session.isConnected()
  const renewed = await logIn({ storage })
  expect(renewed.addresses).not.toEqual(frame.addresses)
  expect(scene.mails.at(-1)).toMatchObject({ to: email, purpose: 'account-renewed' })
  const count = scene.mails.length
  expect((await logIn()).addresses).toEqual(renewed.addresses)
  // Only the code of that login.
  expect(scene.mails).toHaveLength(count + 1)
})

test('R-FRAME-107 removes what logs in after a change of the email, and exports nothing for 24 hours after it', async () => {
  const frame = await logIn()
  const newEmail = 'ada@new.example'
  scene.clock.nowMs += 31_000
  await frame.session.updateEmail({ email: newEmail })
  await frame.session.updateEmailPrimaryOtp({ otp: scene.lastCode() })
  await frame.session.updateEmailSecondaryOtp({ otp: scene.lastCode() })
  const window = await createAccountBrowser(scene).open(frame)
  await expect(window.export()).rejects.toThrow('The email of this wallet was changed')
  await window.delete()
  expect(scene.mails.at(-1)).toMatchObject({ to: newEmail, purpose: 'account-deleted' })
  for (const former of [email, newEmail]) {
    const next = scene.startFrame()
    expect(await scene.logIn(next, former)).not.toEqual(frame.addresses)
  }
  expect([...scene.stores.main.dump().keys()].filter((key) => key.startsWith('account:'))).toHaveLength(2)
})
