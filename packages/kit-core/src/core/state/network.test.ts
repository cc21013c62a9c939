import { setUp } from '../../../test/network-fixture.js'
import {
  addNetwork,
  close,
  connect,
  open,
  push,
  ready,
  removeNetwork,
  requestNetworkSwitch,
  start,
  switchNetwork,
} from '../../actions.js'
import { bitcoin } from '../../base/networks/bitcoin.js'
import { mainnet, sepolia } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import {
  isKitError,
  type NetworkInput,
  selectAccount,
  selectActiveNetwork,
  selectIsUnsupportedChain,
  selectNetworks,
} from '../../index.js'
import { base, optimism } from '../../networks.js'
import { createMemoryStorage, createTestKit, mockAdapter } from '../../testing/index.js'
import { selectCanSwitch } from '../../wallets/network/can-switch.js'

const failureOf = (action: Promise<unknown>) =>
  action.then(
    () => undefined,
    (error: unknown) => error,
  )

test("R-CFG-60 R-STATE-20 R-STATE-21 fills in a network's defaults without changing the caller's object", async () => {
  const input = Object.freeze({ ...base, name: 'Base Two' })
  const { kit } = await setUp({ options: { networks: [input], chainImages: { 8453: 'https://img.example/base.svg' } } })
  expect(selectActiveNetwork(kit.getState())).toMatchObject({
    chainNamespace: 'eip155',
    caipNetworkId: 'eip155:8453',
    network: 'base-two',
    assets: { imageUrl: 'https://img.example/base.svg' },
  })
  expect('caipNetworkId' in input).toBe(false)
})

test('R-CFG-07 R-STATE-30 R-STORE-03 uses a stored network while it is listed, and the default network on a first visit', () => {
  const active = (stored: string | undefined, defaultNetwork = sepolia) => {
    const storage = createMemoryStorage(
      stored
        ? { '@bowline/active_caip_network_id': stored, '@bowline/active_namespace': stored.split(':')[0] ?? '' }
        : {},
    )
    const { kit } = createTestKit({ options: { networks: [mainnet, sepolia, solana], defaultNetwork }, storage })
    start(kit)
    return ready(kit).then(() => selectActiveNetwork(kit.getState())?.name)
  }
  return Promise.all([active(undefined), active('eip155:1'), active('eip155:8453'), active(solana.caipNetworkId)]).then(
    (names) => expect(names).toEqual(['Sepolia', 'Ethereum', 'Sepolia', 'Solana']),
  )
})

test('R-CONN-82 sends no request to switch to the active network', async () => {
  const { kit, wallet, events, views } = await setUp()
  await switchNetwork(kit, { caipNetworkId: 'eip155:1' })
  void open(kit, { view: 'Networks' })
  await requestNetworkSwitch(kit, { caipNetworkId: 'eip155:1' })
  expect(wallet.requests.filter(({ method }) => method === 'switchNetwork')).toEqual([])
  expect(events.filter((event) => event.startsWith('SWITCH'))).toEqual([])
  expect(views()).toEqual(['Networks'])
})

test('R-CONN-93 R-CONN-91 R-STATE-13 updates account, storage and balance after a switch, and emits an event', async () => {
  const { kit, events, storage, wallet } = await setUp()
  await new Promise(setImmediate)
  expect(selectAccount(kit.getState())).toMatchObject({ balance: '1.5', balanceSymbol: 'ETH', balanceLoading: false })
  wallet.setBalance(2n)
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  await new Promise(setImmediate)
  expect(selectAccount(kit.getState())).toMatchObject({
    caipAddress: expect.stringMatching(/^eip155:11155111:0x/),
    balance: '0.000000000000000002',
    balanceLoading: false,
  })
  expect(storage.entries()['@bowline/active_caip_network_id']).toBe('eip155:11155111')
  expect(events).toContain('SWITCH_NETWORK {"network":"eip155:11155111"}')
})

