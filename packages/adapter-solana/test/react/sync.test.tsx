import {
  type Kit,
  type Network,
  selectAccount,
  selectActiveNetwork,
  selectConnection,
  selectNamespaceStatus,
} from '@bowline/kit-core'
import { connect, disconnect, signMessage, switchNetwork } from '@bowline/kit-core/actions'
import { createMemoryStorage } from '@bowline/kit-core/testing'
import type { Adapter } from '@solana/wallet-adapter-base'
import { ConnectionProvider, WalletProvider } from '@solana/wallet-adapter-react'
import { act, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { SolanaWalletSync } from '../../src/react/index.js'
import { DEVNET, MAINNET } from '../setup.js'
import { installed, type KitParams, SANDBOX, settled, show, startedKit, type WalletParams } from './fixture.js'

const ALICE = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const BOB = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'

type Params = {
  readonly of?: KitParams
  readonly with?: WalletParams
  readonly autoConnect?: boolean
  readonly wallets?: Adapter[]
  readonly strict?: boolean
}

const NO_WALLETS: Adapter[] = []
const HOSTS_OWN = 'http://127.0.0.1:8/'

/** The app's own providers, with the kit inside. */
function host(kits: readonly Kit[], { wallets = NO_WALLETS, ...params }: Params = {}) {
  const page = (endpoint: string) => (child: ReactNode) => (
    <ConnectionProvider endpoint={endpoint}>
      <WalletProvider wallets={wallets} autoConnect={params.autoConnect ?? false} onError={() => undefined}>
        {kits.reduce(
          (inner, kit, index) => (
            <SolanaWalletSync key={String(index)} kit={kit}>
              {inner}
            </SolanaWalletSync>
          ),
          child,
        )}
      </WalletProvider>
    </ConnectionProvider>
  )
  const view = show(page(HOSTS_OWN), params.strict === false ? {} : { wrapper: StrictMode })
  return { ...view, moveTo: (endpoint: string) => settled(() => view.show(page(endpoint))) }
}

async function scene(params: Params = {}) {
  const made = await installed(params.with)
  const kit = await startedKit(params.of)
  const view = host([kit], params)
  await waitFor(() => expect(view.wallet().wallets.length).toBeGreaterThan(0))
  const connectHost = async (named?: string) => {
    const chosen = view.wallet().wallets.find(({ adapter }) => adapter.name === (named ?? 'Sandbox Wallet'))
    // Synchronous, like a click: inside an async act(), React 18 would render only after the old wallet disconnected.
    act(() => chosen && view.wallet().select(chosen.adapter.name))
    await settled(() => {})
    if (!view.wallet().connected)
      await settled(() =>
        view
          .wallet()
          .connect()
          .catch(() => undefined),
      )
  }
  const inKit = () => selectConnection(kit.getState(), 'solana')
  return { ...made, ...view, kit, connectHost, inKit }
}

test('R-ADPT-12 connects the kit with one window when the host calls `select()` and `connect()`', async () => {
  const { connectHost, inKit, kit, person, wallet, hand } = await scene()
  await connectHost()
  await waitFor(() => expect(inKit()).toMatchObject({ connectorId: SANDBOX, accounts: [{ address: ALICE }, {}] }))
  expect(wallet()).toMatchObject({ connected: true, publicKey: expect.objectContaining({}) })
  expect(person.prompts.map(({ kind }) => kind)).toEqual(['connect'])
  expect(hand.requests().map(({ inputs }) => inputs)).toEqual([[{}], [{ silent: true }]])
  expect(await signMessage(kit, { message: 'both' })).toMatch(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)
})

test('R-ADPT-12 connects the host with one window when the kit connects', async () => {
  const { wallet, kit, person, inKit, hand, seen } = await scene()
  await settled(() => connect(kit, { connectorId: SANDBOX }))
  await waitFor(() =>
    expect(wallet()).toMatchObject({ connected: true, wallet: { adapter: { name: 'Sandbox Wallet' } } }),
  )
  expect(wallet().publicKey?.toBase58()).toBe(ALICE)
  expect(person.prompts).toHaveLength(1)
  expect(hand.requests()).toHaveLength(1)
  expect(inKit()?.connectorId).toBe(SANDBOX)
  expect(seen.length).toBeLessThan(20)
})

test('R-CONN-115 ends the connection of the kit when the host disconnects, after the wallet was disconnected', async () => {
  const storage = createMemoryStorage()
  const { wallet, connectHost, inKit, hand, kit } = await scene({ of: { storage } })
  await connectHost()
  await waitFor(() => expect(inKit()).toBeDefined())
  await settled(() => wallet().disconnect())
  await waitFor(() => expect(inKit()).toBeUndefined())
  expect(selectAccount(kit.getState(), 'solana').address).toBeUndefined()
  expect(wallet()).toMatchObject({ connected: false, wallet: null })
  expect(hand.state().isConnected).toBe(false)
  await waitFor(() => expect(kit.getState().connect.awaitingReconnect.solana).toEqual([]))
})

test('R-CONN-115 does not wait for a wallet that the host replaced with another one', async () => {
  const { connectHost, inKit, kit } = await scene()
  await settled(() => installed({ name: 'Second Wallet', seeds: [3] }))
  await connectHost()
  await waitFor(() => expect(inKit()?.connectorId).toBe(SANDBOX))
  await connectHost('Second Wallet')
  await waitFor(() => expect(inKit()?.connectorId).toBe('wallet-standard.second-wallet'))
  await waitFor(() => expect(kit.getState().connect.awaitingReconnect.solana).toEqual([]))
  expect(kit.getState().connect.connections.solana).toHaveLength(1)
})

test('R-CONN-146 waits for a wallet that locks while the host uses it', async () => {
  const { connectHost, inKit, kit, hand, wallet } = await scene()
  await connectHost()
  await waitFor(() => expect(inKit()).toBeDefined())
  await settled(() => hand.lock())
  await waitFor(() => expect(wallet().connected).toBe(false))
  expect(kit.getState().connect.awaitingReconnect.solana).toMatchObject([{ connectorId: SANDBOX }])
  await settled(() => hand.unlock())
  await waitFor(() => expect(inKit()?.connectorId).toBe(SANDBOX))
  await waitFor(() => expect(wallet().connected).toBe(true))
})

test('R-CONN-115 does not wait for a replaced wallet that cannot be disconnected', async () => {
  const features = ['standard:connect', 'standard:events', 'solana:signTransaction'] as const
  const { wallet, connectHost, inKit, kit } = await scene({ with: { features } })
  await connectHost()
  await waitFor(() => expect(inKit()).toBeDefined())
  await settled(() => wallet().disconnect())
  await waitFor(() => expect(inKit()).toBeUndefined())
  await settled(() => connect(kit, { connectorId: SANDBOX }))
  await waitFor(() => expect(wallet().connected).toBe(true))
  await settled(() => disconnect(kit, { namespace: 'solana' }))
  await waitFor(() => expect(wallet()).toMatchObject({ connected: false, wallet: null }))
})

test('R-ADPT-12 disconnects the host when the kit or the wallet disconnects', async () => {
  const { wallet, connectHost, inKit, hand, kit } = await scene()
  await connectHost()
  await waitFor(() => expect(inKit()).toBeDefined())
  await settled(() => disconnect(kit, { namespace: 'solana' }))
  await waitFor(() => expect(wallet()).toMatchObject({ connected: false, wallet: null }))
  await connectHost()
  await waitFor(() => expect(inKit()).toBeDefined())
  await settled(() => hand.disconnect())
  await waitFor(() => expect(wallet().connected).toBe(false))
  expect(inKit()).toBeUndefined()
})

test('R-ADPT-12 connects the kit to another wallet when the host selects it', async () => {
  const { connectHost, inKit, kit, wallet } = await scene()
  const other = await settled(() => installed({ name: 'Other Wallet', seeds: [2] }))
  await waitFor(() => expect(wallet().wallets).toHaveLength(2))
  await connectHost()
  await waitFor(() => expect(inKit()?.connectorId).toBe(SANDBOX))
  await connectHost('Other Wallet')
  await waitFor(() => expect(inKit()?.accounts[0]?.address).toBe(BOB))
  expect(kit.getState().connect.connections.solana).toHaveLength(1)
  await settled(() => connect(kit, { connectorId: SANDBOX }))
  await waitFor(() => expect(wallet().publicKey?.toBase58()).toBe(ALICE))
  expect(inKit()?.connectorId).toBe(SANDBOX)
  expect(other.person.prompts).toHaveLength(1)
})

test('R-CONN-114 updates the kit and the host when the wallet changes accounts', async () => {
  const { connectHost, inKit, hand, wallet } = await scene({ strict: false })
  await connectHost()
  await waitFor(() => expect(inKit()).toBeDefined())
  await settled(() => hand.setAccounts([BOB]))
  await waitFor(() => expect(wallet().publicKey?.toBase58()).toBe(BOB))
  expect(inKit()?.accounts[0]?.address).toBe(BOB)
})

test('R-ADPT-20 switches the network of the components with the kit, and of the kit with the host', async () => {
  const at = (network: Network, url: string): Network => ({ ...network, rpcUrls: { default: { http: [url] } } })
  const networks = [at(MAINNET, 'http://127.0.0.1:8'), at(DEVNET, 'http://127.0.0.1:7')] as const
  const { connectHost, inKit, kit, connection, moveTo } = await scene({ of: { networks } })
  const before = connection()
  await connectHost()
  await waitFor(() => expect(inKit()?.caipNetworkId).toBe(MAINNET.caipNetworkId))
  expect(connection()).toBe(before)
  await settled(() => switchNetwork(kit, { caipNetworkId: DEVNET.caipNetworkId }))
  expect(connection().rpcEndpoint).toBe('http://127.0.0.1:7')
  await settled(() => switchNetwork(kit, { caipNetworkId: MAINNET.caipNetworkId }))
  expect(connection()).toBe(before)
  await moveTo('http://127.0.0.1:7')
  await waitFor(() => expect(inKit()?.caipNetworkId).toBe(DEVNET.caipNetworkId))
  expect(connection().rpcEndpoint).toBe('http://127.0.0.1:7')
})

test('R-ADPT-20 connects the kit on the network of the host', async () => {
  const devnet = { ...DEVNET, rpcUrls: { default: { http: [HOSTS_OWN] } } }
  const { connectHost, inKit, kit, connection } = await scene({ of: { networks: [MAINNET, devnet] } })
  const before = connection()
  await connectHost()
  await waitFor(() => expect(inKit()?.caipNetworkId).toBe(DEVNET.caipNetworkId))
  expect(selectActiveNetwork(kit.getState(), 'solana')?.caipNetworkId).toBe(DEVNET.caipNetworkId)
  expect(connection()).toBe(before)
})

test('R-CONN-108 R-CONN-113 restores the kit and the host without a window after a reload', async () => {
  for (const autoConnect of [false, true]) {
    const storage = createMemoryStorage()
    const first = await scene({ of: { storage }, autoConnect })
    await first.connectHost()
    await waitFor(() => expect(first.inKit()).toBeDefined())
    first.unmount()
    const kit = await startedKit({ storage })
    const { wallet, unmount } = host([kit], { autoConnect })
    await waitFor(() => expect(wallet().connected).toBe(true))
    await waitFor(() => expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('connected'))
    expect(first.person.prompts).toHaveLength(1)
    unmount()
    await settled(() => first.hand.unregister())
    localStorage.clear()
  }
})

test('R-ADPT-12 connects a kit without a connection when the host restores one', async () => {
  const { hand } = await installed()
  await hand.wallet.features['standard:connect']?.connect()
  localStorage.setItem('walletName', JSON.stringify('Sandbox Wallet'))
  const kit = await startedKit()
  const { wallet } = host([kit], { autoConnect: true })
  await waitFor(() => expect(selectAccount(kit.getState(), 'solana').address).toBe(ALICE))
  expect(wallet().connected).toBe(true)
})

test('R-ADPT-12 syncs two kits with one host, and only stops syncing on unmount', async () => {
  const { hand } = await installed()
  const kits = [await startedKit(), await startedKit()]
  const { wallet, unmount } = host(kits)
  await waitFor(() => expect(wallet().wallets).toHaveLength(1))
  await settled(() => wallet().select(wallet().wallets[0]?.adapter.name ?? null))
  await settled(() => wallet().connect())
  for (const kit of kits) await waitFor(() => expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('connected'))
  const { adapter } = wallet().wallet ?? {}
  unmount()
  for (const kit of kits) expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('connected')
  expect(hand.state().isConnected).toBe(true)
  expect(adapter?.listenerCount('connect')).toBe(0)
})

test('R-CONN-04 leaves the kit and the host unchanged when the user rejects', async () => {
  const { connectHost, inKit, person, wallet, kit } = await scene()
  person.answer = async () => false
  await connectHost()
  await waitFor(() => expect(wallet()).toMatchObject({ connected: false, wallet: null }))
  await settled(() => connect(kit, { connectorId: SANDBOX }).catch(() => undefined))
  expect(wallet().connected).toBe(false)
  expect(inKit()).toBeUndefined()
  expect(person.prompts).toHaveLength(2)
})

test('R-CONN-146 R-ADPT-12 waits for a locked wallet that the host connected, in any order of events', async () => {
  const { connectHost, inKit, kit, hand, person } = await scene()
  await connectHost()
  await waitFor(() => expect(inKit()).toMatchObject({ connectorId: SANDBOX }))
  await settled(() => hand.lock())
  expect([inKit(), kit.getState().connect.awaitingReconnect.solana?.length]).toEqual([undefined, 1])
  await settled(() => hand.unlock())
  await waitFor(() => expect(inKit()).toMatchObject({ connectorId: SANDBOX }))
  expect(person.prompts.map(({ kind }) => kind)).toEqual(['connect'])
})
