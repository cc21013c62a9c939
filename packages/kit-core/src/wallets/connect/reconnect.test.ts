import { connectedBefore, page, WALLET } from '../../../test/returning-fixture.js'
import { attachSurface, connect, disconnect, open, ready, start, switchAccount } from '../../actions.js'
import { hydrate } from '../../app/start/hydrate.js'
import { getInitialState } from '../../core/state/initial-state.js'
import { selectAccount, selectActiveAccount, selectNamespaceStatus } from '../../index.js'
import { type MemoryStorage, mockAccounts } from '../../testing/index.js'

const storedNamespaces = (storage: MemoryStorage) =>
  Object.keys(JSON.parse(storage.entries()['@bowline/connections'] ?? '{}'))

test('R-CONN-106 R-CONN-108 R-CONN-111 R-CONN-113 R-STATE-03 restores everything at once after a reload, without a wallet window or the modal', async () => {
  const parts = await connectedBefore()
  const windows = parts.evm.controls.requests.filter(({ method }) => method === 'connect').length
  const { kit, requests } = page(parts)
  attachSurface(kit)
  const seen: string[] = []
  kit.subscribe(
    (state) => `${selectNamespaceStatus(state)} ${state.connect.status} ${selectAccount(state).address !== undefined}`,
    (part) => seen.push(part),
  )
  start(kit)
  await ready(kit)
  expect(seen).toEqual(['reconnecting connecting true', 'connected connected true'])
  expect(selectActiveAccount(kit.getState())).toMatchObject({
    allAccounts: [{ namespace: 'eip155' }, { namespace: 'eip155' }],
    connectedWalletInfo: { name: 'Test Wallet', type: 'ANNOUNCED' },
  })
  expect(kit.getState().connect.connections.solana).toHaveLength(1)
  expect(kit.getState().modal.open).toBe(false)
  expect(parts.evm.controls.requests.filter(({ method }) => method === 'connect')).toHaveLength(windows)
  expect(requests).toEqual([])
})

test('R-STORE-04 restores the namespaces that are stored as connected, and no other', async () => {
  const parts = await connectedBefore()
  expect(parts.storage.entries()['@bowline/connected_namespaces']).toBe('eip155,solana')
  parts.storage.text.set('@bowline/connected_namespaces', 'eip155')
  const { kit } = page(parts)
  start(kit)
  await ready(kit)
  const { connections } = kit.getState().connect
  expect([connections.eip155?.length, connections.solana?.length]).toEqual([1, undefined])
})

test('R-CONN-109 R-CONN-113 restores the previously active account', async () => {
  const parts = await connectedBefore()
  const [first, second] = mockAccounts('eip155')
  const { kit } = page(parts)
  const stop = start(kit)
  await ready(kit)
  await switchAccount(kit, { namespace: 'eip155', address: second.address })
  stop()
  const { kit: next } = page(parts)
  start(next)
  await ready(next)
  expect(selectActiveAccount(next.getState())?.address).toBe(second.address)
  parts.evm.controls.changeAccounts([first, second])
  expect(selectActiveAccount(next.getState())?.address).toBe(second.address)
})

test.each(['as the wallet had it', 'as the page had it'])(
  'R-CONN-152 R-CONN-113 shows the account that the user chose in the wallet while no page was open (%s)',
  async (choice) => {
    const parts = await connectedBefore()
    const [first, second] = mockAccounts('eip155')
    const { kit } = page(parts)
    const stop = start(kit)
    await ready(kit)
    const isPages = choice === 'as the page had it'
    if (isPages) await switchAccount(kit, { namespace: 'eip155', address: second.address })
    else parts.evm.controls.changeAccounts([second, first])
    stop()
    const picked = isPages ? { ...first, address: `0x${'9'.repeat(40)}` } : first
    parts.evm.controls.changeAccounts([picked, second])
    const { kit: next } = page(parts)
    start(next)
    await ready(next)
    expect(selectActiveAccount(next.getState())?.address).toBe(picked.address)
  },
)

