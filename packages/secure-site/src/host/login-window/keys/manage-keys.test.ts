import { createAccountBrowser } from '../../../../test/account-window-fixture.js'
import { FRAME_ORIGIN } from '../../../../test/frame-fixture.js'
import { createKeyScene, press } from '../../../../test/key-scene.js'
import { createLastingStorage } from '../../../../test/lasting-storage.js'
import { createBrowser, waitForLogin } from '../../../../test/login-window-fixture.js'
import { createCaller } from '../../../../test/raw-call.js'
import { createAuthenticator, installCredentialClasses } from '../../../../test/software-authenticator.js'
import { emptySchema } from '../../../api/response-schemas.js'
import type { AccountView } from '../../account-window/account-screen.js'
import { createKeyScreen } from '../../account-window/key-screen.js'
import { createHandoverKey } from '../../vault/vault-key.js'
import { createLoginKeys } from '../login-keys.js'

const EMAIL = 'ada@mail.example'
const HOME = 'Passkeys and recovery code'
let scene: ReturnType<typeof createKeyScene>
beforeAll(async () => {
  installCredentialClasses()
  await import('@simplewebauthn/server')
})
beforeEach(() => {
  scene = createKeyScene()
})
afterEach(() => scene.end())

/** The account window of a wallet without passkey and code, whose user has just logged in. */
async function openWindow(hasPrf = true) {
  const authenticator = createAuthenticator({ hasPrf, origin: FRAME_ORIGIN })
  const browser = createBrowser(scene, createLastingStorage(), authenticator.credentials)
  const login = await scene.logIn(browser)
  const account = createAccountBrowser(scene, { storage: browser.storage })
  const { token } = await account.open(login.frame)
  await account.api({ path: '/account/keys', schema: emptySchema, token })
  const handoverKey = await createHandoverKey()
  const sealed = await login.frame.session.handOver(handoverKey)
  const views: AccountView[] = []
  const state = { isBack: false }
  const onBack = () => {
    state.isBack = true
  }
  await createLoginKeys({
    offer: { ticket: token, handoverKey },
    api: account.api,
    storage: browser.storage,
    credentials: authenticator.credentials,
    now: () => scene.clock.nowMs,
    pause: () => Promise.reject(new Error('Nothing is polled here')),
    close: onBack,
    ...createKeyScreen({ show: (view) => views.push(view) }),
  }).manage({ sealed, onBack })
  const view = () => views.at(-1) ?? { title: '' }
  const waitFor = async (title: string, isShown: (shown: AccountView) => boolean = () => true) => {
    while (view().title !== title || view().isBusy === true || !isShown(view()))
      await new Promise((resolve) => setTimeout(resolve, 1))
    return view()
  }
  const pressHere = (text: string) => {
    const button = view().buttons?.find((one) => one.text === text)
    if (button === undefined) throw new Error(`The view ${view().title} has no button ${text}`)
    button.onPress()
  }
  async function saveCode(start: () => void): Promise<string> {
    start()
    const { code = '' } = await waitFor('Your recovery code')
    pressHere('I have saved it')
    ;(await waitFor('Enter your recovery code')).field?.onSubmit(code)
    await waitFor('Your recovery code works')
    pressHere('Done')
    await waitFor(HOME, ({ rows = [] }) => rows.length > 0)
    return code
  }
  async function addPasskey() {
    pressHere('Add a passkey')
    await waitFor('Your passkey works')
    pressHere('Done')
    return waitFor(HOME, ({ rows = [] }) => rows.length > 0)
  }
  return { authenticator, browser, login, account, token, view, waitFor, press: pressHere, saveCode, addPasskey, state }
}

const slots = () => {
  const [, vault] = [...scene.stores.main.dump()].find(([key]) => key.startsWith('vault:')) ?? []
  return Object.keys(Object(vault).slots).map((slot) => slot.replace(/:.*/, ''))
}
const changes = () => scene.mails.filter(({ purpose }) => purpose === 'access-changed').map(({ change }) => change)

/** Opens the wallet in a new browser with a code. Resolves to the window's view. */
async function tryCode(code: string) {
  const held = await scene.begin(createBrowser(scene), EMAIL)
  await held.window.waitFor('Open your wallet')
  press(held.window, 'Use the recovery code')
  held.window.submit(code)
  return held
}

