import { setImmediate } from 'node:timers'
import { currentRoute } from '@bowline/kit-core'
import { WalletRequestError } from '@bowline/kit-core/errors'
import { act, screen, waitFor, within } from '@testing-library/react'
import { token } from '../../../../test/views/account-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'
import {
  builtSwap,
  button,
  createSwapService,
  ETHER,
  showQuoted,
  showReview,
  USDC,
} from '../../../../test/views/swap-fixture.js'

type Shown = Awaited<ReturnType<typeof showReview>>

const viewOf = ({ kit }: Shown) => currentRoute(kit.getState().navigation).view
const note = () => document.querySelector('[data-part="allowance-note"]')
const status = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
const FROM_USDC = { fromToken: 'USDC', toToken: 'ETH', amount: '50' }

/** A network that reports the result of the last transaction; the wallet numbers transactions by request. */
const settle = ({ controls }: Shown, status: 'confirmed' | 'failed') =>
  act(async () => {
    const asked = controls.requests.findLastIndex(({ method }) => method === 'sendTransaction') + 1
    controls.emit({ type: 'transactionSettled', hash: `0x${asked.toString(16).padStart(64, '0')}`, status })
  })

test('R-FLOW-43 R-SWAP-30 R-SWAP-49 R-SWAP-140 announces building, then describes what is given, received and paid as a fee', async () => {
  const service = createSwapService()
  service.hold('swap-transaction')
  const shown = await showReview({ service })
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(status()).toContain('Preparing the swap')
  expect(button('Preparing…')).toHaveAttribute('aria-busy', 'true')
  await service.release('swap-transaction')
  await waitFor(() => expect(button('Swap')).not.toHaveAttribute('aria-disabled'))
  const exchange = document.querySelector('[data-part="swap-exchange"]')
  expect(exchange).toHaveTextContent(/^You pay \$[\d,.]+\s*0\.5 ETH\s*You receive \$[\d,.]+\s*[\d,.]+ USDC$/)
  const facts = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)
  expect(facts).toContain('Network: Ethereum')
  expect(facts).toContain('Network fee: 0.003864 ETH ($11.65)Now calculated for this swap')
  expect(facts).toContain('Minimum received: 1,494.474 USDC')
  expect(facts).toContain('Contract: 0x5a…5a5a5a')
  expect(button('Copy contract address')).toBeVisible()
  expect(facts).toContain('Max slippage: 1%')
  expect(note()).toBeNull()
  expect(shown.controls.requests.map(({ method }) => method)).not.toContain('sendTransaction')
})

test('R-SWAP-31 R-SWAP-33 R-SWAP-43 R-SWAP-80 an approval is for the swapped amount and names its spender, and unlimited is a choice', async () => {
  const shown = await showReview({ swap: FROM_USDC })
  await waitFor(() => expect(button('Approve')).not.toHaveAttribute('aria-disabled'))
  expect(note()).toHaveTextContent('use 50 USDC')
  expect(note()).toHaveTextContent('0x5a…5a5a5a')
  expect(button('Copy spender address')).toBeVisible()
  const any = screen.getByRole('checkbox')
  expect(any).not.toBeChecked()
  await shown.user.click(any)
  await waitFor(() => expect(any).toBeChecked())
  expect(note()).toHaveTextContent(/^.*Unlimited: /)
  expect(any).toHaveFocus()
  shown.controls.holdNext({ method: 'sendTransaction' })
  await shown.user.click(button('Approve'))
  expect(any).toBeDisabled()
})

test('R-SWAP-33 shows all digits of a limited allowance', async () => {
  const service = createSwapService()
  const spender = '5a'.repeat(20)
  const data = `0x095ea7b3${spender.padStart(64, '0')}${50_000_001n.toString(16).padStart(64, '0')}`
  const from = 'eip155:1:0x1111111111111111111111111111111111111111'
  const eip155 = { gas: '56000', gasPrice: '21000000000' }
  service.say('swap-approval', { tx: { from, to: USDC, data, value: '0', eip155 } })
  await showReview({ service, swap: { ...FROM_USDC, amount: '50.000001' } })
  await waitFor(() => expect(note()).toHaveTextContent('Allow the swap to use 50.000001 USDC. It can’t take more.'))
})

