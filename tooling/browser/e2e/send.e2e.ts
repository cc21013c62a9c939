/** Sending, from the account to the chain. */
import { formatUnits, parseEther, parseUnits } from 'viem'
import { accountIn, openAccountWithPrompts } from './pages/account-view.js'
import { director, FIRST_ADDRESS, RECIPIENT, reader } from './pages/chains.js'
import type { Demo } from './pages/demo.js'
import { sendViews } from './pages/money-views.js'
import { lamportsOf, SOLANA_ADDRESS, SOLANA_RECIPIENT } from './pages/other-chains.js'
import { DAI, splTokensOf, tokensOf, USDT } from './pages/tokens.js'
import { expect, test } from './test.js'

const SOLANA_USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

/** What the account has, according to the data service. */
const COINS = parseEther('10000')

/** Opens the form of a transfer; the wallet asks its user from then on. */
async function openSend(demo: Demo) {
  await director('mainnet').setBalance({ address: FIRST_ADDRESS, value: COINS })
  await openAccountWithPrompts(demo)
  await demo.modal.button('Send').click()
  await expect(demo.modal.title).toHaveText('Send')
  return sendViews(demo)
}

async function fill(demo: Demo, { token, amount, to }: { token: string; amount: string; to: string }) {
  const views = sendViews(demo)
  await views.chooseToken(token)
  await views.amount.fill(amount)
  await views.recipient.fill(to)
  await expect(views.next('Review send')).toBeEnabled()
  return views
}

const coins = async () => ({
  his: await reader('mainnet').getBalance({ address: FIRST_ADDRESS }),
  hers: await reader('mainnet').getBalance({ address: RECIPIENT }),
})

test('R-SEND-07 R-SEND-15 R-SEND-18 R-SEND-27 R-SEND-28 R-FLOW-37 R-FLOW-39 a native token goes from the form to the chain in the exact amount', async ({
  demo,
}) => {
  const views = await openSend(demo)
  await expect(views.amount).toBeFocused()
  await expect(views.next('Enter amount')).toBeEnabled()
  await fill(demo, { token: 'ETH', amount: '0.123456789012345678', to: RECIPIENT })
  await views.next('Review send').click()
  await expect(demo.modal.title).toHaveText('Review send')
  await expect(views.cancel).toBeFocused()
  const whole = await demo.modal.dialog.locator('[data-part="whole-address"] bdi').innerText()
  expect(whole.replaceAll(/\s/g, '')).toBe(RECIPIENT)
  await expect(demo.modal.dialog.getByText('0.123456789012345678 ETH').first()).toBeVisible()

  const before = await coins()
  await views.send.click()
  await expect(demo.wallet.line('To')).toHaveText(RECIPIENT)
  await demo.wallet.approve('send')
  await expect(demo.modal.dialog.getByText('Transaction started')).toBeVisible()
  await expect(demo.modal.title).toHaveText('Account')
  const value = 123_456_789_012_345_678n
  await expect.poll(async () => (await coins()).hers - before.hers).toBe(value)
  expect(before.his - (await coins()).his).toBeGreaterThan(value)
  await expect(demo.event('SEND_SUCCESS')).toHaveCount(1)
})

for (const [symbol, token, decimals, amount] of [
  ['DAI', DAI, 18, '17.000000000000000003'],
  ['USDT', USDT, 6, '2.000001'],
] as const) {
  test(`R-SEND-17 R-SEND-19 R-SEND-20 ${symbol} arrives in the exact amount`, async ({ demo }) => {
    const views = await openSend(demo)
    await fill(demo, { token: symbol, amount, to: RECIPIENT })
    await views.next('Review send').click()
    const before = await tokensOf(token, RECIPIENT)
    await views.send.click()
    await demo.wallet.approve('send')
    await expect(demo.modal.title).toHaveText('Account')
    await expect.poll(async () => (await tokensOf(token, RECIPIENT)) - before).toBe(parseUnits(amount, decimals))
  })
}

