import { currentRoute } from '@bowline/kit-core'
import { switchNetwork } from '@bowline/kit-core/actions'
import { WalletRequestError } from '@bowline/kit-core/errors'
import { mainnet, optimism, sepolia } from '@bowline/kit-core/networks'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { fullTest, type ShowParams, showView, THEMES, violations } from '../../../../test/views/render-view.js'
import { showSwap } from '../../../../test/views/swap-fixture.js'

async function showUnsupported(params: ShowParams = {}) {
  const adapter = mockAdapter()
  const shown = await showView({ adapter, connected: true, view: 'Account', ...params })
  await act(async () => adapter.controls.changeNetwork('eip155:999'))
  return shown
}

const row = (name: string | RegExp) => screen.getByRole('button', { name })

test('R-VIEW-54 lists the networks to switch to, none of them active', async () => {
  await showUnsupported()
  expect(screen.getByText(/on a network this app doesn’t use/)).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  for (const button of [row(/Ethereum/), row(/Polygon/)]) expect(button).not.toHaveAttribute('aria-current')
})

test('R-VIEW-55 R-FLOW-33 R-MODAL-14 Escape shakes the card and does not close the modal', async () => {
  const { user, kit, dialog } = await showUnsupported()
  await user.keyboard('{Escape}')
  expect(kit.getState().modal.isShaking).toBe(true)
  expect(dialog()).toBeVisible()
})

test('R-FLOW-33 R-VIEW-55 selecting a network asks the wallet, and approving goes back to the previous view', async () => {
  const { kit, user, controls, events } = await showUnsupported()
  controls.holdNext({ method: 'switchNetwork' })
  await user.click(row(/Polygon/))
  expect(await screen.findByText(/^Approve it in /)).toBeVisible()
  await act(async () => controls.approve())
  await waitFor(() => expect(currentRoute(kit.getState().navigation).view).toBe('Account'))
  expect(events).toContain('SWITCH_NETWORK {"network":"eip155:137"}')
  expect(kit.getState().network.byNamespace.eip155).toMatchObject({ active: 'eip155:137', isUnsupportedChain: false })
})

test('R-FLOW-33 a declined switch can be retried, and back returns to the list', async () => {
  const { kit, user, controls } = await showUnsupported()
  controls.rejectNext({ method: 'switchNetwork' })
  await user.click(row(/Polygon/))
  expect(await screen.findByText('Switch declined')).toBeVisible()
  await user.click(row('Back'))
  expect(currentRoute(kit.getState().navigation).view).toBe('UnsupportedChain')
})

test('R-VIEW-55 R-CONN-90 leaves the view when the wallet switches by itself', async () => {
  const { kit, controls } = await showUnsupported()
  await act(async () => controls.changeNetwork('eip155:10'))
  expect(currentRoute(kit.getState().navigation).view).toBe('Account')
})

test('R-FLOW-33 R-VIEW-55 Disconnect is busy, then disconnects', async () => {
  const { kit, user, controls } = await showUnsupported()
  controls.holdNext({ method: 'disconnect' })
  await user.click(row('Disconnect'))
  expect(row('Disconnecting…')).toHaveAttribute('aria-busy', 'true')
  expect(row(/Polygon/)).toHaveAttribute('aria-disabled', 'true')
  await act(async () => controls.approve())
  await waitFor(() => expect(kit.getState().connect.status).toBe('disconnected'))
  expect(await screen.findByRole('list', { name: 'Wallets' })).toBeVisible()
  expect(currentRoute(kit.getState().navigation).view).toBe('Connect')
})

test('R-CONN-99 R-FLOW-33 a failed disconnect shows a toast and keeps the view', async () => {
  const { user, controls } = await showUnsupported()
  controls.rejectNext({ method: 'disconnect', error: new WalletRequestError('gone') })
  await user.click(row('Disconnect'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to disconnect')
  expect(row('Disconnect')).toBeVisible()
})

test('R-FLOW-33 arrow keys move in the list', async () => {
  const { user } = await showUnsupported()
  row(/Ethereum/).focus()
  await user.keyboard('{ArrowDown}')
  expect(row(/OP Mainnet/)).toHaveFocus()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 UnsupportedChain passes an accessibility check in the %s theme',
  async (theme) => {
    await showUnsupported({ theme })
    expect(await violations()).toEqual([])
  },
)

describe('for a swap', () => {
  const showForSwap = () =>
    showSwap({
      before: async (kit) => switchNetwork(kit, { caipNetworkId: 'eip155:11155111' }),
      options: { networks: [mainnet, sepolia, optimism] },
    })

  test('R-VIEW-54 R-SWAP-02 R-FLOW-33 R-FLOW-41 lists only networks with swaps, and no Disconnect button, for a swap', async () => {
    const { kit } = await showForSwap()
    await waitFor(() => expect(currentRoute(kit.getState().navigation).view).toBe('UnsupportedChain'))
    expect(await screen.findByText(/^Swaps aren’t available on this network/)).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ethereum', 'OP Mainnet'])
    expect(screen.queryByRole('button', { name: 'Disconnect' })).toBeNull()
    expect(await violations()).toEqual([])
  })

  test('R-VIEW-54 R-MODAL-14 Back and Close work when the app lists the network', async () => {
    const { user, dialog } = await showForSwap()
    await screen.findByText(/^Swaps aren’t available on this network/)
    expect(row('Back')).toBeEnabled()
    expect(row('Close')).not.toHaveAttribute('aria-disabled')
    await user.click(row('Back'))
    await waitFor(() => expect(screen.queryByText(/^Swaps aren’t available/)).toBeNull())
    expect(dialog()).toBeNull()
  })

  test('R-SWAP-02 R-FLOW-33 switching to a network with swaps opens Swap', async () => {
    const { kit, user } = await showForSwap()
    await screen.findByText(/^Swaps aren’t available on this network/)
    await user.click(row(/OP Mainnet/))
    await waitFor(() => expect(currentRoute(kit.getState().navigation).view).toBe('Swap'))
    expect(kit.getState().network.byNamespace.eip155?.active).toBe('eip155:10')
  })
})
