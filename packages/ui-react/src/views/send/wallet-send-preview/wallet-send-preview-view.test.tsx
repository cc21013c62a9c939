import { currentRoute, type Kit, selectSend } from '@bowline/kit-core'
import { PairedRequestExpiredError, WalletRequestError } from '@bowline/kit-core/errors'
import { act, screen, waitFor } from '@testing-library/react'
import { token } from '../../../../test/views/account-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'
import {
  amountField,
  button,
  FRIEND,
  recipientField,
  reviewSend,
  sendingAdapter,
} from '../../../../test/views/send-fixture.js'

const TWIN = '0x22aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa222222'
const view = (kit: Kit) => currentRoute(kit.getState().navigation).view
const facts = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
const sends = ({ controls }: { controls: { requests: readonly { method: string }[] } }) =>
  controls.requests.filter(({ method }) => method === 'sendTransaction' || method === 'sendToken')

test('R-SEND-15 R-SEND-14 shows token, amount, value, full recipient, network, fee, remaining balance and the reminder', async () => {
  await reviewSend({ names: { 'anna.eth': FRIEND }, to: 'anna.eth' })
  expect(screen.getByText('$1,500.00')).toBeVisible()
  expect(screen.getByText(/leaves your wallet for/)).toHaveTextContent(
    '0.5 ETH leaves your wallet for anna.eth on Ethereum.',
  )
  expect(facts()).toEqual([
    expect.stringMatching(/^Toanna\.eth/),
    'NetworkEthereum',
    'Network fee0.001 ETH$3.00',
    'Balance after0.999 ETH',
  ])
  expect(document.querySelector('[data-part="whole-address"] [aria-hidden]')?.textContent).toBe(FRIEND)
  expect(screen.getByText(/Check the address carefully/)).toBeVisible()
  expect(await violations()).toEqual([])
})

test('R-FLOW-39 Cancel has focus, so Enter sends nothing and goes back to the unchanged form', async () => {
  const shown = await reviewSend()
  expect(button('Cancel')).toHaveFocus()
  await shown.user.keyboard('{Enter}')
  expect(view(shown.kit)).toBe('WalletSend')
  expect(sends(shown)).toEqual([])
  expect(amountField()).toHaveValue('0.5')
  expect(recipientField()).toHaveValue(FRIEND)
})

test('R-SEND-27 R-FLOW-39 sending opens Account', async () => {
  const shown = await reviewSend()
  await shown.user.click(button('Send'))
  await waitFor(() => expect(view(shown.kit)).toBe('Account'))
  expect(sends(shown)).toHaveLength(1)
  expect(selectSend(shown.kit.getState()).sent).toMatchObject({ amount: '0.5', recipient: FRIEND, status: 'pending' })
})

test('R-SEND-31 Send is busy while the wallet is asked, and ignores a second click', async () => {
  const shown = await reviewSend()
  shown.controls.holdNext({ method: 'sendTransaction' })
  await shown.user.dblClick(button('Send'))
  await shown.user.click(button('Sending…'))
  expect(button('Sending…')).toHaveAttribute('aria-busy', 'true')
  expect(button('Cancel')).toBeDisabled()
  expect(screen.getByText(/^Continue in/)).toBeInTheDocument()
  expect(sends(shown)).toHaveLength(1)
  expect(await violations()).toEqual([])
  await act(async () => shown.controls.approve())
  await waitFor(() => expect(view(shown.kit)).toBe('Account'))
})

test('R-SEND-30 R-FLOW-39 declining in the wallet is no failure: keeps the review and says so', async () => {
  const shown = await reviewSend()
  shown.controls.rejectNext({ method: 'sendTransaction' })
  await shown.user.click(button('Send'))
  expect(await screen.findByText('Request declined. Nothing was sent.')).toBeVisible()
  expect(screen.queryByText(/Couldn’t send/)).toBeNull()
  expect(facts()).toHaveLength(4)
  expect(button('Send')).toBeEnabled()
  expect(shown.events.some((event) => event.startsWith('SEND_SUCCESS'))).toBe(false)
})

test('R-SEND-29 R-TOAST-11 R-FLOW-39 keeps the review and offers Send again when the wallet rejected the transaction', async () => {
  const shown = await reviewSend()
  shown.controls.rejectNext({
    method: 'sendTransaction',
    error: new WalletRequestError('transaction underpriced', -32003),
  })
  await shown.user.click(button('Send'))
  expect(await screen.findByText('Nothing was sent. You can try again.')).toBeVisible()
  expect(screen.getByText('Nothing was sent. You can try again.').closest('[data-part="footer"]')).not.toBeNull()
  expect(shown.kit.getState().toast.open).toBe(false)
  expect(await violations()).toEqual([])
  await shown.user.click(button('Send'))
  await waitFor(() => expect(view(shown.kit)).toBe('Account'))
})

