import { until } from '@bowline/jest-preset/fixtures'
import { type Kit, selectNamespaceStatus } from '@bowline/kit-core'
import { disconnect, signMessage, startPairing } from '@bowline/kit-core/actions'
import { createLocalSignIn } from '@bowline/kit-core/sign-in'
import { getAccount as getConnection, signMessage as signWithWagmi } from '@wagmi/core'
import { verifyMessage } from 'viem'
import { type EvmOptions, evm, evmVerifier } from '../src/index.js'
import {
  closeProvider,
  createOwnProvider,
  createUserStorage,
  getKitAddress,
  getPairingError,
  OWNER,
  openKit,
  pair,
  relay,
  signing,
  startPairingUri,
  wagmiApp,
  wallet,
  withRelay,
} from './host-pairing-fixture.js'
import { twoChains } from './paired-fixture.js'
import { ALICE, BOB } from './setup.js'

const { one, ten } = twoChains()
withRelay()

/** An app with its own provider, and a kit over it. */
async function app(of = createUserStorage()) {
  const provider = await createOwnProvider(of)
  const descriptor = evm({ provider })
  return { of, provider, descriptor, ...(await openKit(of, descriptor)) }
}

async function paired() {
  const peer = await wallet(signing)
  const made = await app()
  const uri = await pair(made.kit, peer)
  return { ...made, peer, uri }
}

async function left({ of, stop, provider }: Awaited<ReturnType<typeof app>>) {
  stop()
  await closeProvider(provider)
  return of
}

const isConnected = (kit: Kit) => until(() => selectNamespaceStatus(kit.getState(), 'eip155') === 'connected')
const isLeft = (kit: Kit) => until(() => getKitAddress(kit) === undefined)

test('R-CONN-119 pairs through the app’s own provider, with its URI and its session', async () => {
  const { kit, provider, descriptor } = await app()
  const peer = await wallet(signing)
  const uris: string[] = []
  provider.on('display_uri', (uri) => uris.push(uri))
  expect(await pair(kit, peer)).toBe(uris[0])
  expect([provider.accounts[0], getKitAddress(kit)]).toEqual([ALICE.address, ALICE.address])
  expect(peer.sessions()).toEqual([provider.session?.topic])
  const ofKit = await signMessage(kit, { message: 'kit' })
  expect(await verifyMessage({ address: ALICE.address, message: 'kit', signature: ofKit as '0x' })).toBe(true)
  const ofApp = await provider.request<'0x'>({ method: 'personal_sign', params: ['0x617070', ALICE.address] })
  expect(await verifyMessage({ address: ALICE.address, message: 'app', signature: ofApp })).toBe(true)
  const config = await descriptor.wagmiConfig()
  const ofWagmi = await signWithWagmi(config, { message: 'wagmi' })
  expect(await verifyMessage({ address: ALICE.address, message: 'wagmi', signature: ofWagmi })).toBe(true)
})

test('R-SIWX-31, R-CONN-119 signs in during pairing through the app’s own provider when the wallet supports it', async () => {
  const of = createUserStorage()
  const provider = await createOwnProvider(of)
  const siwx = createLocalSignIn({ verifiers: [evmVerifier()], domain: 'app.example', uri: 'https://app.example' })
  const { kit } = await openKit(of, { provider }, { siwx })
  const peer = await wallet({ onSignIn: ({ message }) => OWNER.signMessage({ message }) })
  await pair(kit, peer)
  expect([provider.accounts[0], peer.sessions()]).toEqual([ALICE.address, [provider.session?.topic]])
  const signed = await siwx.getSessions('eip155:1', ALICE.address)
  expect(signed.map(({ data }) => data.chainId)).toEqual(['eip155:1', 'eip155:10'])
  expect(peer.requests).toEqual([])
})

test('R-CONN-120 adopts a wallet that the app pairs with its own buttons', async () => {
  const { kit, provider } = await app()
  const peer = await wallet()
  provider.on('display_uri', (uri) => void peer.pair(uri))
  await provider.connect()
  await until(() => getKitAddress(kit) === ALICE.address)
  expect(kit.getState().connect.connections.eip155).toMatchObject([
    { connectorId: 'walletConnect', name: 'Sandbox Wallet' },
  ])
})

test('R-CONN-120, R-CONN-181 adopts and follows a wallet that the app pairs while the kit’s code is valid', async () => {
  const { kit, provider } = await app()
  await startPairingUri(kit)
  const peer = await wallet()
  provider.on('display_uri', (uri) => void peer.pair(uri))
  await provider.connect()
  await until(() => getKitAddress(kit) === ALICE.address)
  await peer.changeAccounts('eip155:1', [`eip155:1:${BOB.address}`])
  await until(() => getKitAddress(kit) === BOB.address)
})

