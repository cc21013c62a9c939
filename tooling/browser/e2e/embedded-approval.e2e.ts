/** What the embedded wallet asks its visitor to sign, in its real frame on another site, and on a real chain. */
import { expect } from '@playwright/test'
import { createPublicClient, http, parseEther } from 'viem'
import { serverAddresses } from '../servers.mjs'
import type { Demo } from './pages/demo.js'
import { embeddedWallet, WITH_LOGIN } from './pages/embedded-wallet.js'
import { test } from './test.js'

/** Opens the demo and logs its visitor in. */
async function logInto(demo: Demo) {
  await demo.open(WITH_LOGIN)
  const wallet = embeddedWallet(demo.page)
  await wallet.logIn()
  return wallet
}

test('R-FRAME-62 R-VIEW-46 R-VIEW-48 R-STACK-07 R-STACK-09 a request is approved in the frame, over the card', async ({
  demo,
}) => {
  const wallet = await logInto(demo)
  await demo.dapp.act('sign-message')
  await expect(demo.modal.title).toHaveText('Approve request')
  await expect(wallet.element).toBeVisible()
  await expect(wallet.frame.getByText('Hello from the Bowline playground.')).toBeVisible()
  await expect(wallet.frame.getByText(new URL(demo.page.url()).origin)).toBeVisible()
  await expect.poll(() => demo.page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  await expect
    .poll(async () => {
      const [frame, card] = await Promise.all([wallet.element.boundingBox(), demo.modal.dialog.boundingBox()])
      const bottom = ({ y = 0, height = 0 } = {}) => Math.round(y + height)
      // The card has a border.
      const isAtEnd = bottom(card ?? undefined) - bottom(frame ?? undefined) <= 1
      return [frame?.width, Math.round((frame?.x ?? 0) - (card?.x ?? 0)), isAtEnd]
    })
    .toEqual([360, 0, true])
  expect((await wallet.element.boundingBox())?.height).toBeLessThan(550)

  await wallet.approve()
  await expect(demo.dapp.result('sign-message').line('Verified')).toHaveText(/^yes, signed by 0x/)
  await expect(demo.modal.dialog).toBeHidden()
  await expect(wallet.element).not.toBeVisible()
})

test('R-FRAME-62 R-MODAL-21 a card that is shown before the page behind becomes inert can be answered', async ({
  demo,
}) => {
  await demo.page.addInitScript(() => {
    const { setTimeout: set } = window
    Object.assign(window, {
      setTimeout: (handler: () => void, afterMs = 0) => set(handler, afterMs === 0 ? 2_000 : afterMs),
    })
  })
  const wallet = await logInto(demo)
  await demo.dapp.act('sign-message')
  await expect(wallet.door).toBeVisible()
  await expect(demo.page.getByTestId('slot-kit').locator('xpath=ancestor::*[@inert]')).toHaveCount(1)
  await expect.poll(() => demo.page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  await wallet.approve()
  await expect(demo.dapp.result('sign-message').line('Verified')).toHaveText(/^yes, signed by 0x/)
})

test('R-STACK-10 R-MODAL-12 R-FRAME-41 R-FRAME-15 a request is rejected in the frame, or by closing the modal', async ({
  demo,
}) => {
  const wallet = await logInto(demo)
  await demo.dapp.act('sign-message')
  await wallet.reject.click()
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.dapp.result('sign-message').item).toContainText(/reject|declin|abort/i)

  await demo.dapp.act('sign-typed-data')
  await expect(wallet.door).toBeVisible()
  await demo.modal.close.click()
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.dapp.result('sign-typed-data').item).toContainText(/reject|declin|abort/i)
})

