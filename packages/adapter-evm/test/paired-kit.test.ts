import { until } from '@bowline/jest-preset/fixtures'
import {
  type KitOptions,
  type KitStorage,
  parseUnits,
  selectAccount,
  selectActiveAccount,
  selectActiveNetwork,
  selectConnection,
  selectNamespaceStatus,
} from '@bowline/kit-core'
import { disconnect, ready, signMessage, start, startPairing, switchNetwork } from '@bowline/kit-core/actions'
import {
  createMemoryStorage,
  createTestKit,
  type MockTransport,
  mockPairedSession,
  mockTransport,
} from '@bowline/kit-core/testing'
import {
  createConfig,
  getAccount as getConnection,
  http,
  sendTransaction,
  switchChain,
  disconnect as wagmiDisconnect,
} from '@wagmi/core'
import { verifyMessage } from 'viem'
import { mainnet, optimism } from 'viem/chains'
import { createEvmAdapter } from '../src/adapter.js'
import { hex, twoChains } from './paired-fixture.js'
import { on, PAIRED, pairedWallet } from './paired-wallet.js'
import { ALICE, BOB, network, page } from './setup.js'

const { one, ten } = twoChains()

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

type Visit = { transport?: MockTransport; storage?: KitStorage; options?: Partial<KitOptions> }

/** A page with a host's wagmi configuration and a kit over it. */
async function visit({ transport = mockTransport(), storage = createMemoryStorage(), options }: Visit = {}) {
  const config = createConfig({
    chains: [mainnet, optimism],
    transports: { [mainnet.id]: http(one().url), [optimism.id]: http(ten().url) },
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  const given = page()
  const { kit } = createTestKit({
    adapters: [
      { namespace: 'eip155', name: 'wagmi', create: (context) => createEvmAdapter({ context, page: given, config }) },
    ],
    options: { networks: [network(1, one().url), network(10, ten().url)], ...options },
    storage,
    pairingTransport: transport,
  })
  const stop = start(kit)
  stops.push(stop)
  await ready(kit)
  const address = () => selectActiveAccount(kit.getState())?.address
  return { kit, config, transport, storage, stop, address }
}

/** A wallet with real keys that approves the displayed pairing. */
async function pair(scene: Awaited<ReturnType<typeof visit>>) {
  const { kit, transport, address } = scene
  const behind = pairedWallet({
    chains: [
      { chainId: 1, rpcUrl: one().url },
      { chainId: 10, rpcUrl: ten().url },
    ],
  })
  const release = startPairing(kit, {})
  await until(() => transport.controls.offers.length > 0)
  const session = transport.controls.last().approve(
    mockPairedSession({
      namespaces: {
        eip155: { accounts: [...on(1, ALICE.address, BOB.address), ...on(10, ALICE.address, BOB.address)] },
      },
      onRequest: (asked) => behind.session.request(asked),
    }),
  )
  await until(() => address() !== undefined)
  release()
  return session
}

test('R-ADPT-06, R-CONN-115 makes a pairing by the kit wagmi’s connection, with the same signer and chain', async () => {
  const scene = await visit()
  const { kit, config, address } = scene
  const { controls } = await pair(scene)
  expect(address()).toBe(ALICE.address)
  expect(getConnection(config)).toMatchObject({ address: ALICE.address, connector: { id: PAIRED } })
  const signature = hex(await signMessage(kit, { message: 'both' }))
  expect(await verifyMessage({ address: ALICE.address, message: 'both', signature })).toBe(true)
  await switchNetwork(kit, { caipNetworkId: 'eip155:10' })
  expect(getConnection(config).chainId).toBe(10)
  await switchChain(config, { chainId: 1 })
  expect(selectActiveNetwork(kit.getState())?.caipNetworkId).toBe('eip155:1')
  controls.changeAccounts('eip155', on(1, BOB.address))
  expect([address(), getConnection(config).address]).toEqual([BOB.address, BOB.address])
  expect(controls.requests.map(({ method }) => method)).toEqual(['personal_sign'])
})

test('R-CONN-115 disconnects the paired wallet in wagmi, the kit and the wallet, whichever of them disconnects', async () => {
  const byWagmi = await visit()
  const first = await pair(byWagmi)
  await wagmiDisconnect(byWagmi.config)
  await until(() => byWagmi.address() === undefined)
  expect([first.controls.isOver(), selectNamespaceStatus(byWagmi.kit.getState(), 'eip155')]).toEqual([
    true,
    'disconnected',
  ])

  const byKit = await visit()
  const second = await pair(byKit)
  await disconnect(byKit.kit)
  expect([second.controls.isOver(), second.controls.ends(), getConnection(byKit.config).status]).toEqual([
    true,
    1,
    'disconnected',
  ])

  const byWallet = await visit()
  const third = await pair(byWallet)
  third.controls.disconnect()
  await until(() => byWallet.address() === undefined)
  expect([third.controls.ends(), getConnection(byWallet.config).status]).toEqual([0, 'disconnected'])
})

test('R-CONN-109, R-CONN-113 restores the paired wallet for the kit and wagmi after a reload', async () => {
  const before = await visit()
  const session = await pair(before)
  await switchNetwork(before.kit, { caipNetworkId: 'eip155:10' })
  session.controls.changeAccounts('eip155', on(10, BOB.address))
  before.stop()
  const { kit, config, address } = await visit({ transport: before.transport, storage: before.storage })
  await until(() => address() !== undefined)
  expect(address()).toBe(BOB.address)
  expect(selectActiveNetwork(kit.getState())?.caipNetworkId).toBe('eip155:10')
  expect(getConnection(config)).toMatchObject({ address: BOB.address, chainId: 10, connector: { id: PAIRED } })
})

test('R-CONN-41 offers the networks that the wallet approves later', async () => {
  const scene = await visit()
  const { kit, config } = scene
  const { controls } = await pair(scene)
  await switchNetwork(kit, { caipNetworkId: 'eip155:10' })
  controls.approve({ eip155: { accounts: on(1, ALICE.address), methods: ['personal_sign'] } })
  expect(selectConnection(kit.getState(), 'eip155')?.approvedCaipNetworkIds).toEqual(['eip155:1'])
  expect([selectActiveNetwork(kit.getState())?.caipNetworkId, getConnection(config).chainId]).toEqual(['eip155:1', 1])
})

test('R-ADPT-09, R-CONN-115 updates the kit’s balance after a transfer made by wagmi alone', async () => {
  const scene = await visit()
  const { kit, config } = scene
  await pair(scene)
  const balance = () => {
    const shown = selectAccount(kit.getState(), 'eip155').balance
    return shown === undefined ? undefined : parseUnits(shown, 18)
  }
  await until(() => balance() !== undefined)
  const before = balance() ?? 0n
  await sendTransaction(config, { to: BOB.address, value: 5n * 10n ** 18n })
  await until(() => (balance() ?? before) <= before - 5n * 10n ** 18n)
})
