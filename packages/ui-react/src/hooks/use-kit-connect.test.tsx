import '../../test/page/page-rules.js'
import { mainnet, solana } from '@bowline/kit-core/networks'
import { mockAdapter, mockApproval, mockPairedSession, mockTransport } from '@bowline/kit-core/testing'
import { act, waitFor } from '@testing-library/react'
import { testWallets } from '../../test/page/explorer.js'
import { renderKitHook } from '../../test/page/render-kit-hook.js'
import { useKitConnect } from './use-kit-connect.js'

const connectorId = 'test.wallet.eip155'

/** Number of event loop turns within which a pairing URI is created. */
const TURNS = 25

async function render(options: { enablePairing?: boolean } = {}) {
  const adapter = mockAdapter()
  const transport = mockTransport()
  const shown = await renderKitHook(() => useKitConnect(), {
    adapters: [adapter],
    pairingTransport: transport,
    options,
    initialProps: undefined,
  })
  return { ...shown, wallet: adapter.controls, relay: transport.controls }
}

test('R-REACT-08 R-REACT-03 useKitConnect goes from idle to waiting to connected with a connector', async () => {
  const { result, wallet } = await render()
  expect(result.current).toMatchObject({ stage: 'idle', isPending: false, uri: undefined })
  wallet.holdNext()
  act(() => void result.current.mutate({ connectorId }))
  expect(result.current).toMatchObject({ stage: 'waiting', isPending: true, status: 'connecting', uri: undefined })
  await act(async () => wallet.approve())
  expect(result.current).toMatchObject({ stage: 'connected', isPending: false, data: { connectorId } })
})

test('R-REACT-08 R-CONN-29 useKitConnect creates a pairing URI, returns it, and then the connection', async () => {
  const { result, relay, kit } = await render()
  const [chosen] = testWallets(1)
  relay.hold()
  act(() => void result.current.mutate({ wallet: chosen }))
  expect(result.current).toMatchObject({ stage: 'preparing', isPending: true, uri: undefined })
  expect(kit.getState().connect.recentWallet).toEqual(chosen)
  await act(async () => relay.release())
  await waitFor(() => expect(result.current.uri).toBe(relay.last().uri))
  expect(result.current.stage).toBe('waiting')
  act(() => void relay.last().approve())
  await waitFor(() => expect(result.current.stage).toBe('connected'))
  expect(result.current).toMatchObject({ data: { connectorId: 'walletConnect' }, uri: undefined, error: undefined })
  expect(kit.getState().modal.open).toBe(false)
})

test('R-REACT-08 useKitConnect returns the active namespace’s connection when a wallet approved several', async () => {
  const transport = mockTransport()
  const { result, kit } = await renderKitHook(() => useKitConnect(), {
    adapters: [mockAdapter(), mockAdapter({ namespace: 'solana' })],
    pairingTransport: transport,
    options: { networks: [mainnet, solana], defaultNetwork: solana },
    initialProps: undefined,
  })
  act(() => void result.current.mutate())
  await waitFor(() => expect(result.current.uri).toBeDefined())
  const listed = Object.values(kit.getState().network.byNamespace).flatMap(({ requested }) => requested)
  const namespaces = mockApproval(...listed.map(({ caipNetworkId }) => caipNetworkId))
  act(() => void transport.controls.last().approve(mockPairedSession({ namespaces })))
  await waitFor(() => expect(result.current.stage).toBe('connected'))
  expect(kit.getState().connect.connections).toHaveProperty('eip155')
  expect(result.current.data).toBe(kit.getState().connect.connections.solana?.[0])
})

test('R-REACT-08 R-CONN-37 useKitConnect returns an error when the wallet declines a pairing', async () => {
  const { result, relay } = await render()
  act(() => void result.current.mutate())
  await waitFor(() => expect(result.current.uri).toBeDefined())
  act(() => relay.last().reject())
  await waitFor(() => expect(result.current.stage).toBe('failed'))
  expect(result.current).toMatchObject({ isPending: false, uri: undefined, data: undefined })
  expect(result.current.error).toMatchObject({ code: 'wallet/user-rejected' })
})

test('R-REACT-08 R-CONN-36 useKitConnect removes the pairing on abort and on unmount', async () => {
  const { result, relay, kit, unmount } = await render()
  act(() => void result.current.mutate())
  await waitFor(() => expect(result.current.uri).toBeDefined())
  await act(async () => result.current.abort())
  expect(result.current).toMatchObject({ stage: 'idle', uri: undefined })
  expect(relay.last().isGivenUp()).toBe(true)
  await act(async () => {
    for (let turns = 0; turns < TURNS; turns++) await new Promise((resolve) => setTimeout(resolve))
  })
  expect(relay.offers).toHaveLength(1)
  expect(kit.getState().connect.wcUri).toBeUndefined()

  act(() => void result.current.mutate())
  await waitFor(() => expect(relay.offers).toHaveLength(2))
  unmount()
  await waitFor(() => expect(relay.last().isGivenUp()).toBe(true))
})

test('R-REACT-08 useKitConnect cancels the first attempt when a second wallet is chosen', async () => {
  const { result, relay, wallet } = await render()
  act(() => void result.current.mutate())
  await waitFor(() => expect(result.current.uri).toBeDefined())
  wallet.holdNext()
  act(() => void result.current.mutate({ connectorId }))
  expect(result.current).toMatchObject({ stage: 'waiting', uri: undefined })
  expect(relay.last().isGivenUp()).toBe(true)
  await act(async () => wallet.approve())
  expect(result.current.data).toMatchObject({ connectorId })
})

test('R-REACT-08 useKitConnect returns an error when pairing is off', async () => {
  const { result } = await render({ enablePairing: false })
  await act(async () => {
    expect(await result.current.mutate()).toBeUndefined()
  })
  expect(result.current).toMatchObject({ stage: 'failed', error: { code: 'adapter/connector-not-found' } })
})
