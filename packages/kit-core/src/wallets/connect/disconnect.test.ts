import {
  attachSurface,
  connect,
  disconnect,
  getProvider,
  onEvent,
  open,
  ready,
  signMessage,
  start,
} from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import { currentRoute, isKitError, selectAccount } from '../../index.js'
import { createMemoryStorage, createTestKit, mockAdapter } from '../../testing/index.js'

async function setUp() {
  const evm = mockAdapter()
  const sol = mockAdapter({ namespace: 'solana' })
  const storage = createMemoryStorage()
  const { kit } = createTestKit({ adapters: [evm, sol], options: { networks: [mainnet, solana] }, storage })
  const events: string[] = []
  onEvent(kit, ({ event, properties }) => events.push(`${event} ${JSON.stringify(properties ?? {})}`))
  start(kit)
  await ready(kit)
  await connect(kit, { connectorId: 'test.wallet.solana' })
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  return { kit, storage, events, evm: evm.controls, sol: sol.controls }
}

const failureOf = (action: Promise<unknown>) =>
  action.then(
    () => undefined,
    (error: unknown) => error,
  )

test('R-CONN-96 R-STATE-18 removes the account and stored keys of one namespace, and keeps the other', async () => {
  const { kit, storage, events } = await setUp()
  kit.store.set(({ accounts }) => ({
    accounts: { ...accounts, eip155: { ...selectAccount(kit.getState(), 'eip155'), addressLabels: { '0x1': 'mine' } } },
  }))
  await disconnect(kit, { namespace: 'eip155' })
  const state = kit.getState()
  expect(state.accounts.eip155).toMatchObject({ address: undefined, allAccounts: [], addressLabels: { '0x1': 'mine' } })
  expect(state.connect.connections).toMatchObject({ eip155: [], solana: [{ connectorId: 'test.wallet.solana' }] })
  expect(state.connect.status).toBe('connected')
  expect(Object.keys(JSON.parse(storage.entries()['@bowline/connections'] ?? ''))).toEqual(['solana'])
  expect(storage.entries()['@bowline/connected_wallets']).not.toContain('eip155')
  expect(events.at(-1)).toBe('DISCONNECT_SUCCESS {"namespace":"eip155"}')
})

test('R-CONN-97 R-STATE-05 R-CONN-99 removes everything and stores the status when all are disconnected', async () => {
  const { kit, storage, events } = await setUp()
  await disconnect(kit)
  expect(kit.getState().connect).toMatchObject({ status: 'disconnected', connections: { eip155: [], solana: [] } })
  const { '@bowline/connection_status': status, ...rest } = storage.entries()
  expect(status).toBe('disconnected')
  expect(Object.keys(rest).filter((name) => name.includes('connect'))).toEqual([])
  expect(events.at(-1)).toBe('DISCONNECT_SUCCESS {"namespace":"all"}')
})

test('R-STATE-06 R-STORE-17 clears the cache of the disconnected address, and keeps that of other addresses', async () => {
  const { kit, storage } = await setUp()
  await new Promise(setImmediate)
  const cached = () => Object.keys(JSON.parse(storage.entries()['@bowline/native_balance_cache'] ?? '{}'))
  const [evm, sol] = (['eip155', 'solana'] as const).map((name) => selectAccount(kit.getState(), name).caipAddress)
  expect(cached().sort()).toEqual([evm, sol].sort())
  await disconnect(kit, { namespace: 'eip155' })
  expect(cached()).toEqual([sol])
})

test('R-CONN-98 R-ERR-03 reports the namespace that fails, and keeps it connected', async () => {
  const { kit, evm, events } = await setUp()
  evm.rejectNext({ method: 'disconnect', error: new Error('stuck') })
  const error = await failureOf(disconnect(kit, { namespace: 'eip155' }))
  expect(error).toMatchObject({ message: 'Failed to disconnect chain eip155', namespace: 'eip155' })
  expect(kit.getState().connect.connections.eip155).toHaveLength(1)
  expect(events.at(-1)).toBe('DISCONNECT_ERROR {"message":"Failed to disconnect chain eip155"}')
})

test('R-CONN-97 collects the failures when all are disconnected, and disconnects the others', async () => {
  const { kit, evm } = await setUp()
  evm.rejectNext({ method: 'disconnect', error: new Error('stuck') })
  const error = await failureOf(disconnect(kit))
  expect(error).toMatchObject({ message: 'Failed to disconnect', namespaces: ['eip155'] })
  expect(kit.getState().connect.connections).toMatchObject({ solana: [] })
})

test('R-CONN-102 removes a connection that ends in the wallet, without calling the wallet', async () => {
  const { kit, evm, storage } = await setUp()
  evm.disconnect()
  expect(kit.getState().accounts.eip155?.address).toBeUndefined()
  expect(Object.keys(JSON.parse(storage.entries()['@bowline/connections'] ?? ''))).toEqual(['solana'])
  expect(evm.requests.filter(({ method }) => method === 'disconnect')).toEqual([])
})