test('R-CONN-106 R-STATE-04 forgets a namespace whose wallet no longer knows the app, and restores the other', async () => {
  const parts = await connectedBefore()
  parts.evm.controls.forget()
  const { kit } = page(parts)
  start(kit)
  await ready(kit)
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('disconnected')
  expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('connected')
  expect(selectAccount(kit.getState(), 'eip155').address).toBeUndefined()
  expect(storedNamespaces(parts.storage)).toEqual(['solana'])
})

test.each([
  [
    'a connection',
    (stored) => ({ ...stored, eip155: [{ connectorId: 'a.later.one', accounts: 'x' }, ...(stored.eip155 ?? [])] }),
  ],
  ['a namespace', (stored) => ({ ...stored, tron: stored.eip155 })],
  ['what is stored of a namespace', (stored) => ({ ...stored, bip122: 'x' })],
] satisfies [string, (stored: Record<string, unknown[]>) => object][])(
  'R-CONN-248 keeps the other connections when %s cannot be read',
  async (_, change) => {
    const parts = await connectedBefore()
    const stored = JSON.parse(parts.storage.entries()['@bowline/connections'] ?? '')
    parts.storage.text.set('@bowline/connections', JSON.stringify(change(stored)))
    const { kit } = page(parts)
    start(kit)
    await ready(kit)
    expect(selectAccount(kit.getState(), 'eip155').address).toBeDefined()
    expect(selectAccount(kit.getState(), 'solana').address).toBeDefined()
  },
)

test('R-CONN-106 keeps both namespaces when the page closes while one is being restored', async () => {
  const parts = await connectedBefore()
  parts.sol.controls.holdNext({ method: 'reconnect' })
  const { kit } = page(parts)
  const stop = start(kit)
  await new Promise(setImmediate)
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('connected')
  stop()
  await new Promise(setImmediate)
  expect(storedNamespaces(parts.storage)).toEqual(['eip155', 'solana'])
})

test('R-CONN-107 requests, shows and keeps nothing with enableReconnect off', async () => {
  const parts = await connectedBefore()
  const initial = getInitialState(parts.storage)
  const { kit } = page(parts, { enableReconnect: false })
  hydrate(kit, initial)
  start(kit)
  await ready(kit)
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('disconnected')
  expect(selectAccount(kit.getState()).address).toBeUndefined()
  expect(parts.evm.controls.requests.filter(({ method }) => method === 'reconnect')).toEqual([])
  expect(parts.storage.entries()['@bowline/connections']).toBeUndefined()
})

test('R-REACT-07 restores once when started, stopped and started at once', async () => {
  const parts = await connectedBefore()
  const { kit } = page(parts)
  start(kit)()
  start(kit)
  await ready(kit)
  expect(parts.evm.controls.requests.filter(({ method }) => method === 'reconnect')).toHaveLength(1)
  expect(parts.evm.controls.listeners()).toBe(1)
  expect(selectNamespaceStatus(kit.getState())).toBe('connected')
})

test('R-REACT-07 restores after a stop during the restore and another start', async () => {
  const parts = await connectedBefore()
  const { kit } = page(parts)
  parts.evm.controls.holdNext({ method: 'reconnect' })
  const stop = start(kit)
  await new Promise(setImmediate)
  stop()
  start(kit)
  await ready(kit)
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('connected')
})

test('R-CONN-113 closes a modal that offers wallets when the restore brings an address, and keeps it open on failure', async () => {
  for (const agrees of [true, false]) {
    const parts = await connectedBefore()
    const { kit } = page(parts)
    attachSurface(kit)
    parts.evm.controls.holdNext({ method: 'reconnect' })
    start(kit)
    await new Promise(setImmediate)
    void open(kit)
    if (agrees) parts.evm.controls.approve()
    else parts.evm.controls.reject()
    await ready(kit)
    expect(kit.getState().modal.open).toBe(!agrees)
  }
})

test('R-CONN-113 stays disconnected after a disconnect during the restore, even when the wallet responds later', async () => {
  const parts = await connectedBefore()
  const { kit } = page(parts)
  parts.evm.controls.holdNext({ method: 'reconnect' })
  start(kit)
  await new Promise(setImmediate)
  await disconnect(kit)
  parts.evm.controls.approve()
  await new Promise(setImmediate)
  expect(kit.getState().connect.connections.eip155 ?? []).toEqual([])
  expect(parts.evm.controls.requests.at(-1)).toEqual({ method: 'disconnect', params: { connectorId: WALLET } })
  expect(parts.storage.entries()['@bowline/connections']).toBeUndefined()
})