test('R-SEND-37 R-SEND-29 a failed transfer shows the wallet’s reason', async () => {
  const shown = await reviewSend()
  shown.controls.rejectNext({
    method: 'sendTransaction',
    error: new WalletRequestError('transaction underpriced', -32003),
  })
  await shown.user.click(button('Send'))
  expect(await screen.findByText('transaction underpriced')).toBeVisible()
  expect(screen.getByText(/You can try again/)).toBeVisible()
  expect(button('Send')).toBeEnabled()
})

test('R-SEND-37 a transfer that would fail again shows the reason and disables Send', async () => {
  const shown = await reviewSend()
  const error = new WalletRequestError('insufficient funds for gas * price + value', -32000)
  shown.controls.rejectNext({ method: 'sendTransaction', error })
  await shown.user.click(button('Send'))
  expect(await screen.findByText('insufficient funds for gas * price + value')).toBeVisible()
  expect(screen.queryByText(/try again/i)).toBeNull()
  expect(button('Send')).toBeDisabled()
  expect(await violations()).toEqual([])
  await shown.user.click(button('Cancel'))
  await shown.user.click(button('Review send'))
  expect(button('Send')).toBeEnabled()
  expect(sends(shown)).toHaveLength(1)
})

test('R-SEND-37 shows no reason when the wallet gives none', async () => {
  const shown = await reviewSend()
  shown.controls.rejectNext({ method: 'sendTransaction', error: new WalletRequestError('', -32003) })
  await shown.user.click(button('Send'))
  expect(await screen.findByText('Nothing was sent. You can try again.')).toBeVisible()
  expect(screen.queryByText('An error occurred')).toBeNull()
})

test.each(THEMES)(
  'R-SEND-161 R-FLOW-39 asks to check the wallet before Send is offered again: %s',
  async (themeMode) => {
    const shown = await reviewSend({ options: { themeMode } })
    shown.controls.rejectNext({ method: 'sendTransaction', error: new PairedRequestExpiredError() })
    await shown.user.click(button('Send'))
    expect(await screen.findByText('Your wallet hasn’t responded. Check it before you send again.')).toBeVisible()
    expect(screen.queryByText(/Nothing was sent/)).toBeNull()
    expect(button('Send')).toBeDisabled()
    expect(await violations()).toEqual([])
    await shown.user.click(screen.getByRole('checkbox', { name: 'I checked my wallet. It wasn’t sent.' }))
    expect(screen.queryByText(/hasn’t responded/)).toBeNull()
    expect(sends(shown)).toHaveLength(1)
    await shown.user.click(button('Send'))
    await waitFor(() => expect(view(shown.kit)).toBe('Account'))
    expect(sends(shown)).toHaveLength(2)
  },
)

test('R-SEND-04 R-VIEW-03 a transfer rejected before the wallet is asked shows the reason', async () => {
  const { kit, user } = await reviewSend()
  const inspectRecipient = async () => 'invalid'
  Object.assign(kit.adapters.get('eip155') ?? {}, { inspectRecipient })
  await user.click(button('Send'))
  expect(await screen.findByText('Invalid address')).toBeVisible()
  expect(await violations()).toEqual([])
})

test('R-SEND-14 R-FLOW-39 Send is disabled until the fee is estimated, and enabled with a notice when it is unknown', async () => {
  const adapter = sendingAdapter()
  const shown = await reviewSend({ adapter })
  await shown.user.click(button('Cancel'))
  adapter.controls.holdNext({ method: 'estimateTransfer' })
  await shown.user.type(amountField(), '1')
  await shown.user.click(button('Review send'))
  expect(screen.getByText('Estimating the fee')).toHaveAttribute('role', 'status')
  expect(button('Send')).toBeDisabled()
  await waitFor(() => expect(adapter.controls.waiting()).toBe(1))
  await act(async () => adapter.controls.reject(new Error('No node')))
  expect(await screen.findByText('Couldn’t estimate')).toBeVisible()
  expect(button('Send')).toBeEnabled()
})

test('R-SEND-16 says that the account is a smart account', async () => {
  const accounts = [{ address: '0x1111111111111111111111111111111111111111', type: 'smartAccount' }] as const
  await reviewSend({ adapter: sendingAdapter({ accounts }) })
  expect(screen.getByText('Sent from your smart account.')).toBeVisible()
})

