import { createKeyScene, press, saveRecoveryCode } from '../../../../test/key-scene.js'
import { createLastingStorage } from '../../../../test/lasting-storage.js'
import { createBrowser } from '../../../../test/login-window-fixture.js'
import { checkWallets } from '../../../server/start/check-wallets.js'
import { createKeyWrapper } from '../../../server/vault/key-wrapper.js'
import { createRecoveryCode } from './recovery-code.js'

let scene: ReturnType<typeof createKeyScene>
beforeEach(() => {
  scene = createKeyScene()
})
afterEach(() => scene.end())

const NEW_EMAIL = 'ada@new.example'

/** A wallet with a recovery code whose email was changed, so that the escrow waits. */
async function createChangedWallet() {
  const login = await scene.logIn(createBrowser(scene))
  const code = await saveRecoveryCode(login.window)
  await scene.changeEmail(login, NEW_EMAIL)
  return { ...login, code }
}

test('R-FRAME-111 R-FRAME-114 opens the wallet on a new device with the recovery code, without waiting for the escrow', async () => {
  const { address, code } = await createChangedWallet()
  const storage = createLastingStorage()
  const login = await scene.begin(createBrowser(scene), NEW_EMAIL, storage)
  const { lines } = await login.window.waitFor('Open your wallet')
  expect(lines?.[0]).toMatch(/^This device is new to the wallet. It can open it from Jan /)
  press(login.window, 'Use the recovery code')
  await login.window.waitFor('Enter your recovery code')
  login.window.submit(code)
  await login.window.waitFor('You’re logged in')
  expect(await scene.collectAddress(login)).toBe(address)
  // The device has its own slot now.
  const again = await scene.begin(createBrowser(scene), NEW_EMAIL, storage)
  await again.window.waitFor('You’re logged in')
  expect(await scene.collectAddress(again)).toBe(address)
})

test('R-FRAME-111 says what is wrong with a code, and keeps the login waiting', async () => {
  const { code, address } = await createChangedWallet()
  const { window, ...login } = await scene.begin(createBrowser(scene), NEW_EMAIL)
  await window.waitFor('Open your wallet')
  press(window, 'Use the recovery code')
  const submit = async (typed: string) => {
    const before = window.window.views.length
    window.submit(typed)
    while (window.window.views.length === before) await new Promise((resolve) => setTimeout(resolve, 1))
    return window.waitFor('Enter your recovery code')
  }
  expect((await submit(code.slice(0, -1))).error).toBe('This is no recovery code. Check it for typing errors')
  expect((await submit(await createRecoveryCode())).error).toMatch(/^It does not open this wallet. Perhaps/)
  expect(login.isOffered()).toBe(true)
  window.submit(code)
  await window.waitFor('You’re logged in')
  expect(await scene.collectAddress({ window, ...login })).toBe(address)
})

test('R-FRAME-111 saves a code only after it was typed again, shows it once, and stores it nowhere', async () => {
  const browser = createBrowser(scene)
  const { window } = await scene.logIn(browser)
  await window.waitFor('Keep access to your wallet')
  press(window, 'Save a recovery code')
  const { code: first = '' } = await window.waitFor('Your recovery code')
  const vaults = () => [...scene.stores.main.dump()].filter(([key]) => key.startsWith('vault:'))
  press(window, 'I have saved it')
  await window.waitFor('Enter your recovery code')
  window.submit(await createRecoveryCode())
  while (window.window.view()?.error === undefined) await new Promise((resolve) => setTimeout(resolve, 1))
  expect(window.window.view()?.error).toBe('This is not the code you were shown. Check it for typing errors')
  expect(JSON.stringify(vaults())).not.toMatch(/"code"/)
  press(window, 'Make another code')
  await window.waitFor('Making a recovery code')
  const { code = '' } = await window.waitFor('Your recovery code')
  expect(code).not.toBe(first)
  press(window, 'I have saved it')
  window.submit(code)
  const saved = await window.waitFor('Your recovery code works')
  expect(JSON.stringify(saved)).not.toContain(code)
  expect(JSON.stringify(vaults())).toMatch(/"code"/)
  const { main, auth, vault } = scene.stores
  const stored = JSON.stringify([main, auth, vault].flatMap((store) => [...store.dump()]))
  const kept = JSON.stringify(await Promise.all((await browser.storage.keys()).map((key) => browser.storage.get(key))))
  for (const text of [code, code.replaceAll('-', '')]) expect(stored + kept).not.toContain(text)
})

