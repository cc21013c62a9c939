import { formatCaipAddress, selectAccount, selectActiveNetwork, selectNamespaceStatus } from '@bowline/kit-core'
import { connect, disconnect, onEvent, start, startPairing, switchNetwork } from '@bowline/kit-core/actions'
import { createMemoryStorage, mockPairedSession, mockTransport } from '@bowline/kit-core/testing'
import { getTransactionDecoder } from '@solana/kit'
import { WalletConnectionError, WalletNotConnectedError, WalletReadyState } from '@solana/wallet-adapter-base'
import { Transaction, VersionedTransaction } from '@solana/web3.js'
import { waitFor } from '@testing-library/react'
import { isKitWallet, SolanaWalletProvider } from '../../src/react/index.js'
import { DEVNET, MAINNET } from '../setup.js'
import { installed, later, newKit, SANDBOX, settled, show, startedKit } from './fixture.js'
import { ALICE, BOB, legacy, scene, versioned } from './provider-fixture.js'

test('R-ADPT-12 updates the hooks of the library step by step when the kit connects', async () => {
  const { wallet, anchor, seen, connectKit, getByText } = await scene()
  expect(wallet()).toMatchObject({
    connected: false,
    connecting: false,
    wallet: null,
    publicKey: null,
    autoConnect: true,
  })
  expect(anchor()).toBeUndefined()
  expect(wallet().wallets[0]).toMatchObject({
    readyState: WalletReadyState.Installed,
    adapter: { name: 'Sandbox Wallet', connected: false },
  })
  await connectKit()
  await waitFor(() => getByText(ALICE))
  expect(seen.some(({ wallet }) => wallet.connecting && wallet.wallet?.adapter.name === 'Sandbox Wallet')).toBe(true)
  expect(seen.some(({ wallet }) => wallet.connected && wallet.publicKey === null)).toBe(false)
  expect(wallet()).toMatchObject({ connected: true, connecting: false, wallet: { adapter: { connected: true } } })
  expect(anchor()?.publicKey.toBase58()).toBe(ALICE)
})

test('R-ADPT-12 connects the kit with one window when `select()` and `connect()` are called', async () => {
  const { wallet, kit, person } = await scene({ autoConnect: false })
  const [first] = wallet().wallets
  await settled(() => first && wallet().select(first.adapter.name))
  expect(wallet()).toMatchObject({ connected: false, wallet: { adapter: { name: 'Sandbox Wallet' } } })
  expect(person.prompts).toEqual([])
  await settled(async () => {
    const one = wallet().connect()
    await wallet().connect()
    expect(first?.adapter.connected).toBe(true)
    await one
  })
  expect(selectAccount(kit.getState(), 'solana').address).toBe(ALICE)
  expect(wallet().publicKey?.toBase58()).toBe(ALICE)
  expect(person.prompts).toHaveLength(1)
})

test('R-ADPT-12 connects a wallet on selection when `autoConnect` is set', async () => {
  const { wallet, kit } = await scene()
  const [first] = wallet().wallets
  await settled(() => first && wallet().select(first.adapter.name))
  await waitFor(() => expect(wallet().connected).toBe(true))
  expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('connected')
  await settled(() => wallet().select(null))
  await waitFor(() => expect(wallet()).toMatchObject({ connected: false, wallet: null }))
  expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('disconnected')
})

test('R-CONN-115 disconnects the kit completely when `useWallet()` disconnects', async () => {
  const outcome = async (leave: (made: Awaited<ReturnType<typeof scene>>) => Promise<void>) => {
    const storage = createMemoryStorage()
    const made = await scene({ of: { storage } })
    await made.connectKit()
    await waitFor(() => expect(made.wallet().connected).toBe(true))
    const events: unknown[] = []
    later(onEvent(made.kit, ({ event, properties }) => void events.push([event, properties])))
    await settled(() => leave(made))
    await waitFor(() => expect(made.wallet()).toMatchObject({ connected: false, publicKey: null, wallet: null }))
    const { connect, accounts } = made.kit.getState()
    const stored = ['solana.network.wallet-standard.sandbox-wallet'].map((key) => storage.text.get(key))
    made.unmount()
    made.hand.unregister()
    return { events, connections: connect.connections, accounts, stored, let: made.hand.state().isConnected }
  }
  const byKit = await outcome(({ kit }) => disconnect(kit, { namespace: 'solana' }))
  const byHook = await outcome(({ wallet }) => wallet().disconnect())
  expect(byHook).toEqual(byKit)
  expect(byHook).toMatchObject({ connections: { solana: [] }, let: false })
})