test('R-FLOW-43 R-SWAP-36 R-SWAP-43 the button keeps focus from Approve to Approving… to Swap', async () => {
  const shown = await showReview({ swap: FROM_USDC })
  await waitFor(() => expect(button('Approve')).not.toHaveAttribute('aria-disabled'))
  const primary = button('Approve')
  shown.controls.holdNext({ method: 'sendTransaction' })
  await shown.user.click(primary)
  expect(primary).toHaveTextContent('Approving…')
  expect(primary).toHaveFocus()
  expect(status()).toContain('Waiting for your wallet and the network')
  expect(shown.kit.getState().toast.message).toBe('Approve token spending in your wallet')
  await act(async () => shown.controls.approve())
  await settle(shown, 'confirmed')
  await waitFor(() => expect(primary).toHaveTextContent(/^Swap$/))
  expect(primary).toHaveFocus()
  expect(note()).toBeNull()
})

test('R-SWAP-94 names both approvals of a token that needs two, and explains the first', async () => {
  const service = createSwapService()
  service.say('swap-allowance', { allowance: '5' })
  const shown = await showQuoted({ service, swap: FROM_USDC })
  shown.controls.rejectNext({ method: 'estimateGas' })
  await shown.user.click(button('Review swap'))
  await waitFor(() => expect(button('Reset approval (1 of 2)')).not.toHaveAttribute('aria-disabled'))
  expect(note()).toHaveTextContent('USDC needs its old approval reset before a new one.')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(await violations()).toEqual([])
  await shown.user.click(button('Reset approval (1 of 2)'))
  await settle(shown, 'confirmed')
  await waitFor(() => expect(button('Approve (2 of 2)')).not.toHaveAttribute('aria-disabled'))
  expect(note()).toHaveTextContent('50 USDC')
})

test('R-SWAP-39 R-TOAST-11 R-FLOW-43 a declined request shows a notice, and the swap can be retried', async () => {
  const shown = await showReview()
  await waitFor(() => expect(button('Swap')).not.toHaveAttribute('aria-disabled'))
  shown.controls.rejectNext({ method: 'sendTransaction' })
  await shown.user.click(button('Swap'))
  await waitFor(() => expect(status()).toContain('Request declined. Nothing was swapped.'))
  await waitFor(() => expect(shown.kit.getState().toast.open).toBe(false))
  expect(button('Swap')).not.toHaveAttribute('aria-disabled')
  expect(viewOf(shown)).toBe('SwapPreview')
})

