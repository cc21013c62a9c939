import { until } from '@bowline/jest-preset/fixtures'
import {
  selectAccount,
  selectActiveAccount,
  selectActiveNetwork,
  selectIsUnsupportedChain,
  selectNamespaceStatus,
  selectNetworks,
  selectTrackedTransactions,
} from '@bowline/kit-core'
import { attachSurface, connect, disconnect, getProvider, signMessage, switchNetwork } from '@bowline/kit-core/actions'
import { solana } from '@bowline/kit-core/networks'
import { createMemoryStorage, createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { createConfig, http, disconnect as wagmiDisconnect } from '@wagmi/core'
import { mainnet } from 'viem/chains'
import { isWalletProvider } from '../src/discovery/provider.js'
import { chain, installed, visit } from './kit-fixture.js'
import { ALICE, BOB, network, SANDBOX, wallet } from './setup.js'

test('R-ADPT-01, R-CONN-102 connects, signs, switches and disconnects through a kit', async () => {
  const { kit, wallet, address } = await visit()
  await connect(kit, { connectorId: SANDBOX })
  expect(address()).toBe(ALICE.address)
  expect(await signMessage(kit, { message: 'hello' })).toMatch(/^0x/)
  await switchNetwork(kit, { caipNetworkId: 'eip155:10' })
  expect(wallet.state().chainId).toBe(10)
  wallet.disconnect()
  await until(() => address() === undefined)
  await connect(kit, { connectorId: SANDBOX })
  await disconnect(kit)
  expect(wallet.state().isConnected).toBe(false)
})

test('R-CONN-260 connects in the kit and wagmi when a wallet is connected again during a slow disconnect', async () => {
  const { kit, wallet, address, wagmiConfig } = await visit()
  const { request } = wallet.provider
  let isRevoked: (() => void) | undefined
  wallet.provider.request = async (asked) => {
    if (asked.method === 'wallet_revokePermissions') await new Promise<void>((resolve) => (isRevoked = resolve))
    return request(asked)
  }
  await connect(kit, { connectorId: SANDBOX })
  const leaving = disconnect(kit)
  const trying = connect(kit, { connectorId: SANDBOX })
  await until(() => isRevoked !== undefined)
  isRevoked?.()
  await Promise.all([leaving, trying])
  expect([address(), wallet.state().isConnected]).toEqual([ALICE.address, true])
  expect((await wagmiConfig())?.state.connections.size).toBe(1)
})

test('R-CONN-94 stores and emits a connection with its wallet', async () => {
  const storage = createMemoryStorage()
  const { kit, of } = await visit({ storage })
  await connect(kit, { connectorId: SANDBOX })
  const stored = JSON.stringify(storage.entries())
  for (const part of [SANDBOX, 'Sandbox Wallet', 'eip155', 'connected']) expect(stored).toContain(part)
  expect(of('CONNECT_SUCCESS')).toEqual([{ method: 'browser', name: 'Sandbox Wallet' }])
})

test('R-CONN-93, R-CONN-90 emits a switch once, and follows one made in the wallet without opening a view', async () => {
  const { kit, of, wallet } = await visit()
  await connect(kit, { connectorId: SANDBOX })
  await switchNetwork(kit, { caipNetworkId: 'eip155:10' })
  expect(of('SWITCH_NETWORK')).toEqual([{ network: 'eip155:10' }])
  attachSurface(kit)
  wallet.switchChain(1)
  expect(selectActiveNetwork(kit.getState())?.caipNetworkId).toBe('eip155:1')
  expect(kit.getState()).toMatchObject({ modal: { open: false }, toast: { open: false } })
})

test('R-CONN-86, R-ERR-20 changes nothing and shows no error toast when the user declines a switch', async () => {
  const { kit, of, person } = await visit()
  await connect(kit, { connectorId: SANDBOX })
  person.say = false
  await expect(switchNetwork(kit, { caipNetworkId: 'eip155:10' })).rejects.toMatchObject({
    code: 'wallet/user-rejected',
  })
  expect(selectActiveNetwork(kit.getState())?.caipNetworkId).toBe('eip155:1')
  expect(of('SWITCH_NETWORK')).toEqual([])
  expect(kit.getState().toast.open).toBe(false)
})

test('R-CONN-92 shows the alert and sends no wallet request for an unknown network', async () => {
  const { kit, person } = await visit()
  await connect(kit, { connectorId: SANDBOX })
  person.prompts.length = 0
  await expect(switchNetwork(kit, { caipNetworkId: 'eip155:4242' })).rejects.toMatchObject({
    code: 'network/not-found',
  })
  expect(kit.getState().alert).toMatchObject({ open: true, code: 'alert/network-not-found' })
  expect(person.prompts).toEqual([])
})

test('R-CONN-88, R-CONN-89 requests a decision for an unlisted chain, and closes it on disconnect', async () => {
  const { kit, wallet, address } = await visit()
  attachSurface(kit)
  wallet.switchChain(77)
  expect(kit.getState().modal.open).toBe(false)
  wallet.switchChain(1)
  await connect(kit, { connectorId: SANDBOX })
  wallet.switchChain(77)
  expect(selectIsUnsupportedChain(kit.getState())).toBe(true)
  expect(kit.getState().modal.open).toBe(true)
  expect(kit.getState().navigation.history.at(-1)?.view).toBe('UnsupportedChain')
  wallet.disconnect()
  await until(() => address() === undefined)
  expect(selectIsUnsupportedChain(kit.getState())).toBe(false)
})

test('R-ADPT-20 changes the network of this namespace only when the wallet switches', async () => {
  const { kit, wallet } = await visit()
  await connect(kit, { connectorId: SANDBOX })
  const before = selectNetworks(kit.getState(), 'solana')
  wallet.switchChain(10)
  expect(selectNetworks(kit.getState(), 'eip155')?.active).toBe('eip155:10')
  expect(selectNetworks(kit.getState(), 'solana')).toEqual(before)
  wallet.switchChain(77)
  expect(selectNetworks(kit.getState(), 'solana')).toEqual(before)
})

test('R-CONN-106, R-CONN-108, R-CONN-113 restores account, wallet and provider after a reload without a prompt', async () => {
  const storage = createMemoryStorage()
  const made = installed()
  const before = await visit({ made, storage })
  await connect(before.kit, { connectorId: SANDBOX })
  before.stop()
  made.person.prompts.length = 0
  const { kit } = await visit({ made, storage: storage.tab() })
  attachSurface(kit)
  expect(selectActiveAccount(kit.getState())).toMatchObject({
    address: ALICE.address,
    allAccounts: [{ address: ALICE.address }, { address: BOB.address }],
    connectedWalletInfo: { name: 'Sandbox Wallet', type: 'ANNOUNCED' },
  })
  expect(await getProvider(kit, {})).toHaveProperty('request')
  expect(made.person.prompts).toEqual([])
  expect(kit.getState().modal.open).toBe(false)
})

test('R-CONN-106 disconnects and forgets a wallet that revoked its access', async () => {
  const storage = createMemoryStorage()
  const made = installed()
  const before = await visit({ made, storage })
  await connect(before.kit, { connectorId: SANDBOX })
  before.stop()
  made.wallet.forget()
  const { kit } = await visit({ made, storage })
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('disconnected')
  expect(JSON.stringify(storage.entries())).not.toContain(ALICE.address)
})

test('R-CONN-113 R-CONN-116 restores both wallets after a reload, with the kit’s active one current in wagmi', async () => {
  const storage = createMemoryStorage()
  const made = installed()
  const others = [wallet({ rdns: 'com.example.other', name: 'Other', privateKeys: [BOB.privateKey] })]
  const first = await visit({ made, others, storage })
  await connect(first.kit, { connectorId: 'com.example.other' })
  await connect(first.kit, { connectorId: SANDBOX })
  first.stop()

  const { kit, wagmiConfig, person } = await visit({ made, others, storage })
  const ids = () => kit.getState().connect.connections.eip155?.map(({ connectorId }) => connectorId)
  const config = await wagmiConfig()
  const current = () => config?.state.connections.get(config.state.current ?? '')?.accounts[0]
  await until(() => ids()?.length === 2 && current() === ALICE.address)
  expect(ids()).toEqual([SANDBOX, 'com.example.other'])
  expect(current()).toBe(ALICE.address)
  expect(person.prompts).toHaveLength(1)

  await disconnect(kit, { namespace: 'eip155', connectorId: SANDBOX })
  await until(() => current() === BOB.address)
  expect(current()).toBe(BOB.address)
  expect(selectActiveAccount(kit.getState())?.address).toBe(BOB.address)
})

test('R-CONN-107 restores nothing, sends no wallet request and clears storage with enableReconnect: false', async () => {
  const storage = createMemoryStorage()
  const made = installed()
  const before = await visit({ made, storage })
  await connect(before.kit, { connectorId: SANDBOX })
  before.stop()
  const asked = made.wallet.requests().length
  const { kit } = await visit({ made, storage, options: { enableReconnect: false } })
  expect(selectAccount(kit.getState(), 'eip155').address).toBeUndefined()
  expect(made.wallet.requests()).toHaveLength(asked)
  expect(JSON.stringify(storage.entries())).not.toContain(ALICE.address)
})

test('R-CONN-115 disconnects the kit when wagmi disconnects', async () => {
  const storage = createMemoryStorage()
  const config = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http(chain.url) },
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  const { kit, address } = await visit({ storage, config })
  await connect(kit, { connectorId: SANDBOX })
  expect(address()).toBe(ALICE.address)
  await wagmiDisconnect(config)
  await until(() => address() === undefined)
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('disconnected')
  expect(JSON.stringify(storage.entries())).not.toContain(ALICE.address)
})

