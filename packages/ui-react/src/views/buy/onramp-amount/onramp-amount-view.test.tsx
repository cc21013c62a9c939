import { DEFAULT_PURCHASE_CURRENCY } from '@bowline/api-client/samples'
import { solana } from '@bowline/kit-core/networks'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { showOnramp } from '../../../../test/views/onramp-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'
import { button, createSwapService } from '../../../../test/views/swap-fixture.js'

const pay = () => screen.getByRole('textbox', { name: 'You pay' })
const receive = () => screen.getByRole('textbox', { name: 'You receive' })

async function showAmount(params: Parameters<typeof showOnramp>[0] = {}) {
  const shown = await showOnramp(params)
  await shown.optionsRead()
  await shown.user.click(button(/^(Amount|المبلغ)/))
  await waitFor(() => expect(screen.getAllByRole('textbox')[0]).toHaveFocus())
  return shown
}

test('R-RAMP-16 R-RAMP-18 R-RAMP-22 R-VIEW-145 presets show the currency’s symbol, and a quote loads and shows the amount received and the costs', async () => {
  const service = createSwapService()
  service.hold('onramp-quote')
  const { user } = await showAmount({ service })
  expect(button('Continue with Coinbase')).toBeDisabled()
  expect(document.querySelector('[data-part="amount-line"]')).toBeNull()
  const presets = within(screen.getByRole('group', { name: 'Amounts' })).getAllByRole('button')
  expect(presets.map(({ textContent }) => textContent)).toEqual(['$100', '$250', '$500', '$1,000'])
  await user.click(button('$250'))
  expect(pay()).toHaveValue('250')
  expect(pay().parentElement).toHaveTextContent('$')
  expect(button('$250')).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByText('Getting a quote')).toBeVisible()
  await waitFor(() => expect(service.asked('onramp-quote')).toHaveLength(1))
  await service.release('onramp-quote')
  await waitFor(() => expect(receive()).toHaveValue('245.949189'))
  const facts = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)
  expect(facts).toEqual(['Provider fee: $3.75', 'Network fee: $0.35', 'Total: $250', 'Network: Ethereum'])
})

test('R-RAMP-10 R-RAMP-16 an amount outside the limits of the payment method is blocked with the limit', async () => {
  const { user, service } = await showAmount()
  await user.type(pay(), '9')
  expect(pay()).toHaveAccessibleDescription('Card: at least $10')
  expect(button('Continue with Coinbase')).toBeDisabled()
  await user.clear(pay())
  await user.type(pay(), '8000')
  expect(pay()).toHaveAccessibleDescription('Card: at most $7,500')
  await user.click(button('Bank account'))
  expect(pay()).toBeValid()
  await waitFor(() => expect(service.asked('onramp-quote')).toHaveLength(1))
  await user.clear(pay())
  await user.type(pay(), '10.005')
  expect(pay()).toHaveAccessibleDescription('Enter an amount with up to 2 decimals')
})

test('R-RAMP-50 R-RAMP-51 yen have no decimals and dinars three, in presets, limits, input and costs', async () => {
  const limit = (min: string, max: string) => ({ id: 'card', min, max })
  const service = createSwapService()
  service.say('onramp-options', {
    purchaseCurrencies: [DEFAULT_PURCHASE_CURRENCY],
    paymentCurrencies: [
      { id: 'JPY', payment_method_limits: [limit('1500.00', '1000000.00')] },
      { id: 'KWD', payment_method_limits: [limit('3.000', '2300.000')] },
    ],
  })
  const { user } = await showAmount({ service })
  const presets = () => within(screen.getByRole('group', { name: 'Amounts' })).getAllByRole('button')
  expect(presets().map(({ textContent }) => textContent)).toEqual(['¥10,000', '¥25,000', '¥50,000', '¥100,000'])
  await user.type(pay(), '1499')
  expect(pay()).toHaveAccessibleDescription('Card: at least ¥1,500')
  await user.clear(pay())
  await user.type(pay(), '1500.5')
  expect(pay()).toHaveAccessibleDescription('Enter an amount without decimals')
  await user.click(button(/^JPY Change currency/))
  await user.click(button(/^Kuwaiti Dinar/))
  await user.clear(pay())
  await user.type(pay(), '10.005')
  expect(pay()).toBeValid()
  await waitFor(() => expect(receive()).not.toHaveValue(''))
  expect(
    screen
      .getAllByRole('term')
      .map((term) => term.nextSibling?.textContent)
      .join(),
  ).toMatch(/10\.005,Ethereum$/)
  await user.clear(pay())
  await user.type(pay(), '10.0005')
  expect(pay()).toHaveAccessibleDescription('Enter an amount with up to 3 decimals')
})

