/** The embedded wallet's login in the same tab, where the browser opens no window. */
import type { Page } from '@playwright/test'
import { withFrameStorage } from '../browser-options.mjs'
import { serverAddresses } from '../servers.mjs'
import type { Demo } from './pages/demo.js'
import { embeddedWallet, freshEmail } from './pages/embedded-wallet.js'
import { kitModal } from './pages/kit-modal.js'
import { IN_WINDOW, openLink, readMail, submitEmail, title } from './pages/login-window.js'
import { expect, test } from './test.js'

// The frame has to keep its login while the page is away. Playwright's own list would take all storage from frames.
test.use({ launchOptions: withFrameStorage })

test.beforeEach(({ complaints }) => complaints.allow(/type: CONNECT_EMAIL, code: frame\/error-response/))

/** Opens the demo as in a browser without windows, and leaves it for the secure site. Resolves to the address of the page it left. */
async function leave(demo: Demo, address: string): Promise<string> {
  const { page } = demo
  await page.addInitScript(() => {
    window.open = () => null
  })
  await demo.open(IN_WINDOW)
  const left = page.url()
  await submitEmail(demo, address)
  await kitModal(page).dialog.getByRole('button', { name: 'Log in in this tab' }).click()
  const go = embeddedWallet(page).frame.getByRole('link', { name: 'Continue' })
  await expect(go).toHaveAttribute('href', new RegExp(`^${serverAddresses().windowSite}/redirect\\?hash=`))
  await go.click()
  await expect(title(page, 'Open the link in your email')).toBeVisible()
  await expect(firstLine(page)).toHaveText(`${new URL(left).origin} asks you to log in`)
  return left
}

const firstLine = (page: Page) => page.locator('main > header > *').first()

test('R-FRAME-117 logs in by the link of the mail in the same tab, and comes back connected', async ({ demo }) => {
  const address = freshEmail()
  const left = await leave(demo, address)
  await openLink(demo.page, (await readMail(address)).deviceLink)
  await demo.page.waitForURL(left)
  await expect(demo.fact('caipAddress')).toHaveText(/^eip155:/)
  await expect(demo.fact('status')).toHaveText('connected')
  // Nothing of the login stays in the address or with the page.
  expect(demo.page.url()).toBe(left)
  await demo.reload()
  await expect(demo.fact('status')).toHaveText('connected')
})

test('R-FRAME-117 a login that is cancelled in the same tab comes back to the page, not connected', async ({
  demo,
}) => {
  const left = await leave(demo, freshEmail())
  await demo.page.getByRole('button', { name: 'Cancel' }).click()
  await demo.page.waitForURL(left)
  await expect(demo.fact('initialized')).toHaveText('true')
  await expect(demo.fact('status')).toHaveText('disconnected')
  await expect(kitModal(demo.page).dialog).toBeHidden()
})
