import {
  attachSurface,
  close,
  connect,
  disconnect,
  goBack,
  open,
  openConnectForNetwork,
  push,
  ready,
  requestNetworkSwitch,
  start,
} from '../../actions.js'
import { currentRoute, isKitError, type KitOptions, selectAccount, selectActiveNetwork } from '../../index.js'
import { bitcoin, mainnet, sepolia, solana, solanaDevnet } from '../../networks.js'
import { createMemoryStorage, createTestKit, mockAdapter } from '../../testing/index.js'

const EVM = 'test.wallet.eip155'
const SOLANA = 'test.wallet.solana'
const BITCOIN = 'test.wallet.bip122'

async function setUp(connectors: readonly string[] = [EVM], options: Partial<KitOptions> = {}) {
  const evm = mockAdapter()
  const sol = mockAdapter({ namespace: 'solana' })
  const btc = mockAdapter({ namespace: 'bip122' })
  const storage = createMemoryStorage()
  const { kit } = createTestKit({
    adapters: [evm, sol, btc],
    options: { networks: [mainnet, sepolia, solana, solanaDevnet, bitcoin], ...options },
    storage,
  })
  attachSurface(kit)
  start(kit)
  await ready(kit)
  for (const connectorId of connectors) await connect(kit, { connectorId })
  return {
    kit,
    storage,
    evm: evm.controls,
    sol: sol.controls,
    views: () => kit.getState().navigation.history.map(({ view }) => view),
    active: () => kit.getState().network.activeNamespace,
  }
}

const asked = ({ requests }: { requests: readonly { method: string }[] }) =>
  requests.filter(({ method }) => method === 'switchNetwork')

test("R-CONN-84 R-FLOW-32 R-VIEW-53 explains that a network's namespace is not connected, then offers its wallets", async () => {
  const { kit, views, active } = await setUp()
  void open(kit, { view: 'Networks' })
  await requestNetworkSwitch(kit, { caipNetworkId: solanaDevnet.caipNetworkId })
  expect(views()).toEqual(['Networks', 'SwitchActiveChain'])
  openConnectForNetwork(kit, { caipNetworkId: solanaDevnet.caipNetworkId })
  expect(views()).toEqual(['Networks', 'SwitchActiveChain', 'Connect'])
  expect(kit.getState().modal.namespaceFilter).toBe('solana')
  expect(active()).toBe('eip155')
  await connect(kit, { connectorId: SOLANA })
  expect(active()).toBe('solana')
  expect(selectActiveNetwork(kit.getState())?.name).toBe(solanaDevnet.name)
  expect(selectAccount(kit.getState(), 'eip155').address).toBeDefined()
  expect(kit.getState().modal.open).toBe(false)
})

test('R-CONN-84 opens the modal at the namespace switch when it is closed', async () => {
  const { kit, views } = await setUp()
  await requestNetworkSwitch(kit, { caipNetworkId: solana.caipNetworkId })
  expect(views()).toEqual(['SwitchActiveChain'])
  expect(currentRoute(kit.getState().navigation).data.caipNetworkId).toBe(solana.caipNetworkId)
})

test('R-CONN-84 activates a connected namespace without a wallet request, or with one for another of its networks', async () => {
  const { kit, views, active, evm, sol } = await setUp([SOLANA, EVM])
  await requestNetworkSwitch(kit, { caipNetworkId: solana.caipNetworkId })
  expect(active()).toBe('solana')
  await requestNetworkSwitch(kit, { caipNetworkId: 'eip155:1' })
  expect(active()).toBe('eip155')
  expect([...asked(evm), ...asked(sol)]).toEqual([])
  await requestNetworkSwitch(kit, { caipNetworkId: solanaDevnet.caipNetworkId })
  expect(views()).toEqual(['SwitchNetwork'])
})

test('R-MODAL-30 returns to the view before the switch after a wallet was connected for a network', async () => {
  const { kit, views } = await setUp()
  void open(kit)
  push(kit, { view: 'Networks' })
  await requestNetworkSwitch(kit, { caipNetworkId: solana.caipNetworkId })
  openConnectForNetwork(kit, { caipNetworkId: solana.caipNetworkId })
  push(kit, { view: 'ConnectingExternal' })
  await connect(kit, { connectorId: SOLANA })
  expect(kit.getState().modal.open).toBe(true)
  expect(views()).toEqual(['Account'])
})

test('R-MODAL-29 keeps the namespace switch on screen when the active namespace loses its address', async () => {
  const { kit, views, evm } = await setUp()
  void open(kit, { view: 'Networks' })
  await requestNetworkSwitch(kit, { caipNetworkId: solana.caipNetworkId })
  evm.disconnect()
  expect(kit.getState().modal.open).toBe(true)
  expect(views()).toEqual(['Networks', 'SwitchActiveChain'])
})

test('R-NAV-10 R-FLOW-32 goes back from a wallet to the offered wallets while another namespace is connected', async () => {
  const { kit, views } = await setUp()
  void open(kit, { view: 'Networks' })
  await requestNetworkSwitch(kit, { caipNetworkId: solana.caipNetworkId })
  openConnectForNetwork(kit, { caipNetworkId: solana.caipNetworkId })
  push(kit, { view: 'ConnectingExternal' })
  goBack(kit)
  expect(views().at(-1)).toBe('Connect')
  goBack(kit)
  goBack(kit)
  expect(views()).toEqual(['Networks'])
})

test('R-CONN-92 offers no wallets for a network that the app does not list', async () => {
  const { kit } = await setUp()
  let error: unknown
  try {
    openConnectForNetwork(kit, { caipNetworkId: 'eip155:5' })
  } catch (thrown) {
    error = thrown
  }
  expect(isKitError(error, 'network/not-found')).toBe(true)
})

test('R-CONN-95 R-CONN-96 R-STATE-30 activates a connected namespace when the active one disconnects', async () => {
  const { kit, active, storage } = await setUp([EVM, BITCOIN, SOLANA])
  await disconnect(kit, { namespace: 'solana' })
  expect(active()).toBe('eip155')
  expect(storage.entries()['@bowline/active_namespace']).toBe('eip155')
  await disconnect(kit, { namespace: 'bip122' })
  expect(active()).toBe('eip155')
  expect(selectAccount(kit.getState()).address).toBeDefined()
})

test('R-CONN-97 keeps the active namespace after a disconnect of all', async () => {
  const { kit, active } = await setUp([EVM, BITCOIN, SOLANA])
  await disconnect(kit)
  expect(active()).toBe('solana')
})

test('R-MODAL-06 activates the previous namespace when the modal closes without a connection', async () => {
  const { kit, active } = await setUp()
  void open(kit, { namespace: 'solana' })
  expect(active()).toBe('solana')
  void open(kit, { namespace: 'bip122' })
  close(kit)
  expect(active()).toBe('eip155')
})

test('R-MODAL-06 keeps the requested namespace after a connection, and when no namespace was connected before', async () => {
  const { kit, active } = await setUp()
  void open(kit, { namespace: 'solana' })
  await connect(kit, { connectorId: SOLANA })
  expect(active()).toBe('solana')
  const { kit: fresh, active: shown } = await setUp([])
  void open(fresh, { namespace: 'solana' })
  close(fresh)
  expect(shown()).toBe('solana')
})
