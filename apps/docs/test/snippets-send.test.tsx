/** Snippets of the page about sending, over mock services. */
import { createMockApi } from '@bowline/api-client/mocks'
import { isKitError } from '@bowline/kit-core'
import { act, screen, waitFor } from '@testing-library/react'
import { getResponse } from 'msw'
import { SendButton } from '../snippets/send'
import { SendForm } from '../snippets/send-form'
import { payRent } from '../snippets/send-now'
import { show } from './snippet-page'

const FRIEND = '0x2222222222222222222222222222222222222222'
const api = createMockApi()
beforeEach(() => api.reset())

const fetch: typeof globalThis.fetch = async (input, init) => {
  const answer = await getResponse(api.handlers, new Request(input, init))
  if (answer === undefined) throw new TypeError('fetch failed')
  return answer
}
const shown = { isConnected: true, fetch }

test('R-HOST-18 R-MODAL-04 send.tsx opens the form', async () => {
  const { kit, user } = await show(<SendButton />, shown)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(kit.getState().navigation.history.at(-1)?.view).toBe('WalletSend'))
})

test('R-HOST-18 R-SEND-12 send-form.tsx is filled in and sent', async () => {
  const { user, adapter } = await show(<SendForm />, shown)
  const [token = ''] = (await screen.findAllByRole('option')).flatMap(({ textContent }) =>
    textContent?.endsWith('USDC') ? [textContent] : [],
  )
  expect(screen.getByRole('button', { name: 'add-amount' })).toHaveProperty('disabled', true)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Token' }), token)
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '1')
  await user.type(screen.getByRole('textbox', { name: 'Recipient' }), FRIEND)
  await screen.findByText(/^Fee/)
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Sent 1')).not.toBeNull()
  expect(adapter.controls.requests.filter(({ method }) => method === 'sendToken')).toHaveLength(1)
})

test('R-HOST-18 R-SEND-30 send-form.tsx does not show a failure when the user declines', async () => {
  const { user, adapter } = await show(<SendForm />, shown)
  const [, coin] = await screen.findAllByRole('option')
  if (coin) await user.selectOptions(screen.getByRole('combobox', { name: 'Token' }), coin)
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '0.01')
  await user.type(screen.getByRole('textbox', { name: 'Recipient' }), FRIEND)
  adapter.controls.rejectNext()
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  await waitFor(() => expect(adapter.controls.requests.some(({ method }) => method.startsWith('send'))).toBe(true))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('R-HOST-18 send-now.ts sends its transfer, and rejects where it cannot', async () => {
  const { kit, adapter } = await show(null, shown)
  expect(await act(() => payRent(kit, FRIEND))).toMatch(/^0x/)
  const refused = await act(() => payRent(kit, 'unknown').catch((error: unknown) => error))
  expect(isKitError(refused, 'send/invalid-recipient')).toBe(true)
  expect(adapter.controls.requests.filter(({ method }) => method === 'sendToken')).toHaveLength(1)
})
