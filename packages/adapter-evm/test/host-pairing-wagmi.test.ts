import { until } from '@bowline/jest-preset/fixtures'
import { type Kit, selectActiveNetwork, selectNamespaceStatus, selectTrackedTransactions } from '@bowline/kit-core'
import { disconnect, resetPairing, signMessage, switchNetwork } from '@bowline/kit-core/actions'
import { solana } from '@bowline/kit-core/networks'
import {
  connect,
  createConnector,
  disconnect as disconnectWagmi,
  getAccount as getConnection,
  mock,
  sendTransaction,
  signMessage as signWithWagmi,
} from '@wagmi/core'
import { verifyMessage } from 'viem'
import {
  closeProvider,
  createUserStorage,
  GRANTED,
  getKitAddress,
  getPairingError,
  openKit,
  pair,
  relay,
  restoreWagmi,
  signing,
  startPairingUri,
  wagmiApp,
  wallet,
  withRelay,
} from './host-pairing-fixture.js'
import { twoChains } from './paired-fixture.js'
import { hostConfig } from './paired-wagmi-fixture.js'
import { ALICE, BOB } from './setup.js'

const { one, ten } = twoChains()
withRelay()

/** An app with wagmi's own pairing connector, and a kit over its configuration. */
async function app(of = createUserStorage()) {
  const made = await wagmiApp(of, [one().url, ten().url])
  return { of, ...made, ...(await openKit(of, { config: made.config })) }
}

async function paired() {
  const peer = await wallet(signing)
  const made = await app()
  const uri = await pair(made.kit, peer)
  return { ...made, peer, uri }
}

/** Reloads the page for the same user; wagmi restores as in `WagmiProvider`. */
async function reloaded(before: Awaited<ReturnType<typeof app>>) {
  const of = await left(before)
  const made = await wagmiApp(of, [one().url, ten().url])
  const restoring = restoreWagmi(made.config)
  const page = { of, ...made, ...(await openKit(of, { config: made.config })) }
  await restoring
  return page
}

async function left({ of, stop, provider }: Awaited<ReturnType<typeof app>>) {
  stop()
  await closeProvider(provider)
  return of
}

const statusOf = (kit: Kit) => selectNamespaceStatus(kit.getState(), 'eip155')
const isLeft = (kit: Kit) => until(() => getKitAddress(kit) === undefined)

test('R-CONN-119 shows the URI of the app’s own connector, and shares its session between wagmi and the kit', async () => {
  const { of, kit, config, connector, provider } = await app()
  const peer = await wallet()
  const uris: string[] = []
  provider.on('display_uri', (uri) => uris.push(uri))
  const uri = await pair(kit, peer)
  expect(uris).toEqual([uri])
  expect(getConnection(config)).toMatchObject({ address: ALICE.address, chainId: 1, connector: { uid: connector.uid } })
  expect(kit.getState().connect.connections.eip155).toMatchObject([
    {
      connectorId: 'walletConnect',
      name: 'Sandbox Wallet',
      accounts: [{ address: ALICE.address }, { address: BOB.address }],
    },
  ])
  expect(peer.sessions()).toEqual([provider.session?.topic])
  expect(config.connectors).toEqual([connector])
  expect([...of.library.keys()].length).toBeGreaterThan(0)
})

test('R-CONN-38, R-CONN-119 proposes what the kit and the app’s provider request', async () => {
  const { peer } = await paired()
  const [{ eip155 } = {}] = peer.proposals
  expect(eip155?.chains).toEqual(['eip155:1', 'eip155:10'])
  expect(eip155?.methods).toEqual(expect.arrayContaining(['wallet_grantPermissions', 'wallet_scanQRCode']))
  expect(new Set(eip155?.methods).size).toBe(eip155?.methods.length)
})

test('R-CONN-119 signs with the same wallet in the kit and wagmi, and switches networks in both', async () => {
  const { kit, config, peer } = await paired()
  const ofKit = await signMessage(kit, { message: 'kit' })
  const ofWagmi = await signWithWagmi(config, { message: 'wagmi' })
  expect(await verifyMessage({ address: ALICE.address, message: 'kit', signature: ofKit as '0x' })).toBe(true)
  expect(await verifyMessage({ address: ALICE.address, message: 'wagmi', signature: ofWagmi })).toBe(true)
  await switchNetwork(kit, { caipNetworkId: 'eip155:10' })
  expect(getConnection(config).chainId).toBe(10)
  await peer.changeNetwork('eip155:1')
  await until(() => selectActiveNetwork(kit.getState())?.caipNetworkId === 'eip155:1')
  expect(getConnection(config).chainId).toBe(1)
})

