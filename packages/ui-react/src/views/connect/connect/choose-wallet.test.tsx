import { currentRoute, type Kit, type KitState } from '@bowline/kit-core'
import { push } from '@bowline/kit-core/actions'
import { type MockAdapterDescriptor, mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { preloadingAdapter } from '../../../../test/page/preloading-adapter.js'
import { row, rows } from '../../../../test/views/connect-fixture.js'
import { showView } from '../../../../test/views/render-view.js'

test('R-HOST-08 code for connecting is loaded on hover or focus of a wallet', async () => {
  const { adapter, preloads } = preloadingAdapter()
  const { user } = await showView({ adapter })
  await user.hover(row(/WalletConnect/))
  expect(preloads()).toBe(0)
  await user.hover(row(/Test Wallet/))
  expect(preloads()).toBe(1)
  act(() => row(/Host Wallet/).focus())
  expect(preloads()).toBe(2)
})

test('R-CONN-18 R-CONN-19 choosing a wallet is tracked and opens ConnectingExternal with its connector', async () => {
  const { kit, user, events, controls } = await showView()
  controls.holdNext()
  await user.click(row(/Test Wallet/))
  expect(events).toContain('SELECT_WALLET {"name":"Test Wallet","platform":"browser"}')
  const views = () => kit.getState().navigation.history.map(({ view }) => view)
  await waitFor(() => expect(views()).toEqual(['Connect', 'ConnectingExternal']))
  expect(kit.getState().navigation.history.at(-1)?.data.connector?.id).toBe('test.wallet.eip155')
})

test('R-CONN-07 R-CONN-19 a wallet of several namespaces is one row and opens the choice of a namespace', async () => {
  const twin = (namespace: 'eip155' | 'solana') =>
    mockAdapter({
      namespace,
      connectors: [{ id: `twin.${namespace}`, name: 'Twin', type: 'ANNOUNCED', chain: namespace }],
    })
  const { kit, user } = await showView({ adapter: twin('eip155'), others: [twin('solana')] })
  expect(rows().filter((name) => name?.includes('Twin'))).toHaveLength(1)
  await user.click(row(/Twin/))
  expect(currentRoute(kit.getState().navigation)).toMatchObject({
    view: 'ConnectingMultiChain',
    data: { connector: { type: 'MULTI_CHAIN', connectors: [{ id: 'twin.eip155' }, { id: 'twin.solana' }] } },
  })
})

test('R-CONN-10 R-CONN-19 the pairing row opens the QR code for any wallet', async () => {
  const { kit, user } = await showView()
  await user.click(row(/WalletConnect/))
  const { view, data } = currentRoute(kit.getState().navigation)
  expect([view, data.wallet]).toEqual(['ConnectingWalletConnect', undefined])
})

test('R-CONN-14 R-CONN-19 a custom wallet of the app is chosen like one of the directory', async () => {
  const customWallets = [{ id: 'own', name: 'Own Wallet', homepage: 'https://wallet.example/' }]
  const { kit, user } = await showView({ options: { customWallets } })
  await user.click(row('Own Wallet'))
  expect(currentRoute(kit.getState().navigation)).toMatchObject({
    view: 'ConnectingWalletConnect',
    data: { wallet: { id: 'own', homepage: 'https://wallet.example/' } },
  })
})

/** Waits until the list is on screen: only then a press on a wallet waits before it opens the wallet's view. */
const painted = (kit: Kit) => waitFor(() => expect(kit.getState().modal.isPainted).toBe(true))

test('R-CONN-285 R-FLOW-06 the view that waits shows the request of the press, and a failure at once', async () => {
  const { kit, user, controls } = await showView()
  await painted(kit)
  controls.rejectNext()
  await user.click(row(/Test Wallet/))
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Connection declined')
  expect(controls.requests.filter(({ method }) => method === 'connect')).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Back' }))
  controls.holdNext()
  await user.click(row(/Test Wallet/))
  expect(await screen.findByText('Approve the request in your wallet.')).toBeVisible()
  expect(controls.requests.filter(({ method }) => method === 'connect')).toHaveLength(2)
  await act(async () => controls.approve())
  expect(kit.getState().connect.status).toBe('connected')
})

test('R-CONN-285 leaving the list aborts the request that a press started', async () => {
  const { kit, user, controls } = await showView()
  await painted(kit)
  controls.holdNext()
  await user.click(row(/Test Wallet/))
  await waitFor(() => expect(kit.getState().connect.status).toBe('connecting'))
  act(() => push(kit, { view: 'WhatIsAWallet' }))
  await waitFor(() => expect(kit.getState().connect.status).toBe('disconnected'))
  await act(async () => controls.approve())
  expect(kit.getState().connect.status).toBe('disconnected')
  expect(currentRoute(kit.getState().navigation).view).toBe('WhatIsAWallet')
})

test('R-CONN-285 pressing another wallet replaces the request, and its view shows that one', async () => {
  const { kit, user, controls } = await showView()
  await painted(kit)
  controls.holdNext()
  await user.click(row(/Test Wallet/))
  await user.click(row(/Host Wallet/))
  await waitFor(() => expect(kit.getState().connect.status).toBe('connected'))
  expect(kit.getState().connect.connections.eip155?.map(({ connectorId }) => connectorId)).toEqual([
    'host.wallet.eip155',
  ])
})

describe('with a clock that stands still', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  async function showPainted(adapter?: MockAdapterDescriptor) {
    const shown = await showView({ advanceTimers: jest.advanceTimersByTime, ...(adapter && { adapter }) })
    await painted(shown.kit)
    const { kit } = shown
    const isStatus = (status: KitState['connect']['status']) => kit.getState().connect.status === status
    return {
      ...shown,
      view: () => currentRoute(kit.getState().navigation).view,
      settle: (status: KitState['connect']['status']) =>
        act(async () => {
          while (!isStatus(status)) await jest.advanceTimersByTimeAsync(0)
        }),
      pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    }
  }

  test('R-CONN-285 a wallet that responds at once connects without the view that waits', async () => {
    const { kit, user, events, controls, dialog, settle, pass } = await showPainted()
    const views: string[] = []
    kit.subscribe(
      ({ navigation }) => currentRoute(navigation).view,
      (view) => views.push(view),
    )
    await user.click(row(/Test Wallet/))
    await settle('connected')
    await pass(300)
    expect(dialog()).not.toBeInTheDocument()
    expect(views).toEqual([])
    expect(controls.requests.filter(({ method }) => method === 'connect')).toHaveLength(1)
    expect(events.some((event) => event.startsWith('CONNECT_SUCCESS'))).toBe(true)
  })

  test('R-CONN-285 the view that waits opens after 200 ms', async () => {
    const { user, controls, view, settle, pass } = await showPainted()
    controls.holdNext()
    await user.click(row(/Test Wallet/))
    await settle('connecting')
    await pass(190)
    expect(view()).toBe('Connect')
    await pass(20)
    expect(view()).toBe('ConnectingExternal')
  })

  test('R-CONN-285 the 200 ms start when the code that asks the wallet is loaded', async () => {
    let load = () => {}
    const loading = new Promise<void>((resolve) => {
      load = resolve
    })
    const { user, controls, view, settle, pass } = await showPainted(preloadingAdapter({}, loading).adapter)
    controls.holdNext()
    await user.click(row(/Test Wallet/))
    await settle('connecting')
    await pass(290)
    load()
    await pass(190)
    expect(view()).toBe('Connect')
    await pass(20)
    expect(view()).toBe('ConnectingExternal')
  })

  test('R-CONN-285 code that loads slowly delays the view that waits by 500 ms at most', async () => {
    const { user, controls, view, pass } = await showPainted(preloadingAdapter({}, new Promise(() => {})).adapter)
    controls.holdNext()
    await user.click(row(/Test Wallet/))
    await pass(490)
    expect(view()).toBe('Connect')
    await pass(20)
    expect(view()).toBe('ConnectingExternal')
  })

  test('R-CONN-285 a connection is on the page before the modal is removed', async () => {
    const { kit, user, controls, dialog, settle, pass } = await showPainted()
    controls.holdNext()
    await user.click(row(/Test Wallet/))
    await settle('connecting')
    controls.approve()
    await settle('connected')
    expect(kit.getState().modal.open).toBe(false)
    expect(dialog()).toBeInTheDocument()
    await pass(100)
    expect(dialog()).not.toBeInTheDocument()
  })
})
