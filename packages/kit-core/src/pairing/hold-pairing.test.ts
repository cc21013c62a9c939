import { close, disconnect, holdPairing, onEvent, open, push, resetPairing, retryPairing, start } from '../actions.js'
import { UserRejectedError } from '../adapter/errors.js'
import { updatePairing } from '../connect/update-pairing.js'
import { currentRoute, selectAccount, selectNamespaceStatus, selectNetworks } from '../index.js'
import { mainnet, sepolia } from '../networks/ethereum.js'
import { solana } from '../networks/solana.js'
import {
  createMemoryStorage,
  createTestKit,
  mockAdapter,
  mockApproval,
  mockPairedSession,
  mockTransport,
  type TestKitParams,
} from '../testing/index.js'

const settled = () => new Promise(setImmediate)
const WALLET = { id: 'rainbow', name: 'Rainbow Wallet' }
const stops: (() => void)[] = []

async function setUp({ options = {}, ...params }: TestKitParams = {}) {
  const transport = mockTransport()
  const storage = createMemoryStorage()
  const evm = mockAdapter()
  const sol = mockAdapter({ namespace: 'solana' })
  const { kit, log } = createTestKit({
    adapters: [evm, sol],
    pairingTransport: transport,
    storage,
    options: { networks: [mainnet, sepolia, solana], ...options },
    ...params,
  })
  const events: unknown[] = []
  onEvent(kit, ({ event, properties }) => events.push([event, properties]))
  stops.push(start(kit))
  await settled()
  const connect = () => kit.getState().connect
  const hold = async (wallet?: typeof WALLET) => {
    const release = holdPairing(kit, { wallet })
    await settled()
    return release
  }
  return { kit, log, storage, events, connect, hold, pairing: transport.controls, transport, evm: evm.controls }
}

/** Fake timers that leave `setImmediate` alone, so that promises can still settle. */
function freezeTime() {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
}
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  jest.useRealTimers()
})

