import { currentRoute, type Kit, selectSend } from '@bowline/kit-core'
import { open, sendToken } from '@bowline/kit-core/actions'
import { WalletRequestError } from '@bowline/kit-core/errors'
import { bitcoin, mainnet } from '@bowline/kit-core/networks'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { token } from '../../../../test/views/account-fixture.js'
import { fullTest, showView, THEMES, violations } from '../../../../test/views/render-view.js'
import {
  amountField,
  button,
  DOLLARS,
  ETHER,
  FRIEND,
  fillIn,
  OWN,
  pickToken,
  recipientField,
  sendingAdapter,
  showSend,
} from '../../../../test/views/send-fixture.js'

const view = (kit: Kit) => currentRoute(kit.getState().navigation).view
const primary = () => {
  const all = screen.getAllByRole('button')
  return all.find(({ dataset }) => dataset.variant === 'primary')
}

test('R-FLOW-37 R-ACCT-61 Account opens the view, and the amount has focus', async () => {
  const shown = await showSend({ view: 'Account' })
  await shown.user.click(button('Send'))
  expect(view(shown.kit)).toBe('WalletSend')
  expect(await screen.findByRole('heading', { name: 'Send' })).toBeVisible()
  expect(amountField()).toHaveFocus()
  expect(shown.events.filter((event) => event.startsWith('OPEN_SEND'))).toHaveLength(1)
})

test('R-SEND-12 R-SEND-13 R-SEND-90 the button shows the first problem, and a press goes to it', async () => {
  const shown = await showSend()
  const { user } = shown
  const wrong = ['Invalid amount', 'Insufficient balance', 'Invalid address']
  const expectLabel = (label: string) => {
    expect(primary()).toHaveTextContent(new RegExp(`^${label}$`))
    if (wrong.includes(label)) expect(primary()).toBeDisabled()
    else expect(primary()).toBeEnabled()
  }
  expectLabel('Enter amount')
  await user.click(recipientField())
  await user.click(button('Enter amount'))
  expect(amountField()).toHaveFocus()
  await user.type(amountField(), '-1')
  expectLabel('Invalid amount')
  expect(amountField()).toHaveAccessibleDescription('Invalid amount')
  await user.clear(amountField())
  await user.type(amountField(), '0')
  expectLabel('Invalid amount')
  expect(amountField()).toBeValid()
  await user.clear(amountField())
  await user.type(amountField(), '99')
  expectLabel('Insufficient balance')
  expect(amountField()).toHaveAccessibleDescription('Insufficient balance')
  await user.clear(amountField())
  await user.type(amountField(), '0.5')
  expectLabel('Enter address')
  await user.click(button('Enter address'))
  expect(recipientField()).toHaveFocus()
  await user.keyboard('unknown')
  await waitFor(() => expectLabel('Invalid address'))
  await user.clear(recipientField())
  await user.type(recipientField(), FRIEND)
  await waitFor(() => expectLabel('Review send'))
  expect(await violations()).toEqual([])
})

test('R-SEND-90 R-SEND-42 no token is selected without a native balance, and the button opens the tokens', async () => {
  const { user, kit } = await showSend({ tokens: [DOLLARS], adapter: sendingAdapter({ balance: 0n }) })
  const [, main] = await screen.findAllByRole('button', { name: 'Select token' })
  expect(primary()).toBe(main)
  if (main) await user.click(main)
  expect(view(kit)).toBe('WalletSendSelectToken')
})

test('R-SEND-07 the amount shows its value and the balance', async () => {
  const shown = await showSend()
  await pickToken(shown)
  expect(screen.getByText('$3,000.00 each')).toBeVisible()
  expect(screen.getByText('1.5')).toBeVisible()
  await shown.user.type(amountField(), '0,5')
  expect(await screen.findByText('$1,500.00')).toBeVisible()
  expect(screen.getByText('$3,000.00 each')).toBeVisible()
})