test('R-STACK-08 R-FRAME-38 sent tokens arrive, and the balance shows it', async ({ demo }) => {
  const wallet = await logInto(demo)
  await demo.page.getByTestId('give-coins').click()
  await expect(demo.page.getByTestId('secure-site-words')).toHaveText('Coins sent.')
  await demo.dapp.act('send')
  await expect(wallet.frame.getByRole('heading', { name: 'Send 0.001 ETH' })).toBeVisible()
  await wallet.approve()
  const result = demo.dapp.result('send')
  await expect(result.line('Receipt')).toContainText('success')
  const address = ((await demo.fact('caipAddress').textContent()) ?? '').split(':')[2]
  const url = serverAddresses().chains.find(({ caipNetworkId }) => caipNetworkId === 'eip155:1')?.url
  const chain = createPublicClient({ transport: http(url) })
  const left = () => chain.getBalance({ address: `0x${address?.slice(2)}` })
  await expect.poll(async () => (await left()) < parseEther('9.999') && (await left()) > parseEther('9.99')).toBe(true)
  await expect(demo.fact('balance')).toHaveText(/^9\.99/)
})

test('R-CONN-74 R-FRAME-49 R-FRAME-50 the Solana account of the same wallet signs too', async ({ demo }) => {
  const wallet = await logInto(demo)
  await demo.page.getByTestId('do-solana-sign-message').click()
  await wallet.approve()
  await expect(
    demo.page.getByTestId('result').and(demo.page.locator('[data-action="solana-sign-message"]')).first(),
  ).toContainText(/yes/)
})

test('R-FRAME-75 several requests are approved in one window, which closes with its page', async ({ demo }) => {
  const wallet = await logInto(demo)
  await demo.dapp.act('sign-message')
  await wallet.door.waitFor()
  const window = await wallet.openWindow()
  await expect(window.page.getByText('Hello from the Bowline playground.')).toBeVisible()
  await expect(window.page.getByText(new URL(demo.page.url()).origin)).toBeVisible()
  await expect(window.page.getByRole('heading', { name: 'Sign a message' })).toBeFocused()
  await window.approve.click()
  await expect(window.page.getByRole('heading', { name: 'Approved.' })).toBeVisible()
  await expect(demo.dapp.result('sign-message').line('Verified')).toHaveText(/^yes, signed by 0x/)

  await demo.page.bringToFront()
  await demo.dapp.act('sign-typed-data')
  await expect(wallet.frame.getByText('Review this request in the window.')).toBeVisible()
  await window.reject.click()
  await expect(demo.dapp.result('sign-typed-data').item).toContainText(/reject|declin|abort/i)
  await demo.page.bringToFront()
  await demo.dapp.act('sign-message')
  await wallet.approve()
  expect(demo.page.context().pages()).toHaveLength(2)
  await Promise.all([window.page.waitForEvent('close'), demo.page.reload()])
})

test('R-FRAME-75 a window that the visitor closes, or that the browser blocks, can be opened again', async ({
  demo,
}) => {
  const wallet = await logInto(demo)
  await demo.dapp.act('sign-message')
  await wallet.door.waitFor()
  const { page: window } = await wallet.openWindow()
  await window.close()
  await expect(wallet.door).toHaveText('Open window')
  const frame = await (await wallet.element.elementHandle())?.contentFrame()
  await frame?.evaluate(() => {
    const { open } = globalThis
    Object.assign(globalThis, {
      open: () => {
        Object.assign(globalThis, { open })
        return null
      },
    })
  })
  await wallet.door.click()
  await expect(wallet.door).toHaveText('Open window')
  await expect(wallet.frame.getByText(/Allow pop-ups for this page/)).toBeVisible()
  await wallet.approve()
  await expect(demo.dapp.result('sign-message').line('Verified')).toHaveText(/^yes, signed by 0x/)
})

test('R-FRAME-140 a part of the wallet that does not load ends the request with an error, and shows nothing to sign', async ({
  demo,
  complaints,
}) => {
  complaints.allow(/evm-family-|Couldn’t load a part of the wallet|RPC_REQUEST/)
  await demo.page.context().route(/\/evm-family-\w+\.js$/, (route) => route.abort())
  const wallet = await logInto(demo)
  await demo.dapp.act('sign-message')
  await expect(demo.dapp.result('sign-message').line('Code')).toContainText('-32003')
  await expect(wallet.door).toHaveCount(0)
})