describe('the address', () => {
  test('R-CONN-29 R-CONN-31 R-CONN-42 none is made before a view needs one; it lives for four minutes', async () => {
    freezeTime()
    const { connect, hold, pairing } = await setUp()
    expect(pairing.offers).toHaveLength(0)
    await hold()
    expect(connect().wcUri).toBe(pairing.last().uri)
    expect(connect().wcPairingExpiry).toBe(Date.now() + 240_000)
  })

  test('R-CONN-32 two views that ask at once share one creation', async () => {
    const { hold, pairing, connect } = await setUp()
    pairing.hold()
    await hold()
    await hold(WALLET)
    pairing.release()
    await settled()
    expect(pairing.offers).toHaveLength(1)
    expect(connect().wcUri).toBe(pairing.last().uri)
  })

  test('R-CONN-30 an address with more than 10 s of its life left is used again, one with less is not', async () => {
    freezeTime()
    const { hold, pairing } = await setUp()
    const release = await hold()
    release()
    jest.advanceTimersByTime(229_999)
    const again = await hold()
    again()
    expect(pairing.offers).toHaveLength(1)
    jest.advanceTimersByTime(1)
    await hold()
    expect(pairing.offers).toHaveLength(2)
  })

  test('R-CONN-30 R-VIEW-34 while it is shown it is swapped in place 10 s before its end; the old one can still be answered', async () => {
    freezeTime()
    const { kit, hold, pairing, connect } = await setUp()
    const seen: unknown[] = []
    kit.subscribe(
      ({ connect: { wcUri } }) => wcUri,
      (uri) => seen.push(uri),
    )
    await hold()
    const [first] = pairing.offers
    jest.advanceTimersByTime(230_000)
    await settled()
    expect(seen).toEqual(pairing.offers.map(({ uri }) => uri))
    expect(pairing.offers).toHaveLength(2)
    first?.approve()
    await settled()
    expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('connected')
    expect(pairing.last().isGivenUp()).toBe(true)
    expect(connect().wcUri).toBe(undefined)
  })

  test('R-FLOW-08 an address whose successor does not come is not shown past its end', async () => {
    freezeTime()
    const { hold, pairing, connect } = await setUp()
    await hold()
    pairing.hold()
    jest.advanceTimersByTime(230_000)
    await settled()
    expect(connect().wcUri).toBe(pairing.last().uri)
    jest.advanceTimersByTime(10_000)
    expect([connect().wcUri, connect().wcPairingExpiry]).toEqual([undefined, undefined])
    pairing.release()
    await settled()
    expect(connect().wcUri).toBe(pairing.offers[1]?.uri)
  })

  test('R-CONN-30 nothing is made any more when no view shows it', async () => {
    freezeTime()
    const { hold, pairing } = await setUp()
    const release = await hold()
    release()
    release()
    jest.advanceTimersByTime(600_000)
    await settled()
    expect(pairing.offers).toHaveLength(1)
  })

  test('R-VIEW-34 a proposal that expires early is followed by another, without an error', async () => {
    const { hold, pairing, connect, events } = await setUp()
    await hold()
    pairing.last().expire()
    await settled()
    expect(pairing.offers).toHaveLength(2)
    expect(connect()).toMatchObject({ wcUri: pairing.last().uri, wcError: false })
    expect(events).not.toContainEqual(['CONNECT_ERROR', expect.anything()])
  })

  test('R-CONN-37 an address that cannot be made in time, or is none, is a failure', async () => {
    freezeTime()
    const { hold, pairing, connect, events } = await setUp()
    pairing.hold()
    await hold()
    jest.advanceTimersByTime(20_000)
    expect(connect().wcError).toBe(true)
    expect(events).toContainEqual([
      'CONNECT_ERROR',
      { message: 'The relay cannot be reached. Check your connection and try again.' },
    ])
  })

  test('R-CONN-29 text that is no pairing address is never offered', async () => {
    const odd = mockTransport()
    const { hold, connect } = await setUp({
      pairingTransport: {
        ...odd,
        pair: ({ onUri }) => {
          onUri('javascript:alert(1)')
          return new Promise(() => {})
        },
      },
    })
    await hold()
    expect(connect()).toMatchObject({ wcUri: undefined, wcError: true })
  })

  test('R-CONN-38 R-CONN-39 the networks of the app are proposed with the methods and events of each namespace', async () => {
    const { hold, pairing } = await setUp()
    await hold()
    const { namespaces, defaultCaipNetworkId } = pairing.last().proposal
    expect(defaultCaipNetworkId).toBe('eip155:1')
    expect(Object.keys(namespaces)).toEqual(['eip155', 'solana'])
    expect(namespaces.eip155?.caipNetworkIds).toEqual(['eip155:1', 'eip155:11155111'])
    expect(namespaces.eip155?.events).toEqual(['accountsChanged', 'chainChanged'])
    expect(namespaces.eip155?.methods).toEqual(
      expect.arrayContaining([
        'personal_sign',
        'eth_signTypedData_v4',
        'eth_sendTransaction',
        'eth_sendRawTransaction',
        'wallet_switchEthereumChain',
        'wallet_addEthereumChain',
        'wallet_watchAsset',
        'wallet_getCapabilities',
        'wallet_sendCalls',
        'wallet_grantPermissions',
        'wallet_revokePermissions',
        'wallet_getAssets',
      ]),
    )
    expect(namespaces.solana?.methods).toContain('solana_signAndSendTransaction')
  })

  test('R-CONN-40 what the app overrides replaces the kit’s own', async () => {
    const { hold, pairing } = await setUp({
      options: {
        networks: [mainnet, sepolia],
        universalProviderConfigOverride: {
          methods: { eip155: ['personal_sign'] },
          chains: { eip155: ['eip155:10'] },
          events: { eip155: ['chainChanged'] },
          rpcMap: { 'eip155:10': 'https://rpc.example' },
          defaultChain: 'eip155:10',
        },
      },
    })
    await hold()
    expect(pairing.last().proposal).toMatchObject({
      namespaces: {
        eip155: {
          methods: ['personal_sign'],
          caipNetworkIds: ['eip155:10'],
          events: ['chainChanged'],
          rpcMap: { 'eip155:10': 'https://rpc.example' },
        },
      },
      defaultCaipNetworkId: 'eip155:10',
    })
  })

  test('R-CONN-40 a session comes up on the chain that the app prefers, where the wallet approves it', async () => {
    const { kit, hold, pairing } = await setUp({
      options: { universalProviderConfigOverride: { defaultChain: 'eip155:11155111' } },
    })
    await hold()
    pairing.last().approve()
    await settled()
    expect(selectNetworks(kit.getState(), 'eip155')?.active).toBe('eip155:11155111')
  })
})

