import '../../test/page/page-rules.js'
import type { Kit, TrackingEvent } from '@bowline/kit-core'
import { connect, ready, showToast, switchNetwork } from '@bowline/kit-core/actions'
import { createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { KitProvider } from '../kit/kit-provider.js'
import { useKitState } from '../kit/use-kit-state.js'
import { useKitAccount } from './use-kit-account.js'
import { useKitBalance } from './use-kit-balance.js'
import { useKitConnect } from './use-kit-connect.js'
import { useKitConnections } from './use-kit-connections.js'
import { useKitDisconnect } from './use-kit-disconnect.js'
import { useKitEvent } from './use-kit-event.js'
import { useKitModal } from './use-kit-modal.js'
import { useKitNetwork } from './use-kit-network.js'
import { useKitProvider } from './use-kit-provider.js'
import { useKitTheme } from './use-kit-theme.js'
import { useKitWalletInfo } from './use-kit-wallet-info.js'
import { useKitWallets } from './use-kit-wallets.js'

const connectorId = 'test.wallet.eip155'
const address = '0x1111111111111111111111111111111111111111'

async function renderKitHook<Result>(hook: () => Result, { isConnected = true } = {}) {
  const adapter = mockAdapter()
  const { kit } = createTestKit({ adapters: [adapter] })
  let renders = 0
  const counted = () => {
    renders += 1
    return hook()
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <KitProvider kit={kit}>{children}</KitProvider>
    </StrictMode>
  )
  const rendered = renderHook(counted, { wrapper })
  await act(() => ready(kit))
  if (isConnected) await act(() => connect(kit, { connectorId }))
  return { ...rendered, kit, adapter, renders: () => renders }
}

test('R-REACT-03 R-REACT-05 useKitAccount returns address, CAIP-10 id, status and all accounts', async () => {
  const { result, kit } = await renderKitHook(() => useKitAccount(), { isConnected: false })
  expect(result.current).toEqual({
    address: undefined,
    caipAddress: undefined,
    isConnected: false,
    status: 'disconnected',
    allAccounts: [],
  })
  await act(() => connect(kit, { connectorId }))
  expect(result.current).toMatchObject({
    address,
    caipAddress: `eip155:1:${address}`,
    isConnected: true,
    status: 'connected',
  })
  expect(result.current.allAccounts).toHaveLength(2)
})

test('R-REACT-03 useKitAccount reports disconnected for a namespace without an adapter', async () => {
  const { result } = await renderKitHook(() => useKitAccount({ namespace: 'solana' }))
  expect(result.current).toMatchObject({ address: undefined, status: 'disconnected' })
})

const unrelated = (kit: Kit) => act(() => showToast(kit, { message: 'Hi' }))

test.each<[string, () => unknown]>([
  ['useKitAccount', () => useKitAccount()],
  ['useKitNetwork', () => useKitNetwork()],
  ['useKitBalance', () => useKitBalance()],
  ['useKitWallets', () => useKitWallets()],
  ['useKitWalletInfo', () => useKitWalletInfo()],
  ['useKitModal', () => useKitModal()],
  ['useKitTheme', () => useKitTheme()],
  ['useKitConnections', () => useKitConnections()],
  ['useKitConnect', () => useKitConnect()],
  ['useKitDisconnect', () => useKitDisconnect()],
  ['useKitProvider', () => useKitProvider('eip155')],
  ['useKitState of a part', () => useKitState(({ connect: { status } }) => status)],
])('R-REACT-04 R-REACT-06 %s does not render again or change when unrelated state changes', async (_, hook) => {
  const { kit, renders, result, rerender } = await renderKitHook(hook)
  await act(async () => {})
  const [before, value] = [renders(), result.current]
  unrelated(kit)
  expect(renders()).toBe(before)
  rerender()
  expect(result.current).toBe(value)
})

test('R-REACT-04 useKitAccount does not render again when the balance changes', async () => {
  const { renders, adapter, kit } = await renderKitHook(() => useKitAccount())
  await act(async () => {})
  const before = renders()
  adapter.controls.setBalance(7n)
  await act(async () => adapter.controls.emit({ type: 'transactionSettled', hash: '0x1', status: 'confirmed' }))
  expect(kit.getState().accounts.eip155?.balance).not.toBe('1.5')
  expect(renders()).toBe(before)
})

test('R-REACT-03 useKitNetwork returns the network and switches it', async () => {
  const { result } = await renderKitHook(() => useKitNetwork())
  expect(result.current).toMatchObject({
    chainId: 1,
    caipNetworkId: 'eip155:1',
    supportsAllNetworks: true,
    approvedIds: undefined,
  })
  await act(() => result.current.switchNetwork('eip155:11155111'))
  expect(result.current).toMatchObject({ chainId: 11155111, network: { name: 'Sepolia' } })
})

test('R-REACT-03 useKitBalance returns amount and symbol, and keeps them when a later fetch fails', async () => {
  const { result, adapter } = await renderKitHook(() => useKitBalance())
  await waitFor(() => expect(result.current.data).toEqual({ amount: '1.5', symbol: 'ETH' }))
  expect(result.current).toMatchObject({ error: undefined, isPending: false })
  adapter.controls.rejectNext({ method: 'getBalance', error: new Error('down') })
  await act(() => result.current.refetch())
  expect(result.current.error).toMatchObject({ message: 'Token Balance Unavailable' })
  expect(result.current.data).toEqual({ amount: '1.5', symbol: 'ETH' })
})

test('R-ACCT-178 useKitBalance fetches a failed balance again while it is mounted', async () => {
  const { result, adapter, kit, unmount } = await renderKitHook(() => useKitBalance())
  jest.useFakeTimers()
  adapter.controls.rejectNext({ method: 'getBalance', error: new Error('down') })
  await act(() => result.current.refetch())
  expect(result.current.error).toBeDefined()
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  expect(result.current.error).toBeUndefined()
  adapter.controls.rejectNext({ method: 'getBalance', error: new Error('down') })
  await act(() => result.current.refetch())
  unmount()
  await jest.advanceTimersByTimeAsync(600_000)
  expect(kit.getState().accounts.eip155?.isBalanceStale).toBe(true)
  jest.useRealTimers()
})

test('R-REACT-03 R-REACT-08 useKitWallets, useKitConnect and useKitDisconnect work without a modal', async () => {
  const { result, adapter, kit } = await renderKitHook(
    () => ({
      wallets: useKitWallets(),
      connecting: useKitConnect(),
      disconnecting: useKitDisconnect(),
      info: useKitWalletInfo(),
      connections: useKitConnections('eip155'),
    }),
    { isConnected: false },
  )
  const [first] = result.current.wallets.data
  expect(result.current.wallets).toMatchObject({
    isPending: false,
    data: [{ name: 'Test Wallet' }, { name: 'Host Wallet' }],
  })
  adapter.controls.holdNext({ method: 'connect' })
  act(() => {
    void result.current.connecting.mutate({ connectorId: first?.connector?.id ?? '' })
  })
  expect(result.current.connecting).toMatchObject({ isPending: true, status: 'connecting' })
  await act(async () => result.current.connecting.abort())
  expect(result.current.connecting).toMatchObject({ isPending: false, status: 'disconnected' })

  await act(async () => {
    await result.current.connecting.mutate({ connectorId: first?.connector?.id ?? '' })
  })
  expect(result.current.connecting).toMatchObject({ status: 'connected', data: { connectorId }, error: undefined })
  expect(result.current.info.walletInfo).toMatchObject({ name: 'Test Wallet' })
  expect(result.current.connections.data).toHaveLength(1)
  expect(kit.getState().modal.hasSurface).toBe(false)

  await act(async () => {
    await result.current.disconnecting.mutate()
  })
  expect(result.current.connecting.status).toBe('disconnected')
})

test('R-REACT-03 R-ERR-23 useKitConnect returns the error of a declined connection', async () => {
  const { result, adapter } = await renderKitHook(() => useKitConnect(), { isConnected: false })
  adapter.controls.rejectNext({ method: 'connect' })
  await act(async () => {
    expect(await result.current.mutate({ connectorId })).toBeUndefined()
  })
  expect(result.current.error).toMatchObject({ code: 'wallet/user-rejected' })
  expect(result.current.status).toBe('disconnected')
})

test('R-REACT-03 useKitProvider returns the wallet’s provider while it is connected', async () => {
  const { result, adapter } = await renderKitHook(() => useKitProvider('eip155'))
  await waitFor(() => expect(result.current.data).toEqual(expect.objectContaining({ request: expect.any(Function) })))
  act(() => adapter.controls.disconnect())
  expect(result.current).toEqual({ data: undefined, error: undefined, isPending: false })
})

test('R-REACT-03 useKitModal returns and changes the open view', async () => {
  const { result } = await renderKitHook(() => useKitModal(), { isConnected: false })
  expect(result.current).toMatchObject({ isOpen: false, view: undefined })
  await act(() => result.current.open({ view: 'WhatIsAWallet' }))
  expect(result.current).toMatchObject({ isOpen: true, view: 'WhatIsAWallet' })
  act(() => result.current.close())
  expect(result.current.isOpen).toBe(false)
})

test('R-REACT-03 R-THEME-06 useKitTheme returns and changes the theme', async () => {
  const { result } = await renderKitHook(() => useKitTheme())
  expect(result.current.mode).toBe('dark')
  act(() => result.current.setMode('light'))
  act(() => result.current.setVariables({ '--bl-accent': '#0a7d5a' }))
  expect(result.current).toMatchObject({ mode: 'light', variables: { '--bl-accent': '#0a7d5a' } })
})

test('R-REACT-03 R-HOST-10 useKitEvent calls its latest listener once per event while it is mounted', async () => {
  const heard: TrackingEvent['event'][] = []
  const { kit, unmount } = await renderKitHook(() => useKitEvent(({ event }) => heard.push(event)))
  heard.length = 0
  await act(() => switchNetwork(kit, { caipNetworkId: 'eip155:11155111' }))
  expect(heard).toEqual(['SWITCH_NETWORK'])
  unmount()
  expect(kit.listeners.size).toBe(0)
})

test('R-REACT-03 useKitState without a selector returns the public state', async () => {
  const { result } = await renderKitHook(() => useKitState())
  expect(result.current).toEqual({
    loading: false,
    open: false,
    selectedNetworkId: 'eip155:1',
    activeChain: 'eip155',
    initialized: true,
    connectingWallet: undefined,
  })
})

test('R-HOST-11 an unknown namespace is a type error but does not throw', async () => {
  // @ts-expect-error: no such namespace
  const { result } = await renderKitHook(() => useKitAccount({ namespace: 'tron' }))
  expect(result.current.status).toBe('disconnected')
})
