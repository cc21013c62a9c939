/** The embedded wallet where the browser keeps no storage for frames, Playwright's default: a login ends with its frame. */
import { endFrame } from './pages/broken-frame.js'
import { embeddedWallet, freshEmail, WITH_LOGIN } from './pages/embedded-wallet.js'
import { expect, test } from './test.js'

/** What the kit logs for developers when the frame rejects a request. */
const REPORTED = /^console\.error: \[bowline\] /

test('R-FRAME-17 R-FRAME-43 R-FRAME-48 a frame that was lost with its login: the visitor is asked to log in again, and gets the same account', async ({
  demo,
  complaints,
}) => {
  complaints.allow(REPORTED)
  const { page, modal, dapp } = demo
  const wallet = embeddedWallet(page)
  const email = freshEmail()
  await demo.open(WITH_LOGIN)
  await wallet.logIn(email)
  const caipAddress = (await demo.fact('caipAddress').textContent()) ?? ''
  await endFrame(page, 'removed')
  await dapp.act('sign-message')
  await expect(modal.title).toHaveText('Connect wallet')
  await expect(page.getByText('You’re no longer logged in. Log in again.').first()).toBeVisible()
  await expect(dapp.result('sign-message').line('Code')).toHaveText('auth/login-lost')
  await expect(demo.fact('status')).toHaveText('disconnected')
  await expect(modal.dialog.locator('[aria-busy="true"]')).toHaveCount(0)
  await modal.close.click()
  await expect(modal.dialog).toBeHidden()

  // The pause after the previous login would delay this one (R-CONN-56).
  await page.evaluate(() => localStorage.removeItem('@bowline/auth_last_email_login'))
  await demo.reload()
  await expect(demo.fact('status')).toHaveText('disconnected')
  await wallet.logIn(email)
  await expect(demo.fact('caipAddress')).toHaveText(caipAddress)
  await dapp.act('sign-message')
  await wallet.approve()
  await expect(dapp.result('sign-message').line('Verified')).toHaveText(/^yes, signed by 0x/)
})
