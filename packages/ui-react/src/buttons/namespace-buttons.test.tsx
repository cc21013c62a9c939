import '../../test/page/page-rules.js'
import { connect } from '@bowline/kit-core/actions'
import { mainnet, solana, solanaDevnet } from '@bowline/kit-core/networks'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { renderWithKit } from '../../test/page/render-with-kit.js'
import { AccountButton } from './account-button.js'
import { ConnectButton } from './connect-button.js'
import { KitButton } from './kit-button.js'
import { NetworkButton } from './network-button.js'

const EVM = 'test.wallet.eip155'
const SOLANA = 'test.wallet.solana'

const show = (ui: React.ReactNode) =>
  renderWithKit(ui, {
    adapters: [mockAdapter(), mockAdapter({ namespace: 'solana' })],
    options: { networks: [mainnet, solana, solanaDevnet] },
  })

const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('R-BTN-04 R-MODAL-06 KitButton of a namespace shows that namespace’s status and opens its wallets', async () => {
  const { kit, user } = await show(
    <>
      <KitButton namespace="eip155" />
      <KitButton namespace="solana" />
    </>,
  )
  await act(() => connect(kit, { connectorId: EVM }))
  expect(button(/0x11/)).toBeVisible()
  await user.click(button('Connect wallet'))
  expect(kit.getState().modal).toMatchObject({ open: true, namespaceFilter: 'solana' })
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Test Wallet/ })).toHaveLength(1))
})

test('R-BTN-01 ConnectButton of a namespace is busy only with its own wallet', async () => {
  const adapter = mockAdapter()
  const { kit } = await renderWithKit(
    <>
      <ConnectButton label="EVM" namespace="eip155" />
      <ConnectButton namespace="solana" />
    </>,
    { adapters: [adapter, mockAdapter({ namespace: 'solana' })], options: { networks: [mainnet, solana] } },
  )
  adapter.controls.holdNext({ method: 'connect' })
  act(() => void connect(kit, { connectorId: EVM }).catch(() => {}))
  expect(button('Connecting…')).toHaveAttribute('data-status', 'connecting')
  expect(button('Connect wallet')).toHaveAttribute('data-status', 'disconnected')
})

test('R-BTN-02 R-MODAL-06 AccountButton of a namespace shows its account and makes the namespace active', async () => {
  const { kit, user } = await show(<AccountButton namespace="eip155" />)
  await act(() => connect(kit, { connectorId: EVM }))
  await act(() => connect(kit, { connectorId: SOLANA }))
  expect(kit.getState().network.activeNamespace).toBe('solana')
  await user.click(button(/0x11/))
  expect(kit.getState().network.activeNamespace).toBe('eip155')
  expect(await screen.findByRole('dialog', { name: 'Account' })).toBeVisible()
})

test('R-BTN-03 NetworkButton of a namespace shows its network and opens its networks', async () => {
  const { user } = await show(<NetworkButton namespace="solana" />)
  await user.click(button(/Solana/))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
})

test('R-REACT-03 a custom button of a namespace receives the connection of that namespace', async () => {
  const { kit } = await show(
    <ConnectButton.Custom namespace="solana">
      {(state) => (
        <button {...state.props}>{state.status === 'connected' ? state.account.address : state.status}</button>
      )}
    </ConnectButton.Custom>,
  )
  await act(() => connect(kit, { connectorId: EVM }))
  expect(button('disconnected')).toBeVisible()
  await act(() => connect(kit, { connectorId: SOLANA }))
  expect(screen.queryByText('disconnected')).toBeNull()
})
