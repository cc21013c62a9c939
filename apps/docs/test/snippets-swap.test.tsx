/** Snippets of the page about swapping, over mock services. */
import { createMockApi } from '@bowline/api-client/mocks'
import { act, screen, waitFor } from '@testing-library/react'
import { getResponse } from 'msw'
import { TopUp } from '../snippets/open-swap'
import { Swap } from '../snippets/swap'
import { prepareSwap } from '../snippets/swap-without-react'
import { show } from './snippet-page'

const api = createMockApi()
beforeEach(() => api.reset())

const fetch: typeof globalThis.fetch = async (input, init) => {
  const answer = await getResponse(api.handlers, new Request(input, init))
  if (answer === undefined) throw new TypeError('fetch failed')
  return answer
}
const asked = (name: string) => api.requests.filter(({ endpoint }) => endpoint === name)
const shown = { isConnected: true, fetch }

test('R-HOST-18 R-MODAL-05 open-swap.tsx opens the form with tokens and amount', async () => {
  const { kit, user } = await show(<TopUp />, shown)
  await user.click(screen.getByRole('button', { name: 'Get USDC' }))
  await waitFor(() => expect(kit.getState().navigation.history.at(-1)?.view).toBe('Swap'))
  await waitFor(() => expect(kit.getState().swap.toToken?.symbol).toBe('USDC'))
  expect(kit.getState().swap.sourceTokenAmount).toBe('0.1')
})

test('R-HOST-18 swap.tsx quotes the selection, and labels its button with the next step', async () => {
  const { user } = await show(<Swap />, shown)
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3))
  const amount = await screen.findByRole('textbox', { name: /^Amount of ETH/ })
  await user.selectOptions(screen.getByRole('combobox'), 'USDC')
  await user.clear(amount)
  expect(screen.getByRole('button', { name: 'enter-amount' })).toHaveProperty('disabled', true)
  await user.type(amount, '0.001')
  expect(await screen.findByText(/USDC, at least 2\.9/)).not.toBeNull()
  const button = await screen.findByRole('button', { name: 'review' })
  await user.click(button)
  await waitFor(() => expect(asked('swap-transaction')).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'swap' })).toHaveProperty('disabled', false)
})

test('R-HOST-18 swap-without-react.ts quotes and swaps', async () => {
  const { kit, adapter } = await show(null, shown)
  const swap = prepareSwap(kit, { symbol: 'USDC', amount: '0.001' })
  await waitFor(() => expect(kit.getState().swap.phase).toBe('quoted'))
  expect(swap.details()?.minimumReceived).toMatch(/^2\.9/)
  const done = swap.go()
  await waitFor(() => expect(adapter.controls.requests.at(-1)?.method).toBe('sendTransaction'))
  const hash = `0x${adapter.controls.requests.length.toString(16).padStart(64, '0')}`
  await act(async () => adapter.controls.emit({ type: 'transactionSettled', hash, status: 'confirmed' }))
  await done
  expect(kit.getState().swap.phase).toBe('done')
  swap.stop()
})
