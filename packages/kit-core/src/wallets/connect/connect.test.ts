import { connect, onEvent, start } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import { WalletRequestError } from '../../errors.js'
import { isKitError, type KitState, selectAccount, selectActiveAccount, selectNamespaceStatus } from '../../index.js'
import { selectPublicState } from '../../public-state.js'
import { createMemoryStorage, createTestKit, mockAccounts, mockAdapter } from '../../testing/index.js'

const WALLET = 'test.wallet.eip155'
const [{ address: ADDRESS }] = mockAccounts('eip155')

const failureOf = (action: Promise<unknown>) =>
  action.then(
    () => undefined,
    (error: unknown) => error,
  )

function setUp(params: Parameters<typeof mockAdapter<'eip155'>>[0] = {}) {
  const evm = mockAdapter(params)
  const sol = mockAdapter({ namespace: 'solana' })
  const storage = createMemoryStorage()
  const { kit, log } = createTestKit({ adapters: [evm, sol], options: { networks: [mainnet, solana] }, storage })
  const events: string[] = []
  onEvent(kit, ({ event, properties }) => events.push(`${event} ${JSON.stringify(properties ?? {})}`))
  start(kit)
  return { kit, log, storage, events, wallet: evm.controls, solanaWallet: sol.controls }
}

test('R-CONN-94 R-STATE-02 R-STATE-13 sets account, wallet and status at once when a wallet connects', async () => {
  const { kit } = setUp()
  const seen: (string | undefined)[] = []
  kit.subscribe(
    ({ connect: { status }, accounts }) => `${status} ${accounts.eip155?.address} ${accounts.eip155?.caipAddress}`,
    (part) => seen.push(part),
  )
  const connection = await connect(kit, { connectorId: WALLET })
  expect(connection).toMatchObject({ connectorId: WALLET, caipNetworkId: 'eip155:1' })
  const state = kit.getState()
  expect(selectActiveAccount(state)).toMatchObject({
    address: ADDRESS,
    caipAddress: `eip155:1:${ADDRESS}`,
    allAccounts: mockAccounts('eip155').map((account) => ({ ...account, namespace: 'eip155' })),
    connectedWalletInfo: { name: 'Test Wallet', type: 'ANNOUNCED', rdns: WALLET },
  })
  expect(selectNamespaceStatus(state)).toBe('connected')
  expect(seen).toEqual(['connecting undefined undefined', `connected ${ADDRESS} eip155:1:${ADDRESS}`])
})

test('R-CONN-94 R-STORE-01 R-STORE-02 R-STORE-04 R-STORE-05 R-STORE-11 R-STORE-18 stores a connection under the documented keys', async () => {
  const { kit, storage } = setUp()
  await connect(kit, { connectorId: WALLET })
  const entries = storage.entries()
  expect(Object.keys(entries).every((name) => name.startsWith('@bowline/'))).toBe(true)
  expect(entries['@bowline/connected_namespaces']).toBe('eip155')
  expect(entries['@bowline/connection_status']).toBe('connected')
  expect(entries['@bowline/active_namespace']).toBe('eip155')
  expect(entries['@bowline/active_caip_network_id']).toBe('eip155:1')
  expect(JSON.parse(entries['@bowline/connected_connector_ids'] ?? '')).toEqual({ eip155: WALLET })
  expect(JSON.parse(entries['@bowline/connected_wallets'] ?? '')).toEqual({
    eip155: { id: WALLET, name: 'Test Wallet', type: 'ANNOUNCED' },
  })
  expect(JSON.parse(entries['@bowline/connections'] ?? '')).toEqual({
    eip155: [{ connectorId: WALLET, accounts: mockAccounts('eip155'), caipNetworkId: 'eip155:1', name: 'Test Wallet' }],
  })
})

test('R-STATE-05 does not store the connecting status', async () => {
  const { kit, storage, wallet } = setUp()
  wallet.holdNext()
  const answer = connect(kit, { connectorId: WALLET })
  expect(kit.getState().connect.status).toBe('connecting')
  expect(selectPublicState(kit.getState())).toMatchObject({ loading: true, connectingWallet: WALLET })
  expect(storage.entries()).toEqual({})
  wallet.approve()
  await answer
})

test('R-CONN-94 R-TRACK-02 tracks success and failure with the wallet’s name and the error’s message', async () => {
  const { kit, events, wallet } = setUp()
  wallet.rejectNext({ error: new WalletRequestError('the wallet is locked', -32603) })
  await failureOf(connect(kit, { connectorId: WALLET }))
  await connect(kit, { connectorId: WALLET })
  expect(events.filter((event) => event.startsWith('CONNECT'))).toEqual([
    'CONNECT_ERROR {"message":"the wallet is locked"}',
    'CONNECT_SUCCESS {"method":"browser","name":"Test Wallet"}',
  ])
})

test('R-ERR-20 R-ERR-25 rejects with UserRejectedError when the user declines, and connects on the next attempt', async () => {
  const { kit, wallet } = setUp()
  wallet.rejectNext()
  expect(isKitError(await failureOf(connect(kit, { connectorId: WALLET })), 'wallet/user-rejected')).toBe(true)
  expect(kit.getState().connect).toMatchObject({ status: 'disconnected', attempt: undefined })
  await connect(kit, { connectorId: WALLET })
  expect(kit.getState().connect.status).toBe('connected')
})

