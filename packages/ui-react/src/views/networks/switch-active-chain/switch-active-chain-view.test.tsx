import { currentRoute } from '@bowline/kit-core'
import { connect } from '@bowline/kit-core/actions'
import { mainnet, solana, solanaDevnet } from '@bowline/kit-core/networks'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { fullTest, type ShowParams, showView, THEMES, violations } from '../../../../test/views/render-view.js'

async function showSwitch(params: ShowParams = {}) {
  const sol = mockAdapter({ namespace: 'solana' })
  const shown = await showView({
    others: [sol],
    options: { networks: [mainnet, solana, solanaDevnet] },
    connected: true,
    view: 'SwitchActiveChain',
    data: { caipNetworkId: solanaDevnet.caipNetworkId },
    ...params,
  })
  return { ...shown, sol: sol.controls, view: () => currentRoute(shown.kit.getState().navigation).view }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('R-VIEW-53 R-FLOW-32 names the network and the namespace it needs, and its only button has focus', async () => {
  await showSwitch()
  expect(screen.getByRole('heading', { name: `Connect a wallet for ${solanaDevnet.name}` })).toBeVisible()
  expect(screen.getByRole('dialog')).toHaveTextContent('No wallet for Solana is connected yet')
  expect(button('Select wallet')).toHaveFocus()
})

test('R-VIEW-53 R-FLOW-32 R-CONN-84 the button opens wallets of the namespace, and approving connects on the network', async () => {
  const { kit, user, view } = await showSwitch()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(view()).toBe('Connect'))
  expect(kit.getState().modal.namespaceFilter).toBe('solana')
  const wallets = screen.getAllByRole('button', { name: /Test Wallet/ })
  expect(wallets).toHaveLength(1)
  await user.click(button(/Test Wallet/))
  await waitFor(() => expect(kit.getState().network.activeNamespace).toBe('solana'))
  expect(kit.getState().network.byNamespace.solana?.active).toBe(solanaDevnet.caipNetworkId)
  expect(kit.getState().connect.connections.eip155).toHaveLength(1)
  expect(kit.getState().modal.open).toBe(false)
})

test('R-FLOW-32 asks a restored wallet of the namespace to switch to the network', async () => {
  const { kit, sol, view } = await showSwitch()
  sol.holdNext({ method: 'switchNetwork' })
  await act(() => connect(kit, { connectorId: 'test.wallet.solana' }))
  await waitFor(() => expect(view()).toBe('SwitchNetwork'))
  expect(await screen.findByText(/^Approve it in /)).toBeVisible()
  await act(async () => sol.approve())
  await waitFor(() => expect(kit.getState().modal.open).toBe(false))
})

test('R-FLOW-32 the button is busy while a wallet of the namespace is being restored', async () => {
  const { kit } = await showSwitch({
    before: (kit) => kit.store.set(({ connect }) => ({ connect: { ...connect, restoring: ['solana'] } })),
  })
  expect(button('Switching…')).toHaveAttribute('aria-busy', 'true')
  act(() => kit.store.set(({ connect }) => ({ connect: { ...connect, restoring: [] } })))
  expect(button('Select wallet')).not.toHaveAttribute('aria-busy', 'true')
})

test('R-VIEW-53 says that there is no network when it is no longer listed', async () => {
  await showSwitch({ data: { caipNetworkId: 'solana:gone' } })
  expect(screen.getByText('No networks available')).toBeVisible()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 SwitchActiveChain passes an accessibility check in the %s theme',
  async (theme) => {
    await showSwitch({ theme })
    expect(await violations()).toEqual([])
  },
)
