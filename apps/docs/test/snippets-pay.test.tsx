/** Snippets of the page about payments, over mock services. */
import { createMockApi } from '@bowline/api-client/mocks'
import type { Payment } from '@bowline/kit-core'
import { act, screen, waitFor } from '@testing-library/react'
import { getResponse } from 'msw'
import { Checkout } from '../snippets/open-pay'
import { PayHere } from '../snippets/pay'
import { show } from './snippet-page'

const api = createMockApi()
const { open } = window
beforeEach(() => {
  api.reset()
  window.open = () => null
})
afterEach(() => {
  window.open = open
})

const fetch: typeof globalThis.fetch = async (input, init) => {
  const answer = await getResponse(api.handlers, new Request(input, init))
  if (answer === undefined) throw new TypeError('fetch failed')
  return answer
}
const shown = { isConnected: true, fetch, options: { features: { pay: true } } }

const payment: Payment = {
  paymentAsset: { network: 'eip155:1', asset: 'native', metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  recipient: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  amount: '0.1',
}

test('R-HOST-18 R-PAY-02 open-pay.tsx requests the payment', async () => {
  const { kit, user } = await show(<Checkout onPaid={() => {}} />, shown)
  await user.click(screen.getByRole('button', { name: 'Pay 12.50 USDC' }))
  await waitFor(() => expect(kit.getState().navigation.history.at(-1)?.view).toBe('Pay'))
  expect(kit.getState().pay?.payment?.amount).toBe('12.5')
})

test('R-HOST-18 R-PAY-12 pay.tsx pays with the wallet', async () => {
  const { kit, user, adapter } = await show(<PayHere payment={payment} />, shown)
  await user.click(screen.getByRole('button', { name: 'Pay with the wallet' }))
  await waitFor(() => expect(kit.getState().pay?.hash).toBeDefined())
  const hash = kit.getState().pay?.hash ?? ''
  await act(async () => adapter.controls.emit({ type: 'transactionSettled', hash, status: 'confirmed' }))
  expect((await screen.findByRole('status')).textContent).toBe('success')
})

test('R-HOST-18 R-PAY-12 pay.tsx lists the exchanges, opens one, and cancels it', async () => {
  const { user } = await show(<PayHere payment={payment} />, shown)
  await user.click(await screen.findByRole('button', { name: 'Quayside' }))
  expect((await screen.findByRole('link')).getAttribute('href')).toMatch(/^https:/)
  await user.click(screen.getByRole('button', { name: 'Pay otherwise' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('idle'))
})