test('R-SWAP-39 the wallet’s reason shows below the kit’s own text when it does not send the swap', async () => {
  const shown = await showReview()
  await waitFor(() => expect(button('Swap')).not.toHaveAttribute('aria-disabled'))
  shown.controls.rejectNext({ method: 'sendTransaction', error: new WalletRequestError('zx-internal', -32601) })
  await shown.user.click(button('Swap'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Couldn’t send the transaction\.zx-internal$/)
  expect(shown.kit.getState().toast.open).toBe(false)
})

test('R-SEND-161 R-FLOW-43 asks to check the wallet before the swap is offered again', async () => {
  const shown = await showReview()
  await waitFor(() => expect(button('Swap')).not.toHaveAttribute('aria-disabled'))
  shown.controls.rejectNext({ method: 'sendTransaction', error: new WalletRequestError('zx-internal', -32603) })
  await shown.user.click(button('Swap'))
  expect(await screen.findByText('This may already have been sent. Checking…')).toBeVisible()
  await waitFor(() => expect(button('Swap')).toHaveAttribute('aria-disabled', 'true'))
  expect(button('Swap')).toHaveAccessibleDescription('Check your wallet first')
  const requested = () => shown.controls.requests.filter(({ method }) => method === 'sendTransaction').length
  await shown.user.click(button('Swap'))
  expect(requested()).toBe(1)
  await shown.user.click(screen.getByRole('checkbox', { name: 'I checked my wallet. It wasn’t sent.' }))
  await waitFor(() => expect(button('Swap')).not.toHaveAttribute('aria-disabled'))
  expect(requested()).toBe(1)
})

test('R-SWAP-40 R-FLOW-43 a swap that failed on chain shows as failed and is built again', async () => {
  const shown = await showReview()
  await waitFor(() => expect(button('Swap')).not.toHaveAttribute('aria-disabled'))
  await shown.user.click(button('Swap'))
  expect(button('Swapping…')).toHaveAttribute('aria-busy', 'true')
  await settle(shown, 'failed')
  expect(await screen.findByRole('alert')).toHaveTextContent('Transaction failed')
  expect(viewOf(shown)).toBe('SwapPreview')
  await waitFor(() => expect(button('Swap')).not.toHaveAttribute('aria-disabled'))
  expect(shown.service.asked('swap-transaction')).toHaveLength(2)
})

test('R-SWAP-37 R-SWAP-41 R-FLOW-43 a completed swap opens Account with a toast', async () => {
  const shown = await showReview()
  await waitFor(() => expect(button('Swap')).not.toHaveAttribute('aria-disabled'))
  await shown.user.click(button('Swap'))
  await settle(shown, 'confirmed')
  await waitFor(() => expect(viewOf(shown)).toBe('Account'))
  expect(await screen.findByText('Swapped ETH to 1494.474 USDC')).toBeVisible()
})

test('R-SWAP-26 requires confirmation for a price impact above 15 %', async () => {
  const service = createSwapService()
  const quote = { fromAmount: '500000000000000000', fromAccount: ETHER, toAmount: '1000000000', toAccount: USDC }
  service.say('swap-quotes', { quotes: [{ id: 'q', ...quote }] })
  const shown = await showReview({ service })
  const agree = await screen.findByRole('checkbox', { name: /^I accept losing about 33\.\d+%/ })
  expect(document.querySelector('[data-part="impact-warning"][data-level="high"]')).toBeVisible()
  await waitFor(() => expect(button('Swap')).not.toHaveAttribute('aria-busy'))
  expect(button('Swap')).toHaveAccessibleDescription('Accept the price impact first')
  await shown.user.click(button('Swap'))
  expect(shown.controls.requests.map(({ method }) => method)).not.toContain('sendTransaction')
  await shown.user.click(agree)
  expect(button('Swap')).not.toHaveAttribute('aria-disabled')
  await shown.user.click(agree)
  expect(button('Swap')).toHaveAttribute('aria-disabled', 'true')
  await shown.user.click(agree)
  await shown.user.click(button('Swap'))
  await waitFor(() => expect(shown.controls.requests.map(({ method }) => method)).toContain('sendTransaction'))
})

test('R-SWAP-46 says that there is not enough native token for the fee, and blocks the swap', async () => {
  const usdc = token({ name: 'USD Coin', symbol: 'USDC', address: USDC, numeric: '100', price: 1, value: 100 })
  const held = [token({ numeric: '0.0001', price: 3000, value: 0.3 }), usdc]
  const service = createSwapService({ held })
  service.say('swap-allowance', { allowance: '99999999999' })
  const shown = await showReview({ service, swap: FROM_USDC })
  await waitFor(() => expect(button('Swap')).not.toHaveAttribute('aria-busy'))
  expect(screen.getByText(/^Not enough/)).toHaveTextContent('Not enough ETH for the network fee')
  await shown.user.click(button('Swap'))
  expect(shown.controls.requests.map(({ method }) => method)).not.toContain('sendTransaction')
})

test('R-SWAP-140 warns when the swap states no minimum, and shows none', async () => {
  const service = createSwapService()
  service.say('swap-transaction', builtSwap(1n))
  await showReview({ service })
  await waitFor(() => expect(button('Swap')).not.toHaveAttribute('aria-busy'))
  expect(screen.getByText('Minimum received').nextSibling).toHaveTextContent('Unknown')
  expect(screen.getByText(/^This swap states no minimum/)).toBeVisible()
  expect(await violations()).toEqual([])
})

test('R-SWAP-35 R-FLOW-43 a swap that cannot be built returns to the form with a toast', async () => {
  const service = createSwapService()
  service.say('swap-transaction', {}, 500)
  const { kit, user } = await showQuoted({ service })
  await user.click(button('Review swap'))
  expect(await screen.findByText('Couldn’t prepare the swap')).toBeVisible()
  expect(currentRoute(kit.getState().navigation).view).toBe('Swap')
  expect(screen.getByRole('textbox', { name: 'You pay' })).toHaveValue('0.5')
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-VIEW-59 R-THEME-09 SwapPreview passes an accessibility check in the %s theme, also in Arabic',
  async (theme) => {
    const { unmount } = await showReview({ theme, swap: FROM_USDC })
    await waitFor(() => expect(note()).toBeVisible())
    expect(await violations()).toEqual([])
    unmount()
    const { kit } = await showReview({ theme, locale: 'ar' })
    expect(currentRoute(kit.getState().navigation).view).toBe('SwapPreview')
    expect(await violations()).toEqual([])
  },
)

const worse = (toAmount: string) => ({
  quotes: [{ id: null, fromAmount: '500000000000000000', fromAccount: ETHER, toAmount, toAccount: USDC }],
})

/** Advances the clock, and runs the timers this triggers. */
const pass = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms)
    for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  })

