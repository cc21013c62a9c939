/**
 * Users of a secure site with a login in its window, who add and use passkeys and recovery codes.
 *
 * In      options of the server
 * Out     `logIn` of a browser: its window after the login, and the frame; `changeEmail`, after which the escrow waits
 */
import type { FrameStorage } from '../src/host/session/frame-storage.js'
import type { FrameServerOptions } from '../src/server/frame-server-options.js'
import { createFrameScene } from './frame-fixture.js'
import { type createBrowser, waitForLogin } from './login-window-fixture.js'

const where = { namespace: 'eip155' } as const

/** A browser of a scene. */
export type Browser = ReturnType<typeof createBrowser>

/** Creates the scene. */
export function createKeyScene(options: Partial<FrameServerOptions> = {}) {
  const scene = createFrameScene({ login: 'window', ...options })
  const createFrame = (storage?: FrameStorage) => scene.startFrame(storage === undefined ? {} : { storage })

  /** Opens a window for an email, and follows the link or types the code of its mail. */
  async function begin(browser: Browser, email: string, storage?: FrameStorage) {
    scene.clock.nowMs += 31_000
    const sent = scene.mails.length
    const login = await waitForLogin(scene, { method: 'email', email }, createFrame(storage))
    const window = browser.open(login.offer)
    while (scene.mails.length === sent) await new Promise((resolve) => setTimeout(resolve, 1))
    const { deviceLink } = scene.mails.at(-1) ?? {}
    if (deviceLink !== undefined) await browser.openLink(deviceLink)
    else {
      await window.waitFor('Enter the code')
      window.submit(scene.lastCode())
    }
    return { ...login, window }
  }

  /** Logs in. Resolves once the frame has its wallet. */
  async function logIn(browser: Browser, email = 'ada@mail.example', storage?: FrameStorage) {
    const login = await begin(browser, email, storage)
    await login.window.waitFor('You’re logged in')
    await login.collect()
    return { ...login, address: (await login.frame.session.user(where)).address }
  }

  return {
    ...scene,
    begin,
    logIn,
    /** Address of a login whose window has opened the wallet. */
    async collectAddress(login: Awaited<ReturnType<typeof begin>>) {
      await login.collect()
      return (await login.frame.session.user(where)).address
    },
    async changeEmail({ frame }: Awaited<ReturnType<typeof begin>>, email: string) {
      scene.clock.nowMs += 31_000
      await frame.session.updateEmail({ email })
      await frame.session.updateEmailPrimaryOtp({ otp: scene.lastCode() })
      await frame.session.updateEmailSecondaryOtp({ otp: scene.lastCode() })
    },
  }
}

/** Presses a button of a window's view. Throws when it has none with this text. */
export function press(window: ReturnType<Browser['open']>, text: string): void {
  const button = window.window.view()?.buttons?.find((one) => one.text === text)
  if (button === undefined) throw new Error(`The view ${window.window.view()?.title} has no button ${text}`)
  button.onPress()
}

/** Saves a recovery code in the window of a new login. Resolves to the code. */
export async function saveRecoveryCode(window: ReturnType<Browser['open']>): Promise<string> {
  await window.waitFor('Keep access to your wallet')
  press(window, 'Save a recovery code')
  const { code = '' } = await window.waitFor('Your recovery code')
  press(window, 'I have saved it')
  await window.waitFor('Enter your recovery code')
  window.submit(code.toLowerCase().replaceAll('-', ' '))
  await window.waitFor('Your recovery code works')
  return code
}
