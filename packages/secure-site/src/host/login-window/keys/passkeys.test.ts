import { FRAME_ORIGIN } from '../../../../test/frame-fixture.js'
import { createKeyScene, press, saveRecoveryCode } from '../../../../test/key-scene.js'
import { createLastingStorage } from '../../../../test/lasting-storage.js'
import { createBrowser, waitForLogin } from '../../../../test/login-window-fixture.js'
import { createCaller } from '../../../../test/raw-call.js'
import { createAuthenticator, installCredentialClasses } from '../../../../test/software-authenticator.js'
import { createMemoryStorage } from '../../session/frame-storage.js'

let scene: ReturnType<typeof createKeyScene>
beforeAll(async () => {
  installCredentialClasses()
  // The server loads it with the first passkey; on a busy machine that takes longer than a view may.
  await import('@simplewebauthn/server')
})
beforeEach(() => {
  scene = createKeyScene()
})
afterEach(() => scene.end())

const EMAIL = 'ada@mail.example'
const NEW_EMAIL = 'ada@new.example'

const createBrowserWith = ({ credentials }: ReturnType<typeof createAuthenticator>) =>
  createBrowser(scene, createLastingStorage(), credentials)

/** A wallet with a passkey of this authenticator. */
async function createWallet(hasPrf: boolean) {
  const authenticator = createAuthenticator({ hasPrf, origin: FRAME_ORIGIN })
  const login = await scene.logIn(createBrowserWith(authenticator))
  await login.window.waitFor('Keep access to your wallet')
  press(login.window, 'Create a passkey')
  const saved = await login.window.waitFor('Your passkey works')
  return { ...login, authenticator, saved }
}

const slotsOf = () => {
  const [, vault] = [...scene.stores.main.dump()].find(([key]) => key.startsWith('vault:')) ?? []
  return Object.keys(Object(vault).slots).map((slot) => slot.replace(/:.*/, ''))
}
const countEscrowReads = () => scene.requests.filter(({ url }) => /\/(auth|vault)\/share$/.test(url)).length

describe.each([
  [true, ['escrow', 'passkey']],
  [false, ['escrow']],
] as const)('R-FRAME-113 a passkey, with prf: %s', (hasPrf, slots) => {
  test('R-FRAME-113 R-FRAME-114 opens the wallet on a new device without waiting', async () => {
    const wallet = await createWallet(hasPrf)
    expect(slotsOf()).toEqual(slots)
    await scene.changeEmail(wallet, NEW_EMAIL)
    const reads = countEscrowReads()
    const login = await scene.begin(createBrowserWith(wallet.authenticator), NEW_EMAIL)
    await login.window.waitFor('Open your wallet')
    press(login.window, 'Use a passkey')
    await login.window.waitFor('You’re logged in')
    expect(await scene.collectAddress(login)).toBe(wallet.address)
    // Only a passkey that opens the wallet itself needs no share of the server.
    expect(countEscrowReads() - reads).toBe(hasPrf ? 0 : 2)
  })

  test('R-FRAME-113 logs in by itself, without an email', async () => {
    const wallet = await createWallet(hasPrf)
    const mails = scene.mails.length
    const frame = await waitForLogin(scene, { method: 'email' })
    const window = createBrowserWith(wallet.authenticator).open(frame.offer)
    press(window, 'Use a passkey')
    await window.waitFor('You’re logged in')
    expect(await frame.collect()).toEqual({ email: EMAIL })
    expect((await frame.frame.session.user({ namespace: 'eip155' })).address).toBe(wallet.address)
    expect(scene.mails).toHaveLength(mails)
  })
})

test('R-FRAME-141 gives no passkey to a frame unless the operator lets passkeys approve', async () => {
  const { frame } = await createWallet(true)
  expect(await frame.session.passkeys()).toEqual([])
})

test('R-FRAME-141 gives the passkeys of an account to the frame of its login, and to no one else', async () => {
  scene = createKeyScene({ passkeyApprovals: true })
  const { frame, authenticator } = await createWallet(true)
  const passkeys = await frame.session.passkeys()
  expect(passkeys).toEqual(authenticator.list().map((one) => ({ ...one, transports: ['internal'], counter: 0 })))
  const other = await scene.logIn(createBrowser(scene), 'eve@mail.example')
  expect(await other.frame.session.passkeys()).toEqual([])
  await frame.session.signOut()
  expect(await frame.session.passkeys()).toEqual([])
  const { status } = await (await createCaller(scene)).call({ path: '/api/vault/passkeys', body: {} })
  expect(status).toBe(401)
})

test('R-FRAME-115 a browser that keeps no data logs in with a passkey alone, without waiting', async () => {
  const wallet = await createWallet(true)
  const frame = await waitForLogin(scene, { method: 'google' })
  const { credentials } = wallet.authenticator
  const window = createBrowser(scene, createMemoryStorage(), credentials).open(frame.offer)
  const { lines, buttons } = await window.waitFor('Log in with a passkey')
  expect(lines?.[0]).toMatch(/^This browser keeps no data for this site, so only a passkey/)
  expect(buttons?.map(({ text }) => text)).toEqual(['Use a passkey', 'Cancel'])
  wallet.authenticator.state.isCancelled = true
  press(window, 'Use a passkey')
  await window.waitFor('Use your passkey')
  expect((await window.waitFor('Log in with a passkey')).error).toMatch(/^No passkey was used/)
  wallet.authenticator.state.isCancelled = false
  press(window, 'Use a passkey')
  await window.waitFor('You’re logged in')
  await frame.collect()
  expect((await frame.frame.session.user({ namespace: 'eip155' })).address).toBe(wallet.address)
})

