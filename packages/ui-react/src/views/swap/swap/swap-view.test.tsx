import { currentRoute } from '@bowline/kit-core'
import { setHideBalances } from '@bowline/kit-core/actions'
import { act, screen, waitFor, within } from '@testing-library/react'
import { token } from '../../../../test/views/account-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'
import { button, createSwapService, showQuoted, showSwap, USDC } from '../../../../test/views/swap-fixture.js'

const pay = () => screen.getByRole('textbox', { name: 'You pay' })
const receive = () => screen.getByRole('textbox', { name: 'You receive' })
const viewOf = ({ kit }: Awaited<ReturnType<typeof showSwap>>) => currentRoute(kit.getState().navigation).view

test('R-FLOW-41 R-SWAP-49 R-SWAP-09 announces that it is initializing, then shows the native token without an amount', async () => {
  const service = createSwapService()
  service.hold('swap-tokens')
  const { user } = await showSwap({ service })
  await waitFor(() => expect(screen.getByText('Loading tokens')).toBeVisible())
  expect(screen.getByText('Loading tokens').closest('[role="status"]')).not.toBeNull()
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  expect(pay()).toHaveFocus()
  await service.release('swap-tokens')
  await waitFor(() => expect(pay()).toHaveValue('1'))
  await waitFor(() => expect(screen.queryByText('Loading tokens')).toBeNull())
  expect(receive()).toHaveValue('')
  expect(button('Switch tokens')).toBeEnabled()
  const [target, action] = screen.getAllByRole('button', { name: 'Select token' })
  expect(target).toBeEnabled()
  await user.click(action ?? document.body)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Select token')
})

test('R-SWAP-15 R-SWAP-18 R-SWAP-49 announces that a quote is loading, then shows the amount received and its value', async () => {
  const service = createSwapService()
  service.hold('swap-quotes')
  await showSwap({ service, swap: { fromToken: 'ETH', toToken: 'USDC', amount: '0.5' } })
  expect(await screen.findByText('Getting a quote')).toBeVisible()
  await waitFor(() => expect(service.asked('swap-quotes')).toHaveLength(1))
  await service.release('swap-quotes')
  await waitFor(() => expect(receive()).toHaveValue('1,494.474094'))
  expect(receive()).toHaveAttribute('readonly')
  expect(screen.getByText('$1,506.22')).toBeVisible()
  expect(screen.getByText('$1,494.17')).toBeVisible()
  expect(screen.queryByText('Getting a quote')).toBeNull()
})

test('R-SWAP-43 R-SWAP-20 labels follow their order, and an amount above the balance gets a quote but no review', async () => {
  const { user } = await showQuoted()
  expect(button('Review swap')).toBeEnabled()
  await user.clear(pay())
  await user.click(button('Enter amount'))
  expect(pay()).toHaveFocus()
  expect(receive()).toHaveValue('')
  await user.type(pay(), '3')
  await waitFor(() => expect(receive()).toHaveValue('8,966.844568'))
  expect(button('Insufficient balance')).toBeDisabled()
  expect(pay()).toBeInvalid()
  expect(pay()).toHaveAccessibleDescription('Insufficient balance')
  await user.clear(pay())
  await user.type(pay(), '0,25')
  await waitFor(() => expect(button('Review swap')).toBeEnabled())
})

test('R-SWAP-113 the given amount can be typed in dollars, and the quote is for the tokens they buy', async () => {
  const { user, swap } = await showQuoted()
  await user.click(button('Enter in USD'))
  const dollars = await screen.findByRole('textbox', { name: 'You pay (USD)' })
  expect(dollars).toHaveValue('1506.22')
  await user.clear(dollars)
  await user.type(dollars, '3012.45')
  expect(swap().sourceTokenAmount).toBe('1')
  expect(screen.getByText('1 ETH')).toBeVisible()
  await waitFor(() => expect(receive()).toHaveDisplayValue(/^2,988\.9481/))
  expect(await violations()).toEqual([])
  await user.click(button('Enter in ETH'))
  expect(pay()).toHaveValue('1')
  expect(button('Enter in USD')).toHaveFocus()
})