test('R-CONN-92 R-ALERT-04 R-ERR-06 raises an alert and rejects for a network that the app does not list', async () => {
  const { kit } = await setUp()
  expect(isKitError(await failureOf(switchNetwork(kit, { caipNetworkId: 'eip155:5' })), 'network/not-found')).toBe(true)
  expect(kit.getState().alert).toMatchObject({ open: true, shortMessage: 'Network Not Found', variant: 'error' })
  expect(kit.getState().alert.longMessage).toContain('eip155:5')
})

test('R-ERR-07 throws for a switch without a network', async () => {
  const { kit } = await setUp()
  const untyped: (...args: unknown[]) => Promise<void> = (_, params) =>
    Reflect.apply(switchNetwork, undefined, [kit, params])
  expect(await failureOf(untyped(kit, {}))).toMatchObject({ message: 'CaipNetwork is undefined' })
})

test('R-CONN-86 keeps the active network when a switch is rejected', async () => {
  const { kit, wallet, events } = await setUp()
  wallet.rejectNext()
  const error = await failureOf(switchNetwork(kit, { caipNetworkId: 'eip155:11155111' }))
  expect(isKitError(error, 'wallet/user-rejected')).toBe(true)
  expect(selectActiveNetwork(kit.getState())?.name).toBe('Ethereum')
  expect(events.some((event) => event.startsWith('SWITCH'))).toBe(false)
})

test("R-ERR-14 rejects with the kit's own error as soon as a switch is aborted", async () => {
  const { kit, wallet } = await setUp()
  wallet.holdNext()
  const controller = new AbortController()
  const answer = failureOf(switchNetwork(kit, { caipNetworkId: 'eip155:11155111', signal: controller.signal }))
  controller.abort()
  expect(await answer).toMatchObject({ code: 'request/aborted', message: 'Request was aborted' })
})

test('R-CONN-93 completes a switch whose event comes before its response, even after the view closed', async () => {
  const { kit, wallet, events } = await setUp()
  wallet.holdNext()
  const controller = new AbortController()
  const answer = switchNetwork(kit, { caipNetworkId: 'eip155:11155111', signal: controller.signal })
  wallet.changeNetwork('eip155:11155111')
  controller.abort()
  await answer
  expect(events.filter((event) => event.startsWith('SWITCH'))).toHaveLength(1)
})

test('R-ADPT-03 throws CapabilityMissingError when the adapter cannot switch', async () => {
  const { kit } = await setUp({ lacks: ['switchNetwork'] })
  const error = await failureOf(switchNetwork(kit, { caipNetworkId: 'eip155:11155111' }))
  expect(isKitError(error, 'adapter/capability-missing')).toBe(true)
})

test('R-CONN-83 R-FLOW-30 R-FLOW-31 switches a connected namespace from the view', async () => {
  const { kit, views } = await setUp()
  await requestNetworkSwitch(kit, { caipNetworkId: 'eip155:11155111' })
  expect(kit.getState().modal.open).toBe(true)
  expect(views()).toEqual(['SwitchNetwork'])
  expect(kit.getState().navigation.history[0].data.caipNetworkId).toBe('eip155:11155111')
  close(kit)
  void open(kit, { view: 'Networks' })
  await requestNetworkSwitch(kit, { caipNetworkId: 'eip155:11155111' })
  expect(views()).toEqual(['Networks', 'SwitchNetwork'])
})

test('R-FLOW-30 switches immediately and leaves Networks when no wallet request is needed', async () => {
  const { kit, views } = await setUp({ isConnected: false })
  void open(kit)
  push(kit, { view: 'Networks' })
  await requestNetworkSwitch(kit, { caipNetworkId: 'eip155:11155111' })
  expect(selectActiveNetwork(kit.getState())?.name).toBe('Sepolia')
  expect(views()).toEqual(['Connect'])
  expect(kit.getState().modal.open).toBe(true)
  void open(kit, { view: 'Networks' })
  await requestNetworkSwitch(kit, { caipNetworkId: 'eip155:1' })
  expect(kit.getState().modal.open).toBe(false)
})

