/** The embedded wallet against its real frame, on another site, and a real chain. */
import { expect } from '@playwright/test'
import { createPublicClient, http, parseEther } from 'viem'
import { serverAddresses } from '../servers.mjs'
import { embeddedWallet, freshEmail, WITH_LOGIN } from './pages/embedded-wallet.js'
import { test } from './test.js'

test('R-CONN-01 R-CONN-51 R-CONN-54 R-CONN-59 R-FRAME-01 R-FRAME-06 by e-mail and a code a visitor has an EVM and a Solana account', async ({
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

test('R-FRAME-62 R-VIEW-46 R-VIEW-48 R-STACK-07 R-STACK-09 what is to be signed is approved in the frame, over the card', async ({
  demo,
}) => {
  await demo.open(WITH_LOGIN)
  const wallet = embeddedWallet(demo.page)
  await wallet.logIn()
  await demo.dapp.act('sign-message')
  await expect(demo.modal.title).toHaveText('Approve request')
  await expect(wallet.element).toBeVisible()
  await expect(wallet.frame.getByText('Hello from the Bowline playground.')).toBeVisible()
  await expect(wallet.frame.getByText(new URL(demo.page.url()).origin)).toBeVisible()
  await expect.poll(() => demo.page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  await expect
    .poll(async () => {
      const [frame, card] = await Promise.all([wallet.element.boundingBox(), demo.modal.dialog.boundingBox()])
      return [frame?.width, frame?.height, Math.round((frame?.x ?? 0) - (card?.x ?? 0))]
    })
    .toEqual([360, 600, 0])

  await wallet.approve.click()
  await expect(demo.dapp.result('sign-message').line('Verified')).toHaveText(/^yes, signed by 0x/)
  await expect(demo.modal.dialog).toBeHidden()
  await expect(wallet.element).not.toBeVisible()
})

test('R-FRAME-62 R-MODAL-21 a card that is shown before the page behind is shut off can be answered', async ({
  demo,
}) => {
  await demo.page.addInitScript(() => {
    const { setTimeout: set } = window
    Object.assign(window, {
      setTimeout: (handler: () => void, afterMs = 0) => set(handler, afterMs === 0 ? 2_000 : afterMs),
    })
  })
  await demo.open(WITH_LOGIN)
  const wallet = embeddedWallet(demo.page)
  await wallet.logIn()
  await demo.dapp.act('sign-message')
  await expect(wallet.approve).toBeVisible()
  await expect(demo.page.getByTestId('slot-kit').locator('xpath=ancestor::*[@inert]')).toHaveCount(1)
  await expect.poll(() => demo.page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  await wallet.approve.click()
  await expect(demo.dapp.result('sign-message').line('Verified')).toHaveText(/^yes, signed by 0x/)
})

test('R-STACK-10 R-MODAL-12 R-FRAME-41 R-FRAME-15 a request is declined in the frame, or by closing the modal', async ({
  demo,
}) => {
  await demo.open(WITH_LOGIN)
  const wallet = embeddedWallet(demo.page)
  await wallet.logIn()
  await demo.dapp.act('sign-message')
  await wallet.reject.click()
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.dapp.result('sign-message').item).toContainText(/reject|declin|abort/i)

  await demo.dapp.act('sign-typed-data')
  await expect(wallet.approve).toBeVisible()
  await demo.modal.close.click()
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.dapp.result('sign-typed-data').item).toContainText(/reject|declin|abort/i)
})

test('R-STACK-08 R-FRAME-38 coins that are sent arrive, and the balance shows it', async ({ demo }) => {
  await demo.open(WITH_LOGIN)
  const wallet = embeddedWallet(demo.page)
  await wallet.logIn()
  await demo.page.getByTestId('give-coins').click()
  await expect(demo.page.getByTestId('secure-site-words')).toHaveText('Coins sent.')
  await demo.dapp.act('send')
  await expect(wallet.frame.getByRole('heading', { name: 'Send 0.001 ETH' })).toBeVisible()
  await wallet.approve.click()
  const result = demo.dapp.result('send')
  await expect(result.line('Receipt')).toContainText('success')
  const address = ((await demo.fact('caipAddress').textContent()) ?? '').split(':')[2]
  const url = serverAddresses().chains.find(({ caipNetworkId }) => caipNetworkId === 'eip155:1')?.url
  const chain = createPublicClient({ transport: http(url) })
  const left = () => chain.getBalance({ address: `0x${address?.slice(2)}` })
  await expect.poll(async () => (await left()) < parseEther('9.999') && (await left()) > parseEther('9.99')).toBe(true)
  await expect(demo.fact('balance')).toHaveText(/^9\.99/)
})

test('R-CONN-58 R-CONN-60 R-CONN-55 a wrong code is said, and the right one is still good', async ({
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

test('R-CONN-65 R-CONN-66 R-CONN-70 R-FLOW-11 R-FRAME-46 a social login goes on in its window, and the visitor is connected', async ({
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

test('R-CONN-68 R-FLOW-11 R-VIEW-36 a window that the visitor closes is said in the view', async ({ demo }) => {
  await demo.open(WITH_LOGIN)
  await demo.button('kit').click()
  const opened = demo.page.waitForEvent('popup')
  await demo.modal.dialog.getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await opened
  await expect(popup.getByRole('button', { name: /sign in/i })).toBeVisible()
  // A window that is gone sooner was cut off by a policy, and the login would go on without it.
  await popup.waitForTimeout(500)
  await popup.close()
  await expect(demo.modal.dialog.getByRole('heading', { name: 'Login cancelled' })).toBeVisible()
  await expect(demo.modal.button('Try again')).toBeFocused()
  await expect(demo.event('SOCIAL_LOGIN_CANCELED')).toHaveCount(1)
})

test('R-CONN-72 R-VIEW-35 R-FLOW-10 Farcaster shows a code, and its yes connects', async ({ demo, context }) => {
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
  await expect(demo.modal.dialog).toBeHidden({ timeout: 20_000 })
  await expect(demo.fact('status')).toHaveText('connected')
})

test('R-CONN-74 R-FRAME-49 R-FRAME-50 the Solana account of the same wallet signs too', async ({ demo }) => {
  await demo.open(WITH_LOGIN)
  const wallet = embeddedWallet(demo.page)
  await wallet.logIn()
  await demo.page.getByTestId('do-solana-sign-message').click()
  await wallet.approve.click()
  await expect(
    demo.page.getByTestId('result').and(demo.page.locator('[data-deed="solana-sign-message"]')).first(),
  ).toContainText(/yes/)
})

test('R-FRAME-38 R-ROLE-02 nothing can be approved while anything covers the card', async ({ demo }) => {
  await demo.open(WITH_LOGIN)
  const { page } = demo
  const wallet = embeddedWallet(page)
  await wallet.logIn()
  await demo.dapp.act('sign-message')
  await expect(wallet.reject).toBeVisible()
  await page.evaluate(() => {
    const cover = document.createElement('div')
    cover.id = 'cover'
    for (const [name, value] of Object.entries({ position: 'fixed', inset: '0', zIndex: '1000000', opacity: '0.01' }))
      Reflect.set(cover.style, name, value)
    cover.style.pointerEvents = 'none'
    cover.style.background = 'red'
    document.documentElement.append(cover)
  })
  await expect(wallet.approve).toBeDisabled()
  await page.waitForTimeout(1_500)
  await expect(wallet.approve).toBeDisabled()
  await wallet.approve.click({ force: true })
  await expect(demo.modal.title).toHaveText('Approve request')
  await page.evaluate(() => document.getElementById('cover')?.remove())
  await expect(wallet.approve).toBeEnabled()
  await wallet.approve.click()
  await expect(demo.dapp.result('sign-message').line('Verified')).toHaveText(/^yes, signed by 0x/)
})