test('R-FRAME-111 offers it to a wallet that has none, and after "Not now" a week later', async () => {
  const browser = createBrowser(scene)
  const first = await scene.logIn(browser)
  await first.window.waitFor('Keep access to your wallet')
  press(first.window, 'Not now')
  const second = await scene.logIn(browser)
  while (!second.window.window.isClosed) await new Promise((resolve) => setTimeout(resolve, 1))
  expect(second.window.window.views.some(({ title }) => title === 'Keep access to your wallet')).toBe(false)
  scene.clock.nowMs += 7 * 24 * 60 * 60_000
  const third = await scene.logIn(browser)
  await saveRecoveryCode(third.window)
  press(third.window, 'Done')
  const fourth = await scene.logIn(browser)
  while (!fourth.window.window.isClosed) await new Promise((resolve) => setTimeout(resolve, 1))
  expect(fourth.window.window.views.some(({ title }) => title === 'Keep access to your wallet')).toBe(false)
})

describe('R-FRAME-112 the escrow', () => {
  async function turnOff() {
    const storage = createLastingStorage()
    const login = await scene.logIn(createBrowser(scene), 'ada@mail.example', storage)
    const code = await saveRecoveryCode(login.window)
    press(login.window, 'Turn off restoring by login')
    await login.window.waitFor('Turn off restoring by login?')
    press(login.window, 'Turn it off')
    await login.window.waitFor('Restoring by login is off')
    return { ...login, code, storage }
  }
  const countShares = () =>
    [scene.stores.auth, scene.stores.vault].map(
      (store) => [...store.dump().keys()].filter((key) => /^share:(auth|vault):/.test(key)).length,
    )

  test('R-FRAME-112 is switched off by the user: both shares are removed, and the login alone opens no new device', async () => {
    const { address, code, storage } = await turnOff()
    expect(countShares()).toEqual([0, 0])
    const { main: store, auth, vault } = scene.stores
    const services = {
      auth: { store: auth, wrapper: createKeyWrapper(scene.keys.auth) },
      vault: { store: vault, wrapper: createKeyWrapper(scene.keys.vault) },
    }
    expect(await checkWallets({ store, ...services })).toEqual({ wallets: 1, problems: [] })
    const known = await scene.logIn(createBrowser(scene), 'ada@mail.example', storage)
    expect(known.address).toBe(address)

    const login = await scene.begin(createBrowser(scene), 'ada@mail.example')
    const { lines, buttons } = await login.window.waitFor('Open your wallet')
    expect(lines).toEqual(['This device is new to the wallet, and restoring by login is off.'])
    expect(buttons?.map(({ text }) => text)).toEqual(['Use the recovery code', 'Cancel'])
    press(login.window, 'Use the recovery code')
    login.window.submit(code)
    await login.window.waitFor('You’re logged in')
    expect(await scene.collectAddress(login)).toBe(address)
    expect(countShares()).toEqual([0, 0])
  })

  test('R-FRAME-112 R-FRAME-79 is an error that says what to do when a device has lost its own slot', async () => {
    const { address, code, storage } = await turnOff()
    for (const key of await storage.keys()) if (key.startsWith('device-secret')) await storage.remove(key)
    const login = await scene.begin(createBrowser(scene), 'ada@mail.example', storage)
    await login.window.waitFor('You’re logged in')
    await login.collect()
    await expect(login.frame.session.user({ namespace: 'eip155' })).rejects.toThrow(
      /not restored by email. Log in again, and open it with its passkey or its recovery code/,
    )
    const again = await scene.begin(createBrowser(scene), 'ada@mail.example', storage)
    await again.window.waitFor('Open your wallet')
    press(again.window, 'Use the recovery code')
    again.window.submit(code)
    await again.window.waitFor('You’re logged in')
    expect(await scene.collectAddress(again)).toBe(address)
  })

  test('R-FRAME-112 is removed by the operator with the first recovery code, and not before', async () => {
    scene = createKeyScene({ removesEscrow: true })
    const login = await scene.logIn(createBrowser(scene))
    await login.window.waitFor('Keep access to your wallet')
    expect(countShares()).toEqual([1, 1])
    await saveRecoveryCode(login.window)
    expect(countShares()).toEqual([0, 0])
    expect(login.window.window.view()?.buttons?.map(({ text }) => text)).toEqual(['Done'])
  })
})
