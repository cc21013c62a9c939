import { settled, setUpPairing, tidyPairing, WALLET } from '../../../test/pairing-fixture.js'
import { open, push } from '../../actions.js'
import { selectAccount, selectNamespaceStatus, selectNetworks } from '../../index.js'
import { mockApproval, mockPairedSession } from '../../testing/index.js'

afterEach(tidyPairing)

test('R-CONN-35 R-CONN-94 connects by QR code, tracks and stores the wallet, and clears the pairing', async () => {
  const { kit, hold, pairing, connect, events, storage } = await setUpPairing()
  await open(kit)
  push(kit, { view: 'ConnectingWalletConnect', data: { wallet: WALLET } })
  await hold(WALLET)
  pairing.last().approve()
  await settled()
  expect(selectAccount(kit.getState()).connectedWalletInfo).toEqual({
    name: 'Paired Wallet',
    icon: 'https://wallet.example/icon.png',
    type: 'WALLET_CONNECT',
    rdns: undefined,
  })
  expect(connect()).toMatchObject({
    status: 'connected',
    wcUri: undefined,
    wcPairingExpiry: undefined,
    wcError: false,
  })
  expect(events).toContainEqual(['CONNECT_SUCCESS', { method: 'qrcode', name: 'Paired Wallet' }])
  expect(kit.getState().recentWallets).toEqual([WALLET])
  expect(kit.getState().modal.open).toBe(false)
  expect(storage.entries()).toMatchObject({
    '@bowline/connection_status': 'connected',
    '@bowline/connected_connector_ids': '{"eip155":"walletConnect"}',
  })
  expect(storage.entries().WALLETCONNECT_DEEPLINK_CHOICE).toBe(undefined)
})

test('R-CONN-35 R-STORE-12 connects by link, tracks the mobile method and stores the link without a prefix', async () => {
  const { kit, hold, pairing, events, storage, connect } = await setUpPairing()
  await hold(WALLET)
  kit.store.set(({ connect: state }) => ({
    connect: { ...state, wcLinking: { name: 'Rainbow', href: 'rainbow://' }, buffering: true },
  }))
  pairing.last().approve()
  await settled()
  expect(events).toContainEqual(['CONNECT_SUCCESS', { method: 'mobile', name: 'Paired Wallet' }])
  expect(storage.entries().WALLETCONNECT_DEEPLINK_CHOICE).toBe('{"name":"Rainbow","href":"rainbow://"}')
  expect(connect()).toMatchObject({ buffering: false, wcLinking: undefined, recentWallet: undefined })
})

test('R-CONN-38 R-CONN-95 connects every namespace of a session, and keeps the active one', async () => {
  const { kit, hold, pairing } = await setUpPairing()
  await hold()
  pairing
    .last()
    .approve(mockPairedSession({ namespaces: mockApproval('eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp') }))
  await settled()
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('connected')
  expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('connected')
  expect(kit.getState().network.activeNamespace).toBe('eip155')
})

test('R-CONN-41 offers only approved networks, unless the wallet can add networks', async () => {
  const { kit, hold, pairing } = await setUpPairing()
  await hold()
  const namespaces = { eip155: { accounts: ['eip155:1:0x1'], methods: ['personal_sign'] } } as const
  const session = pairing.last().approve(mockPairedSession({ namespaces }))
  await settled()
  expect(selectNetworks(kit.getState())).toMatchObject({
    approvedCaipNetworkIds: ['eip155:1'],
    supportsAllNetworks: false,
  })
  session.controls.approve({ eip155: { accounts: ['eip155:1:0x1'], methods: ['wallet_addEthereumChain'] } })
  expect(selectNetworks(kit.getState())).toMatchObject({ supportsAllNetworks: true })
})

test('R-CONN-41 applies later approvals: more namespaces, fewer networks', async () => {
  const { kit, hold, pairing } = await setUpPairing()
  await hold()
  const session = pairing.last().approve()
  await settled()
  session.controls.approve(mockApproval('eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'))
  await settled()
  expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('connected')
  session.controls.approve(mockApproval('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'))
  await settled()
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('disconnected')
  expect(session.controls.isOver()).toBe(false)
})

test('R-CONN-37 ends a session without an account of the app, and fails', async () => {
  const { hold, pairing, connect } = await setUpPairing()
  await hold()
  const session = pairing
    .last()
    .approve(mockPairedSession({ namespaces: { cosmos: { accounts: ['cosmos:hub:cosmos1a'] } } }))
  await settled()
  expect(session.controls.ends()).toBe(1)
  expect(connect()).toMatchObject({ wcError: true, status: 'disconnected' })
})

test('R-CONN-116 replaces the first paired wallet with a second one, and ends the first session', async () => {
  const { kit, hold, pairing } = await setUpPairing()
  await hold()
  const first = pairing
    .last()
    .approve(mockPairedSession({ namespaces: mockApproval('eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp') }))
  await settled()
  await hold()
  pairing.last().approve(mockPairedSession({ namespaces: { eip155: { accounts: ['eip155:1:0xnew'] } } }))
  await settled()
  expect(first.controls.ends()).toBe(1)
  expect(selectAccount(kit.getState(), 'eip155').address).toBe('0xnew')
  expect(kit.getState().connect.connections.eip155).toHaveLength(1)
  expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('disconnected')
})
