import { ChainNotSupportedError, currentRoute, type Kit, SwitchUnsupportedError } from '@bowline/kit-core'
import { push } from '@bowline/kit-core/actions'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { type ShowParams, showView, THEMES, violations } from '../../../test/views/render-view.js'

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

test('R-VIEW-51 R-REACT-07 the wallet is asked once on entry and the wait is told', async () => {
  const { enter, controls } = await showSwitch('held')
  await enter('Networks', 'SwitchNetwork')
  expect(asked(controls.requests)).toBe(1)
  expect(screen.getByRole('status')).toHaveTextContent('Approve in wallet')
  expect(screen.getByRole('status')).toHaveTextContent('Approve the switch to Polygon in your wallet.')
  expect(document.querySelector('[data-part="network-ring"]')).toHaveAttribute('data-state', 'connecting')
})

test('R-VIEW-51 R-FLOW-31 a yes leads to the view before Networks', async () => {
  const { kit, enter, controls } = await showSwitch('held')
  await enter('Networks', 'SwitchNetwork')
  await act(async () => controls.approve())
  await waitFor(() => expect(views(kit)).toEqual(['Account']))
  expect(kit.getState().network.byNamespace.eip155?.active).toBe('eip155:137')
})

test('R-VIEW-51 R-FLOW-31 with no view before Networks a yes closes', async () => {
  const { kit, enter, controls, dialog } = await showSwitch('held', { view: 'Networks' })
  await enter('SwitchNetwork')
  await act(async () => controls.approve())
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().network.byNamespace.eip155?.active).toBe('eip155:137')
})

test('R-VIEW-51 R-FLOW-31 R-CONN-86 a refusal is told, Try again is focused and asks again', async () => {
  const { kit, user, enter, controls } = await showSwitch('refused')
  await enter('Networks', 'SwitchNetwork')
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Switch declined')
  expect(currentRoute(kit.getState().navigation).view).toBe('SwitchNetwork')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(views(kit)).toEqual(['Account']))
  expect(asked(controls.requests)).toBe(2)
})

test('R-VIEW-52 a failure shows the error’s own text', async () => {
  const { enter } = await showSwitch(new ChainNotSupportedError())
  await enter('Networks', 'SwitchNetwork')
  expect(await screen.findByText('Chain is not supported')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Switch failed')
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
})

test('R-CONN-143 a failure leaves the screen when the wallet is on the network after all', async () => {
  const { kit, enter, controls } = await showSwitch(new ChainNotSupportedError())
  await enter('Networks', 'SwitchNetwork')
  expect(await screen.findByText('Chain is not supported')).toBeVisible()
  await act(async () => controls.changeNetwork('eip155:1'))
  expect(screen.getByText('Chain is not supported')).toBeVisible()
  await act(async () => controls.changeNetwork('eip155:137'))
  await waitFor(() => expect(views(kit)).toEqual(['Account']))
  expect(screen.queryByText('Chain is not supported')).not.toBeInTheDocument()
})

test('R-CONN-144 R-CONN-143 a wallet that cannot be asked says to change the network in it; once it has, the view leaves', async () => {
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

test('R-FLOW-31 a network that is not there is told, with nothing to try again', async () => {
  await showView({ view: 'SwitchNetwork' })
  expect(await screen.findByText('CaipNetwork is undefined')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test.each(THEMES)('R-VIEW-03 R-THEME-09 SwitchNetwork passes an accessibility check in the %s theme', async (theme) => {
  const waiting = await showSwitch('held', { theme })
  await waiting.enter('SwitchNetwork')
  expect(await violations()).toEqual([])
  waiting.unmount()
  const refused = await showSwitch('refused', { theme, locale: 'ar' })
  await refused.enter('SwitchNetwork')
  expect(await violations()).toEqual([])
})

describe('with time', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  test('R-CONN-209 R-FLOW-31 a wallet that says nothing for 10 s: what to do, and Try again asks once more', async () => {
    const { user, enter, controls } = await showSwitch('held', { advanceTimers: jest.advanceTimersByTime })
    await enter('Networks', 'SwitchNetwork')
    await act(() => jest.advanceTimersByTimeAsync(10_100))
    expect(screen.getByRole('status')).toHaveTextContent('Test Wallet hasn’t answered yet.')
    controls.holdNext({ method: 'switchNetwork' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(asked(controls.requests)).toBe(2)
    expect(screen.getByRole('status')).toHaveTextContent('Approve the switch to Polygon in your wallet.')
  })
})
