/** A login in the window on a device that is new to the wallet: it waits, unless the recovery code opens the wallet. */
import { startDemo } from '@bowline/commands/demo-server'
import { startSecureSite } from '@bowline/commands/secure-site'
import { serverAddresses } from '../servers.mjs'
import { watchComplaints } from './console-errors.js'
import { demoOn } from './pages/demo.js'
import { freshEmail } from './pages/embedded-wallet.js'
import { kitModal } from './pages/kit-modal.js'
import { IN_WINDOW, openLink, readMail, startEmail, title } from './pages/login-window.js'
import { test as base, expect } from './test.js'

const DAY_MS = 24 * 60 * 60_000
const REFUSED_IN_PAGE = /type: CONNECT_EMAIL, code: frame\/error-response/

type Site = { readonly demoUrl: string; readonly origin: string }

/** The worker's demo again, with a secure site on which a new device waits, as in production. */
const test = base.extend<object, { readonly site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names out of a pattern
    async ({}, use) => {
      const { chains, relayUrl } = serverAddresses()
      const site = await startSecureSite({ chains, login: 'window', escrowDelayMs: DAY_MS })
      const demo = await startDemo({ chains, relayUrl, secureSite: site.origin, windowSite: site.origin })
      await use({ demoUrl: demo.url, origin: site.origin })
      await demo.stop()
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.demoUrl),
})

test('R-FRAME-111 R-FRAME-114 R-FRAME-115 a new device says how long it waits, and the recovery code opens the wallet at once', async ({
  demo,
  complaints,
  browser,
  site,
}) => {
  complaints.allow(REFUSED_IN_PAGE)
  const address = freshEmail()
  const followLink = async (page: typeof demo.page) => openLink(page, (await readMail(address, site.origin)).deviceLink)

  // The first device waits for nothing.
  await demo.open(IN_WINDOW)
  const first = await startEmail(demo, address)
  await expect(title(first, 'Open the link in your email')).toBeVisible()
  await followLink(demo.page)
  await first.getByRole('button', { name: 'Save a recovery code' }).click()
  const code = await first.locator('main pre').innerText()
  await first.getByRole('button', { name: 'I have saved it' }).click()
  await first.getByRole('textbox', { name: 'Recovery code' }).fill(code)
  await first.keyboard.press('Enter')
  await first.getByRole('button', { name: 'Done' }).click()
  await expect(demo.fact('caipAddress')).toHaveText(/^eip155:/)
  const caipAddress = await demo.fact('caipAddress').innerText()

  const context = await browser.newContext({ baseURL: site.demoUrl, reducedMotion: 'reduce' })
  const watched = await watchComplaints(context)
  watched.allow(REFUSED_IN_PAGE)
  const other = demoOn(await context.newPage())
  await other.open(IN_WINDOW)
  const second = await startEmail(other, address)
  await expect(title(second, 'Open the link in your email')).toBeVisible()
  await followLink(other.page)
  await expect(title(second, 'Open your wallet')).toBeVisible()
  await expect(second.getByText(/^This device is new to the wallet\. It can open it from /)).toBeVisible()
  await expect(second.getByText('A passkey or the recovery code opens it now.')).toBeVisible()
  expect((await readMail(address, site.origin)).purpose).toBe('new-device')
  await expect(other.fact('status')).not.toHaveText('connected')

  await second.getByRole('button', { name: 'Use the recovery code' }).click()
  const field = second.getByRole('textbox', { name: 'Recovery code' })
  await field.fill(code.slice(1))
  await field.press('Enter')
  await expect(second.getByRole('alert')).toHaveText(/no recovery code/)
  await field.fill(code.toLowerCase())
  await field.press('Enter')
  await expect(kitModal(other.page).dialog).toBeHidden()
  await expect(other.fact('caipAddress')).toHaveText(caipAddress)
  expect(await watched.all()).toEqual([])
  await context.close()
})
