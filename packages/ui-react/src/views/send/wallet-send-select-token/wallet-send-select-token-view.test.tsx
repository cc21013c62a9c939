import { currentRoute, type Kit, selectSend } from '@bowline/kit-core'
import { screen } from '@testing-library/react'
import { createDataService, numbered } from '../../../../test/views/account-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'
import {
  amountField,
  button,
  DOLLARS,
  ETHER,
  pickToken,
  showSend,
  tokenButton,
} from '../../../../test/views/send-fixture.js'

const view = (kit: Kit) => currentRoute(kit.getState().navigation).view

test('R-FLOW-38 the form’s token button opens the list with the search focused, and a token goes back', async () => {
  const shown = await showSend()
  const { user, kit } = shown
  await user.click(tokenButton())
  expect(view(kit)).toBe('WalletSendSelectToken')
  expect(screen.getByRole('searchbox', { name: 'Search tokens' })).toHaveFocus()
  await user.keyboard('usd')
  await user.click(button(/^USD Coin/))
  expect(view(kit)).toBe('WalletSend')
  expect(selectSend(kit.getState()).token?.symbol).toBe('USDC')
  expect(amountField()).toHaveFocus()
})

test('R-FLOW-38 back keeps the chosen token', async () => {
  const shown = await showSend()
  await pickToken(shown)
  await shown.user.click(button(/Change token/))
  await shown.user.click(button('Back'))
  expect(selectSend(shown.kit.getState()).token?.symbol).toBe('ETH')
})

test('R-FLOW-38 R-ACCT-24 picks the pressed one of two tokens with the same symbol', async () => {
  const shown = await showSend({
    tokens: [numbered(1, { symbol: 'USDC', name: 'Right' }), numbered(2, { symbol: 'USDC', name: 'Wrong' })],
  })
  await pickToken(shown, 'Wrong')
  expect(selectSend(shown.kit.getState()).token?.address).toMatch(/2$/)
})

test('R-ACCT-111 shows a token with 0 decimals on a press, and sends it in whole numbers', async () => {
  const whole = numbered(1, { name: 'Ticket', symbol: 'TIX', quantity: { decimals: '0', numeric: '3' } })
  const shown = await showSend({ tokens: [ETHER, whole] })
  await shown.user.click(tokenButton())
  expect(screen.queryByRole('button', { name: /^Ticket/ })).toBeNull()
  await shown.user.click(button('Show'))
  await shown.user.click(button(/^Ticket/))
  expect(selectSend(shown.kit.getState()).token?.symbol).toBe('TIX')
  await shown.user.type(amountField(), '1.5')
  expect(amountField()).toHaveAccessibleDescription('Invalid amount')
  await shown.user.clear(amountField())
  await shown.user.type(amountField(), '3')
  expect(amountField()).toBeValid()
  expect(selectSend(shown.kit.getState()).remaining).toBe('0')
})

test('R-FLOW-38 shows loading and empty states', async () => {
  const service = createDataService()
  service.balance('held')
  const { user } = await showSend({ service })
  await user.click(tokenButton())
  expect(screen.getByText('Loading tokens')).toHaveAttribute('role', 'status')
  expect(await violations()).toEqual([])
  service.balance({ balances: [] })
  await service.release()
  expect(await screen.findByText('No tokens yet')).toBeVisible()
})

test('R-SEND-40 shows the native token above tokens that are loading or failed to load', async () => {
  const service = createDataService()
  service.balance('held')
  const { user, kit } = await showSend({ service })
  await user.click(tokenButton())
  expect(button(/^Ether/)).toBeEnabled()
  service.balance(new Response('{}', { status: 500 }))
  await service.release()
  expect(await screen.findByText('Couldn’t load tokens')).toBeVisible()
  expect(button(/^Try again/)).toBeVisible()
  expect(await violations()).toEqual([])
  await user.click(button(/^Ether/))
  expect(selectSend(kit.getState()).token?.symbol).toBe('ETH')
})

fullTest.each(THEMES)('R-VIEW-03 R-VIEW-58 WalletSendSelectToken passes an accessibility check, %s', async (theme) => {
  const { user } = await showSend({ theme, tokens: [ETHER, DOLLARS] })
  await user.click(tokenButton())
  expect(await violations()).toEqual([])
})