describe('an approval', () => {
  test('R-CONN-35 R-CONN-94 by code: connected, told, remembered, and nothing of the pairing is left', async () => {
    const { kit, hold, pairing, connect, events, storage } = await setUp()
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

  test('R-CONN-35 R-STORE-12 by link: the method is mobile and the link is stored, unprefixed', async () => {
    const { kit, hold, pairing, events, storage, connect } = await setUp()
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

  test('R-CONN-38 R-CONN-95 one session connects every namespace it holds; the one looked at stays', async () => {
    const { kit, hold, pairing } = await setUp()
    await hold()
    pairing
      .last()
      .approve(mockPairedSession({ namespaces: mockApproval('eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp') }))
    await settled()
    expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('connected')
    expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('connected')
    expect(kit.getState().network.activeNamespace).toBe('eip155')
  })

  test('R-CONN-41 networks the wallet did not approve are not offered, unless it lets networks be added', async () => {
    const { kit, hold, pairing } = await setUp()
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

  test('R-CONN-41 what a wallet approves later is followed: more namespaces, fewer', async () => {
    const { kit, hold, pairing } = await setUp()
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

  test('R-CONN-37 a session without an account of the app is ended, and a failure', async () => {
    const { hold, pairing, connect } = await setUp()
    await hold()
    const session = pairing
      .last()
      .approve(mockPairedSession({ namespaces: { cosmos: { accounts: ['cosmos:hub:cosmos1a'] } } }))
    await settled()
    expect(session.controls.ends()).toBe(1)
    expect(connect()).toMatchObject({ wcError: true, status: 'disconnected' })
  })

  test('R-CONN-116 a second paired wallet takes the place of the first, whose session is ended', async () => {
    const { kit, hold, pairing } = await setUp()
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
})

describe('an end', () => {
  test('R-CONN-37 a refusal: told by error, toast and event, and the view goes back', async () => {
    const { kit, hold, pairing, connect, events } = await setUp()
    await open(kit)
    push(kit, { view: 'ConnectingWalletConnect', data: { wallet: WALLET } })
    await hold(WALLET)
    kit.store.set(({ connect: state }) => ({ connect: { ...state, buffering: true } }))
    pairing.last().reject()
    await settled()
    expect(connect()).toMatchObject({
      wcError: true,
      buffering: false,
      wcUri: undefined,
      recentWallet: undefined,
      status: 'disconnected',
    })
    expect(events).toContainEqual(['CONNECT_ERROR', { message: 'User rejected the request' }])
    expect(kit.getState().toast).toMatchObject({ open: true, variant: 'error', message: 'User rejected the request' })
    expect(currentRoute(kit.getState().navigation).view).toBe('Connect')
  })

  test('R-CONN-37 R-FLOW-08 a view that nothing leads back from stays, with the failure, until it is tried again', async () => {
    const { kit, hold, pairing, connect } = await setUp()
    await open(kit, { view: 'ConnectingWalletConnectBasic' })
    await hold(WALLET)
    pairing.last().reject()
    await settled()
    expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingWalletConnectBasic')
    expect(connect().wcError).toBe(true)
    expect(pairing.offers).toHaveLength(1)
    retryPairing(kit)
    await settled()
    expect(connect()).toMatchObject({ wcError: false, wcUri: pairing.last().uri, recentWallet: WALLET })
    expect(pairing.offers).toHaveLength(2)
  })

  test('R-CONN-37 a refusal of an address that was renewed meanwhile is told too; other ends of it are not', async () => {
    freezeTime()
    const { hold, pairing, connect } = await setUp()
    await hold()
    jest.advanceTimersByTime(230_000)
    await settled()
    jest.advanceTimersByTime(230_000)
    await settled()
    const [first, second] = pairing.offers
    first?.expire()
    await settled()
    expect(connect().wcError).toBe(false)
    second?.reject(new UserRejectedError())
    await settled()
    expect(connect().wcError).toBe(true)
  })

  test('R-CONN-37 an address that expires while the next one is made takes nothing of its time limit away', async () => {
    freezeTime()
    const { hold, pairing, connect } = await setUp()
    await hold()
    pairing.hold()
    jest.advanceTimersByTime(230_000)
    await settled()
    pairing.last().expire()
    await settled()
    expect(connect().wcError).toBe(false)
    jest.advanceTimersByTime(20_000)
    await settled()
    expect(connect().wcError).toBe(true)
  })

  test('R-CONN-36 reset: nothing is left of the pairing, and a yes that comes later is taken back', async () => {
    const { kit, hold, pairing, connect, storage } = await setUp()
    storage.text.set('WALLETCONNECT_DEEPLINK_CHOICE', '{"name":"Old","href":"old://"}')
    await hold(WALLET)
    const offer = pairing.last()
    resetPairing(kit)
    expect(connect()).toMatchObject({
      wcUri: undefined,
      wcPairingExpiry: undefined,
      wcLinking: undefined,
      recentWallet: undefined,
      status: 'disconnected',
    })
    expect(storage.entries().WALLETCONNECT_DEEPLINK_CHOICE).toBe(undefined)
    expect(offer.approve().controls.ends()).toBe(1)
    await settled()
    expect(connect().status).toBe('disconnected')
  })

  test('R-CONN-29 R-CONN-36 a view that is still there after a reset or a disconnect gets another address', async () => {
    freezeTime()
    const { kit, hold, pairing, connect } = await setUp()
    const release = await hold(WALLET)
    const next = async () => {
      jest.advanceTimersByTime(0)
      await settled()
    }
    resetPairing(kit)
    expect(connect().wcUri).toBe(undefined)
    await next()
    expect(connect()).toMatchObject({ wcUri: pairing.last().uri, recentWallet: WALLET })
    expect(pairing.offers).toHaveLength(2)
    await disconnect(kit)
    await next()
    expect(pairing.offers).toHaveLength(3)
    expect(connect().wcUri).toBe(pairing.last().uri)
    pairing.last().reject()
    await settled()
    await disconnect(kit)
    await next()
    expect(connect()).toMatchObject({ wcError: true, wcUri: undefined })

    resetPairing(kit)
    release()
    await next()
    expect(connect().wcUri).toBe(undefined)
    expect(pairing.offers).toHaveLength(3)
  })

  test('R-MODAL-11 R-HOST-10 a pairing that was reset is not offered again once the modal closed or the kit stopped', async () => {
    freezeTime()
    const { kit, hold, pairing } = await setUp()
    await open(kit)
    await hold()
    resetPairing(kit)
    close(kit)
    jest.advanceTimersByTime(0)
    await settled()
    resetPairing(kit)
    for (const stop of stops.splice(0)) stop()
    jest.advanceTimersByTime(0)
    await settled()
    expect(pairing.offers).toHaveLength(1)
  })

  test('R-STATE-07 a failure that is told ends the wait for the visitor’s return; a next try does not', async () => {
    const { kit, connect } = await setUp()
    updatePairing(kit, { buffering: true })
    updatePairing(kit, { wcError: false })
    expect(connect().buffering).toBe(true)
    updatePairing(kit, { wcError: true })
    expect(connect()).toMatchObject({ wcError: true, buffering: false })
  })

  test('R-CONN-36 the stored link of a wallet that is connected outlives the end of another pairing', async () => {
    const { kit, hold, pairing, storage } = await setUp()
    await hold()
    pairing.last().approve()
    await settled()
    storage.text.set('WALLETCONNECT_DEEPLINK_CHOICE', '{"name":"Live","href":"live://"}')
    await hold()
    resetPairing(kit)
    expect(storage.entries().WALLETCONNECT_DEEPLINK_CHOICE).toContain('Live')
  })

  test('R-MODAL-11 closing clears the address; a wallet that scanned it before and approves it after is told that it is over', async () => {
    const { kit, hold, pairing, connect } = await setUp()
    await open(kit)
    await hold()
    const offer = pairing.last()
    close(kit)
    expect(connect()).toMatchObject({ wcUri: undefined, wcPairingExpiry: undefined })
    expect(offer.isGivenUp()).toBe(true)
    const session = offer.approve()
    await settled()
    expect(session.controls.ends()).toBe(1)
    expect(selectNamespaceStatus(kit.getState())).toBe('disconnected')
  })

  test('R-CONN-36 closing while the wallet’s yes is being taken in ends the session', async () => {
    let finish = () => {}
    const slow = mockAdapter()
    const { kit, hold, pairing } = await setUp({
      adapters: [
        {
          ...slow,
          create: (context) => ({
            ...slow.create(context),
            connectPaired: () =>
              new Promise((resolve) => {
                finish = () => resolve({ connectorId: 'walletConnect', accounts: [{ address: '0x1' }] })
              }),
          }),
        },
      ],
      options: { networks: [mainnet] },
    })
    await open(kit)
    await hold()
    const session = pairing.last().approve()
    await settled()
    close(kit)
    finish()
    await settled()
    expect(session.controls.ends()).toBe(1)
    expect(selectNamespaceStatus(kit.getState())).toBe('disconnected')
  })

  test('R-CONN-102 a wallet that disconnects while it is still being connected is not connected', async () => {
    const evm = mockAdapter()
    const session = mockPairedSession()
    const slow: typeof evm = {
      ...evm,
      create(context) {
        const adapter = evm.create(context)
        return {
          ...adapter,
          async connectPaired(params) {
            const connection = await adapter.connectPaired?.(params)
            if (!connection) throw new Error('The mock adapter pairs')
            session.controls.disconnect()
            return connection
          },
        }
      },
    }
    const { kit, hold, pairing, connect } = await setUp({ adapters: [slow] })
    await hold()
    pairing.last().approve(session)
    await settled()
    expect(selectAccount(kit.getState()).caipAddress).toBeUndefined()
    expect(connect()).toMatchObject({ status: 'disconnected', wcError: true })
    expect(session.controls.listeners()).toBe(0)
  })

  test('R-CONN-102 a wallet that disconnects ends all its namespaces and is not called back', async () => {
    const { kit, hold, pairing, storage } = await setUp()
    await hold()
    const session = pairing
      .last()
      .approve(mockPairedSession({ namespaces: mockApproval('eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp') }))
    await settled()
    storage.text.set('WALLETCONNECT_DEEPLINK_CHOICE', '{"name":"Live","href":"live://"}')
    session.controls.disconnect()
    expect(kit.getState().connect.status).toBe('disconnected')
    expect(session.controls.ends()).toBe(0)
    expect(storage.entries()['@bowline/connection_status']).toBe('disconnected')
    expect(storage.entries().WALLETCONNECT_DEEPLINK_CHOICE).toBe(undefined)
  })

  test('R-CONN-101 R-CONN-96 disconnecting one namespace of a session ends the session and all its namespaces', async () => {
    const { kit, hold, pairing } = await setUp()
    await hold()
    const session = pairing
      .last()
      .approve(mockPairedSession({ namespaces: mockApproval('eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp') }))
    await settled()
    await hold()
    await disconnect(kit, { namespace: 'solana' })
    expect(session.controls.ends()).toBe(1)
    expect(kit.getState().connect).toMatchObject({ status: 'disconnected', wcUri: undefined })
    expect(pairing.last().isGivenUp()).toBe(true)
  })

  test('R-HOST-10 a kit that stops gives the pairing up and lets go of the relay', async () => {
    const transport = mockTransport()
    const { kit } = createTestKit({ pairingTransport: transport })
    const stop = start(kit)
    await settled()
    holdPairing(kit)
    await settled()
    stop()
    await settled()
    expect(transport.controls.last().isGivenUp()).toBe(true)
    expect(transport.controls.closes()).toBe(1)
    expect(kit.getState().connect.wcUri).toBe(undefined)
  })
})

describe('what the app decides', () => {
  const hex = 'ab'.repeat(32)
  const OWN = `wc:${hex}@2?relay-protocol=irn&symKey=${hex}`

  test('R-MODAL-07 open({ uri }) shows an address the app made; one that breaks a rule is not shown', async () => {
    freezeTime()
    const { kit, connect, pairing, hold, log } = await setUp()
    await open(kit, { uri: 'https://wallet.example' })
    expect(kit.getState().modal.open).toBe(false)
    expect(log.entries.some(({ level }) => level === 'warn')).toBe(true)
    const endSec = Math.floor(Date.now() / 1_000) + 60
    await open(kit, { uri: `${OWN}&expiryTimestamp=${endSec}` })
    await hold()
    expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingWalletConnectBasic')
    expect(connect()).toMatchObject({ wcBasic: true, wcPairingExpiry: endSec * 1_000 })
    expect(pairing.offers).toHaveLength(0)
    close(kit)
    expect(connect()).toMatchObject({ wcBasic: false, wcUri: undefined })
  })

  test('R-MODAL-07 the session that comes of the app’s own address is taken over where the transport can', async () => {
    const session = mockPairedSession()
    const { kit } = await setUp({ pairingTransport: { ...mockTransport(), adopt: async () => session } })
    await open(kit, { uri: OWN })
    await settled()
    expect(selectNamespaceStatus(kit.getState())).toBe('connected')
  })

  test.each([{ manualPairingControl: true }, { enablePairing: false }])(
    'R-MODAL-07 R-CFG-09 with %p the kit makes no address itself',
    async (options) => {
      const { hold, pairing, connect } = await setUp({ options })
      await hold()
      expect(pairing.offers).toHaveLength(0)
      expect(connect().wcUri).toBe(undefined)
    },
  )

  test('R-ALERT-16 R-ALERT-10 a project that the service does not know raises the alert beside the failure', async () => {
    const { connect, hold, kit } = await setUp({
      pairingTransport: { ...mockTransport(), pair: () => Promise.reject(new Error('Unauthorized: invalid key')) },
    })
    await hold()
    expect(connect().wcError).toBe(true)
    expect(kit.getState().alert.shortMessage).toBe('Invalid Project ID')
  })
})