test('R-SWAP-115 a pasted amount with its symbol is parsed', async () => {
  const { user, swap } = await showQuoted()
  await user.clear(pay())
  await user.click(pay())
  await user.paste('1,000.50\u00a0ETH')
  expect([swap().sourceTokenAmount, pay()]).toEqual(['1000.5', expect.objectContaining({ value: '1000.5' })])
  await user.clear(pay())
  await user.paste('$0.25')
  expect(pay()).toHaveValue('$0.25')
  expect(swap().sourceTokenAmount).toBe('$0.25')
})

test('R-SWAP-113 shows no button for dollars when the token has no price', async () => {
  const service = createSwapService()
  service.say('token-prices', { fungibles: [] })
  const { kit } = await showQuoted({ service })
  await act(async () => {
    kit.store.set(({ swap }) => ({
      swap: { ...swap, sourceToken: swap.sourceToken && { ...swap.sourceToken, price: 0 } },
    }))
  })
  expect(screen.queryByRole('button', { name: 'Enter in USD' })).toBeNull()
})

test('R-SWAP-114 progress, details and errors share one place', async () => {
  const service = createSwapService()
  service.hold('swap-quotes')
  await showSwap({ service, swap: { fromToken: 'ETH', toToken: 'USDC', amount: '0.5' } })
  const place = () => document.querySelector('[data-part="wait-line"]')?.parentElement
  expect(await screen.findByText('Getting a quote')).toBeVisible()
  await service.release('swap-quotes')
  await waitFor(() => expect(place()).toContainElement(document.querySelector('[data-part="swap-details"]')))
})

