import { currentRoute, type Kit } from '@bowline/kit-core'
import { push } from '@bowline/kit-core/actions'
import { ChainNotSupportedError, SwitchUnsupportedError } from '@bowline/kit-core/errors'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { fullTest, type ShowParams, showView, THEMES, violations } from '../../../../test/views/render-view.js'

async function showSwitch(answer: 'held' | 'refused' | Error, params: ShowParams = {}) {
  const adapter = mockAdapter()
  const shown = await showView({ adapter, view: 'Account', connected: true, ...params })
  if (answer === 'held') adapter.controls.holdNext({ method: 'switchNetwork' })
  else if (answer === 'refused') adapter.controls.rejectNext({ method: 'switchNetwork' })
  else adapter.controls.rejectNext({ method: 'switchNetwork', error: answer })
  const enter = (...views: ('Networks' | 'SwitchNetwork')[]) =>
    act(async () => {
      for (const view of views) push(shown.kit, { view, data: { caipNetworkId: 'eip155:137' } })
    })
  return { ...shown, enter }
}

const views = (kit: Kit) => kit.getState().navigation.history.map(({ view }) => view)
const asked = (requests: readonly { method: string }[]) =>
  requests.filter(({ method }) => method === 'switchNetwork').length

test('R-VIEW-51 R-REACT-07 sends one request to the wallet on mount and announces that it waits', async () => {
  const { enter, controls } = await showSwitch('held')
  await enter('Networks', 'SwitchNetwork')
  expect(asked(controls.requests)).toBe(1)
  expect(screen.getByRole('status')).toHaveTextContent('Switch to Polygon')
  expect(screen.getByRole('status')).toHaveTextContent('Approve it in Test Wallet.')
  expect(document.querySelector('[data-part="network-ring"]')).toHaveAttribute('data-state', 'connecting')
})

test('R-VIEW-51 R-FLOW-31 approving goes back to the view before Networks', async () => {
  const { kit, enter, controls } = await showSwitch('held')
  await enter('Networks', 'SwitchNetwork')
  await act(async () => controls.approve())
  await waitFor(() => expect(views(kit)).toEqual(['Account']))
  expect(kit.getState().network.byNamespace.eip155?.active).toBe('eip155:137')
})

test('R-VIEW-51 R-FLOW-31 approving closes the modal when there is no view before Networks', async () => {
  const { kit, enter, controls, dialog } = await showSwitch('held', { view: 'Networks' })
  await enter('SwitchNetwork')
  await act(async () => controls.approve())
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().network.byNamespace.eip155?.active).toBe('eip155:137')
})

test('R-VIEW-51 R-FLOW-31 R-CONN-86 declining shows a notice and focuses Try again, which asks again', async () => {
  const { kit, user, enter, controls } = await showSwitch('refused')
  await enter('Networks', 'SwitchNetwork')
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Switch declined')
  expect(currentRoute(kit.getState().navigation).view).toBe('SwitchNetwork')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(views(kit)).toEqual(['Account']))
  expect(asked(controls.requests)).toBe(2)
})

test('R-VIEW-52 a failure shows the error’s own message', async () => {
  const { enter } = await showSwitch(new ChainNotSupportedError())
  await enter('Networks', 'SwitchNetwork')
  expect(await screen.findByText('Chain is not supported')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Switch failed')
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
})

test('R-CONN-143 a failure disappears when the wallet switches to the network anyway', async () => {
  const { kit, enter, controls } = await showSwitch(new ChainNotSupportedError())
  await enter('Networks', 'SwitchNetwork')
  expect(await screen.findByText('Chain is not supported')).toBeVisible()
  await act(async () => controls.changeNetwork('eip155:1'))
  expect(screen.getByText('Chain is not supported')).toBeVisible()
  await act(async () => controls.changeNetwork('eip155:137'))
  await waitFor(() => expect(views(kit)).toEqual(['Account']))
  expect(screen.queryByText('Chain is not supported')).not.toBeInTheDocument()
})

test('R-CONN-144 R-CONN-143 asks the user to switch in a wallet without support for requests, then leaves the view', async () => {
  const { kit, enter, controls } = await showSwitch(new SwitchUnsupportedError())
  await enter('Networks', 'SwitchNetwork')
  expect(await screen.findByText(/Switch in your wallet/)).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Switch failed')
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  expect(await violations()).toEqual([])
  await act(async () => controls.changeNetwork('eip155:137'))
  await waitFor(() => expect(views(kit)).toEqual(['Account']))
  expect(asked(controls.requests)).toBe(1)
})

test('R-FLOW-31 says that the network is missing, without a retry', async () => {
  await showView({ view: 'SwitchNetwork' })
  expect(await screen.findByText('CaipNetwork is undefined')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 SwitchNetwork passes an accessibility check in the %s theme',
  async (theme) => {
    const waiting = await showSwitch('held', { theme })
    await waiting.enter('SwitchNetwork')
    expect(await violations()).toEqual([])
    waiting.unmount()
    const refused = await showSwitch('refused', { theme, locale: 'ar' })
    await refused.enter('SwitchNetwork')
    expect(await violations()).toEqual([])
  },
)

describe('with time', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  test('R-CONN-209 R-FLOW-31 offers help and Try again after 10 s without a response from the wallet', async () => {
    const { user, enter, controls } = await showSwitch('held', { advanceTimers: jest.advanceTimersByTime })
    await enter('Networks', 'SwitchNetwork')
    await act(() => jest.advanceTimersByTimeAsync(10_100))
    expect(screen.getByRole('status')).toHaveTextContent('Test Wallet hasn’t responded yet.')
    controls.holdNext({ method: 'switchNetwork' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(asked(controls.requests)).toBe(2)
    expect(screen.getByRole('status')).toHaveTextContent('Approve it in Test Wallet.')
  })
})
