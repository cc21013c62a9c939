import '../../test/page/page-rules.js'
import { connect, ready } from '@bowline/kit-core/actions'
import { createMemoryStorage, createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { KitButton } from '../buttons/kit-button.js'
import { NetworkButton } from '../buttons/network-button.js'
import { KitEmbed } from '../modal/kit-embed.js'
import { ModalProvider } from '../modal/modal-provider.js'
import { KitProviderMissingError } from './errors.js'
import { KitProvider } from './kit-provider.js'
import { useKit } from './use-kit.js'
import { useKitState } from './use-kit-state.js'

const initialState = {
  isConnected: true,
  activeNamespace: 'eip155',
  activeNetwork: 'eip155:11155111',
  connections: {
    eip155: [
      {
        connectorId: 'test.wallet.eip155',
        accounts: [{ address: '0x1111111111111111111111111111111111111111' }],
        caipNetworkId: 'eip155:11155111',
      },
    ],
  },
} as const

test('R-REACT-01 a hook throws a clear message without a provider', () => {
  const { error } = console
  console.error = () => {}
  expect(() => renderHook(() => useKit())).toThrow(KitProviderMissingError)
  expect(() => renderHook(() => useKitState())).toThrow('must be used inside <KitProvider kit={kit}>')
  console.error = error
})

test('R-REACT-01 the provider passes its kit down and sets the framework', () => {
  const { kit } = createTestKit()
  const { result } = renderHook(() => useKit(), {
    wrapper: ({ children }) => <KitProvider kit={kit}>{children}</KitProvider>,
  })
  expect(result.current).toBe(kit)
  expect(kit.getState().config.framework).toBe('react')
})

test.each([
  ['a first visit', undefined],
  ['a remembered connection', initialState],
])('R-HOST-01 R-HOST-03 R-BTN-05 %s renders on a server and hydrates without changes', async (_, state) => {
  const app = (kit: ReturnType<typeof createTestKit>['kit']) => (
    <StrictMode>
      <ModalProvider kit={kit} initialState={state}>
        <KitButton />
        <NetworkButton />
        <KitEmbed />
      </ModalProvider>
    </StrictMode>
  )
  const html = renderToString(app(createTestKit().kit))
  expect(html).not.toMatch(/<style|\sstyle=/)
  expect(html).toContain(state ? '0x11…111111' : 'Connect wallet')
  expect(html).toContain(state ? 'Sepolia' : 'Ethereum')

  const host = document.createElement('div')
  document.body.append(host)
  host.innerHTML = html
  const first = host.querySelector('button')
  const problems: unknown[] = []
  const adapter = mockAdapter()
  adapter.controls.holdNext({ method: 'reconnect' })
  const { kit } = createTestKit({ adapters: [adapter] })
  const root = hydrateRoot(host, app(kit), { onRecoverableError: (error) => problems.push(error) })
  await act(async () => {})
  expect(problems).toEqual([])
  expect(host.querySelector('button')).toBe(first)
  await act(async () => root.unmount())
  host.remove()
})

test('R-HOST-83 hydrates the server’s output after a wallet has connected, then shows the account', async () => {
  const island = (kit: ReturnType<typeof createTestKit>['kit']) => (
    <KitProvider kit={kit}>
      <KitButton />
    </KitProvider>
  )
  const host = document.createElement('div')
  document.body.append(host)
  host.innerHTML = renderToString(island(createTestKit().kit))
  const { kit } = createTestKit()
  const { unmount } = render(<KitProvider kit={kit}>{null}</KitProvider>)
  await act(() => ready(kit))
  await act(() => connect(kit, { connectorId: 'test.wallet.eip155' }))
  const problems: unknown[] = []
  const root = hydrateRoot(host, island(kit), { onRecoverableError: (error) => problems.push(error) })
  await waitFor(() => expect(host.querySelector('button')).toHaveTextContent('0x11…111111'))
  expect(problems).toEqual([])
  await act(async () => root.unmount())
  unmount()
  host.remove()
})

test('R-HOST-10 removes every listener and timer on unmount', async () => {
  const adapter = mockAdapter()
  const { kit } = createTestKit({ adapters: [adapter] })
  const { unmount } = render(
    <StrictMode>
      <ModalProvider kit={kit}>
        <KitButton />
      </ModalProvider>
    </StrictMode>,
  )
  await act(() => ready(kit))
  expect(adapter.controls.listeners()).toBe(1)
  const lifetime = kit.lifetime()
  unmount()
  expect(adapter.controls.listeners()).toBe(0)
  expect(lifetime.aborted).toBe(true)
})

test('R-REACT-07 restores a stored connection once in strict mode', async () => {
  const adapter = mockAdapter()
  const storage = createMemoryStorage()
  const first = createTestKit({ adapters: [adapter], storage }).kit
  const { unmount } = render(<KitProvider kit={first}>{null}</KitProvider>)
  await act(() => ready(first))
  await act(() => connect(first, { connectorId: 'test.wallet.eip155' }))
  unmount()
  const { kit } = createTestKit({ adapters: [adapter], storage })
  render(
    <StrictMode>
      <KitProvider kit={kit}>
        <KitButton />
      </KitProvider>
    </StrictMode>,
  )
  await act(() => ready(kit))
  expect(adapter.controls.requests.filter(({ method }) => method === 'reconnect')).toHaveLength(1)
  expect(await screen.findByRole('button', { name: /^Account 0x11/ })).toBeInTheDocument()
})