test('R-CONN-116 activates a wallet chosen while another is restored, and keeps both', async () => {
  const parts = await connectedBefore()
  const { kit } = page(parts)
  parts.evm.controls.holdNext({ method: 'reconnect' })
  start(kit)
  await new Promise(setImmediate)
  await connect(kit, { connectorId: 'host.wallet.eip155' })
  parts.evm.controls.approve()
  await new Promise(setImmediate)
  expect(kit.getState().connect.connections.eip155?.map(({ connectorId }) => connectorId)).toEqual([
    'host.wallet.eip155',
    WALLET,
  ])
})

test('R-CONN-106 R-CONN-116 forgets an inactive wallet that no longer approves, and restores one that does', async () => {
  const parts = await connectedBefore()
  const [account] = mockAccounts('eip155')
  parts.evm.controls.announce({ id: 'left.wallet', chain: 'eip155', type: 'ANNOUNCED', name: 'Left' })
  const stored = (connectorId: string) => ({ connectorId, accounts: [{ address: account.address }] })
  const remembered = () => JSON.parse(parts.storage.entries()['@bowline/connections'] ?? '{}').eip155
  parts.storage.text.set(
    '@bowline/connections',
    JSON.stringify({ eip155: [stored(WALLET), stored('left.wallet'), stored('host.wallet.eip155')] }),
  )
  parts.evm.controls.connectOutside('host.wallet.eip155')
  const { kit } = page(parts)
  start(kit)
  await ready(kit)
  await new Promise(setImmediate)
  const ids = kit.getState().connect.connections.eip155?.map(({ connectorId }) => connectorId)
  expect(ids).toEqual([WALLET, 'host.wallet.eip155'])
  expect(remembered().map(({ connectorId }: { connectorId: string }) => connectorId)).toEqual(ids)
})

test('R-CFG-16 R-CONN-114 does not delay the page for a wallet without a response, and connects it when it responds', async () => {
  const parts = await connectedBefore()
  const { kit } = page(parts)
  parts.evm.controls.holdNext({ method: 'reconnect' })
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] })
  start(kit)
  await new Promise(setImmediate)
  expect(kit.getState().lifecycle).toBe('starting')
  jest.advanceTimersByTime(10_000)
  jest.useRealTimers()
  await ready(kit)
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('disconnected')
  expect(storedNamespaces(parts.storage)).toEqual(['eip155', 'solana'])
  parts.evm.controls.approve()
  await new Promise(setImmediate)
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('connected')
})

test.each([
  ['is cancelled', true],
  ['is declined', false],
])(
  'R-CONN-264 restores a stored wallet that responds during a new attempt, when that attempt %s',
  async (_, isGivenUp) => {
    const parts = await connectedBefore()
    const { kit } = page(parts)
    parts.evm.controls.holdNext({ method: 'connect' })
    start(kit)
    const leaving = new AbortController()
    const trying = connect(kit, { connectorId: WALLET, signal: leaving.signal }).catch(() => 'failed')
    await ready(kit)
    await new Promise(setImmediate)
    expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('connecting')
    if (isGivenUp) leaving.abort()
    else parts.evm.controls.reject()
    expect(await trying).toBe('failed')
    await new Promise(setImmediate)
    expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('connected')
  },
)

test('R-CONN-264 forgets a stored wallet when everything is disconnected', async () => {
  const parts = await connectedBefore()
  const { kit } = page(parts)
  parts.evm.controls.holdNext({ method: 'connect' })
  start(kit)
  const trying = connect(kit, { connectorId: WALLET }).catch(() => 'failed')
  await ready(kit)
  await new Promise(setImmediate)
  await disconnect(kit)
  await trying
  await new Promise(setImmediate)
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('disconnected')
  expect(storedNamespaces(parts.storage)).toEqual([])
})