test('R-SWAP-21 R-SWAP-51 R-FLOW-41 a failed quote shows the kit’s own text, and can be fetched again', async () => {
  const service = createSwapService()
  service.say('swap-quotes', { status: 'ERROR', reasons: [{ description: 'Route is too thin' }] }, 400)
  const { user, swap } = await showSwap({ service, swap: { fromToken: 'ETH', toToken: 'USDC', amount: '0.5' } })
  await waitFor(() => expect(swap().phase).toBe('failed'))
  const words = swap().error ?? ''
  expect(words).not.toBe('')
  expect(words).not.toBe('Insufficient balance')
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t get a quote')
  expect(screen.queryByText(words)).not.toBeInTheDocument()
  expect(button('Review swap')).toBeDisabled()
  service.usual('swap-quotes')
  await user.click(button('Try again'))
  await waitFor(() => expect(button('Review swap')).toBeEnabled())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('R-SWAP-50 tokens that failed to load show an error in the form, and can be loaded again', async () => {
  const service = createSwapService()
  service.say('swap-tokens', {}, 500)
  const { user, kit } = await showSwap({ service })
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load tokens')
  expect(kit.getState().toast.open).toBe(false)
  service.usual('swap-tokens')
  await user.click(button('Try again'))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(kit.getState().swap.phase).toBe('idle')
})

test('R-SWAP-19 R-FLOW-41 says that there is no quote, and shows an alert', async () => {
  const service = createSwapService()
  service.say('swap-quotes', { quotes: [] })
  const { kit } = await showSwap({ service, swap: { fromToken: 'ETH', toToken: 'USDC', amount: '0.5' } })
  expect(await screen.findByText('No quote for this swap')).toBeVisible()
  expect(kit.getState().alert.shortMessage).toBe('Incorrect amount')
})

test('R-SWAP-29 R-SWAP-24 R-SWAP-27 R-SWAP-28 the details are collapsed with the rate, and list all costs when expanded', async () => {
  const { user } = await showQuoted()
  const details = button(/^Details/)
  expect(details).toHaveAttribute('aria-expanded', 'false')
  expect(details).toHaveTextContent('1 ETH = 2,988.9481 USDC')
  expect(screen.queryByText('Max slippage')).toBeNull()
  await user.click(details)
  expect(details).toHaveAttribute('aria-expanded', 'true')
  const facts = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)
  expect(facts).toEqual([
    'Rate: 1 ETH = 2,988.9481 USDC',
    'Estimated network fee: 0.00315 ETH ($9.49)',
    'Price impact: 0.8%',
    'Max slippage: 1%',
    'Minimum received: 1,479.5293 USDC',
    'Provider fee: 0.00425 ETH',
  ])
})

test('R-SWAP-26 warns of a price impact above 5 %, also while the details are collapsed', async () => {
  const service = createSwapService()
  service.say('token-prices', { fungibles: [] })
  const { kit } = await showQuoted({ service })
  expect(document.querySelector('[data-part="impact-warning"]')).toBeNull()
  await act(async () => {
    kit.store.set(({ swap }) => ({
      swap: { ...swap, toToken: swap.toToken && { ...swap.toToken, price: 0.93 } },
    }))
  })
  expect(screen.getByText(/High price impact: what you receive is worth 7\.\d+% less/)).toBeVisible()
})

test('R-SWAP-42 R-CONST-23 Max fills in the balance less the network fee, and is hidden for a worthless balance', async () => {
  const { user, swap, unmount } = await showQuoted()
  await user.click(button('Max'))
  expect(pay()).toHaveValue('1.9937')
  await waitFor(() => expect(swap().phase).toBe('quoted'))
  unmount()
  await showSwap({ service: createSwapService({ held: [token({ numeric: '0', price: 3000, value: 0 })] }) })
  await waitFor(() => expect(pay()).toHaveValue('1'))
  expect(screen.queryByRole('button', { name: 'Max' })).toBeNull()
})

test('R-SEND-151 R-SWAP-115 an amount worth more than can be shown in dollars is accepted', async () => {
  const { user } = await showQuoted()
  await user.clear(pay())
  await user.click(pay())
  await user.paste('9'.repeat(400))
  expect(pay()).toHaveValue('9'.repeat(400))
  expect(button('Insufficient balance')).toBeDisabled()
})

test('R-SWAP-23 switching sides makes the received amount the given one', async () => {
  const { user } = await showQuoted({ swap: { fromToken: 'ETH', toToken: 'USDC', amount: '0.01' } })
  await user.click(button('Switch tokens'))
  expect(pay()).toHaveValue('29.889481')
  expect(button(/^USDC/)).toBeVisible()
  await waitFor(() => expect(button('Review swap')).toBeEnabled())
})

test('R-SWAP-46 R-FLOW-41 says before the review that there is not enough native token for the fee', async () => {
  const usdc = token({ name: 'USD Coin', symbol: 'USDC', address: USDC, numeric: '100', price: 1, value: 100 })
  const held = [token({ numeric: '0.0001', price: 3000, value: 0.3 }), usdc]
  await showQuoted({
    service: createSwapService({ held }),
    swap: { fromToken: 'USDC', toToken: 'ETH', amount: '50' },
  })
  expect(await screen.findByText(/^Not enough/)).toHaveTextContent('Not enough ETH for the network fee')
})

test('R-ACCT-30 hides balances, but not the amount to swap', async () => {
  const { kit } = await showQuoted()
  const lines = () => screen.getAllByText(/^Balance:/).map(({ textContent }) => textContent)
  expect(lines()).toEqual(['Balance: 2', 'Balance: 100'])
  await act(async () => setHideBalances(kit, true))
  expect(lines()).toEqual(['Balance: ••••Hidden', 'Balance: ••••Hidden'])
  expect(pay()).toHaveValue('0.5')
})

test('R-SWAP-44 R-SWAP-45 a side’s button opens its tokens, and Enter opens the review', async () => {
  const shown = await showQuoted()
  await shown.user.click(button(/^ETH/))
  expect(viewOf(shown)).toBe('SwapSelectToken')
  expect(shown.events).toContain('CLICK_SELECT_TOKEN_TO_SWAP {}')
  await shown.user.click(button('Back'))
  await waitFor(() => expect(pay()).toHaveFocus())
  await shown.user.keyboard('{Enter}')
  await waitFor(() => expect(viewOf(shown)).toBe('SwapPreview'))
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-VIEW-59 R-THEME-09 Swap passes an accessibility check in the %s theme, also in Arabic',
  async (theme) => {
    const { user, unmount } = await showQuoted({ theme })
    await user.click(button(/^Details/))
    expect(await violations()).toEqual([])
    unmount()
    await showQuoted({ theme, locale: 'ar' })
    expect(within(screen.getByRole('dialog')).getByRole('heading', { level: 1 })).toHaveTextContent('مبادلة')
    expect(await violations()).toEqual([])
  },
)