test('R-CONN-114 R-ADPT-12 updates the hooks when the wallet changes accounts or disconnects', async () => {
  const { wallet, hand, connectKit } = await scene()
  await connectKit()
  const { wallet: chosen } = wallet()
  const events: string[] = []
  chosen?.adapter.on('connect', (key) => events.push(key.toBase58()))
  chosen?.adapter.on('disconnect', () => events.push('disconnected'))
  await settled(() => hand.setAccounts([BOB]))
  await waitFor(() => expect(wallet().publicKey?.toBase58()).toBe(BOB))
  await settled(() => hand.disconnect())
  await waitFor(() => expect(wallet()).toMatchObject({ connected: false, publicKey: null, wallet: null }))
  expect(events).toEqual([BOB, 'disconnected'])
})

test('R-ADPT-12 returns the connection for the network of the kit from `useConnection()`', async () => {
  const mainnet = { ...MAINNET, rpcUrls: { default: { http: ['http://127.0.0.1:7/'] } } }
  const { connection, kit, connectKit } = await scene({ of: { networks: [mainnet, DEVNET] } })
  const before = connection()
  expect(before).toMatchObject({ rpcEndpoint: 'http://127.0.0.1:7/', commitment: 'confirmed' })
  await connectKit()
  expect(connection()).toBe(before)
  await settled(() => switchNetwork(kit, { caipNetworkId: DEVNET.caipNetworkId }))
  expect(connection().rpcEndpoint).toBe(DEVNET.rpcUrls.default.http[0])
  expect(selectActiveNetwork(kit.getState(), 'solana')?.caipNetworkId).toBe(DEVNET.caipNetworkId)
})

test('R-ADPT-13 signs messages and transactions, legacy and versioned', async () => {
  const { wallet, anchor, connectKit, person } = await scene()
  await connectKit()
  await waitFor(() => expect(wallet().connected).toBe(true))
  const signature = await wallet().signMessage?.(new TextEncoder().encode('hello'))
  expect(signature).toHaveLength(64)
  const one = await wallet().signTransaction?.(legacy())
  expect(one).toBeInstanceOf(Transaction)
  expect(one?.verifySignatures()).toBe(true)
  const many = await anchor()?.signAllTransactions([versioned(), versioned()])
  expect(many?.map((signed) => signed instanceof VersionedTransaction && signed.signatures[0]?.some(Boolean))).toEqual([
    true,
    true,
  ])
  expect(person.prompts.map(({ kind }) => kind)).toEqual([
    'connect',
    'sign-message',
    'sign-transaction',
    'sign-transaction',
  ])
})

test('R-ADPT-03 omits methods that the wallet does not support', async () => {
  const features = [
    ...(['standard:connect', 'standard:disconnect', 'standard:events'] as const),
    'solana:signAndSendTransaction' as const,
  ]
  const { wallet, anchor, connectKit } = await scene({ with: { features } })
  await connectKit()
  await waitFor(() => expect(wallet().connected).toBe(true))
  expect(wallet()).toMatchObject({ signMessage: undefined, signTransaction: undefined, signAllTransactions: undefined })
  expect(wallet().signIn).toBeUndefined()
  expect(anchor()).toBeUndefined()
})

test('R-ADPT-25 rejects with the error of the library, which holds the kit error, when the user rejects', async () => {
  const onError = jest.fn()
  const { wallet, person, kit, connection } = await scene({ autoConnect: false, onError })
  person.answer = async () => false
  const [first] = wallet().wallets
  await settled(() => first && wallet().select(first.adapter.name))
  const refused = await settled(() =>
    wallet()
      .connect()
      .catch((error: unknown) => error),
  )
  expect(refused).toBeInstanceOf(WalletConnectionError)
  expect(refused).toMatchObject({ error: { code: 'wallet/user-rejected' } })
  expect(onError).toHaveBeenCalledWith(refused, first?.adapter)
  await waitFor(() => expect(wallet()).toMatchObject({ wallet: null, connecting: false }))
  expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('disconnected')
  await expect(first?.adapter.sendTransaction(legacy(), connection())).rejects.toThrow(WalletNotConnectedError)
})

test('R-CONN-111 R-CONN-113 R-CONN-108 shows connecting, then connected, without a window after a reload', async () => {
  const storage = createMemoryStorage()
  const first = await scene({ of: { storage } })
  await first.connectKit()
  await waitFor(() => expect(first.wallet().connected).toBe(true))
  first.unmount()
  const kit = newKit({ storage })
  const { wallet, seen } = show((child) => <SolanaWalletProvider kit={kit}>{child}</SolanaWalletProvider>)
  await settled(() => later(start(kit)))
  await waitFor(() => expect(wallet().publicKey?.toBase58()).toBe(ALICE))
  const states = seen.map(({ wallet: { connecting, connected } }) =>
    connecting ? 'restoring' : connected ? 'there' : 'no',
  )
  expect(states.slice(states.indexOf('restoring'))).not.toContain('no')
  expect(first.person.prompts).toHaveLength(1)
})