test('R-SEND-62 R-SEND-63 parses the amount in the user’s locale, and asks when it is ambiguous', async () => {
  const shown = await showSend({ locale: 'fa' })
  const amount = () => selectSend(shown.kit.getState()).sendTokenAmount
  await pickToken(shown)
  await shown.user.type(amountField(), '۴٬۳۲۱٫۱۲۳۴')
  expect(amount()).toBe('4321.1234')
  await shown.user.clear(amountField())
  await shown.user.type(amountField(), '1,234')
  expect(amount()).toBe('')
  expect(amountField()).toHaveAccessibleDescription('Which amount do you mean?')
  await shown.user.click(button('۱٫۲۳۴۰'))
  expect(amount()).toBe('1.234')
  expect(await violations()).toEqual([])
})

test('R-SEND-07 shows no price for a token without one', async () => {
  const shown = await showSend({ tokens: [token({ price: undefined, value: undefined })] })
  await pickToken(shown)
  await shown.user.type(amountField(), '1')
  expect(screen.queryByText(/\$/)).toBeNull()
})

test('R-SEND-11 Max fills in the whole balance, and of the native token all but the fee', async () => {
  const shown = await showSend()
  await pickToken(shown, 'USD Coin')
  await shown.user.click(button('Max'))
  expect(amountField()).toHaveValue('50')
  await pickToken(shown, 'Ether')
  await shown.user.click(button('Max'))
  await waitFor(() => expect(amountField()).toHaveValue('1.499'))
})

test('R-FLOW-37 R-SEND-13 Enter opens the review only when the form is complete', async () => {
  const shown = await showSend()
  await shown.user.type(amountField(), '{Enter}')
  expect(view(shown.kit)).toBe('WalletSend')
  await fillIn(shown)
  await shown.user.type(amountField(), '{Enter}')
  expect(view(shown.kit)).toBe('WalletSendPreview')
})

test('R-SEND-31 the form is read-only and busy while a transfer is pending', async () => {
  const shown = await showSend()
  await fillIn(shown)
  shown.controls.holdNext({ method: 'sendTransaction' })
  await act(async () => void sendToken(shown.kit))
  expect(amountField()).toHaveAttribute('readonly')
  expect(recipientField()).toHaveAttribute('readonly')
  expect(button('Max')).toBeDisabled()
  expect(button('Paste')).toBeDisabled()
  expect(button('Review send')).toHaveAttribute('aria-busy', 'true')
  await shown.user.click(button('Review send'))
  expect(view(shown.kit)).toBe('WalletSend')
})

test('R-SEND-01 R-ACCT-130 the view says that sending is unsupported, and no action opens it', async () => {
  const adapter = mockAdapter({ namespace: 'bip122' })
  const { kit } = await showView({ view: 'Account', connected: true, adapter, options: { networks: [bitcoin] } })
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  await act(async () => void open(kit, { view: 'WalletSend' }))
  expect(await screen.findByText('Not available on this network')).toBeVisible()
})

test('R-SEND-01 R-ACCT-61 an adapter without sending or swapping offers neither', async () => {
  const adapter = mockAdapter({ lacks: ['sendToken', 'sendTransaction'] })
  const { kit } = await showView({ view: 'Account', connected: true, adapter })
  for (const name of ['Send', 'Swap']) expect(screen.queryByRole('button', { name })).toBeNull()
  await act(async () => void open(kit, { view: 'WalletSend' }))
  expect(await screen.findByText('Not available on this network')).toBeVisible()
})

test('R-SEND-32 another account clears the form', async () => {
  const adapter = sendingAdapter()
  const shown = await showSend({ adapter })
  await fillIn(shown)
  await act(async () => adapter.controls.changeAccounts([{ address: FRIEND, type: 'eoa' }]))
  expect(amountField()).toHaveValue('')
  expect(recipientField()).toHaveValue('')
  expect(selectSend(shown.kit.getState()).token).toBeUndefined()
})

