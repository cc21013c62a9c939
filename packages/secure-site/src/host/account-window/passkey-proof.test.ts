import * as v from 'valibot'
import { createAccountBrowser } from '../../../test/account-window-fixture.js'
import { FRAME_ORIGIN, PAGE_ORIGIN } from '../../../test/frame-fixture.js'
import { createKeyScene, press } from '../../../test/key-scene.js'
import { createLastingStorage } from '../../../test/lasting-storage.js'
import { createBrowser } from '../../../test/login-window-fixture.js'
import { createAuthenticator, installCredentialClasses } from '../../../test/software-authenticator.js'
import { passkeyRequestSchema } from '../../api/key-schemas.js'
import { createPasskeys } from '../login-window/keys/passkeys.js'
import type { AccountProof } from './account-parts.js'
import type { AccountView } from './account-screen.js'
import { runAccount } from './run-account.js'
import { openSecrets } from './wallet-secrets.js'

let scene: ReturnType<typeof createKeyScene>
beforeAll(async () => {
  installCredentialClasses()
  await import('@simplewebauthn/server')
})
beforeEach(() => {
  scene = createKeyScene()
})
afterEach(() => scene.end())

const WARNING = 'Recovery phrase and keys'

/** The account window of a user with a passkey who logged in ten minutes ago. */
async function openLate(email = 'ada@mail.example', hasPasskeys = true) {
  const authenticator = createAuthenticator({ hasPrf: false, origin: FRAME_ORIGIN })
  const browser = createBrowser(scene, createLastingStorage(), authenticator.credentials)
  const login = await scene.logIn(browser, email)
  await login.window.waitFor('Keep access to your wallet')
  press(login.window, 'Create a passkey')
  await login.window.waitFor('Your passkey works')
  scene.clock.nowMs += 10 * 60_000
  const account = createAccountBrowser(scene, { storage: browser.storage })
  const { token } = await account.open(login.frame)
  const views: AccountView[] = []
  const windows: ReturnType<typeof browser.open>[] = []
  const proofs: AccountProof[] = []
  const logIn = (proof: AccountProof, onEnd: () => void) => {
    const { ticket, method } = proof
    proofs.push(proof)
    const { handoverKey } = login.offer
    const offer = { ticket, method, handoverKey, projectId: 'project', embedder: PAGE_ORIGIN, theme: 'dark' } as const
    windows.push(browser.open(offer, undefined, onEnd))
  }
  await runAccount({
    api: (call) => account.api({ ...call, token }),
    screen: { show: (view) => views.push(view), say: () => undefined },
    openSecrets,
    logIn,
    hasPasskeys,
    manageKeys: async () => undefined,
    copy: async () => undefined,
    close: () => undefined,
  })
  const pressHere = (text: string) =>
    views
      .at(-1)
      ?.buttons?.find((button) => button.text === text)
      ?.onPress()
  const waitFor = async (isShown: (view: AccountView) => boolean): Promise<AccountView> => {
    for (;;) {
      const view = views.at(-1)
      if (view !== undefined && isShown(view)) return view
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
  pressHere(WARNING)
  pressHere('Continue')
  return { authenticator, browser, proofs, windows, press: pressHere, waitFor }
}

test('R-FRAME-106 logs in again with a passkey, and then shows the keys', async () => {
  const { press, waitFor, windows } = await openLate()
  const asked = await waitFor(({ title }) => title === 'Log in again first')
  expect(asked.buttons?.map(({ text }) => text)).toEqual(['Use a passkey', 'Use email', 'Back'])
  const mails = scene.mails.length
  press('Use a passkey')
  await waitFor(({ secrets }) => secrets !== undefined)
  expect(windows).toHaveLength(1)
  // Only the notice of the export.
  expect(scene.mails.slice(mails).map(({ purpose }) => purpose)).toEqual(['keys-exported'])
})

test('R-FRAME-106 offers the former login where the browser has no passkeys', async () => {
  const { windows } = await openLate('ada@mail.example', false)
  while (windows.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  await windows[0]?.waitFor('Log in to your wallet')
})

test('R-FRAME-106 says that no passkey was used, and can be tried again', async () => {
  const { authenticator, press, waitFor, windows } = await openLate()
  await waitFor(({ title }) => title === 'Log in again first')
  authenticator.state.isCancelled = true
  press('Use a passkey')
  const { error, buttons } = (await windows[0]?.waitFor('Log in with a passkey')) ?? {}
  expect(error).toMatch(/^No passkey was used/)
  expect(buttons?.map(({ text }) => text)).toEqual(['Use a passkey', 'Cancel'])
  authenticator.state.isCancelled = false
  buttons?.[0]?.onPress()
  await waitFor(({ secrets }) => secrets !== undefined)
})

test('R-FRAME-106 refuses the passkey of another account', async () => {
  const ada = await openLate()
  const bob = await openLate('bob@mail.example')
  await bob.waitFor(({ title }) => title === 'Log in again first')
  bob.authenticator.state.isCancelled = true
  bob.press('Use a passkey')
  await bob.windows[0]?.waitFor('Log in with a passkey')
  const { ticket } = bob.proofs[0] ?? {}
  const request = v.parse(passkeyRequestSchema, await bob.browser.post('/window/passkey/get', { ticket }))
  const { passkey } = await createPasskeys(ada.authenticator.credentials).use({ ...request, allowed: [] })
  await expect(bob.browser.post('/window/passkey/got', { ticket, passkey })).rejects.toThrow(
    'This login belongs to another wallet',
  )
  expect(request.allowed).toHaveLength(1)
})
