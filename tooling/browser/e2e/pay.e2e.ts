/** Payments that a shop requests: with the wallet on the chain, and at an exchange. */
import { parseEther } from 'viem'
import { director, FIRST_ADDRESS, RECIPIENT, reader } from './pages/chains.js'
import { type Demo, FIRST_WALLET } from './pages/demo.js'
import { passTime } from './pages/page-time.js'
import { askedOf } from './pages/services.js'
import { tokensOf, USDT } from './pages/tokens.js'
import { expect, test } from './test.js'

/** The payment that the demo's shop requests. */
const COINS = 5_000_000_000_000_001n
const TOKENS = 2_500_001n

/** How often the kit polls a payment at an exchange, and how long it shows the completed payment. */
const POLL_MS = 4_000

const payButton = (demo: Demo, name: 'coin' | 'token') => demo.page.getByTestId(`pay-${name}`)
const statusOf = (demo: Demo) => demo.page.getByTestId('slot-pay')
const coinsOf = (address: `0x${string}`) => reader('mainnet').getBalance({ address })

/** A connected page with the shop's buttons; the wallet has a balance of 10, and asks its user from then on. */
async function openShop(demo: Demo) {
  await director('mainnet').setBalance({ address: FIRST_ADDRESS, value: parseEther('10') })
  await demo.open({ mocks: 'page', pay: '1', wallet1: 'approve' })
  await demo.connect()
  await demo.sandbox(1).setAnswer('ask')
}

test('R-PAY-04 R-PAY-05 R-PAY-06 R-PAY-08 R-PAY-09 R-FLOW-48 R-FLOW-49 the exact amount of a native token is paid, and Done closes the receipt', async ({
  demo,
}) => {
  await demo.page.clock.install()
  await openShop(demo)
  await payButton(demo, 'coin').click()
  await expect(demo.modal.title).toHaveText('Pay')
  await expect(demo.modal.dialog.getByText('0.005000000000000001 ETH')).toBeVisible()
  const whole = await demo.modal.dialog.locator('[data-part="whole-address"] bdi').innerText()
  expect(whole.replaceAll(/\s/g, '')).toBe(RECIPIENT)
  await expect(demo.modal.button(`Pay with ${FIRST_WALLET}`)).toBeFocused()

  const before = { his: await coinsOf(FIRST_ADDRESS), shop: await coinsOf(RECIPIENT) }
  await demo.modal.button(`Pay with ${FIRST_WALLET}`).click()
  await expect(demo.modal.dialog.getByText('Waiting for confirmation')).toBeVisible()
  await expect(demo.wallet.line('To')).toHaveText(RECIPIENT)
  await demo.wallet.approve('send')
  await expect(demo.modal.dialog.getByText('Payment complete')).toBeVisible()
  expect((await coinsOf(RECIPIENT)) - before.shop).toBe(COINS)
  expect(before.his - (await coinsOf(FIRST_ADDRESS))).toBeGreaterThan(COINS)
  await demo.modal.button('Done').click()
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.event('PAY_MODAL_OPEN')).toHaveCount(1)
  await expect(demo.event('PAY_INITIATED')).toHaveCount(1)
  await expect(demo.event('PAY_SUCCESS')).toHaveCount(1)
})

test('R-PAY-06 R-FLOW-49 on another network the wallet switches first; a rejection can be retried, and the exact amount of a token arrives', async ({
  demo,
}) => {
  await openShop(demo)
  await demo.sandbox(1).setAnswer('approve')
  await demo.page.getByTestId('do-switch-network').click()
  await expect(demo.fact('selectedNetworkId')).toHaveText('eip155:8453')
  await demo.sandbox(1).setAnswer('ask')
  await payButton(demo, 'token').click()
  await demo.modal.button(`Pay with ${FIRST_WALLET}`).click()
  await demo.wallet.reject('switch-chain')
  await expect(demo.modal.dialog.getByText('Payment failed')).toBeVisible()
  await expect(demo.modal.button('Try again')).toBeFocused()
  await expect(demo.fact('selectedNetworkId')).toHaveText('eip155:8453')

  const before = await tokensOf(USDT, RECIPIENT)
  await demo.modal.button('Try again').click()
  await demo.modal.button(`Pay with ${FIRST_WALLET}`).click()
  await demo.wallet.approve('switch-chain')
  await demo.wallet.approve('send')
  await expect(statusOf(demo)).toHaveAttribute('data-status', 'success')
  await expect(demo.fact('selectedNetworkId')).toHaveText('eip155:1')
  expect((await tokensOf(USDT, RECIPIENT)) - before).toBe(TOKENS)
})

test('R-PAY-07 R-PAY-09 R-PAY-10 security §8 at an exchange: its page gets neither opener nor referrer, and the payment completes', async ({
  demo,
  context,
}) => {
  await context.route('https://exchange.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Exchange</title><p>Pay here' }),
  )
  await demo.page.clock.install()
  await demo.open({ mocks: 'page', pay: '1' })
  await payButton(demo, 'coin').click()
  const opened = context.waitForEvent('page')
  await demo.modal.button('Quayside').click()
  const exchange = await opened
  await exchange.waitForURL(/^https:\/\/exchange\.example\/quayside\/pay\?session=[0-9a-f]{32}$/)
  expect(await exchange.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await expect(demo.modal.dialog.getByText('Payment started')).toBeVisible()
  await expect(demo.modal.dialog.getByRole('link', { name: 'Open Quayside' })).toHaveAttribute('href', exchange.url())
  await exchange.close()
  const timesAsked = async () => (await askedOf(demo.page, 'exchange-buy-status')).length
  await expect(async () => {
    // The first response says that the payment is pending.
    if ((await timesAsked()) < 2) await passTime(demo.page, POLL_MS)
    expect(await timesAsked()).toBe(2)
  }).toPass()
  await expect(demo.modal.dialog.getByText('Payment complete')).toBeVisible()
  await demo.modal.button('Done').click()
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.event('PAY_EXCHANGE_SELECTED')).toHaveCount(1)
  await expect(demo.event('PAY_SUCCESS')).toHaveCount(1)
})

test('R-PAY-11 R-PAY-07 security §8 an address that is not a page’s is not opened, and its empty tab is closed', async ({
  demo,
  context,
}) => {
  await demo.open({ mocks: 'page', pay: '1', services: 'exchange-pay-url:hostile' })
  await payButton(demo, 'coin').click()
  await demo.modal.button('Quayside').click()
  await expect(demo.modal.dialog.getByText('The exchange’s page couldn’t be opened.')).toBeVisible()
  await expect.poll(() => context.pages().length).toBe(1)
})