test('R-SEND-35 R-SEND-166 R-VIEW-58 requires comparing an address that looks like a known one, its groups that differ marked', async () => {
  const shown = await reviewSend({
    to: TWIN,
    before: (kit) => kit.store.set(({ send }) => ({ send: { ...send, recipients: [FRIEND] } })),
  })
  const compared = document.querySelectorAll('[data-part="lookalike"] [data-part="whole-address"] [aria-hidden]')
  expect([...compared].map(({ textContent }) => textContent)).toEqual([FRIEND, TWIN])
  const [known = [], entered = []] = [...compared].map(({ children }) => [...children])
  const marked = known.flatMap((group, at) => (group.hasAttribute('data-different') ? [at] : []))
  expect(marked.length).toBeGreaterThan(0)
  expect(known.map((group, at) => group.textContent !== entered[at]?.textContent && at)).toEqual(
    known.map((_, at) => marked.includes(at) && at),
  )
  expect(button('Send')).toBeDisabled()
  expect(await violations()).toEqual([])
  await shown.user.click(screen.getByRole('checkbox'))
  expect(button('Send')).toBeEnabled()
})

test('R-SEND-75 requires confirmation for a name that only has an Ethereum address', async () => {
  const { kit, user } = await reviewSend()
  await act(async () =>
    kit.store.set(({ send }) => ({
      send: { ...send, fields: send.fields && { ...send.fields, isNameElsewhere: true } },
    })),
  )
  expect(screen.getByText(/On Ethereum the same address may belong to no one/)).toBeVisible()
  expect(button('Send')).toBeDisabled()
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: /uses this address on Ethereum too/ }))
  expect([selectSend(kit.getState()).isElsewhereConfirmed, button('Send').hasAttribute('disabled')]).toEqual([
    true,
    false,
  ])
})

test('R-SEND-152 requires confirmation for an address that is a contract on another network only', async () => {
  const { user } = await reviewSend({ adapter: sendingAdapter({ contracts: [`eip155:137:${FRIEND}`] }) })
  expect(await screen.findByText(/a contract on Polygon. On Ethereum there is none/)).toBeVisible()
  expect(button('Send')).toBeDisabled()
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: /uses this address on Ethereum too/ }))
  expect(button('Send')).toBeEnabled()
})

test('R-SEND-32 says that there is nothing to send when the form is cleared', async () => {
  const shown = await reviewSend()
  await act(async () => shown.controls.changeAccounts([{ address: FRIEND, type: 'eoa' }]))
  expect(await screen.findByText('Nothing to review yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  expect(await violations()).toEqual([])
})

test('R-ACCT-30 R-HOST-14 hides the remaining balance, and shows untrusted text and 36 digits in full', async () => {
  const amount = `1.${'1'.repeat(36)}`
  const hostile = token({
    symbol: '<b>\u202eX</b>',
    name: 'W'.repeat(60),
    quantity: { decimals: '36', numeric: '9' },
    address: 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  })
  await reviewSend({
    tokens: [hostile],
    symbol: 'W',
    amount,
    before: (kit) => kit.store.set(({ preferences }) => ({ preferences: { ...preferences, areBalancesHidden: true } })),
  })
  expect(screen.getAllByText(new RegExp(amount)).length).toBeGreaterThan(0)
  expect(screen.getAllByText('<b>X</b>').length).toBeGreaterThan(0)
  expect(facts()[3]).toBe('Balance after••••Hidden')
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-VIEW-58 WalletSendPreview passes an accessibility check in the %s theme',
  async (theme) => {
    await reviewSend({ theme })
    expect(await violations()).toEqual([])
  },
)

describe('with time', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  test('R-CONN-209 R-CONN-210 offers help but no second transfer after 10 s without a response from the wallet', async () => {
    const shown = await reviewSend({ advanceTimers: jest.advanceTimersByTime })
    shown.controls.holdNext({ method: 'sendTransaction' })
    await shown.user.click(button('Send'))
    await act(() => jest.advanceTimersByTimeAsync(10_100))
    expect(screen.getByText(/hasn’t responded yet/).closest('[data-part="footer"]')).not.toBeNull()
    expect(button('Sending…')).toHaveAttribute('aria-busy', 'true')
    await shown.user.click(button('Sending…'))
    expect(sends(shown)).toHaveLength(1)
    await act(async () => shown.controls.reject())
    expect(screen.queryByText(/hasn’t responded yet/)).not.toBeInTheDocument()
  })
})

test('R-SEND-165 sends with a fee that is more than the amount once it is confirmed', async () => {
  const { user } = await reviewSend({ adapter: sendingAdapter({ transferFee: 10n ** 18n }) })
  expect(await screen.findByText('The network fee is more than the amount you’re sending.')).toBeVisible()
  expect(button('Send')).toBeDisabled()
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: 'I want to pay this fee' }))
  expect(button('Send')).toBeEnabled()
})
