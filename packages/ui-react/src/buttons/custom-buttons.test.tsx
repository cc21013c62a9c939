import '../../test/page/page-rules.js'
import { currentRoute } from '@bowline/kit-core'
import { close, connect, signIn } from '@bowline/kit-core/actions'
import { createMemoryStorage, createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { type RenderWithKitParams, renderWithKit } from '../../test/page/render-with-kit.js'
import { memorySignIn } from '../../test/views/sign-in-fixture.js'
import { ModalProvider } from '../modal/modal-provider.js'
import { AccountButton } from './account-button.js'
import { ConnectButton } from './connect-button.js'
import type { CustomButtonState } from './custom-button.js'
import { KitButton } from './kit-button.js'

const connectorId = 'test.wallet.eip155'

async function connected(ui: React.ReactNode, params?: RenderWithKitParams) {
  const rendered = await renderWithKit(ui, params)
  await act(() => connect(rendered.kit, { connectorId }))
  return rendered
}

test('R-BTN-01 R-REACT-05 ConnectButton.Custom receives one union by status, with props and a label', async () => {
  const adapter = mockAdapter()
  const seen: CustomButtonState[] = []
  const { kit, user } = await renderWithKit(
    <ConnectButton.Custom>
      {(state) => {
        seen.push(state)
        return (
          <button {...state.props}>
            {state.label} {state.status === 'connected' ? state.account.address : ''}
          </button>
        )
      }}
    </ConnectButton.Custom>,
    { adapters: [adapter], options: { allowUnsupportedChain: true } },
  )
  expect(seen[0]?.status).toBe('booting')
  expect(seen.at(-1)?.status).toBe('disconnected')
  await user.click(screen.getByRole('button', { name: 'Connect wallet' }))
  expect(kit.getState().modal.open).toBe(true)
  adapter.controls.holdNext({ method: 'connect' })
  act(() => {
    void connect(kit, { connectorId })
  })
  expect(seen.at(-1)?.status).toBe('connecting')
  await act(async () => adapter.controls.approve())
  expect(seen.at(-1)).toMatchObject({ status: 'connected', account: { address: expect.stringMatching(/^0x1/) } })
  await act(async () => adapter.controls.changeNetwork('eip155:4242'))
  expect(seen.at(-1)?.status).toBe('wrong-network')
})

test('R-REACT-05 R-STATE-12 AccountButton.Custom receives the account of a remembered connection while it is restored', async () => {
  const adapter = mockAdapter()
  const storage = createMemoryStorage()
  const first = await connected(<KitButton />, { adapters: [adapter], storage })
  first.unmount()
  adapter.controls.holdNext({ method: 'reconnect' })
  const { kit } = createTestKit({ adapters: [adapter], storage })
  const statuses: string[] = []
  render(
    <StrictMode>
      <ModalProvider kit={kit}>
        <KitButton />
        <KitButton.Custom>
          {({ status }) => {
            statuses.push(status)
            return null
          }}
        </KitButton.Custom>
      </ModalProvider>
    </StrictMode>,
  )
  await waitFor(() => expect(statuses.at(-1)).toBe('reconnecting'))
  expect(screen.getByRole('button', { name: /^Account 0x11/ })).toHaveAttribute('aria-busy', 'true')
  await act(async () => adapter.controls.approve())
  expect(statuses.at(-1)).toBe('connected')
})

test('R-BTN-02 AccountButton renders the app’s own avatar', async () => {
  await connected(<AccountButton />, {
    slots: {
      Avatar: ({ address, className }) => <img alt="" src="data:," data-address={address} className={className} />,
    },
  })
  expect(document.querySelector('[data-part="slot"] > [data-address^="0x1"]')).not.toBeNull()
})

test('R-REACT-05 R-SIWX-06 buttons ask for a missing required sign-in, and a press opens it', async () => {
  const statuses: string[] = []
  const { kit, user } = await connected(
    <>
      <ConnectButton />
      <KitButton />
      <KitButton.Custom>
        {({ status }) => {
          statuses.push(status)
          return null
        }}
      </KitButton.Custom>
    </>,
    { options: { siwx: memorySignIn() } },
  )
  const buttons = await screen.findAllByRole('button', { name: 'Sign in' })
  expect(buttons).toHaveLength(2)
  expect(statuses.at(-1)).toBe('sign-in-required')
  for (const button of buttons) {
    await user.click(button)
    expect(currentRoute(kit.getState().navigation).view).toBe('SIWXSignMessage')
    act(() => close(kit))
  }
  await act(() => signIn(kit))
  expect(statuses.at(-1)).toBe('connected')
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
})
