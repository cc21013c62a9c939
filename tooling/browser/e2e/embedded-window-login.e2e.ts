/** A login in the secure site's window: by the link of a mail, by a code, with a provider, and in another browser than the one that began. */
import { serverAddresses } from '../servers.mjs'
import { freshEmail } from './pages/embedded-wallet.js'
import { kitModal } from './pages/kit-modal.js'
import { IN_WINDOW, openLink, openModal, readMail, startEmail, title } from './pages/login-window.js'
import { expect, test } from './test.js'

test('R-FRAME-83 R-FRAME-84 logs in by the link of the mail, then by a code, and shows the same account', async ({
  demo,
}) => {
  await demo.open(IN_WINDOW)
  const address = freshEmail()
  const first = await startEmail(demo, address)
  await expect(title(first, 'Open the link in your email')).toBeVisible()
  await expect(first.locator('main > header > *').first()).toHaveText(/^http.* asks you to log in$/)
  await openLink(demo.page, (await readMail(address)).deviceLink)
  await expect(kitModal(demo.page).dialog).toBeHidden()
  await first.getByRole('button', { name: 'Not now' }).click()
  await expect.poll(() => first.isClosed()).toBe(true)
  const button = demo.page.getByTestId('slot-kit').getByRole('button')
  // Until the account's name has arrived.
  await expect(button).not.toContainText('0x')
  const account = await button.innerText()

  await demo.page.getByTestId('slot-kit').getByRole('button').click()
  await kitModal(demo.page).dialog.getByRole('button', { name: 'Disconnect' }).click()
  await demo.page.keyboard.press('Escape')
  const second = await startEmail(demo, address)
  await second.setViewportSize({ width: 320, height: 568 })
  const field = second.getByRole('textbox', { name: 'Code' })
  await expect(field).toBeFocused()
  const width = await second.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
  await second.keyboard.type((await readMail(address)).code ?? '')
  await expect(kitModal(demo.page).dialog).toBeHidden()
  await expect(button).toHaveText(account, { useInnerText: true })
})

test('R-FRAME-83 logs in with a provider in the window', async ({ demo }) => {
  await demo.open(IN_WINDOW)
  const dialog = await openModal(demo)
  const [window] = await Promise.all([
    demo.page.waitForEvent('popup'),
    dialog.getByRole('button', { name: /Google/ }).click(),
  ])
  await window.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
})

test('R-FRAME-83 a window that is closed ends the login with a sentence', async ({ demo }) => {
  await demo.open(IN_WINDOW)
  const window = await startEmail(demo, freshEmail())
  await expect(title(window, 'Open the link in your email')).toBeVisible()
  await window.close()
  await expect(kitModal(demo.page).dialog.getByText('The login window was closed before you finished.')).toBeVisible()
})

test('R-FRAME-83 R-FRAME-84 logs in with Farcaster in the window, by an approval and the link of a message', async ({
  demo,
}) => {
  await demo.open(IN_WINDOW)
  const dialog = await openModal(demo)
  const [window] = await Promise.all([
    demo.page.waitForEvent('popup'),
    dialog.getByRole('button', { name: /Farcaster/ }).click(),
  ])
  await expect(window.getByRole('img', { name: 'Code to scan with your phone' })).toBeVisible()
  const [app] = await Promise.all([
    window.context().waitForEvent('page'),
    window.getByRole('link', { name: 'Open Farcaster' }).click(),
  ])
  await app.getByRole('button', { name: 'Approve' }).click()
  await expect(title(window, 'Open the link in Farcaster')).toBeVisible()
  await app.getByRole('link', { name: 'Messages' }).click()
  await app.getByRole('link', { name: 'Log in' }).click()
  await app.getByRole('button', { name: 'Log in' }).click()
  await expect(title(app, 'You’re logged in')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(demo.fact('caipAddress')).toHaveText(/^eip155:/)
})

test('R-FRAME-117 a page cannot open the login with another ticket', async ({ demo, complaints }) => {
  complaints.allow(/403/)
  await demo.open(IN_WINDOW)
  await demo.page.evaluate((url) => {
    location.href = url
  }, `${serverAddresses().windowSite}/redirect?hash=x#x`)
  await expect(demo.page.getByText('This login did not begin in this browser')).toBeVisible()
})