test('R-CONN-121 keeps the provider’s own modal closed', async () => {
  const { kit, provider } = await app()
  const modal = { open: jest.fn(), close: jest.fn(), subscribeState: jest.fn(), showErrorMessage: jest.fn() }
  provider.modal = modal
  await pair(kit, await wallet())
  for (const method of Object.values(modal)) expect(method).not.toHaveBeenCalled()
  expect(provider.modal).toBe(modal)
})

test.each([
  ['by the kit only', false],
  ['by wagmi at the same time', true],
])('R-CONN-106, R-CONN-122 restores the session after a reload %s', async (_, isRestoring) => {
  const before = await paired()
  const { kit, config } = isRestoring ? await reloaded(before) : await app(await left(before))
  await until(() => statusOf(kit) === 'connected')
  expect(getKitAddress(kit)).toBe(ALICE.address)
  expect(getConnection(config)).toMatchObject({ status: 'connected', address: ALICE.address })
  expect(kit.getState().connect.connections.eip155).toMatchObject([
    { connectorId: 'walletConnect', name: 'Sandbox Wallet' },
  ])
  await before.peer.changeAccounts('eip155:1', [`eip155:1:${BOB.address}`])
  await until(() => getKitAddress(kit) === BOB.address)
  expect(getConnection(config).address).toBe(BOB.address)
})

test.each([
  ['while the next page is open', true],
  ['while no page is open', false],
])('R-CONN-257 tracks a transaction requested by wagmi that the wallet sends %s', async (_, isOpen) => {
  let send = (_hash: string) => {}
  const peer = await wallet({
    onRequest: () => new Promise((resolve) => (send = resolve)),
  })
  const before = await app()
  await pair(before.kit, peer)
  sendTransaction(before.config, { to: BOB.address, value: 1n }).catch(() => {})
  await until(() => peer.requests.some(({ method }) => method === 'eth_sendTransaction'))
  const hash = `0x${'ab'.repeat(32)}`
  const of = await left(before)
  if (!isOpen) send(hash)
  const { kit } = await app(of)
  await until(() => statusOf(kit) === 'connected')
  send(hash)
  await until(() => selectTrackedTransactions(kit.getState()).length === 1)
  expect(selectTrackedTransactions(kit.getState())).toMatchObject([
    { hash, address: ALICE.address, caipNetworkId: 'eip155:1' },
  ])
})

test.each<[string, (made: Awaited<ReturnType<typeof paired>>) => Promise<unknown>]>([
  ['the kit', ({ kit }) => disconnect(kit)],
  ['wagmi', ({ config }) => disconnectWagmi(config)],
  ['the wallet', ({ peer }) => peer.disconnect()],
  ['the provider', ({ provider }) => provider.disconnect()],
])(
  'R-CONN-101, R-CONN-115, R-CONN-122 disconnects everywhere, also after a reload, when %s ends the session',
  async (_, end) => {
    const made = await paired()
    await end(made)
    await isLeft(made.kit)
    await until(() => getConnection(made.config).status === 'disconnected')
    await made.peer.ended()
    expect(made.provider.session).toBeUndefined()
    const { kit, config } = await reloaded(made)
    await restoreWagmi(config)
    expect([statusOf(kit), getConnection(config).status]).toEqual(['disconnected', 'disconnected'])
  },
)

test('R-CONN-120 adopts a wallet paired by wagmi’s hooks, and restores it in both', async () => {
  const made = await app()
  const { kit, config, connector, provider } = made
  const peer = await wallet()
  provider.on('display_uri', (uri) => void peer.pair(uri))
  await connect(config, { connector })
  await until(() => kit.getState().connect.connections.eip155?.[0]?.name === 'Sandbox Wallet')
  expect(getKitAddress(kit)).toBe(ALICE.address)
  expect(kit.getState().connect.connections.eip155).toMatchObject([{ connectorId: 'walletConnect' }])
  const next = await reloaded(made)
  await until(() => statusOf(next.kit) === 'connected')
  await disconnect(next.kit)
  await peer.ended()
  expect(getConnection(next.config).status).toBe('disconnected')
})

