import { ready } from '@bowline/kit-core/actions'
import { createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { KitProvider } from '@bowline/ui-react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Account } from './account'
import { Wallets } from './headless'

test('a user declines first and approves then', async () => {
  const adapter = mockAdapter({ balance: 2_000_000_000_000_000_000n })
  const { kit } = createTestKit({ adapters: [adapter] })
  render(
    <KitProvider kit={kit}>
      <Wallets />
      <Account />
    </KitProvider>,
  )
  await act(() => ready(kit))
  const user = userEvent.setup()

  adapter.controls.rejectNext()
  await user.click(screen.getByRole('button', { name: 'Test Wallet' }))
  expect((await screen.findByRole('alert')).textContent).toBe('User rejected the request')

  await user.click(screen.getByRole('button', { name: 'Test Wallet' }))
  expect(await screen.findByText(/0x1111.* has 2 ETH/)).not.toBeNull()
})
