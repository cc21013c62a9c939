import { connect, ready } from '@bowline/kit-core/actions'
import { mainnet, solana } from '@bowline/kit-core/networks'
import { createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { KitProvider } from '@bowline/ui-react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { kit as coinbaseKit } from '../snippets/coinbase'
import { kit } from '../snippets/many-chains'
import { Payout } from '../snippets/many-chains-buttons'
import { leaveSolana } from '../snippets/many-chains-leave'
import '../snippets/register'

test('many-chains.ts has an adapter for each chain family', () => {
  expect([...kit.adapters.keys()]).toEqual(['eip155', 'solana', 'bip122'])
})

test('coinbase.ts offers Coinbase Wallet with its SDK', () => {
  const connectors = [...coinbaseKit.adapters.values()].flatMap((adapter) => adapter.connectors())
  expect(connectors.map(({ name }) => name)).toEqual(['Coinbase Wallet'])
})

test('many-chains-buttons.tsx has a button for each family, and many-chains-leave.ts disconnects one', async () => {
  const adapters = [mockAdapter(), mockAdapter({ namespace: 'solana' })]
  const { kit } = createTestKit({ adapters, options: { networks: [mainnet, solana] } })
  const user = userEvent.setup()
  render(
    <KitProvider kit={kit}>
      <Payout />
    </KitProvider>,
  )
  await act(() => ready(kit))
  await act(() => connect(kit, { connectorId: 'test.wallet.solana' }))
  expect(screen.queryByText(/an account of yours/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Connect wallet' }))
  expect(kit.getState().modal).toMatchObject({ open: true, namespaceFilter: 'eip155' })
  await act(() => leaveSolana(kit))
  expect(screen.getByText(/an account of yours/)).not.toBeNull()
})
