import { KitError, type PayState } from '@bowline/kit-core'
import { WalletRequestError, WalletUnavailableError } from '@bowline/kit-core/errors'
import { act, screen, waitFor } from '@testing-library/react'
import { row, showPay } from '../../../../test/views/pay-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'

type Shown = Awaited<ReturnType<typeof showPay>>
type Params = Parameters<typeof showPay>[0]

const ready = (name: string | RegExp = 'Quayside') => screen.findByRole('button', { name })
const put = (kit: Shown['kit'], part: Partial<PayState>) =>
  act(async () => kit.store.set(({ pay }) => (pay ? { pay: { ...pay, ...part } } : {})))

const windowOpen = jest.spyOn(window, 'open').mockReturnValue(null)
afterAll(() => windowOpen.mockRestore())

async function payHere(params: Params = {}) {
  const shown = await showPay(params)
  await ready(/Quayside/)
  shown.controls.holdNext()
  await shown.user.click(row(/Test Wallet/))
  return shown
}

const settle = (controls: Shown['controls'], status: 'confirmed' | 'failed') =>
  act(async () => {
    const hash = `0x${controls.requests.length.toString(16).padStart(64, '0')}`
    controls.emit({ type: 'transactionSettled', hash, status })
  })

test('R-PAY-09 R-PAY-32 R-FLOW-49 R-VIEW-60 a wallet payment goes from awaited to initiated to a receipt', async () => {
  const { kit, controls, dialog, user } = await payHere()
  expect(screen.getByRole('heading', { name: 'Waiting for confirmation' })).toBeVisible()
  expect(screen.getByText(/Approve the payment in/)).toHaveTextContent('Approve the payment in Test Wallet.')
  await act(async () => controls.approve())
  expect(await screen.findByRole('heading', { name: 'Payment started' })).toBeVisible()
  expect(screen.getByText('It’s on its way. You can close this window.')).toBeVisible()
  expect(kit.getState().navigation.history.map(({ view }) => view)).toEqual(['PayLoading'])
  await settle(controls, 'confirmed')
  expect(screen.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
  expect(document.querySelector('[data-state="success"]')).toBeInTheDocument()
  const receipt = document.querySelector('[data-part="receipt"]')
  expect(receipt).toHaveTextContent(/^You paid\d/)
  expect(receipt?.querySelector('[data-part="whole-address"]')).toBeVisible()
  await user.click(row('Done'))
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
})

test('R-PAY-09 R-FLOW-49 a declined payment fails, and Try again has focus and opens the payment options', async () => {
  const { user, controls, view } = await payHere()
  await act(async () => controls.reject())
  expect(await screen.findByRole('heading', { name: 'Payment failed' })).toBeVisible()
  expect(screen.getByText('Request declined. Nothing was paid.')).toBeVisible()
  expect(row('Try again')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(view()).toBe('Pay')
  expect(row('Quayside')).toBeEnabled()
})

test('R-SEND-161 R-FLOW-49 asks to check the wallet before the payment is offered again', async () => {
  const { user, controls, view } = await payHere()
  await act(async () => controls.reject(new WalletRequestError('zx-internal', -32603)))
  expect(await screen.findByRole('heading', { name: 'Payment not confirmed' })).toBeVisible()
  expect(screen.getAllByText(/may already have been sent/)).toHaveLength(1)
  expect(screen.getByText('This may already have been sent. Checking…')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: 'I checked my wallet. Nothing was paid.' }))
  await user.click(await ready('Choose another way to pay'))
  expect(view()).toBe('Pay')
  expect(controls.requests.filter(({ method }) => method === 'sendTransaction')).toHaveLength(1)
})

test('R-PAY-13 R-ERR-25 asks the user to open the wallet while it is unavailable', async () => {
  const { user, controls } = await showPay()
  await ready(/Quayside/)
  controls.rejectNext({ method: 'sendTransaction', error: new WalletUnavailableError() })
  await user.click(row(/Test Wallet/))
  expect(await screen.findByRole('heading', { name: 'Payment failed' })).toBeVisible()
  expect(screen.getByText('Your wallet is locked or not responding. Open it and try again.')).toBeVisible()
  expect(row('Try again')).toHaveFocus()
})