test('R-CONN-111 shows the wallet that is being restored as the current one', async () => {
  const storage = createMemoryStorage()
  const first = await scene({ of: { storage } })
  await first.connectKit()
  first.unmount()
  first.hand.setSilent(true)
  const kit = newKit({ storage })
  const { wallet } = show((child) => <SolanaWalletProvider kit={kit}>{child}</SolanaWalletProvider>)
  await settled(() => later(start(kit)))
  await waitFor(() =>
    expect(wallet()).toMatchObject({ connecting: true, wallet: { adapter: { name: 'Sandbox Wallet' } } }),
  )
  expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('reconnecting')
  await settled(() => wallet().disconnect())
  expect(wallet()).toMatchObject({ connecting: false, wallet: null })
})

test('R-ADPT-12 connects through the adapter of the wallet, once for all callers', async () => {
  const { wallet, person, kit } = await scene()
  const [first] = wallet().wallets
  await settled(() => Promise.all([first?.adapter.connect(), first?.adapter.connect()]))
  expect(wallet()).toMatchObject({ connected: true, wallet: first })
  expect(person.prompts).toHaveLength(1)
  await settled(() => first?.adapter.disconnect())
  expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('disconnected')
  await settled(() => first?.adapter.autoConnect())
  expect(person.prompts).toHaveLength(1)
  expect(wallet().connected).toBe(false)
})

test('R-CONN-112 follows another tab that connects and disconnects', async () => {
  const storage = createMemoryStorage()
  const { person } = await installed()
  const [here, there] = [await startedKit({ storage }), await startedKit({ storage: storage.tab() })]
  const { wallet } = show((child) => <SolanaWalletProvider kit={here}>{child}</SolanaWalletProvider>)
  await settled(() => connect(there, { connectorId: SANDBOX }))
  await waitFor(() => expect(wallet().publicKey?.toBase58()).toBe(ALICE))
  expect(person.prompts).toHaveLength(1)
  await settled(() => disconnect(there, { namespace: 'solana' }))
  await waitFor(() => expect(wallet().connected).toBe(false))
})

test('R-ADPT-12 signs transactions of `@solana/kit` and serialized bytes', async () => {
  const { wallet, connectKit } = await scene()
  await connectKit()
  await waitFor(() => expect(wallet().connected).toBe(true))
  const adapter = wallet().wallet?.adapter
  if (!isKitWallet(adapter)) throw new Error('Not the kit’s')
  const wire = Uint8Array.from(versioned().serialize())
  const signed = await adapter.signTransaction(wire)
  expect(VersionedTransaction.deserialize(signed).signatures[0]?.some(Boolean)).toBe(true)
  const ofKit = await adapter.signTransaction(getTransactionDecoder().decode(wire))
  expect(Object.values(ofKit.signatures)[0]).toHaveLength(64)
})

test('R-ADPT-12 R-CONN-101 lists a paired wallet while it is connected', async () => {
  await installed()
  const pairingTransport = mockTransport()
  const kit = await startedKit({ pairingTransport })
  const { wallet } = show((child) => <SolanaWalletProvider kit={kit}>{child}</SolanaWalletProvider>)
  later(startPairing(kit))
  await waitFor(() => expect(pairingTransport.controls.offers).toHaveLength(1))
  const accounts = [formatCaipAddress(MAINNET.caipNetworkId, BOB)]
  const session = mockPairedSession({ namespaces: { solana: { accounts, methods: ['solana_signTransaction'] } } })
  await settled(() => pairingTransport.controls.last().approve(session))
  await waitFor(() => expect(wallet().publicKey?.toBase58()).toBe(BOB))
  expect(wallet().signMessage).toBeUndefined()
  expect(wallet().wallets).toHaveLength(2)
  await settled(() => wallet().disconnect())
  await waitFor(() => expect(wallet()).toMatchObject({ connected: false, wallet: null }))
  expect(wallet().wallets).toHaveLength(1)
  expect(session.controls.isOver()).toBe(true)
})

test('R-ADPT-12 keeps two kits apart, and unsubscribes without disconnecting on unmount', async () => {
  const { kit, wallet, connectKit, unmount } = await scene()
  const other = await startedKit()
  const second = show((child) => <SolanaWalletProvider kit={other}>{child}</SolanaWalletProvider>)
  await connectKit()
  await waitFor(() => expect(wallet().connected).toBe(true))
  expect(second.wallet().connected).toBe(false)
  unmount()
  const { length } = second.seen
  await settled(() => switchNetwork(kit, { caipNetworkId: DEVNET.caipNetworkId }))
  expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('connected')
  expect(second.seen).toHaveLength(length)
})
