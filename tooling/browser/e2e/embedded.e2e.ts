/** The ways into the embedded wallet, against its real frame on another site. */
import { expect } from '@playwright/test'
import { embeddedWallet, freshEmail, WITH_LOGIN } from './pages/embedded-wallet.js'
import { test } from './test.js'

test('R-CONN-01 R-CONN-51 R-CONN-54 R-CONN-59 R-FRAME-01 R-FRAME-06 a visitor who logs in with e-mail and a code has an EVM and a Solana account', async ({
  demo,
}) => {
  await demo.open(WITH_LOGIN)
  const wallet = embeddedWallet(demo.page)
  await expect(wallet.element).toHaveCount(0)
  await wallet.logIn()
  await expect(demo.fact('caipAddress')).toHaveText(/^eip155:1:0x[0-9a-fA-F]{40}$/)
  await expect(demo.fact('wallet')).toHaveText('Embedded wallet')
  await expect(wallet.element).toHaveCount(1)
  await expect(wallet.element).toHaveAttribute('inert', '')
  await expect(wallet.element).not.toBeVisible()
  await expect(demo.page.getByTestId('dapp-solana')).toContainText(/[1-9A-HJ-NP-Za-km-z]{32,44}/)
})

test('R-CONN-58 R-CONN-60 R-CONN-55 a wrong code shows an error, and the right one still works', async ({
  complaints,
  demo,
}) => {
  complaints.allow(/status of 401|CONNECT_OTP/)
  await demo.open(WITH_LOGIN)
  const wallet = embeddedWallet(demo.page)
  const email = freshEmail()
  await demo.button('kit').click()
  await wallet.email.fill(` ${email.toUpperCase()} `)
  await wallet.email.press('Enter')
  const code = await wallet.mailedCode(email)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const first = demo.modal.dialog.getByRole('textbox', { name: 'Digit 1 of 6' })
  await first.click()
  await demo.page.keyboard.type(wrong)
  await expect(demo.modal.dialog.getByRole('alert')).toBeVisible()
  await expect(first).toHaveValue('')
  await expect(first).toBeFocused()
  await demo.page.keyboard.type(code)
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.fact('status')).toHaveText('connected')
})

test('R-CONN-65 R-CONN-66 R-CONN-70 R-FLOW-11 R-FRAME-46 a social login continues in its window, and the visitor is connected', async ({
  demo,
}) => {
  await demo.open(WITH_LOGIN)
  await demo.button('kit').click()
  const opened = demo.page.waitForEvent('popup')
  await demo.modal.dialog.getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await opened
  await expect(demo.modal.dialog.getByText('Continue in the login window')).toBeVisible()
  await popup.getByRole('button', { name: /sign in/i }).click()
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.fact('status')).toHaveText('connected')
  await expect(demo.event('SOCIAL_LOGIN_SUCCESS')).toHaveCount(1)
  await expect.poll(() => popup.isClosed()).toBe(true)
})

test('R-CONN-68 R-FLOW-11 R-VIEW-36 the view says that the visitor closed the window', async ({ demo }) => {
  await demo.open(WITH_LOGIN)
  await demo.button('kit').click()
  const opened = demo.page.waitForEvent('popup')
  await demo.modal.dialog.getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await opened
  await expect(popup.getByRole('button', { name: /sign in/i })).toBeVisible()
  // A window that is gone sooner was isolated by a policy, and the login would continue without it.
  await popup.waitForTimeout(500)
  await popup.close()
  await expect(demo.modal.dialog.getByRole('heading', { name: 'Login cancelled' })).toBeVisible()
  await expect(demo.modal.button('Try again')).toBeFocused()
  await expect(demo.event('SOCIAL_LOGIN_CANCELED')).toHaveCount(1)
})

test('R-CONN-72 R-VIEW-35 R-FLOW-10 Farcaster shows a code, and its approval connects', async ({ demo, context }) => {
  await demo.open(WITH_LOGIN)
  await demo.button('kit').click()
  await demo.modal.dialog.getByRole('button', { name: 'Continue with Farcaster' }).click()
  await expect(demo.modal.dialog.getByText('Scan this code with your phone’s camera')).toBeVisible()
  await expect
    .poll(() =>
      demo.page.evaluate(() => Reflect.get(window, 'bowlineDemo').kit.getState().accounts.eip155?.farcasterUrl),
    )
    .toMatch(/\/sandbox\/farcaster\?channel=/)
  const url: string = await demo.page.evaluate(
    () => Reflect.get(window, 'bowlineDemo').kit.getState().accounts.eip155.farcasterUrl,
  )
  const phone = await context.newPage()
  await phone.goto(url)
  await phone.getByRole('button', { name: 'Approve' }).click()
  await expect(phone.getByText('You can close this window.')).toBeVisible()
  await phone.close()
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.fact('status')).toHaveText('connected')
})