test('R-RAMP-54 accepts an amount with the code or sign of the chosen currency, and no other', async () => {
  const service = createSwapService()
  service.say('onramp-options', {
    purchaseCurrencies: [DEFAULT_PURCHASE_CURRENCY],
    paymentCurrencies: ['USD', 'EUR', 'CAD', 'X_PAY'].map((id) => ({ id, payment_method_limits: [] })),
  })
  const { user, kit } = await showAmount({ service })
  const readings = async (...texts: string[]) => {
    const read: string[] = []
    for (const text of texts) {
      await user.clear(pay())
      await user.click(pay())
      await user.paste(text)
      read.push(kit.getState().onramp.paymentAmount ?? '')
    }
    return read
  }
  const choose = async (name: RegExp) => {
    await user.click(button(/Change currency/))
    await user.click(button(name))
    await screen.findByRole('textbox', { name: 'You pay' })
  }
  expect(await readings('$50', '50 usd', '$ 1,234.50', '$50.00 USD')).toEqual(['50', '50', '1234.5', '50'])
  expect(await readings('€ 50', 'CA$50', '50 EUR')).toEqual(['€ 50', 'CA$50', '50 EUR'])
  expect(pay()).toBeInvalid()
  await choose(/^Euro/)
  expect(await readings('€ 50', '50 €', 'EUR 50', '50€')).toEqual(['50', '50', '50', '50'])
  expect(pay()).toHaveValue('50')
  expect(await readings('$50', '50 USD')).toEqual(['$50', '50 USD'])
  await choose(/^Canadian Dollar/)
  expect(await readings('CA$50', '50 CAD', '$50', 'US$50')).toEqual(['50', '50', '$50', 'US$50'])
  await choose(/^X_PAY/)
  expect(await readings('50', '50 X_PAY', '$50')).toEqual(['50', '50', '$50'])
})

test('R-RAMP-19 R-RAMP-13 the button opens the provider of the quote, and the quote’s provider row opens the providers', async () => {
  const { user, at, kit, windows } = await showAmount()
  await user.click(button('$100'))
  await waitFor(() => expect(receive()).not.toHaveValue(''))
  await user.click(button('Provider Coinbase'))
  await waitFor(() => expect(at()).toBe('OnRampProviders'))
  expect(kit.getState().navigation.history).toHaveLength(1)
  expect(button(/^Amount/)).toHaveTextContent('$100 of USDC')
  await user.click(button(/^Amount/))
  await user.click(button('Continue with Coinbase'))
  await waitFor(() => expect(at()).toBe('BuyInProgress'))
  expect(windows).toHaveLength(1)
})

test('R-RAMP-19 R-RAMP-66 a Solana account sees no quote for another network, and the button opens its provider', async () => {
  const { user, service, windows } = await showAmount({
    adapter: mockAdapter({ namespace: 'solana' }),
    options: { networks: [solana] },
  })
  await user.click(button('$100'))
  await waitFor(() => expect(screen.queryByText('Getting a quote')).not.toBeInTheDocument())
  await user.click(button('Continue with Meld.io'))
  expect(windows).toHaveLength(1)
  expect(service.asked('onramp-quote')).toEqual([])
})

test('R-RAMP-19 R-RAMP-22 Coinbase’s quote is not shown for Meld, and without a provider the button opens the providers', async () => {
  const { user, kit, unmount } = await showAmount()
  await user.click(button('$100'))
  await waitFor(() => expect(receive()).not.toHaveValue(''))
  act(() => kit.store.set({ onramp: { ...kit.getState().onramp, selectedProvider: 'meld' } }))
  expect(button('Continue with Meld.io')).toBeEnabled()
  expect(receive()).toHaveValue('')
  expect(screen.queryByRole('term')).toBeNull()
  unmount()
  const other = await showAmount({
    adapter: mockAdapter({ namespace: 'solana' }),
    options: { networks: [solana], meldPublicKey: undefined },
  })
  await other.user.click(button('Select provider'))
  expect(other.at()).toBe('OnRampProviders')
})

test('R-RAMP-19 the button says Connect wallet and opens Connect without an address', async () => {
  const { user, at } = await showOnramp({ view: 'OnRampAmount', connected: false })
  await user.click(button('Connect wallet'))
  expect(at()).toBe('Connect')
})

test('R-RAMP-18 R-RAMP-23 R-RAMP-43 a failed quote shows the kit’s own text, and Try again fetches again', async () => {
  const service = createSwapService()
  service.say('onramp-quote', { status: 'ERROR', reasons: [{ description: 'No seller today' }] }, 400)
  const { user, onramp, at } = await showAmount({ service })
  await user.click(button('$100'))
  await waitFor(() => expect(onramp().error).toMatch(/\S/))
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t get a quote')
  expect(screen.queryByText(onramp().error ?? '-')).not.toBeInTheDocument()
  expect(receive()).toHaveValue('')
  service.usual('onramp-quote')
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull()
  await user.click(button('Try again'))
  await waitFor(() => expect(receive()).not.toHaveValue(''))
  expect(button('Continue with Coinbase')).toBeEnabled()
  expect(at()).toBe('OnRampAmount')
})

