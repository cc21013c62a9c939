import { freezeTime, settled, setUpPairing, tidyPairing, WALLET } from '../../../test/pairing-fixture.js'
import { mainnet, sepolia } from '../../base/networks/ethereum.js'
import { selectNamespaceStatus, selectNetworks } from '../../index.js'
import { mockTransport } from '../../testing/index.js'

afterEach(tidyPairing)

test('R-CONN-29 R-CONN-31 R-CONN-42 R-CONST-11 creates no URI before a view needs one, and offers it for four minutes', async () => {
  freezeTime()
  const { connect, hold, pairing } = await setUpPairing()
  expect(pairing.offers).toHaveLength(0)
  await hold()
  expect(connect().wcUri).toBe(pairing.last().uri)
  expect(connect().wcPairingExpiry).toBe(Date.now() + 240_000)
})

test('R-CONN-32 shares one creation between two views that start together', async () => {
  const { hold, pairing, connect } = await setUpPairing()
  pairing.hold()
  await hold()
  await hold(WALLET)
  pairing.release()
  await settled()
  expect(pairing.offers).toHaveLength(1)
  expect(connect().wcUri).toBe(pairing.last().uri)
})

test('R-CONN-30 reuses a URI with more than 10 s left, and replaces one with less', async () => {
  freezeTime()
  const { hold, pairing } = await setUpPairing()
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

test('R-CONN-30 R-VIEW-34 replaces a shown URI 10 s before its expiry, and still accepts a response to the old one', async () => {
  freezeTime()
  const { kit, hold, pairing, connect } = await setUpPairing()
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

test('R-FLOW-08 hides a URI after its expiry when its successor does not arrive', async () => {
  freezeTime()
  const { hold, pairing, connect } = await setUpPairing()
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

test('R-CONN-30 creates no further URI when no view shows it', async () => {
  freezeTime()
  const { hold, pairing } = await setUpPairing()
  const release = await hold()
  release()
  release()
  jest.advanceTimersByTime(600_000)
  await settled()
  expect(pairing.offers).toHaveLength(1)
})

test('R-VIEW-34 replaces a proposal that expires early without an error', async () => {
  const { hold, pairing, connect, events } = await setUpPairing()
  await hold()
  pairing.last().expire()
  await settled()
  expect(pairing.offers).toHaveLength(2)
  expect(connect()).toMatchObject({ wcUri: pairing.last().uri, wcError: false })
  expect(events).not.toContainEqual(['CONNECT_ERROR', expect.anything()])
})

test('R-CONN-37 fails when a URI cannot be created in time or is invalid', async () => {
  freezeTime()
  const { hold, pairing, connect, events } = await setUpPairing()
  pairing.hold()
  await hold()
  jest.advanceTimersByTime(20_000)
  expect(connect().wcError).toBe(true)
  expect(events).toContainEqual([
    'CONNECT_ERROR',
    { message: 'Couldn’t reach the relay. Check your connection and try again.' },
  ])
})

test('R-CONN-29 never offers text that is not a pairing URI', async () => {
  const odd = mockTransport()
  const { hold, connect } = await setUpPairing({
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

test('R-CONN-38 R-CONN-39 proposes the app’s networks with the methods and events of each namespace', async () => {
  const { hold, pairing } = await setUpPairing()
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

test('R-CONN-40 replaces the kit’s proposal with the app’s overrides', async () => {
  const { hold, pairing } = await setUpPairing({
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

test('R-CONN-40 connects on the chain that the app prefers when the wallet approves it', async () => {
  const { kit, hold, pairing } = await setUpPairing({
    options: { universalProviderConfigOverride: { defaultChain: 'eip155:11155111' } },
  })
  await hold()
  pairing.last().approve()
  await settled()
  expect(selectNetworks(kit.getState(), 'eip155')?.active).toBe('eip155:11155111')
})