test('R-CONN-114 keeps its connection and sends no wallet request while the page is idle for ten minutes', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const { kit, address, wallet } = await visit()
  await connect(kit, { connectorId: SANDBOX })
  const asked = wallet.requests().length
  await jest.advanceTimersByTimeAsync(10 * 60_000)
  expect(address()).toBe(ALICE.address)
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('connected')
  expect(wallet.requests()).toHaveLength(asked)
})

test('R-ADPT-04 throws when there is no adapter for the namespace', async () => {
  const { kit } = createTestKit({
    adapters: [mockAdapter({ namespace: 'solana' })],
    options: { networks: [network(1, chain.url), solana], enablePairing: false },
  })
  await expect(connect(kit, { connectorId: SANDBOX, namespace: 'eip155' })).rejects.toMatchObject({
    code: 'adapter/not-found',
    message: 'Adapter not found',
  })
})

test('R-ACCT-155 tracks in the next kit what an app sent when the wallet responds after the kit stopped', async () => {
  const storage = createMemoryStorage()
  const { kit, person, stop } = await visit({ storage })
  await connect(kit, { connectorId: SANDBOX })
  const provider = await getProvider(kit, {})
  if (!isWalletProvider(provider)) throw new Error('No provider')
  let decide: (isApproved: boolean) => void = () => {}
  person.say = () =>
    new Promise((resolve) => {
      decide = resolve
    })
  const params = [{ from: ALICE.address, to: BOB.address, value: '0x1' }]
  const sending = provider.request({ method: 'eth_sendTransaction', params })
  await until(() => person.prompts.some(({ method }) => method === 'eth_sendTransaction'))
  stop()
  decide(true)
  const hash = await sending
  const sent = () => selectTrackedTransactions(kit.getState()).map((entry) => entry.hash)
  await until(() => sent().length > 0)
  const next = await visit({ storage })
  await until(() => selectTrackedTransactions(next.kit.getState()).some(({ status }) => status === 'confirmed'))
  expect(selectTrackedTransactions(next.kit.getState())).toMatchObject([
    { hash, kind: 'other', account: `eip155:1:${ALICE.address}` },
  ])
})