test('R-RAMP-19 R-RAMP-69 Meld, which Coinbase’s quote does not concern, opens although the quote failed or is on its way', async () => {
  const service = createSwapService()
  service.say('onramp-quote', {}, 503)
  const { user, kit, windows } = await showAmount({ service })
  await user.click(button('$100'))
  await screen.findByText('Couldn’t get a quote')
  act(() => kit.store.set({ onramp: { ...kit.getState().onramp, selectedProvider: 'meld' } }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('1-2% fee, buys USDC')).toBeVisible()
  service.hold('onramp-quote')
  await user.click(button('$250'))
  await user.click(button('Continue with Meld.io'))
  expect(windows[0]?.href).toMatch(/walletAddress=/)
  expect(screen.getByRole('link', { name: 'Open Meld.io again' })).toHaveAttribute('href', windows[0]?.href)
})

test('R-RAMP-24 a failure shows a marked estimate when the app enables it', async () => {
  const service = createSwapService()
  service.say('onramp-quote', {}, 503)
  const { user, at } = await showAmount({ service, options: { quoteFallback: 'sample' } })
  await user.click(button('$100'))
  const estimate = await screen.findByText(/This is an estimate/)
  expect(estimate).toHaveTextContent('About $100. This is an estimate, and the final price may differ.')
  expect(screen.getByRole('alert')).toBeVisible()
  expect(receive()).toHaveValue('')
  expect(screen.queryByRole('term')).toBeNull()
  expect(at()).toBe('OnRampAmount')
})

test('R-RAMP-15 R-RAMP-18 R-RAMP-37 R-VIEW-88 the previously chosen provider shows its icon and can be opened from here', async () => {
  const service = createSwapService()
  const { user, windows, at } = await showAmount({ service })
  await user.click(button('$100'))
  await waitFor(() => expect(receive()).not.toHaveValue(''))
  await user.click(button('Back'))
  await user.click(button(/^Coinbase/))
  await waitFor(() => expect(at()).toBe('BuyInProgress'))
  await user.click(button('Cancel'))
  await user.click(button(/^Amount/))
  expect(pay()).toHaveValue('100')
  const mark = () =>
    button(/^Provider/)
      .querySelector('img')
      ?.getAttribute('src')
  await waitFor(() => expect(mark()).toMatch(/^data:image\/svg\+xml,/))
  service.hold('onramp-url')
  await user.click(button('Continue with Coinbase'))
  expect(pay()).toBeDisabled()
  expect(windows).toHaveLength(2)
  await service.release('onramp-url')
  await waitFor(() => expect(at()).toBe('BuyInProgress'))
})

test('R-RAMP-08 R-RAMP-17 R-FLOW-45 currencies show their icons with the current one selected and focused, and a choice fetches a quote', async () => {
  const { user, at, onramp, service } = await showAmount()
  await user.click(button('$100'))
  await user.click(button(/^USD Change currency/))
  expect(at()).toBe('OnRampFiatSelect')
  await waitFor(() => expect(button(/^US Dollar/)).toHaveFocus())
  expect(button(/^US Dollar/)).toHaveAttribute('aria-current', 'true')
  await user.keyboard('{ArrowDown}')
  expect(button(/^Euro/)).toHaveFocus()
  await user.keyboard('{Enter}')
  expect([at(), onramp().paymentCurrency.id]).toEqual(['OnRampAmount', 'EUR'])
  expect(button('€100')).toBeVisible()
  await user.click(button(/^USDC/))
  expect(at()).toBe('OnRampTokenSelect')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['USD CoinUSDC', 'EthereumETH'])
  expect(service.asked('token-image').map(({ path }) => path.split('/').at(-1))).toEqual(
    expect.arrayContaining(['USDC', 'ETH']),
  )
  await user.click(button(/^Ethereum/))
  await waitFor(() => expect(onramp().quote?.purchaseAmount.currency).toBe('ETH'))
})

test('R-FLOW-45 R-RAMP-07 shows progress while currencies load, and only the current one when none are listed', async () => {
  const service = createSwapService()
  service.hold('onramp-options')
  const { kit } = await showOnramp({ service, view: 'OnRampTokenSelect' })
  expect(await screen.findByText('Loading options')).toBeInTheDocument()
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  service.say('onramp-options', { purchaseCurrencies: [], paymentCurrencies: [] })
  await service.release('onramp-options')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(button(/^USD Coin/)).toHaveAttribute('aria-current', 'true')
  expect(kit.getState().onramp.areOptionsLoading).toBe(false)
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-VIEW-60 R-THEME-09 OnRampAmount passes an accessibility check in the %s theme, also in Arabic',
  async (theme) => {
    const { user, unmount } = await showAmount({ theme })
    await user.click(button('$100'))
    await waitFor(() => expect(receive()).not.toHaveValue(''))
    expect(await violations()).toEqual([])
    await user.click(button(/^USD Change/))
    expect(await violations()).toEqual([])
    unmount()
    await showAmount({ theme, locale: 'ar' })
    expect(button('المتابعة مع Coinbase')).toBeDisabled()
    expect(await violations()).toEqual([])
  },
)
