import { currentRoute, type Kit, selectActiveAccount } from '@bowline/kit-core'
import { open, sendToken } from '@bowline/kit-core/actions'
import { act, screen, waitFor } from '@testing-library/react'
import { createDataService } from '../../../../test/views/account-fixture.js'
import { violations } from '../../../../test/views/render-view.js'
import {
  amountField,
  button,
  DOLLARS,
  ETHER,
  FRIEND,
  fillIn,
  pickToken,
  sendingAdapter,
  showSend,
  tokenButton,
} from '../../../../test/views/send-fixture.js'

/** Advances second by second, so that each tick of a countdown is rendered. */
async function passSeconds(seconds: number) {
  for (let second = 0; second < seconds; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000))
}

const view = (kit: Kit) => currentRoute(kit.getState().navigation).view

test('R-SEND-34 R-FLOW-37 offers actions to get tokens when there are none', async () => {
  const { user, kit } = await showSend({ tokens: [] })
  expect(await screen.findByText('No tokens yet')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.body).not.toHaveFocus()
  expect(await violations()).toEqual([])
  expect(button('Buy')).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Add funds' })).toBeNull()
  await user.click(button('Receive'))
  expect(view(kit)).toBe('WalletReceive')
})

test('R-SEND-34 R-VIEW-145 the form stays usable while tokens load, and tokens that failed to load can be loaded again', async () => {
  const service = createDataService()
  service.balance('held')
  const { user } = await showSend({ service, adapter: sendingAdapter({ balance: 0n }) })
  expect(screen.getByText('Loading tokens')).toHaveAttribute('role', 'status')
  expect(amountField()).toHaveFocus()
  expect(document.querySelector('[data-part="amount-line"] [data-part="skeleton"]')).toBeInTheDocument()
  service.balance(new Response('{}', { status: 500 }))
  await service.release()
  expect(await screen.findByText('Couldn’t load tokens')).toBeVisible()
  expect(document.body).not.toHaveFocus()
  expect(button(/^Try again/)).toHaveAttribute('aria-disabled', 'true')
  service.tokens(ETHER)
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000)
  await waitFor(() => expect(button(/^Try again/)).not.toHaveAttribute('aria-disabled'))
  await user.click(button(/^Try again/))
  await waitFor(() => expect(amountField()).toHaveFocus())
  clock.mockRestore()
})

test('R-SEND-40 R-SEND-91 a transfer of the native token can be filled in while tokens load and after they fail', async () => {
  const service = createDataService()
  service.balance('held')
  const shown = await showSend({ service })
  await fillIn(shown)
  expect(button('Review send')).toBeEnabled()
  service.balance(new Response('{}', { status: 500 }))
  await service.release()
  await waitFor(() => expect(selectActiveAccount(shown.kit.getState())?.tokenStatus).toBe('failed'))
  expect(screen.getByText('Couldn’t load tokens', { selector: 'p' })).toBeVisible()
  expect(button(/^Try again/)).toBeVisible()
  expect(amountField()).toHaveValue('0.5')
  await shown.user.click(button('Review send'))
  expect(await screen.findByRole('heading', { name: 'Review send' })).toBeVisible()
})

test('R-ACCT-145 refreshes balances before they are a minute old, and shows their age when that fails', async () => {
  const service = createDataService()
  service.tokens(ETHER)
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance', 'queueMicrotask', 'nextTick', 'setImmediate'] })
  await showSend({ service })
  await waitFor(() => expect(tokenButton()).toHaveTextContent('ETH'))
  const asked = service.asked.length
  await act(async () => void (await jest.advanceTimersByTimeAsync(51_000)))
  expect(service.asked).toHaveLength(asked + 1)
  service.balance(new Response('{}', { status: 500 }))
  await act(async () => void (await jest.advanceTimersByTimeAsync(55_000)))
  await act(async () => void (await jest.advanceTimersByTimeAsync(70_000)))
  expect(screen.getByText(/^Balance as of \d+ minutes? ago$/)).toBeVisible()
  expect(await violations()).toEqual([])
  await passSeconds(31)
  service.tokens(ETHER)
  act(() => button(/^Try again/).click())
  await waitFor(() => expect(screen.queryByText(/^Balance as of/)).toBeNull())
  jest.useRealTimers()
})

test('R-ACCT-142 subtracts a sent amount from the balance at once, marked as updating', async () => {
  const shown = await showSend()
  await pickToken(shown, 'USD Coin')
  await act(async () => void (await sendToken(shown.kit, { token: DOLLARS, amount: '30', recipientAddress: FRIEND })))
  await act(async () => void open(shown.kit, { view: 'WalletSend' }))
  await pickToken(shown, 'USD Coin')
  await waitFor(() => expect(document.querySelector('[data-part="amount-field"]')).toHaveTextContent('Balance: 20'))
  expect(screen.getByText('Updating')).toBeInTheDocument()
  expect(await violations()).toEqual([])
})
