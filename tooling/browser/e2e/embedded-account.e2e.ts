/** The account window of the embedded wallet: sessions, export and deletion. */
import type { Page } from '@playwright/test'
import type { Demo } from './pages/demo.js'
import { embeddedWallet, freshEmail, WITH_LOGIN } from './pages/embedded-wallet.js'
import { expect, test } from './test.js'

const PHRASE = /^[a-z]+(?: [a-z]+){11}$/

// The browser reports that the server knows the session no more.
test.beforeEach(({ complaints }) => complaints.allow(/status of 401 .*\/api\/auth\/session/))

/** Opens "Devices and security" from the settings of the account. */
async function openAccount({ page, modal }: Demo): Promise<Page> {
  await page.getByTestId('slot-kit').getByRole('button').click()
  await modal.button('Settings').click()
  const row = modal.dialog.getByRole('button', { name: /Devices and security/ })
  const [window] = await Promise.all([page.waitForEvent('popup'), row.click()])
  await expect(title(window, 'Devices and security')).toBeVisible()
  return window
}

const title = (window: Page, name: string) => window.getByRole('heading', { level: 1, name })
const press = (window: Page, name: string) => window.getByRole('button', { name, exact: true }).click()

test('R-FRAME-105 R-FRAME-106 R-FRAME-108 shows the sessions and the phrase in the window alone, and logs this page out', async ({
  demo,
}) => {
  const wallet = embeddedWallet(demo.page)
  await demo.open(WITH_LOGIN)
  await wallet.logIn()
  const window = await openAccount(demo)
  await window.setViewportSize({ width: 320, height: 568 })
  const { origin } = new URL(demo.page.url())
  await expect(window.locator('main > header > *').first()).toHaveText(`Opened from ${origin}`)
  await expect(window.getByRole('listitem')).toHaveCount(1)
  await expect(window.getByRole('listitem')).toContainText(`${origin}This page, now`)
  expect(await window.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  const messages = await demo.page.evaluateHandle(() => {
    const seen: unknown[] = []
    globalThis.addEventListener('message', ({ data }) => seen.push(data))
    return seen
  })
  await press(window, 'Recovery phrase and keys')
  await press(window, 'Continue')
  const phrase = window.getByRole('region', { name: 'Recovery phrase' })
  await expect(phrase.locator('pre')).toHaveText(/^•+$/)
  await phrase.getByRole('button', { name: 'Show' }).click()
  await expect(phrase.locator('pre')).toHaveText(PHRASE)
  expect(await window.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await messages.jsonValue()).toEqual([])

  await press(window, 'Back')
  await window.getByRole('button', { name: /^Log out: / }).click()
  await expect(title(window, 'You’re logged out')).toBeVisible()
  await press(window, 'Close')
  await expect(demo.fact('status')).toHaveText('disconnected')
  await expect(demo.modal.dialog.locator('[aria-busy="true"]')).toHaveCount(0)
})

test('R-FRAME-107 deletes the wallet after the email was typed, and the next login has another', async ({ demo }) => {
  const wallet = embeddedWallet(demo.page)
  const email = freshEmail()
  await demo.open(WITH_LOGIN)
  await wallet.logIn(email)
  const former = (await demo.fact('caipAddress').textContent()) ?? ''
  const window = await openAccount(demo)
  await press(window, 'Delete this wallet')
  const button = window.getByRole('button', { name: 'Delete for ever' })
  await expect(button).toBeDisabled()
  await window.getByRole('textbox', { name: `Type ${email} to confirm` }).fill(email)
  await button.click()
  await expect(title(window, 'Your wallet is deleted')).toBeVisible()
  await press(window, 'Close')
  await expect(demo.fact('status')).toHaveText('disconnected')

  // The pause after the previous login would delay this one (R-CONN-56).
  await demo.page.evaluate(() => localStorage.removeItem('@bowline/auth_last_email_login'))
  await demo.reload()
  await wallet.logIn(email)
  await expect(demo.fact('caipAddress')).toHaveText(/^eip155:/)
  await expect(demo.fact('caipAddress')).not.toHaveText(former)
})
