/** Swapping, from the account to the chain. */
import { parseEther, parseUnits } from 'viem'
import { openAccountWithPrompts } from './pages/account-view.js'
import { director, FIRST_ADDRESS, reader } from './pages/chains.js'
import type { Demo } from './pages/demo.js'
import { swapViews } from './pages/money-views.js'
import { DAI, tokensOf } from './pages/tokens.js'
import { expect, test } from './test.js'

/** Opens the form of a swap from an account with a balance of 10; the wallet asks its user from then on. */
async function openSwap(demo: Demo) {
  await director('mainnet').setBalance({ address: FIRST_ADDRESS, value: parseEther('10') })
  await openAccountWithPrompts(demo)
  await demo.modal.button('Swap').click()
  await expect(demo.modal.title).toHaveText('Swap')
  return swapViews(demo)
}

test('R-SWAP-09 R-SWAP-18 R-SWAP-30 R-SWAP-34 R-SWAP-37 R-SWAP-41 R-FLOW-41 R-FLOW-43 a native token is swapped for a token on the chain', async ({
  demo,
}) => {
  const views = await openSwap(demo)
  await expect(views.pay).toHaveValue('1')
  await views.chooseToken('target', 'DAI')
  await expect(views.receive).toHaveValue(/^[\d,]+\.\d{1,6}$/)
  const quoted = parseUnits((await views.receive.inputValue()).replaceAll(',', ''), 18)
  await views.button('Review swap').click()
  await expect(demo.modal.title).toHaveText('Review swap')
  const before = await tokensOf(DAI, FIRST_ADDRESS)
  await views.button('Swap').click()
  await expect(demo.wallet.line('Value')).toHaveText('1 ETH')
  await demo.wallet.approve('send')
  await expect(demo.modal.dialog.getByText(/^Swapped ETH to [\d.,]+ DAI$/)).toBeVisible()
  await expect(demo.modal.title).toHaveText('Account')
  const gained = (await tokensOf(DAI, FIRST_ADDRESS)) - before
  expect(gained - quoted).toBeGreaterThanOrEqual(0n)
  expect(gained - quoted).toBeLessThan(10n ** 12n)
  await expect(demo.event('SWAP_SUCCESS')).toHaveCount(1)
})

test('R-SWAP-31 R-SWAP-32 R-SWAP-33 R-SWAP-39 R-FLOW-43 a token is approved first, the approved amount is shown, and a rejection keeps the review', async ({
  demo,
}) => {
  const views = await openSwap(demo)
  await views.chooseToken('source', 'DAI')
  await views.chooseToken('target', 'ETH')
  await views.pay.fill('25.5')
  await views.button('Review swap').click()
  await expect(demo.modal.dialog.getByText(/^Allow the swap to use/)).toBeVisible()
  await views.button('Show details').click()
  await views.button('Approve').click()
  await expect(demo.wallet.line('To')).toHaveText(new RegExp(DAI, 'i'))
  await demo.wallet.reject('send')
  await expect(demo.modal.dialog.getByText('Request declined. Nothing was swapped.')).toBeVisible()
  await views.button('Approve').click()
  await demo.wallet.approve('send')

  const before = {
    tokens: await tokensOf(DAI, FIRST_ADDRESS),
    coins: await reader('mainnet').getBalance({ address: FIRST_ADDRESS }),
  }
  await views.button('Swap').click()
  await demo.wallet.approve('send')
  await expect(demo.modal.title).toHaveText('Account')
  expect(before.tokens - (await tokensOf(DAI, FIRST_ADDRESS))).toBe(parseEther('25.5'))
  expect(await reader('mainnet').getBalance({ address: FIRST_ADDRESS })).toBeGreaterThan(before.coins)
})