test('R-CONN-37, R-CONN-119 shows a rejection in the kit only, and pairs with the next code', async () => {
  const { kit, config, provider } = await app()
  const logged = jest.spyOn(provider.signer.logger, 'error')
  const refusing = await wallet({ policy: 'reject' })
  await refusing.pair(await startPairingUri(kit))
  await until(() => kit.getState().connect.wcError)
  expect(kit.getState().toast.message).toMatch(/declined|rejected/i)
  expect(logged).not.toHaveBeenCalled()
  resetPairing(kit)
  await until(() => kit.getState().connect.wcUri !== undefined)
  await (await wallet()).pair(kit.getState().connect.wcUri ?? '')
  await until(() => getKitAddress(kit) === ALICE.address)
  expect(getConnection(config).address).toBe(ALICE.address)
})

test('R-CONN-31, R-CONN-119 replaces an expired code with a new one, which pairs', async () => {
  const { kit, provider } = await app()
  const first = await startPairingUri(kit)
  const { core, proposal } = provider.signer.client
  const [id = 0] = proposal.keys
  core.expirer.set(id, 0)
  await until(() => ![first, undefined].includes(kit.getState().connect.wcUri))
  await (await wallet()).pair(kit.getState().connect.wcUri ?? '')
  await until(() => getKitAddress(kit) === ALICE.address)
  expect(kit.getState().connect.wcError).toBe(false)
})

test('R-CONN-36, R-CONN-119 does not connect a wallet that approves a cancelled code', async () => {
  const { kit, config, provider, peer } = await paired()
  const late = await wallet({ policy: 'hold' })
  const uri = await startPairingUri(kit)
  await late.pair(uri)
  resetPairing(kit)
  await until(() => kit.getState().connect.wcUri !== uri && kit.getState().connect.wcUri !== undefined)
  const published = relay.published()
  // This waits for a response that never comes.
  late.respond('approve').catch(() => {})
  await until(() => relay.published() > published)
  // The page gets the response to this after everything that was sent before.
  await signMessage(kit, { message: 'Hello' })
  expect(peer.sessions()).toEqual([provider.session?.topic])
  expect(getConnection(config).status).toBe('connected')
})

test('R-CONN-119 replaces the previous wallet with another one and ends its session', async () => {
  const { kit, config, provider, peer } = await paired()
  const next = await wallet({
    metadata: { name: 'Next Wallet' },
    grants: { eip155: { accounts: [`eip155:10:${BOB.address}`] } },
  })
  await next.pair(await startPairingUri(kit))
  await until(() => getKitAddress(kit) === BOB.address)
  await peer.ended()
  expect(next.sessions()).toEqual([provider.session?.topic])
  expect(getConnection(config)).toMatchObject({ address: BOB.address, chainId: 10 })
  expect(kit.getState().connect.connections.eip155).toMatchObject([{ name: 'Next Wallet' }])
})

test('R-CONN-123 pairs through the kit’s own provider and leaves the app’s alone when there is another namespace', async () => {
  const made = await wagmiApp(createUserStorage(), [one().url, ten().url])
  const { kit } = await openKit(createUserStorage(), { config: made.config }, { others: [solana] })
  const peer = await wallet({
    grants: { ...GRANTED, solana: { accounts: [`${solana.caipNetworkId}:11111111111111111111111111111112`] } },
  })
  await pair(kit, peer)
  expect(Object.keys(peer.proposals[0] ?? {})).toEqual(['eip155', 'solana'])
  expect(made.provider.session).toBeUndefined()
  const other = await wallet({ grants: { eip155: { accounts: [`eip155:1:${BOB.address}`] } } })
  made.provider.on('display_uri', (uri) => void other.pair(uri))
  await connect(made.config, { connector: made.connector })
  await until(() => getKitAddress(kit) === BOB.address)
  expect(kit.getState().connect.connections.eip155).toMatchObject([
    { connectorId: 'wagmi.walletConnect' },
    { connectorId: 'walletConnect' },
  ])
})

test('R-CONN-124 reports a connector whose provider cannot be set up or comes from another library', async () => {
  const broken = createConnector((config) => ({
    ...mock({ accounts: [BOB.address] })(config),
    id: 'walletConnect',
    type: 'walletConnect',
    getProvider: () => Promise.reject(new Error('To use QR modal, please install @reown/appkit package')),
  }))
  const foreign = createConnector((config) => ({
    ...mock({ accounts: [BOB.address] })(config),
    id: 'walletConnect',
    type: 'walletConnect',
  }))
  for (const connectors of [[broken], [foreign]]) {
    const { kit } = await openKit(createUserStorage(), { config: hostConfig({ connectors }) })
    expect(await getPairingError(kit)).toMatch('The app’s own WalletConnect provider cannot be used.')
  }
})