test('R-CONN-120 adopts an existing session of the app at the start', async () => {
  const of = createUserStorage()
  const provider = await createOwnProvider(of)
  const peer = await wallet()
  provider.on('display_uri', (uri) => void peer.pair(uri))
  await provider.connect()
  const { kit } = await openKit(of, { provider: Promise.resolve(provider) })
  await until(() => getKitAddress(kit) === ALICE.address)
  expect(peer.proposals).toHaveLength(1)
})

test('R-CONN-106, R-CONN-122 restores the session after a reload, also when the provider is created on demand', async () => {
  const before = await paired()
  const of = await left(before)
  const made = jest.fn(() => createOwnProvider(of))
  const { kit } = await openKit(of, { provider: made })
  await isConnected(kit)
  expect(made).toHaveBeenCalledTimes(1)
  await before.peer.changeAccounts('eip155:1', [`eip155:1:${BOB.address}`])
  await until(() => getKitAddress(kit) === BOB.address)
})

test('R-CONN-42, R-CONN-119 does not create an on-demand provider before a code is shown', async () => {
  const of = createUserStorage()
  const made = jest.fn(() => createOwnProvider(of))
  const { kit } = await openKit(of, { provider: made })
  expect(made).not.toHaveBeenCalled()
  await pair(kit, await wallet())
  expect(made).toHaveBeenCalledTimes(1)
})

test('R-CONN-232 reports that the app’s own provider cannot reach the relay before the URI expires, and recovers', async () => {
  relay.pause()
  const { kit } = await app()
  startPairing(kit)
  await until(() => kit.getState().connect.wcError)
  expect(kit.getState().connect).toMatchObject({ wcFailure: 'pairing/relay-unavailable', wcUri: undefined })
  relay.resume()
  await until(() => kit.getState().connect.wcUri !== undefined)
  expect(kit.getState().connect.wcError).toBe(false)
})

test.each<[string, (made: Awaited<ReturnType<typeof paired>>) => Promise<unknown>]>([
  ['the kit', ({ kit }) => disconnect(kit)],
  ['the app', ({ provider }) => provider.disconnect()],
  ['the wallet', ({ peer }) => peer.disconnect()],
])('R-CONN-101, R-CONN-122 disconnects each side, also after a reload, when %s ends the session', async (_, end) => {
  const made = await paired()
  const config = await made.descriptor.wagmiConfig()
  await end(made)
  await isLeft(made.kit)
  await made.peer.ended()
  await until(() => made.provider.session === undefined)
  expect(getConnection(config).status).toBe('disconnected')
  const { kit, provider } = await app(await left(made))
  expect([getKitAddress(kit), provider.session]).toEqual([undefined, undefined])
})

test('R-CONN-101, R-CONN-122 does not restore a session that was ended while the relay was unreachable', async () => {
  const made = await paired()
  relay.pause()
  await disconnect(made.kit)
  await isLeft(made.kit)
  await until(() => made.provider.session === undefined)
  relay.resume()
  const { kit, provider } = await app(await left(made))
  expect([getKitAddress(kit), provider.session]).toEqual([undefined, undefined])
})

test('R-CONN-122 emits the provider’s disconnect event when the kit ends its session', async () => {
  const { kit, provider } = await paired()
  const heard = new Promise((resolve) => provider.on('disconnect', resolve))
  await disconnect(kit)
  expect(await heard).toMatchObject({ code: 6000 })
})

test('R-CONN-119 uses the passed provider when the configuration also has a pairing connector', async () => {
  const of = createUserStorage()
  const made = await wagmiApp(createUserStorage(), [one().url, ten().url])
  const provider = await createOwnProvider(of)
  const { kit } = await openKit(of, { config: made.config, provider })
  await pair(kit, await wallet())
  expect([provider.session === undefined, made.provider.session]).toEqual([false, undefined])
  expect(getConnection(made.config)).toMatchObject({ address: ALICE.address, connector: { name: 'Sandbox Wallet' } })
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['an installed wallet', { request: async () => [], on() {}, removeListener() {} }],
  [
    'an older version',
    { request() {}, connect() {}, disconnect() {}, on() {}, removeListener() {}, signer: { connect() {}, client: {} } },
  ],
  ['a number', 7],
])('R-CONN-124 reports an invalid provider: %s', async (_, provider) => {
  const { kit } = await openKit(createUserStorage(), { provider: async () => provider } as unknown as EvmOptions)
  expect(await getPairingError(kit)).toMatch('The app’s own WalletConnect provider cannot be used.')
})

test('R-CONN-124 reports a provider that cannot be created, and creates it at the next attempt', async () => {
  const of = createUserStorage()
  let tries = 0
  const { kit } = await openKit(of, {
    provider: async () => {
      tries += 1
      if (tries === 1) throw new Error('Offline')
      return createOwnProvider(of)
    },
  })
  expect(await getPairingError(kit)).toMatch('The app’s own WalletConnect provider cannot be used.')
  expect(await startPairingUri(kit)).toMatch(/^wc:/)
})