describe('with time', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  test('R-CONN-209 R-CONN-210 says that it waits for the wallet after 10 s without a response, but not for a slow network', async () => {
    const shown = await showReview({ advanceTimers: jest.advanceTimersByTime })
    await waitFor(() => expect(button('Swap')).not.toHaveAttribute('aria-disabled'))
    shown.controls.holdNext({ method: 'sendTransaction' })
    act(() => button('Swap').click())
    await pass(100)
    await pass(10_100)
    expect(status().join()).toContain('Test Wallet hasn’t responded yet.')
    expect(button('Swapping…')).toHaveAttribute('aria-busy', 'true')
    await act(async () => shown.controls.approve())
    await act(() => jest.advanceTimersByTimeAsync(10_100))
    expect(status()).toContain('Waiting for your wallet and the network')
  })

  test('R-SWAP-91 R-SWAP-43 a worse price shows the new amount, and must be accepted before the wallet is asked', async () => {
    const shown = await showReview({ advanceTimers: jest.advanceTimersByTime })
    await waitFor(() => expect(button('Swap')).not.toHaveAttribute('aria-disabled'))
    const primary = button('Swap')
    shown.service.say('swap-quotes', worse('1400000000'))
    shown.service.say('swap-transaction', builtSwap(1_386_000_000n))
    for (let looks = 0; looks < 4; looks += 1) await pass(10_000)
    expect(button('Accept new price')).toBe(primary)
    expect(screen.getByText(/^The price has changed/)).toHaveTextContent(
      'The price has changed since you opened this review. You now receive at least 1,386 USDC.',
    )
    expect(status()).toContain('Check the new price')
    await shown.user.click(primary)
    await pass(500)
    expect(primary).toHaveTextContent(/^Swap$/)
    expect(screen.queryByText(/^The price has changed/)).toBeNull()
    expect(shown.controls.requests.map(({ method }) => method)).not.toContain('sendTransaction')
    shown.controls.holdNext({ method: 'sendTransaction' })
    act(() => primary.click())
    await pass(500)
    expect(shown.controls.requests.map(({ method }) => method)).toContain('sendTransaction')
  })
})