test('R-FRAME-113 says that a passkey without prf opens nothing, and offers a recovery code', async () => {
  const { saved, window } = await createWallet(false)
  expect(saved.lines?.[0]).toMatch(/cannot open it without your login/)
  expect(saved.buttons?.map(({ text }) => text)).toEqual(['Save a recovery code', 'Done'])
  press(window, 'Save a recovery code')
  await window.waitFor('Your recovery code')
})

test('R-FRAME-112 R-FRAME-113 the escrow goes only with a slot that opens the wallet', async () => {
  const { window, authenticator, address } = await createWallet(true)
  press(window, 'Turn off restoring by login')
  press(window, 'Turn it off')
  await window.waitFor('Restoring by login is off')
  expect(slotsOf()).toEqual(['passkey'])
  const login = await scene.begin(createBrowserWith(authenticator), EMAIL)
  await login.window.waitFor('Open your wallet')
  press(login.window, 'Use a passkey')
  await login.window.waitFor('You’re logged in')
  expect(await scene.collectAddress(login)).toBe(address)
})

test('R-FRAME-112 R-FRAME-113 with a passkey without prf and no escrow asks for the recovery code', async () => {
  const { window, authenticator, address } = await createWallet(false)
  press(window, 'Save a recovery code')
  const { code = '' } = await window.waitFor('Your recovery code')
  press(window, 'I have saved it')
  window.submit(code)
  await window.waitFor('Your recovery code works')
  press(window, 'Turn off restoring by login')
  press(window, 'Turn it off')
  await window.waitFor('Restoring by login is off')
  const login = await scene.begin(createBrowserWith(authenticator), EMAIL)
  await login.window.waitFor('Open your wallet')
  press(login.window, 'Use a passkey')
  await login.window.waitFor('Use your passkey')
  const { error } = await login.window.waitFor('Open your wallet')
  expect(error).toBe('This passkey shows that it is you, but it does not open this wallet. Use the recovery code')
  press(login.window, 'Use the recovery code')
  login.window.submit(code)
  await login.window.waitFor('You’re logged in')
  expect(await scene.collectAddress(login)).toBe(address)
})

test('R-FRAME-113 a cancelled passkey changes nothing, and can be tried again', async () => {
  const authenticator = createAuthenticator({ hasPrf: true, origin: FRAME_ORIGIN })
  const { window } = await scene.logIn(createBrowserWith(authenticator))
  await window.waitFor('Keep access to your wallet')
  authenticator.state.isCancelled = true
  press(window, 'Create a passkey')
  await window.waitFor('Creating a passkey')
  expect((await window.waitFor('Keep access to your wallet')).error).toBe(
    'No passkey was used. Try again, or use another way',
  )
  expect(slotsOf()).toEqual(['escrow'])
  authenticator.state.isCancelled = false
  press(window, 'Create a passkey')
  await window.waitFor('Your passkey works')
})

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['of a frame', { clientData: { crossOrigin: true } }],
  ['of a frame of another site', { clientData: { topOrigin: 'https://evil.example' } }],
  ['for another challenge', { clientData: { challenge: 'AAAA' } }],
  ['of another kind', { clientData: { type: 'webauthn.create' } }],
  ['without the user’s fingerprint, face or PIN', { isVerified: false }],
])('R-FRAME-113 refuses a signature %s', async (_, forgery) => {
  const wallet = await createWallet(true)
  await scene.changeEmail(wallet, NEW_EMAIL)
  Object.assign(wallet.authenticator.state, forgery)
  const login = await scene.begin(createBrowserWith(wallet.authenticator), NEW_EMAIL)
  await login.window.waitFor('Open your wallet')
  press(login.window, 'Use a passkey')
  await login.window.waitFor('Use your passkey')
  expect((await login.window.waitFor('Open your wallet')).error).toBe('This passkey was not accepted. Try again')
  expect(login.isOffered()).toBe(true)
})

test('R-FRAME-113 refuses the passkey of another wallet, and an unknown one', async () => {
  const wallet = await createWallet(true)
  const other = createAuthenticator({ hasPrf: true, origin: FRAME_ORIGIN })
  const { window } = await scene.logIn(createBrowserWith(other), 'bob@mail.example')
  await saveRecoveryCode(window)
  await other.credentials.create({ publicKey: { ...NEW_KEY, rp: { id: 'frame.example', name: '' } } })
  const frame = await waitForLogin(scene, { method: 'email' })
  const login = createBrowserWith(other).open(frame.offer)
  press(login, 'Use a passkey')
  await login.waitFor('Use your passkey')
  expect((await login.waitFor('Log in to your wallet')).error).toMatch(/^This passkey opens no wallet here/)
  expect(wallet.address).not.toBe('')
})

const NEW_KEY = {
  challenge: new Uint8Array(32),
  user: { id: new Uint8Array(32), name: 'Eve', displayName: 'Eve' },
  pubKeyCredParams: [],
}