test('R-SEND-30 R-SEND-29 R-SEND-31 a transfer rejected in the wallet is not sent, and the review stays for another try', async ({
  demo,
}) => {
  const views = await openSend(demo)
  await fill(demo, { token: 'ETH', amount: '0.5', to: RECIPIENT })
  await views.recipient.press('Enter')
  await expect(demo.modal.title).toHaveText('Review send')
  const before = await coins()
  await views.send.click()
  await demo.wallet.reject('send')
  await expect(demo.modal.dialog.getByText('Request declined. Nothing was sent.')).toBeVisible()
  expect((await coins()).hers).toBe(before.hers)
  await views.cancel.click()
  await expect(views.amount).toHaveValue('0.5')
  await expect(views.recipient).toHaveValue(RECIPIENT)
  await views.next('Review send').click()
  await views.send.click()
  await demo.wallet.approve('send')
  await expect.poll(async () => (await coins()).hers - before.hers).toBe(parseEther('0.5'))
})

test('R-SEND-152 an address that is a contract on another network only is sent to after a confirmation', async ({
  demo,
}) => {
  const treasury = '0x7777777777777777777777777777777777777777'
  await director('base').setCode({ address: treasury, bytecode: '0x00' })
  const views = await openSend(demo)
  await fill(demo, { token: 'ETH', amount: '0.25', to: treasury })
  await views.next('Review send').click()
  await expect(demo.modal.dialog.getByText('This address is a contract on Base.')).toBeVisible()
  await expect(views.send).toBeDisabled()
  await demo.modal.dialog.getByRole('checkbox').check()
  await views.send.click()
  await demo.wallet.approve('send')
  await expect.poll(() => reader('mainnet').getBalance({ address: treasury })).toBe(parseEther('0.25'))
})

test('R-SEND-11 Max sends the whole balance except the fee, and the chain accepts it', async ({ demo }) => {
  const views = await openSend(demo)
  await views.chooseToken('ETH')
  await demo.modal.button('Max').click()
  await views.recipient.fill(RECIPIENT)
  await expect(views.next('Review send')).toBeEnabled()
  const shown = parseEther(await views.amount.inputValue())
  expect(shown).toBeLessThan(COINS)
  await views.next('Review send').click()
  const before = await coins()
  await views.send.click()
  await demo.wallet.approve('send')
  await expect(demo.modal.title).toHaveText('Account')
  await expect.poll(async () => (await coins()).hers - before.hers).toBe(shown)
  expect(Number(formatUnits((await coins()).his, 18))).toBeLessThan(0.01)
})

test('R-SEND-22 SOL and a token arrive, the token in an account created for it', async ({ demo }) => {
  await demo.open({ adapters: 'solana', networks: 'solana', mocks: 'page', wallet3: 'approve' })
  await demo.connect('Solana Sandbox')
  const views = sendViews(demo)
  const [lamports, tokens] = [await lamportsOf(), await splTokensOf(SOLANA_USDC, SOLANA_RECIPIENT)]
  for (const [token, amount] of [
    ['SOL', '0.250000001'],
    ['USDC', '3.000001'],
  ] as const) {
    await demo.button('kit').click()
    await accountIn(demo).row('Send').click()
    await fill(demo, { token, amount, to: SOLANA_RECIPIENT })
    await views.next('Review send').click()
    await views.send.click()
    await expect(demo.modal.title).toHaveText('Account')
    await demo.modal.close.click()
  }
  await expect.poll(async () => (await lamportsOf()) - lamports).toBe(250_000_001n)
  await expect.poll(async () => (await splTokensOf(SOLANA_USDC, SOLANA_RECIPIENT)) - tokens).toBe(3_000_001n)
  expect(await splTokensOf(SOLANA_USDC, SOLANA_ADDRESS)).toBe(1_215_223_831n - tokens - 3_000_001n)
})
