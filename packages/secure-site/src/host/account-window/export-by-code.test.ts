import { privateKeyToAccount } from 'viem/accounts'
import { createAccountBrowser } from '../../../test/account-window-fixture.js'
import { createKeyScene, press, saveRecoveryCode } from '../../../test/key-scene.js'
import { createBrowser } from '../../../test/login-window-fixture.js'
import { createRecoveryCode } from '../login-window/keys/recovery-code.js'
import type { AccountView } from './account-screen.js'
import { runAccount } from './run-account.js'
import { openSecrets } from './wallet-secrets.js'

let scene: ReturnType<typeof createKeyScene>
beforeEach(() => {
  scene = createKeyScene()
})
afterEach(() => scene.end())

test('R-FRAME-106 R-FRAME-112 exports a wallet without escrow with its recovery code, and with no other one', async () => {
  const { window, frame, address } = await scene.logIn(createBrowser(scene))
  const code = await saveRecoveryCode(window)
  press(window, 'Turn off restoring by login')
  await window.waitFor('Turn off restoring by login?')
  press(window, 'Turn it off')
  await window.waitFor('Restoring by login is off')

  const browser = createAccountBrowser(scene)
  const { token } = await browser.open(frame)
  const views: AccountView[] = []
  await runAccount({
    api: (call) => browser.api({ ...call, token }),
    screen: { show: (view) => views.push(view), say: () => undefined },
    openSecrets,
    hasPasskeys: false,
    manageKeys: async () => undefined,
    logIn: () => undefined,
    copy: async () => undefined,
    close: () => undefined,
  })
  const waitFor = async (title: string, error?: RegExp) => {
    const isShown = (view?: AccountView) =>
      view?.title === title && view.isBusy !== true && (error === undefined || error.test(view.error ?? ''))
    while (!isShown(views.at(-1))) await new Promise((resolve) => setTimeout(resolve, 1))
    return views.at(-1)
  }
  const pressButton = (text: string) =>
    views
      .at(-1)
      ?.buttons?.find((button) => button.text === text)
      ?.onPress()

  pressButton('Recovery phrase and keys')
  await waitFor('Recovery phrase and keys')
  pressButton('Continue')
  const asked = await waitFor('Enter your recovery code')
  asked?.field?.onSubmit('0000')
  const again = await waitFor('Enter your recovery code', /not the recovery code of this wallet/)
  again?.field?.onSubmit(await createRecoveryCode())
  const last = await waitFor('Enter your recovery code', /not the recovery code of this wallet/)
  last?.field?.onSubmit(code.toLowerCase())
  const shown = await waitFor('Recovery phrase and keys')
  const key = shown?.secrets?.find(({ label }) => label === 'Ethereum private key')?.value ?? ''
  expect(privateKeyToAccount(`0x${key.slice(2)}`).address).toBe(address)
})