test.each([
  ['the wallet', 'zx-internal', new WalletRequestError('zx-internal', 4200)],
  [
    'the chain',
    'It is paused',
    Object.assign(new KitError('It is paused', { code: 'chain/paused' }), { isFinal: true }),
  ],
])('R-CONN-234 R-SEND-114 %s’s reason for a failed payment shows below the kit’s own text', async (_, words, error) => {
  const { user, controls } = await showPay()
  await ready(/Quayside/)
  controls.rejectNext({ method: 'sendTransaction', error })
  await user.click(row(/Test Wallet/))
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByText(/The payment couldn’t be completed\./)).toBeVisible()
})

test('R-PAY-24 a payment that arrived in part shows the amount, and offers no second payment', async () => {
  const { kit } = await payHere()
  const details = { code: 'payment/shortfall', arrived: '9.9', amount: '10', symbol: 'USDC' }
  await put(kit, { status: 'failed', error: 'LESS_ARRIVED', reason: { message: 'zx-internal', details } })
  expect(screen.getByRole('heading', { name: 'Payment incomplete' })).toBeVisible()
  expect(screen.getByText(/^Ask the recipient before/)).toHaveTextContent('Only 9.9 of 10 USDC arrived.')
  expect(row('Done')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('R-PAY-09 R-PAY-11 a payment that failed on chain says so', async () => {
  const { controls } = await payHere()
  await act(async () => controls.approve())
  await settle(controls, 'failed')
  expect(screen.getByRole('heading', { name: 'Payment failed' })).toBeVisible()
  expect(screen.getByText('The payment couldn’t be completed.')).toBeVisible()
})

test('R-PAY-20 R-PAY-09 the spinner stops when the status stays unknown for long', async () => {
  const { kit, controls } = await payHere()
  await act(async () => controls.approve())
  await put(kit, { isStatusUnknown: true })
  expect(screen.getByRole('heading', { name: 'Payment started' })).toBeVisible()
  expect(document.querySelector('[aria-busy="true"]')).toBeNull()
  expect(document.querySelector('[data-state="connecting"]')).toBeNull()
})

test('R-PAY-07 R-PAY-09 a payment at an exchange says where to complete it, with a link when the browser blocked the page', async () => {
  const { kit, user } = await showPay()
  await user.click(await ready())
  expect(await screen.findByRole('heading', { name: 'Payment started' })).toBeVisible()
  expect(screen.getByText(/Complete the payment on/)).toHaveTextContent('Complete the payment on Quayside.')
  const link = screen.getByRole('link', { name: 'Open Quayside' })
  expect(link).toHaveAttribute('href', kit.getState().pay?.payUrl)
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await put(kit, { isStatusUnknown: true })
  expect(screen.getByText(/^We can’t see how your payment is going/)).toBeVisible()
  await put(kit, { status: 'success' })
  expect(screen.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('R-PAY-11 R-FLOW-49 an exchange that does not support the asset shows an error, and another can be chosen', async () => {
  const { api, user, view } = await showPay()
  await ready()
  api.setScenario('asset-not-supported')
  await user.click(row('Quayside'))
  expect(await screen.findByText('This exchange doesn’t accept this payment.')).toBeVisible()
  await user.click(row('Choose another way to pay'))
  expect(view()).toBe('Pay')
})

test('R-FLOW-49 announces each change outside the busy element', async () => {
  await payHere()
  const status = screen.getByText('Waiting for confirmation').closest('[role="status"]')
  expect(status).toBeInTheDocument()
  expect(status?.closest('[aria-busy="true"]')).toBeNull()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 PayLoading passes an accessibility check in the %s theme',
  async (theme) => {
    const { kit, unmount, user } = await showPay({ theme })
    await user.click(await ready())
    await screen.findByRole('link')
    expect(await violations()).toEqual([])
    await put(kit, { status: 'failed', error: 'UNABLE_TO_GET_PAY_URL' })
    expect(await violations()).toEqual([])
    unmount()
    const arabic = await payHere({ theme, locale: 'ar' })
    expect(screen.getByText('في انتظار التأكيد')).toBeVisible()
    expect(await violations()).toEqual([])
    await act(async () => arabic.controls.reject())
  },
)

describe('with time', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  test('R-CONN-209 R-CONN-210 offers help but no second payment after 10 s without a response from the wallet', async () => {
    await payHere({ advanceTimers: jest.advanceTimersByTime })
    await act(() => jest.advanceTimersByTimeAsync(10_100))
    expect(screen.getByText(/hasn’t responded yet/)).toHaveTextContent('Test Wallet hasn’t responded yet.')
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })
})
