/** The embedded wallet in a page of the demo: logging in, its site's e-mails, the card in its frame, and its site's window. */
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { serverAddresses } from '../../servers.mjs'
import { kitModal } from './kit-modal.js'

/** The embedded wallet. */
export type EmbeddedWallet = {
  readonly email: Locator
  /** The element of the frame in the page. */
  readonly element: Locator
  readonly frame: FrameLocator
  /** Button of the card in the frame that opens the window. */
  readonly door: Locator
  readonly reject: Locator
  /** Opens the window from the card, or brings the open one to the front. */
  readonly openWindow: () => Promise<ApprovalWindow>
  /** Opens the window, ticks the warnings, and approves the request in it. The page is in front afterwards. */
  readonly approve: () => Promise<void>
  /** The code from the last e-mail. */
  readonly mailedCode: (to: string) => Promise<string>
  /** Opens the modal, logs in by e-mail and types the code; resolves when the modal has closed. */
  readonly logIn: (email?: string) => Promise<void>
}

/** The secure site's window. */
export type ApprovalWindow = { readonly page: Page; readonly approve: Locator; readonly reject: Locator }

/** The playground with every login, an app's own wagmi, and both families that the embedded wallet has. */
export const WITH_LOGIN = { adapters: 'evm,solana', host: 'wagmi', email: '1', socials: '1' }

/** An address that was never used before. */
export const freshEmail = () => `visitor-${crypto.randomUUID()}@example.com`

/** The embedded wallet of a page, by default of the worker's secure site. */
export function embeddedWallet(page: Page, secureSite = serverAddresses().secureSite): EmbeddedWallet {
  const { dialog } = kitModal(page)
  const element = page.locator('iframe[title="Embedded wallet"]')
  const frame = element.contentFrame()
  const email = dialog.getByRole('combobox', { name: 'Email' })

  async function mailedCode(to: string): Promise<string> {
    let code = ''
    await expect
      .poll(async () => {
        code = (await readMails(secureSite)).find((mail) => mail.to === to)?.code ?? ''
        return code
      })
      .toMatch(/^\d{6}$/)
    return code
  }

  const door = frame.getByRole('button', { name: /^(?:Open|Show) window$/ })

  async function openWindow(): Promise<ApprovalWindow> {
    const window = (await openedWindow(page)) ?? (await pressedWindow())
    return {
      page: window,
      approve: window.getByRole('button', { name: /^(?:Sign|Send|Change email)$/ }),
      reject: window.getByRole('button', { name: 'Decline' }),
    }
  }

  async function pressedWindow(): Promise<Page> {
    const [window] = await Promise.all([page.waitForEvent('popup'), door.click()])
    return window
  }

  return {
    email,
    element,
    frame,
    door,
    openWindow,
    async approve() {
      await door.waitFor()
      const window = await openWindow()
      await window.page.bringToFront()
      // A request that is taller than the window is approved only once its last line was in view.
      await window.page.mouse.move(210, 300)
      await window.page.mouse.wheel(0, 5_000)
      for (const warning of await window.page.getByRole('checkbox').all()) await warning.check()
      await window.approve.click()
      await page.bringToFront()
    },
    reject: frame.getByRole('button', { name: 'Decline' }),
    mailedCode,
    async logIn(address = freshEmail()) {
      await page.getByTestId('slot-kit').getByRole('button').click()
      await email.fill(address)
      await email.press('Enter')
      await dialog.getByRole('textbox', { name: 'Digit 1 of 6' }).click()
      await page.keyboard.type(await mailedCode(address))
      await dialog.waitFor({ state: 'hidden' })
    },
  }
}

/** The window that the page's frame opened before, if it is still open. */
async function openedWindow(page: Page): Promise<Page | undefined> {
  for (const other of page.context().pages()) {
    if (new URL(other.url()).pathname === '/approval.html' && (await other.opener()) === page) return other
  }
  return undefined
}

/** Not by the site's own name: clients other than a browser may not resolve subdomains of `localhost`. */
async function readMails(secureSite: string): Promise<readonly { to: string; code?: string }[]> {
  const { port } = new URL(secureSite)
  const response = await fetch(`http://127.0.0.1:${port}/sandbox/mails`)
  const { mails } = await response.json()
  return mails
}
