import '../../test/page/page-rules.js'
import type { KitOptions } from '@bowline/kit-core'
import { connect } from '@bowline/kit-core/actions'
import { createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { findAccessibilityViolations } from '../../test/page/accessibility.js'
import { type RenderWithKitParams, renderWithKit } from '../../test/page/render-with-kit.js'
import { getLoadedModal } from '../modal/load-modal.js'
import { ModalProvider } from '../modal/modal-provider.js'
import { VIEW_LOADER } from '../modal/views.js'
import { AccountButton } from './account-button.js'
import { ConnectButton } from './connect-button.js'
import { KitButton } from './kit-button.js'
import { NetworkButton } from './network-button.js'

const connectorId = 'test.wallet.eip155'

async function connected(ui: React.ReactNode, params?: RenderWithKitParams) {
  const rendered = await renderWithKit(ui, params)
  await act(() => connect(rendered.kit, { connectorId }))
  return rendered
}

test('R-HOST-08 R-HOST-09 loads neither the modal nor the network data before hover or focus', async () => {
  const { kit, requests } = createTestKit()
  render(
    <StrictMode>
      <ModalProvider kit={kit}>
        <KitButton />
      </ModalProvider>
    </StrictMode>,
  )
  await act(async () => {})
  expect(getLoadedModal()).toBeUndefined()
  expect(requests).toEqual([])
  fireEvent.pointerEnter(screen.getByRole('button'))
  await waitFor(() => expect(getLoadedModal()).toBeDefined())
  await waitFor(() => expect(requests.length).toBeGreaterThan(0))
  expect(screen.queryByRole('dialog')).toBeNull()
})

async function renderButton(options: Partial<KitOptions> = {}) {
  const { kit, requests } = createTestKit({ options })
  render(
    <ModalProvider kit={kit}>
      <KitButton />
    </ModalProvider>,
  )
  await act(async () => {})
  return { user: userEvent.setup(), requests }
}

test('R-HOST-09 prefetches when Tab reaches the button, but not when a script focuses it', async () => {
  const { user, requests } = await renderButton()
  act(() => screen.getByRole('button').focus())
  fireEvent.keyUp(screen.getByRole('button'), { key: 'Escape' })
  await act(async () => {})
  expect(requests).toEqual([])
  act(() => screen.getByRole('button').blur())
  await user.tab()
  expect(screen.getByRole('button')).toHaveFocus()
  await waitFor(() => expect(requests.length).toBeGreaterThan(0))
})

test("R-HOST-30 fetches nothing on hover or keys with `prefetch: 'none'`", async () => {
  const { user, requests } = await renderButton({ prefetch: 'none' })
  await user.tab()
  await user.hover(screen.getByRole('button'))
  await act(async () => {})
  expect(requests).toEqual([])
})

test('R-MODAL-10 renders the first view on the press after a prefetch', async () => {
  await renderWithKit(<KitButton />)
  const button = screen.getByRole('button')
  fireEvent.keyUp(button, { key: 'Tab' })
  await waitFor(() => expect(getLoadedModal()).toBeDefined())
  fireEvent.click(button)
  expect(screen.getByRole('button', { name: /Test Wallet/ })).toBeInTheDocument()
  await act(async () => {})
})

test('R-MODAL-10 prefetches the view that the network button opens', async () => {
  await renderWithKit(<NetworkButton />)
  const button = screen.getByRole('button')
  fireEvent.keyUp(button, { key: 'Tab' })
  await waitFor(() => expect(VIEW_LOADER.getLoadedComponent('Networks')).toBeDefined())
  fireEvent.click(button)
  expect(screen.getByRole('dialog', { name: 'Select network' })).toBeInTheDocument()
  await act(async () => {})
})

test('R-BTN-01 ConnectButton shows its label and the connecting state, and opens the modal on a press', async () => {
  const adapter = mockAdapter()
  const { kit, user } = await renderWithKit(<ConnectButton />, { adapters: [adapter] })
  expect(screen.getByRole('button')).toHaveTextContent(/^Connect wallet$/)
  adapter.controls.holdNext({ method: 'connect' })
  const stop = new AbortController()
  act(() => {
    connect(kit, { connectorId, signal: stop.signal }).catch(() => {})
  })
  const button = screen.getByRole('button', { name: 'Connecting…' })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.click(button)
  expect(kit.getState().modal.open).toBe(true)
  await act(async () => stop.abort())
})

test('R-BTN-02 AccountButton shows the address and the balance with 3 decimals, and opens Account', async () => {
  const adapter = mockAdapter({ balance: 1_234_567_000_000_000_000n })
  const { kit, user } = await connected(<AccountButton />, { adapters: [adapter] })
  const button = await screen.findByRole('button', { name: 'Account 0x11…111111, 1.234 ETH' })
  expect(button).toHaveTextContent('0x11…111111 1.234 ETH')
  await user.click(button)
  expect(kit.getState().navigation.history).toMatchObject([{ view: 'Account' }])
})

test('R-BTN-02 AccountButton opens UnsupportedChain on an unsupported network', async () => {
  const adapter = mockAdapter()
  const { kit, user } = await connected(<AccountButton />, {
    adapters: [adapter],
    options: { allowUnsupportedChain: true },
  })
  await act(async () => adapter.controls.changeNetwork('eip155:4242'))
  await user.click(screen.getByRole('button', { name: 'Switch network' }))
  expect(kit.getState().navigation.history).toMatchObject([{ view: 'UnsupportedChain' }])
})

test('R-BTN-02 AccountButton renders nothing without an account', async () => {
  const { container } = await renderWithKit(<AccountButton />)
  expect(container).toBeEmptyDOMElement()
})

test('R-BTN-03 NetworkButton shows the network, also an unknown one, and opens Networks', async () => {
  const adapter = mockAdapter()
  const { kit, user } = await connected(<NetworkButton />, {
    adapters: [adapter],
    options: { allowUnsupportedChain: true },
  })
  expect(screen.getByRole('button', { name: 'Network Ethereum' })).toHaveTextContent('Ethereum')
  await act(async () => adapter.controls.changeNetwork('eip155:4242'))
  await user.click(screen.getByRole('button', { name: 'Unknown network' }))
  expect(kit.getState().navigation.history).toMatchObject([{ view: 'Networks' }])
})

test('R-BTN-04 KitButton keeps its element when it changes from connect to account', async () => {
  const { kit } = await renderWithKit(<KitButton />)
  const button = screen.getByRole('button', { name: 'Connect wallet' })
  await act(() => connect(kit, { connectorId }))
  expect(screen.getByRole('button', { name: /^Account/ })).toBe(button)
})

test('R-BTN-05 shows the connecting label without a layout shift', async () => {
  await renderWithKit(<ConnectButton />)
  const held = [...document.querySelectorAll('[data-text]')].map((node) => node.getAttribute('data-text'))
  expect(held).toEqual(['Connecting…', 'Reconnecting…', 'Sign in'])
})

test.each([
  ['ConnectButton', ConnectButton],
  ['NetworkButton', NetworkButton],
  ['KitButton', KitButton],
])('R-BTN-05 R-BTN-06 %s accepts disabled, size, label and className, and is a plain button', async (_, Button) => {
  await renderWithKit(
    <form aria-label="Host">
      <Button disabled size="sm" label="Log in" className="host-button" />
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Log in' })
  expect(button).toBeDisabled()
  expect(button).toHaveClass('host-button', 'bl:min-h-9')
  expect(button).toHaveAttribute('data-styled')
  expect(button).toHaveAttribute('type', 'button')
})

test.each(['dark', 'light'] as const)(
  'R-THEME-09 buttons pass an accessibility check in the %s theme',
  async (theme) => {
    await connected(
      <main>
        <ConnectButton />
        <AccountButton />
        <NetworkButton />
      </main>,
      { theme },
    )
    expect(await findAccessibilityViolations()).toEqual([])
    for (const root of document.querySelectorAll('[data-bowline]')) expect(root).toHaveAttribute('data-bowline', theme)
  },
)

test('R-BTN-02 R-ACCT-06 sanitizes and shortens the token symbol', async () => {
  const { kit } = await connected(<AccountButton />)
  await screen.findByRole('button', { name: /ETH$/ })
  act(() =>
    kit.store.set(({ accounts }) => ({
      accounts: {
        ...accounts,
        ...(accounts.eip155 && { eip155: { ...accounts.eip155, balanceSymbol: `\u202e${'W'.repeat(40)}` } }),
      },
    })),
  )
  expect(screen.getByRole('button')).toHaveAccessibleName(/1\.5 W{12}…$/)
})