test("R-ADPT-20 applies a wallet's network only to its own namespace", async () => {
  const { kit, wallet } = await setUp()
  await connect(kit, { connectorId: 'test.wallet.solana' })
  wallet.changeNetwork('eip155:11155111')
  const state = kit.getState()
  expect(state.network.activeNamespace).toBe('solana')
  expect(selectActiveNetwork(state)?.name).toBe('Solana')
  expect(selectActiveNetwork(state, 'eip155')?.name).toBe('Sepolia')
})

test('R-VIEW-50 R-STATE-29 rejects a switch to a network the wallet did not approve', async () => {
  const { kit } = await setUp({ approvedCaipNetworkIds: ['eip155:1'] })
  const can = (index: number) => {
    const network = selectNetworks(kit.getState(), 'eip155')?.requested[index]
    return network && selectCanSwitch(kit.getState(), network)
  }
  expect([can(0), can(1)]).toEqual([true, false])
  expect(selectNetworks(kit.getState(), 'eip155')).toMatchObject({ supportsAllNetworks: false })
})

test('R-CFG-62 activates another network when the active one is removed, and keeps the last one', async () => {
  const { kit } = await setUp({ isConnected: false })
  addNetwork(kit, { network: optimism })
  addNetwork(kit, { network: { ...optimism, name: 'Optimism' } })
  const names = () => selectNetworks(kit.getState(), 'eip155')?.requested.map(({ name }) => name)
  expect(names()).toEqual(['Ethereum', 'Sepolia', 'Optimism'])
  removeNetwork(kit, { caipNetworkId: 'eip155:1' })
  expect(selectActiveNetwork(kit.getState(), 'eip155')?.name).toBe('Sepolia')
  removeNetwork(kit, { caipNetworkId: 'eip155:10' })
  expect(() => removeNetwork(kit, { caipNetworkId: 'eip155:11155111' })).toThrow('The last network of a namespace')
  expect(() => removeNetwork(kit, { caipNetworkId: 'eip155:10' })).toThrow('Network not found')
  const odd = Object.assign({}, optimism, { chainNamespace: 'tron' })
  expect(() => Reflect.apply(addNetwork, undefined, [kit, { network: odd }])).toThrow('Chain adapter not found')
})

test('R-CFG-62 R-STATE-29 adds a namespace that has an adapter in the state that it starts with', async () => {
  const adapters = ['eip155', 'solana'] as const
  const create = (networks: readonly [NetworkInput, ...NetworkInput[]]) =>
    createTestKit({ adapters: adapters.map((namespace) => mockAdapter({ namespace })), options: { networks } }).kit
  const kit = create([mainnet])
  addNetwork(kit, { network: solana })
  expect(selectNetworks(kit.getState(), 'solana')).toEqual(
    selectNetworks(create([mainnet, solana]).getState(), 'solana'),
  )
  start(kit)
  await ready(kit)
  await connect(kit, { connectorId: 'test.wallet.solana' })
  expect(selectActiveNetwork(kit.getState())?.name).toBe('Solana')
})

test('R-CFG-62 rejects a network of a namespace without an adapter', async () => {
  const { kit } = await setUp({ isConnected: false })
  expect(() => addNetwork(kit, { network: bitcoin })).toThrow('Chain adapter not found')
  expect(selectNetworks(kit.getState(), 'bip122')).toBeUndefined()
})

test('R-CFG-62 lists a network that is added while the wallet is on it', async () => {
  const { kit, wallet } = await setUp()
  wallet.changeNetwork('eip155:10')
  expect(selectIsUnsupportedChain(kit.getState())).toBe(true)
  addNetwork(kit, { network: optimism })
  expect(selectIsUnsupportedChain(kit.getState())).toBe(false)
  expect(selectActiveNetwork(kit.getState())?.name).toBe('OP Mainnet')
  expect(kit.getState().modal.open).toBe(false)
})