test('R-CONN-115 R-ADPT-01 adopts a connection made through the chain library, and its end', async () => {
  const { kit, evm } = await setUp()
  await disconnect(kit)
  evm.connectOutside('host.wallet.eip155')
  expect(kit.getState().connect).toMatchObject({ status: 'connected', connections: { eip155: [{}] } })
  expect(selectAccount(kit.getState(), 'eip155').connectedWalletInfo?.name).toBe('Host Wallet')
  evm.disconnect('host.wallet.eip155')
  expect(kit.getState().connect.status).toBe('disconnected')
})

test('R-CONN-116 activates the other wallet of a namespace when the first disconnects', async () => {
  const { kit, evm } = await setUp()
  await connect(kit, { connectorId: 'host.wallet.eip155' })
  expect(kit.getState().connect.connections.eip155?.map(({ connectorId }) => connectorId)).toEqual([
    'host.wallet.eip155',
    'test.wallet.eip155',
  ])
  const seen: (string | undefined)[] = []
  kit.subscribe(
    ({ accounts }) => accounts.eip155?.connectedWalletInfo?.name,
    (name) => seen.push(name),
  )
  evm.disconnect('host.wallet.eip155')
  expect(seen).toEqual(['Test Wallet'])
  expect(selectAccount(kit.getState(), 'eip155').address).toBeDefined()
})

test('R-CONN-116 notifies the chain’s library of the wallet that becomes active, and ignores its failure', async () => {
  const evm = mockAdapter()
  const notified: string[] = []
  const adapter = {
    ...evm,
    create: (context: Parameters<typeof evm.create>[0]) => ({
      ...evm.create(context),
      switchConnection: async ({ connectorId }: { connectorId: string }) => {
        notified.push(connectorId)
        throw new Error('not there')
      },
    }),
  }
  const { kit } = createTestKit({ adapters: [adapter] })
  start(kit)
  await ready(kit)
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  await connect(kit, { connectorId: 'host.wallet.eip155' })
  evm.controls.disconnect('host.wallet.eip155')
  expect(notified).toEqual(['test.wallet.eip155'])
  await new Promise(setImmediate)
  expect(kit.getState().connect.connections.eip155).toHaveLength(1)
  await disconnect(kit)
  expect(notified).toHaveLength(1)
})

test('R-MODAL-29 closes the modal when the active namespace loses its address, but not when another one does', async () => {
  const { kit, sol, evm } = await setUp()
  const detach = attachSurface(kit)
  void open(kit)
  expect(currentRoute(kit.getState().navigation).view).toBe('Account')
  sol.disconnect()
  expect(kit.getState().modal.open).toBe(true)
  evm.disconnect()
  expect(kit.getState().modal.open).toBe(false)
  expect(currentRoute(kit.getState().navigation).view).toBe('Connect')
  detach()
})

test('R-FLOW-33 offers wallets again after a disconnect on the unsupported network view', async () => {
  const { kit, evm } = await setUp()
  attachSurface(kit)
  evm.changeNetwork('eip155:999')
  expect(currentRoute(kit.getState().navigation).view).toBe('UnsupportedChain')
  await disconnect(kit, { namespace: 'eip155' })
  expect(kit.getState().modal.open).toBe(true)
  expect(kit.getState().navigation.history.map(({ view }) => view)).toEqual(['Connect'])
})

test('R-ADPT-05 R-ERR-07 returns no provider and no signature without a connection', async () => {
  const { kit } = await setUp()
  expect(await signMessage(kit, { message: 'hello' })).toContain('hello')
  expect(await getProvider(kit)).toBeDefined()
  await disconnect(kit)
  expect(isKitError(await failureOf(signMessage(kit, { message: 'hello' })), 'adapter/provider-not-found')).toBe(true)
  expect(isKitError(await failureOf(getProvider(kit)), 'adapter/provider-not-found')).toBe(true)
  expect(isKitError(await failureOf(getProvider(kit, { namespace: 'cosmos' })), 'adapter/not-found')).toBe(true)
})

test('R-CONN-157 R-CONN-146 disconnects a locked wallet as well, and keeps it disconnected once it is unlocked', async () => {
  const { kit, evm } = await setUp()
  evm.lock('test.wallet.eip155')
  expect(kit.getState().connect.awaitingReconnect.eip155).toHaveLength(1)
  await disconnect(kit, { namespace: 'eip155' })
  expect(evm.requests.filter(({ method }) => method === 'disconnect')).toHaveLength(1)
  expect(kit.getState().connect.awaitingReconnect.eip155 ?? []).toEqual([])
  evm.unlock('test.wallet.eip155')
  expect(selectAccount(kit.getState(), 'eip155').address).toBeUndefined()
})