test('R-SEND-35 R-SEND-14 warns of the own address and of a fee above the balance, but allows them', async () => {
  const shown = await showSend({ adapter: sendingAdapter({ balance: 1n }) })
  await fillIn(shown, { symbol: 'USD Coin', amount: '5', to: OWN })
  expect(await screen.findByText('This is your own address.')).toBeVisible()
  expect(await screen.findByText('Not enough ETH for the network fee.')).toBeVisible()
  expect(button('Review send')).toBeEnabled()
  expect(await violations()).toEqual([])
})

test('R-SEND-86 shows a limit of the chain with its amount, and blocks the review', async () => {
  const bounds = { minimumToRecipient: 10n ** 18n, minimumToKeep: 10n ** 17n }
  const shown = await showSend({ adapter: sendingAdapter({ bounds }) })
  await fillIn(shown)
  expect(await screen.findByText(/The network needs at least/)).toHaveTextContent(/1 ETH/)
  expect(button('Can’t be sent')).toBeDisabled()
  expect(await violations()).toEqual([])
})

test('R-SEND-105 shows why a transfer would fail, and blocks the review', async () => {
  const adapter = sendingAdapter()
  const shown = await showSend({ adapter })
  const error = new WalletRequestError('execution reverted: transfers are paused', 3)
  adapter.controls.rejectNext({ method: 'estimateTransfer', error })
  await fillIn(shown)
  expect(await screen.findByText(/transfers are paused/)).toBeVisible()
  expect(button('Can’t be sent')).toBeDisabled()
  expect(await violations()).toEqual([])
})

test('R-SEND-107 shows in form and review what arrives of a token with a transfer fee', async () => {
  const shown = await showSend({ adapter: sendingAdapter({ arrives: 9_700_000n }) })
  await fillIn(shown, { symbol: 'USD Coin', amount: '10' })
  const words = /takes a fee on each transfer/
  expect(await screen.findByText(words)).toHaveTextContent('9.7 USDC will arrive.')
  await shown.user.click(button('Review send'))
  await screen.findByRole('heading', { name: 'Review send' })
  expect(screen.getByText(words)).toHaveTextContent('9.7 USDC will arrive.')
})

test.each([
  ['S\u202eD\u200bC', 'SDC'],
  ['X'.repeat(200), `${'X'.repeat(12)}…`],
  ['X'.repeat(10_000), '???'],
  ['', '???'],
])('security §8 the symbol %# is shown cut and cleaned', async (symbol, shownAs) => {
  const shown = await showSend({
    adapter: sendingAdapter({ arrives: 9_700_000n }),
    tokens: [ETHER, { ...DOLLARS, symbol }],
  })
  await fillIn(shown, { symbol: 'USD Coin', amount: '10' })
  expect(await screen.findByText(/takes a fee/)).toHaveTextContent(`9.7 ${shownAs} will arrive.`)
})

test('R-ACCT-30 hides balances, but not the typed amount', async () => {
  const shown = await showSend({
    before: (kit) => kit.store.set(({ preferences }) => ({ preferences: { ...preferences, areBalancesHidden: true } })),
  })
  await pickToken(shown)
  await shown.user.type(amountField(), '0.5')
  expect(screen.getByText('Hidden')).toBeInTheDocument()
  expect(screen.queryByText(/^1\.5/)).toBeNull()
  expect(amountField()).toHaveValue('0.5')
})

fullTest.each(THEMES)('R-VIEW-03 R-VIEW-58 WalletSend passes an accessibility check in the %s theme', async (theme) => {
  const shown = await showSend({ theme, tokens: [ETHER, DOLLARS], options: { networks: [mainnet] } })
  await fillIn(shown)
  expect(await violations()).toEqual([])
  shown.unmount()
  await showSend({ theme, locale: 'ar' })
  expect(await violations()).toEqual([])
})
