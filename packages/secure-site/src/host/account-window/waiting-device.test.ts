import { createAccountBrowser } from '../../../test/account-window-fixture.js'
import { createKeyScene } from '../../../test/key-scene.js'
import { createBrowser } from '../../../test/login-window-fixture.js'
import type { AccountView } from './account-screen.js'
import { runAccount } from './run-account.js'
import { openSecrets } from './wallet-secrets.js'

const EMAIL = 'ada@mail.example'
let scene: ReturnType<typeof createKeyScene>
beforeEach(() => {
  scene = createKeyScene()
})
afterEach(() => scene.end())

/** The account window of a known browser while two new ones wait. */
async function openWindow() {
  const known = createBrowser(scene)
  const owner = await scene.logIn(known)
  const waiting = [createBrowser(scene), createBrowser(scene)] as const
  for (const browser of waiting) await (await scene.begin(browser, EMAIL)).window.waitFor('This device has to wait')
  const account = createAccountBrowser(scene, { storage: known.storage })
  const { token } = await account.open(owner.frame)
  const views: AccountView[] = []
  await runAccount({
    api: (call) => account.api({ ...call, token }),
    screen: { show: (view) => views.push(view), say: () => undefined },
    openSecrets,
    hasPasskeys: false,
    manageKeys: async () => undefined,
    logIn: () => undefined,
    copy: async () => undefined,
    close: () => undefined,
  })
  const waitForStatus = async (status: string) => {
    while (views.at(-1)?.status !== status) await new Promise((resolve) => setTimeout(resolve, 1))
    return views.at(-1)?.warnings ?? []
  }
  return { waiting, warnings: () => views.at(-1)?.warnings ?? [], waitForStatus }
}

test('R-FRAME-115 shows devices that wait above the sessions, and refuses one with a press', async () => {
  const { waiting, warnings, waitForStatus } = await openWindow()
  expect(warnings().map(({ title, lines }) => [title, lines[0], lines[1]])).toEqual(
    Array.from({ length: 2 }, () => [
      'A new device wants to open this wallet',
      expect.stringMatching(/^It logged in on https:\/\/app.example, Jan 1, 2026/),
      expect.stringMatching(/^Unless you refuse it, it can open the wallet from Jan/),
    ]),
  )
  // The latest first.
  warnings()[0]?.button.onPress()
  expect(await waitForStatus('The device is refused.')).toHaveLength(1)
  await (await scene.begin(waiting[0], EMAIL)).window.waitFor('This device has to wait')
  await (await scene.begin(waiting[1], EMAIL)).window.waitFor('Open your wallet')
})

test('R-FRAME-115 says when a device does not wait any more', async () => {
  scene = createKeyScene({ escrowDelayMs: 10 * 60_000 })
  const { warnings, waitForStatus } = await openWindow()
  scene.clock.nowMs += 10 * 60_000
  warnings()[0]?.button.onPress()
  expect(await waitForStatus('It does not wait any more. Look below for its session.')).toEqual([])
})