test('R-ADPT-04 R-ERR-07 throws when the adapter or connector does not exist', async () => {
  const { kit } = setUp()
  const missing = await failureOf(connect(kit, { connectorId: WALLET, namespace: 'cosmos' }))
  expect(isKitError(missing, 'adapter/not-found')).toBe(true)
  const unknown = await failureOf(connect(kit, { connectorId: 'unknown' }))
  expect(isKitError(unknown, 'adapter/connector-not-found')).toBe(true)
  expect(kit.getState().connect.attempt).toBeUndefined()
})

test('R-CONN-95 keeps the first namespace and activates the second when it connects', async () => {
  const { kit } = setUp()
  await connect(kit, { connectorId: WALLET })
  const before = selectAccount(kit.getState(), 'eip155')
  await connect(kit, { connectorId: 'test.wallet.solana' })
  const state = kit.getState()
  expect(state.connect.connections.eip155).toHaveLength(1)
  expect(selectAccount(state, 'eip155').address).toBe(before.address)
  expect(state.network.activeNamespace).toBe('solana')
  expect(selectActiveAccount(state)?.address).toBe(mockAccounts('solana')[0].address)
})

test.each([false, true])(
  'R-CONN-50 cancels an attempt at once and does not connect on a late approval (adapter ignores it: %s)',
  async (ignoresAbort) => {
    const { kit, wallet } = setUp({ ignoresAbort })
    wallet.holdNext()
    const controller = new AbortController()
    const answer = failureOf(connect(kit, { connectorId: WALLET, signal: controller.signal }))
    controller.abort()
    expect(isKitError(await answer, 'request/aborted')).toBe(true)
    expect(kit.getState().connect).toMatchObject({ status: 'disconnected', attempt: undefined })
    wallet.approve()
    await Promise.resolve().then(() => {})
    await new Promise(setImmediate)
    expect(kit.getState().connect.status).toBe('disconnected')
    if (ignoresAbort) expect(wallet.requests.at(-1)).toEqual({ method: 'disconnect', params: { connectorId: WALLET } })
  },
)

test('R-CONN-50 replaces an older attempt with a newer one, and ignores the older one’s late approval', async () => {
  const { kit, wallet, events } = setUp({ ignoresAbort: true })
  wallet.holdNext()
  const older = failureOf(connect(kit, { connectorId: WALLET }))
  const newer = await connect(kit, { connectorId: 'host.wallet.eip155' })
  expect(isKitError(await older, 'request/aborted')).toBe(true)
  wallet.approve()
  await new Promise(setImmediate)
  expect(kit.getState().connect.connections.eip155).toEqual([newer])
  expect(wallet.requests.at(-1)).toEqual({ method: 'disconnect', params: { connectorId: WALLET } })
  expect(events.filter((event) => event.startsWith('CONNECT_ERROR'))).toEqual([])
})

test('R-CONN-50 does not revoke a late approval of a wallet that is requested again or connected', async () => {
  const { kit, wallet } = setUp({ ignoresAbort: true })
  wallet.holdNext()
  const older = failureOf(connect(kit, { connectorId: WALLET }))
  await connect(kit, { connectorId: WALLET })
  await older
  wallet.approve()
  await new Promise(setImmediate)
  expect(wallet.requests.filter(({ method }) => method === 'disconnect')).toEqual([])
  expect(kit.getState().connect.status).toBe('connected')
})

test('R-HOST-10 cancels a running attempt when the kit stops', async () => {
  const evm = mockAdapter()
  const { kit } = createTestKit({ adapters: [evm] })
  const stop = start(kit)
  evm.controls.holdNext()
  const answer = failureOf(connect(kit, { connectorId: WALLET }))
  stop()
  expect(isKitError(await answer, 'request/aborted')).toBe(true)
  expect(kit.getState().connect.attempt).toBeUndefined()
})

test('R-STATE-04 does not connect a wallet that opens no account', async () => {
  const { kit } = setUp()
  const adapter = kit.adapters.get('eip155')
  const odd = mockAdapter()
  const { kit: oddKit } = createTestKit({
    adapters: [
      {
        ...odd,
        create: (context) => ({
          ...odd.create(context),
          connect: async ({ connectorId }) => ({ connectorId, accounts: [] }),
        }),
      },
    ],
  })
  expect(adapter).toBeDefined()
  start(oddKit)
  expect(isKitError(await failureOf(connect(oddKit, { connectorId: WALLET })), 'wallet/no-account')).toBe(true)
  expect(oddKit.getState().connect.status).toBe('disconnected')
})

test('R-STATE-64 keeps two kits on a page independent', async () => {
  const one = setUp()
  const other = setUp()
  await connect(one.kit, { connectorId: WALLET })
  const status = ({ connect: { status: now } }: KitState) => now
  expect([status(one.kit.getState()), status(other.kit.getState())]).toEqual(['connected', 'disconnected'])
})

test('R-CONN-174 R-CONN-283 disconnects and says that no account was chosen when the wallet opens none', async () => {
  const evm = mockAdapter()
  const emptyHanded: typeof evm = {
    ...evm,
    create(context) {
      const adapter = evm.create(context)
      return { ...adapter, connect: async (params) => ({ ...(await adapter.connect(params)), accounts: [] }) }
    },
  }
  const { kit } = createTestKit({ adapters: [emptyHanded], options: { networks: [mainnet] } })
  start(kit)
  expect(await failureOf(connect(kit, { connectorId: WALLET }))).toMatchObject({ code: 'wallet/no-account' })
  expect(evm.controls.requests.map(({ method }) => method)).toEqual(['connect', 'disconnect'])
  expect(kit.getState().connect.status).toBe('disconnected')
})