test('R-FRAME-116 saves a recovery code, replaces it, and sends a notice of each', async () => {
  const { press, view, saveCode, login, state } = await openWindow()
  expect(view().rows).toEqual([])
  const first = await saveCode(() => press('Save a recovery code'))
  expect(view().rows?.map(({ title, button }) => [title, button.text])).toEqual([['Recovery code', 'Replace']])
  const second = await saveCode(() => view().rows?.[0]?.button.onPress())
  expect(changes()).toEqual(['code-added', 'code-replaced'])
  press('Back')
  expect(state.isBack).toBe(true)
  const wrong = await tryCode(first)
  while (wrong.window.window.view()?.error === undefined) await new Promise((resolve) => setTimeout(resolve, 1))
  expect(wrong.window.window.view()?.error).toMatch(/or an older one$/)
  const right = await tryCode(second)
  await right.window.waitFor('You’re logged in')
  expect(await scene.collectAddress(right)).toBe(login.address)
})

test('R-FRAME-116 adds a passkey and removes it: it then neither opens the wallet nor logs in', async () => {
  const { addPasskey, view, waitFor, press: pressHere, browser } = await openWindow()
  const { rows } = await addPasskey()
  expect(rows?.[0]).toMatchObject({
    title: 'Passkey',
    lines: [expect.stringMatching(/^Added Jan/), 'Opens the wallet'],
  })
  expect(slots()).toEqual(['escrow', 'passkey'])
  rows?.[0]?.button.onPress()
  expect((await waitFor('Remove this passkey?')).lines?.[0]).toMatch(/neither opens this wallet nor logs in/)
  pressHere('Keep it')
  await waitFor(HOME)
  view().rows?.[0]?.button.onPress()
  pressHere('Remove it')
  await waitFor(HOME, ({ rows = [] }) => rows.length === 0)
  expect(slots()).toEqual(['escrow'])
  expect(changes()).toEqual(['passkey-added', 'passkey-removed'])
  const frame = await waitForLogin(scene, { method: 'email' })
  const window = browser.open(frame.offer)
  press(window, 'Use a passkey')
  await window.waitFor('Use your passkey')
  expect((await window.waitFor('Log in to your wallet')).error).toMatch(/^This passkey opens no wallet here/)
})

test('R-FRAME-116 R-FRAME-112 keeps the last passkey of a wallet whose escrow is off, and says why', async () => {
  const { addPasskey, view, waitFor, press, saveCode } = await openWindow()
  await addPasskey()
  press('Turn off restoring by login')
  press('Turn it off')
  await waitFor('Restoring by login is off')
  press('Done')
  await waitFor(HOME, ({ rows = [] }) => rows.length === 1)
  const remove = () => {
    view().rows?.[0]?.button.onPress()
    press('Remove it')
  }
  remove()
  expect((await waitFor(HOME, ({ error }) => error !== undefined)).error).toMatch(
    /^Save a recovery code or another passkey/,
  )
  expect(slots()).toEqual(['passkey'])
  await saveCode(() => press('Save a recovery code'))
  await waitFor(HOME, ({ rows = [] }) => rows.length === 2)
  remove()
  await waitFor(HOME, ({ rows = [] }) => rows.length === 1)
  expect(slots()).toEqual(['code'])
  expect(changes()).toEqual(['passkey-added', 'escrow-off', 'code-added', 'passkey-removed'])
})

test('R-FRAME-116 changes nothing without a login of the last five minutes, and for no other client', async () => {
  const { account, token, login } = await openWindow()
  const thief = await createCaller(scene)
  for (const path of ['/api/account/keys', '/api/window/keys', '/api/window/passkey/remove']) {
    const body = path === '/api/account/keys' ? {} : { ticket: token, proof: 'A'.repeat(43), id: 'A'.repeat(22) }
    expect((await thief.call({ path, body, claims: { token } })).status).toBeGreaterThanOrEqual(400)
  }
  const { token: late } = await account.open(login.frame)
  scene.clock.nowMs += 10 * 60_000
  const call = { path: '/account/keys', schema: emptySchema, token: late }
  await expect(account.api(call)).rejects.toThrow('Log in again to do this')
  await expect(account.api({ path: '/window/keys', body: { ticket: late }, schema: emptySchema })).rejects.toThrow(
    'This login has ended',
  )
})
