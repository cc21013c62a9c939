import { createAccountBrowser } from '../../../test/account-window-fixture.js'
import { createFrameScene, OTHER_PAGE_ORIGIN, PAGE_ORIGIN } from '../../../test/frame-fixture.js'
import { createLastingStorage } from '../../../test/lasting-storage.js'
import type { AccountProof } from './account-parts.js'
import type { AccountView } from './account-screen.js'
import { runAccount } from './run-account.js'
import { openSecrets } from './wallet-secrets.js'

const MINUTE_MS = 60_000
const email = 'ada@mail.example'
let scene: ReturnType<typeof createFrameScene>
beforeEach(() => {
  scene = createFrameScene()
})
afterEach(() => scene.end())

type Proof = { readonly proof: AccountProof; readonly onEnd: () => void }

/** The account window of a frame that has just logged in, and of another page's frame. */
async function openWindow({ isLate = false } = {}) {
  const other = scene.startFrame({ embedder: OTHER_PAGE_ORIGIN, storage: createLastingStorage() })
  await scene.logIn(other)
  const frame = scene.startFrame({ storage: createLastingStorage() })
  const addresses = await scene.logIn(frame)
  if (isLate) scene.clock.nowMs += 10 * MINUTE_MS
  const browser = createAccountBrowser(scene)
  const { token } = await browser.open(frame)
  const views: AccountView[] = []
  const said: string[] = []
  const proofs: Proof[] = []
  const copied: string[] = []
  const state = { isClosed: false, canCopy: true }
  await runAccount({
    api: (call) => browser.api({ ...call, token }),
    screen: { show: (view) => views.push(view), say: (message) => said.push(message) },
    openSecrets,
    hasPasskeys: false,
    manageKeys: async () => undefined,
    logIn: (proof, onEnd) => proofs.push({ proof, onEnd }),
    async copy(text) {
      if (!state.canCopy) throw new DOMException('No', 'NotAllowedError')
      copied.push(text)
    },
    close() {
      state.isClosed = true
    },
  })
  const view = () => views.at(-1) ?? { title: '' }
  const waitFor = async (isShown: (shown: AccountView) => boolean): Promise<AccountView> => {
    for (let turn = 0; turn < 2_000; turn += 1) {
      if (isShown(view())) return view()
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    throw new Error(`The window shows ${JSON.stringify(view())}`)
  }
  const press = async (text: string, title: string): Promise<AccountView> => {
    view()
      .buttons?.find((button) => button.text === text)
      ?.onPress()
    return waitFor((shown) => shown.title === title && shown.isBusy !== true)
  }
  return { frame, other, addresses, views, said, proofs, copied, state, view, waitFor, press }
}

const HOME = 'Devices and security'
const EXPORT = 'Recovery phrase and keys'

test('R-FRAME-105 shows the sessions, this page’s first, with site, times and device', async () => {
  const { view } = await openWindow()
  expect(view()).toMatchObject({ title: HOME, lines: [email, 'Where you are logged in:'] })
  expect(view().rows?.map(({ title, lines }) => [title, lines[0], lines[1]])).toEqual([
    [PAGE_ORIGIN, 'This page, now', expect.stringMatching(/^Logged in Jan 1, 2026.*, device .{6}$/)],
    [OTHER_PAGE_ORIGIN, expect.stringMatching(/^Last used Jan 1, 2026/), expect.stringMatching(/^Logged in/)],
  ])
  expect(view().buttons?.map(({ text }) => text)).toEqual([
    'Log out everywhere else',
    'Recovery phrase and keys',
    'Delete this wallet',
    'Close',
  ])
})

test('R-FRAME-105 logs out another session, and then has no button for the others', async () => {
  const { view, waitFor, other } = await openWindow()
  view().rows?.[1]?.button.onPress()
  const shown = await waitFor(({ status }) => status === 'Logged out there.')
  expect(shown.rows).toHaveLength(1)
  expect(shown.buttons?.map(({ text }) => text)).not.toContain('Log out everywhere else')
  expect(await other.session.isConnected()).toBe(false)
})

test('R-FRAME-105 logs out everywhere else with one press', async () => {
  const { press, view, frame, other } = await openWindow()
  await press('Log out everywhere else', HOME)
  expect(view()).toMatchObject({ status: 'You’re logged out everywhere else.' })
  expect([await frame.session.isConnected(), await other.session.isConnected()]).toEqual([true, false])
})

test('R-FRAME-105 ends after its own session was logged out, also from elsewhere', async () => {
  const { view, waitFor, press, frame, state } = await openWindow()
  view().rows?.[0]?.button.onPress()
  await waitFor(({ title }) => title === 'You’re logged out')
  expect(await frame.session.isConnected()).toBe(false)
  await press('Close', 'You’re logged out')
  expect(state.isClosed).toBe(true)
  const second = await openWindow()
  await second.frame.session.signOut()
  await second.press('Log out everywhere else', 'You’re logged out')
})

test('R-FRAME-106 shows the phrase and keys of the wallet after a warning, and copies only on a press', async () => {
  const { press, views, copied, said, state, addresses } = await openWindow()
  expect((await press('Recovery phrase and keys', EXPORT)).lines?.[0]).toMatch(/can spend everything/)
  const shown = await press('Continue', EXPORT)
  const secrets = shown.secrets ?? []
  expect(secrets.map(({ label }) => label)).toEqual(['Recovery phrase', 'Ethereum private key', 'Solana private key'])
  const [phrase, evmKey, solanaKey] = secrets.map(({ value }) => value)
  const { mnemonicToAccount, privateKeyToAccount } = await import('viem/accounts')
  expect(mnemonicToAccount(phrase ?? '').address).toBe(addresses.eip155)
  expect(privateKeyToAccount(`0x${evmKey?.slice(2)}`).address).toBe(addresses.eip155)
  const { base58 } = await import('@scure/base')
  const pair = base58.decode(solanaKey ?? '')
  expect([pair.length, base58.encode(pair.slice(32))]).toEqual([64, addresses.solana])
  expect(copied).toEqual([])
  secrets[0]?.onCopy()
  await new Promise((resolve) => setTimeout(resolve))
  expect([copied, said.at(-1)]).toEqual([[phrase], expect.stringMatching(/^Copied. Other apps can read it/)])
  state.canCopy = false
  secrets[1]?.onCopy()
  await new Promise((resolve) => setTimeout(resolve))
  expect(said.at(-1)).toMatch(/did not allow the copy/)
  expect(scene.mails.at(-1)).toMatchObject({ to: email, purpose: 'keys-exported' })
  // Nothing of it is in another view, or was sent anywhere.
  expect(JSON.stringify(views.slice(0, -1))).not.toContain(phrase)
})

test('R-FRAME-106 asks for another login before the keys when the last one is older than five minutes', async () => {
  const { press, proofs, view, waitFor } = await openWindow({ isLate: true })
  await press('Recovery phrase and keys', EXPORT)
  view().buttons?.[0]?.onPress()
  while (proofs.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  expect(proofs[0]?.proof).toMatchObject({ method: 'email', email })
  // Cancelled: the window goes back, and shows no key.
  proofs[0]?.onEnd()
  await waitFor(({ title, isBusy }) => title === HOME && isBusy !== true)
  expect(view().secrets).toBeUndefined()
})

test('R-FRAME-107 deletes the wallet after the user has typed the email', async () => {
  const { press, view, waitFor, frame } = await openWindow()
  const asked = await press('Delete this wallet', 'Delete this wallet?')
  expect(asked.field).toMatchObject({ label: `Type ${email} to confirm`, expected: email, action: 'Delete for ever' })
  expect(await frame.session.isConnected()).toBe(true)
  asked.field?.onSubmit(email)
  await waitFor(({ title }) => title === 'Your wallet is deleted')
  expect(view().buttons?.map(({ text }) => text)).toEqual(['Close'])
  expect(await frame.session.isConnected()).toBe(false)
})

test('R-FRAME-107 asks for another login before the deletion when the last one is older than five minutes', async () => {
  const { press, proofs, view, frame } = await openWindow({ isLate: true })
  view()
    .buttons?.find(({ text }) => text === 'Delete this wallet')
    ?.onPress()
  while (proofs.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  proofs[0]?.onEnd()
  await press('', HOME)
  expect(await frame.session.isConnected()).toBe(true)
})
