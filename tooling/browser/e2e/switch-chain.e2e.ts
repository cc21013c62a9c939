import { FIRST_ADDRESS } from './pages/chains.js'
import { familiesOf } from './pages/families.js'
import { SOLANA_ADDRESS } from './pages/other-chains.js'
import { expect, test } from './test.js'

const YES = { adapters: 'evm,solana,bitcoin', wallet1: 'approve', wallet3: 'approve' }

test('R-CONN-84 R-VIEW-53 R-FLOW-32 R-MODAL-30 a network of a chain without a wallet leads to that chain’s wallets, and the others stay connected', async ({
  demo,
  page,
}) => {
  const families = familiesOf(page)
  await demo.open(YES)
  await families.connect('evm')
  await demo.modal.row('Sandbox Wallet').click()
  await expect(demo.modal.dialog).toBeHidden()

  await demo.button('network').click()
  await demo.modal.dialog.getByRole('button', { name: 'Solana', exact: true }).click()
  await expect(demo.modal.dialog.getByRole('heading', { name: 'Connect a wallet for Solana' })).toBeVisible()
  const choose = demo.modal.dialog.getByRole('button', { name: 'Select wallet' })
  await expect(choose).toBeFocused()
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
  await page.keyboard.press('Enter')

  await expect(demo.modal.row('Solana Sandbox')).toBeVisible()
  await expect(demo.modal.row('Bitcoin Sandbox')).toHaveCount(0)
  await demo.modal.row('Solana Sandbox').click()
  await expect(demo.modal.dialog).toBeHidden()
  await families.expectAddresses({ evm: FIRST_ADDRESS, solana: SOLANA_ADDRESS, bitcoin: '–' })
  await expect(demo.fact('caipAddress')).toHaveText(`solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${SOLANA_ADDRESS}`)

  await demo.button('network').click()
  await demo.modal.row('Ethereum').click()
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)

  await families.disconnect('evm')
  await expect(demo.fact('caipAddress')).toHaveText(`solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${SOLANA_ADDRESS}`)
})

test('R-RECV-02 R-RECV-07 R-FLOW-26 R-FLOW-27 an account shows its full address and its code to receive', async ({
  demo,
  page,
}) => {
  await demo.open(YES)
  await familiesOf(page).connect('solana')
  await demo.modal.row('Solana Sandbox').click()
  await expect(demo.modal.dialog).toBeHidden()
  await demo.button('kit').click()
  await demo.modal.button('Receive').click()
  const { dialog } = demo.modal
  await expect(dialog.getByRole('img', { name: 'QR code of your address' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Copy address' })).toBeFocused()
  const whole = dialog.locator('[data-part="whole-address"] [aria-hidden]')
  await whole.click({ clickCount: 3 })
  expect(await page.evaluate(() => String(getSelection()).replaceAll(/\s/g, ''))).toBe(SOLANA_ADDRESS)
  await dialog.getByRole('button', { name: /^Solana Only send assets on this network/ }).click()
  await expect(dialog.getByRole('listitem').first()).toContainText('Solana')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
