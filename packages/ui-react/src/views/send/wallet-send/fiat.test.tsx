import { type Kit, selectSend } from '@bowline/kit-core'
import { setSendAmount, setSendToken } from '@bowline/kit-core/actions'
import { act, screen, waitFor } from '@testing-library/react'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'
import { amountField, button, fillInRecipient, pickToken, showSend } from '../../../../test/views/send-fixture.js'

const moneyField = () => screen.getByRole('textbox', { name: 'You send (USD)' })
const amount = (kit: Kit) => selectSend(kit.getState()).sendTokenAmount
const price = (kit: Kit) => selectSend(kit.getState()).token?.price

async function inMoney(...params: Parameters<typeof showSend>) {
  const shown = await showSend(...params)
  await pickToken(shown)
  await shown.user.click(button('Enter in USD'))
  await waitFor(() => expect(moneyField()).toBeVisible())
  return shown
}

/** $1,000.01 at a price of $3,000. */
const COIN = '0.333336666666666666'

/** Makes the service report another price. */
const reprice = (kit: Kit, dollars: number) =>
  act(async () =>
    kit.store.set(({ accounts }) => ({
      accounts: Object.fromEntries(
        Object.entries(accounts).map(([namespace, account]) => [
          namespace,
          { ...account, tokenBalance: account.tokenBalance.map((row) => ({ ...row, price: dollars })) },
        ]),
      ),
    })),
  )

test('R-SEND-52 R-SEND-53 an amount typed in dollars shows and sends the tokens it buys', async () => {
  const { user, kit } = await inMoney()
  expect(price(kit)).toBe(3_000)
  await user.type(moneyField(), '1000.01')
  expect(amount(kit)).toBe(COIN)
  expect(screen.getByText('0.333336666666666666 ETH')).toBeVisible()
  expect(await violations()).toEqual([])
  await fillInRecipient({ user, kit })
  await user.click(button('Review send'))
  expect(await screen.findByRole('heading', { name: 'Review send' })).toBeVisible()
  await reprice(kit, 4_000)
  expect(amount(kit)).toBe(COIN)
})

test('R-SEND-135 a pasted amount with its symbol is parsed, and dollars only as dollars', async () => {
  const shown = await showSend()
  const { user, kit } = shown
  await pickToken(shown)
  const paste = async (field: HTMLElement, text: string) => {
    await user.clear(field)
    await user.click(field)
    await user.paste(text)
    return [amount(kit), field instanceof HTMLInputElement && field.value]
  }
  expect(await paste(amountField(), '0.5 ETH')).toEqual(['0.5', '0.5'])
  expect(await paste(amountField(), '$0.5')).toEqual(['$0.5', '$0.5'])
  expect(amountField()).toBeInvalid()
  expect(await paste(amountField(), '0.5 USDC')).toEqual(['0.5 USDC', '0.5 USDC'])
  await user.clear(amountField())
  await user.click(button('Enter in USD'))
  await waitFor(() => expect(moneyField()).toBeVisible())
  expect(await paste(moneyField(), '$3,000.00')).toEqual(['1', '3000'])
  expect(await paste(moneyField(), '1500 USD')).toEqual(['0.5', '1500'])
  expect(await paste(moneyField(), '€ 1500')).toEqual(['€ 1500', '€ 1500'])
  expect(await paste(moneyField(), '0.5 ETH')).toEqual(['0.5 ETH', '0.5 ETH'])
})

test('R-SEND-135 R-SEND-62 asks about an ambiguous pasted amount, with or without a symbol', async () => {
  const shown = await showSend()
  await pickToken(shown)
  await shown.user.click(amountField())
  await shown.user.paste('1,000 ETH')
  expect(amount(shown.kit)).toBe('')
  await shown.user.click(button('1000'))
  expect([amount(shown.kit), amountField()]).toEqual(['1000', expect.objectContaining({ value: '1000' })])
})

test('R-SEND-52 rounds down to the decimals of a token with few', async () => {
  const shown = await showSend()
  const { user, kit } = shown
  await pickToken(shown, 'USD Coin')
  await reprice(kit, 3)
  await user.click(button('Enter in USD'))
  await waitFor(() => expect(moneyField()).toBeVisible())
  await user.type(moneyField(), '10')
  expect(amount(kit)).toBe('3.333333')
})

test('R-SEND-53 switching keeps the amount and focus, and an amount in dollars follows the price', async () => {
  const shown = await showSend()
  const { user, kit } = shown
  await pickToken(shown)
  await user.type(amountField(), '0.123456789')
  await user.click(button('Enter in USD'))
  await waitFor(() => expect(moneyField()).toHaveValue('370.37'))
  expect(amount(kit)).toBe('0.123456789')
  expect(button('Enter in ETH')).toHaveFocus()
  await reprice(kit, 1_000)
  expect(moneyField()).toHaveValue('123.45')
  expect(amount(kit)).toBe('0.123456789')
  await user.clear(moneyField())
  await user.type(moneyField(), '100')
  expect(amount(kit)).toBe('0.1')
  await reprice(kit, 500)
  expect([amount(kit), (moneyField() as HTMLInputElement).value]).toEqual(['0.2', '100'])
  await user.click(button('Enter in ETH'))
  expect(amountField()).toHaveValue('0.2')
})

test('R-SEND-53 Max stays the maximum after switching', async () => {
  const { user, kit } = await inMoney()
  await user.type(moneyField(), '1')
  await user.click(button('Max'))
  await waitFor(() => expect(amount(kit)).toBe('1.499'))
  expect(moneyField()).toHaveValue('4497')
})

test('R-SEND-54 shows no switch without a price, and keeps the token’s amount when the price disappears', async () => {
  const { user, kit } = await inMoney()
  await user.type(moneyField(), '1000')
  await reprice(kit, 0)
  expect(amountField()).toHaveValue('0.333333333333333333')
  expect(screen.queryByRole('button', { name: /^Enter in/ })).toBeNull()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-SEND-53 dollars in Arabic pass an accessibility check in the %s theme',
  async (theme) => {
    const { user, kit } = await showSend({ theme, locale: 'ar' })
    await waitFor(() => expect(selectSend(kit.getState()).tokenBalances.length).toBeGreaterThan(0))
    await act(async () => {
      const [token] = selectSend(kit.getState()).tokenBalances
      if (token) setSendToken(kit, token)
    })
    await user.click(button('الإدخال بـ USD'))
    await waitFor(() => expect(button('الإدخال بـ ETH')).toBeVisible())
    expect(await violations()).toEqual([])
  },
)

test('R-SEND-151 an amount worth more than can be shown in dollars is accepted', async () => {
  const shown = await showSend()
  const { user, kit } = shown
  await pickToken(shown)
  await user.click(amountField())
  await user.paste('9'.repeat(400))
  expect(button('Insufficient balance')).toBeDisabled()
  expect(button('Enter in USD')).toBeVisible()
  await user.click(button('Enter in USD'))
  await user.click(moneyField())
  expect(amount(kit)).toHaveLength(400)
})

test('R-SEND-151 formats an amount that an app set as people type it', async () => {
  const shown = await showSend()
  await pickToken(shown)
  await act(async () => setSendAmount(shown.kit, '1,5'))
  await shown.user.click(button('Enter in USD'))
  expect(screen.getByText('1.5 ETH')).toBeVisible()
})
