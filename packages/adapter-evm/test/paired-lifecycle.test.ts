import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import type { AdapterEvent } from '@bowline/kit-core'
import { WalletRequestError } from '@bowline/kit-core/errors'
import { CAROL, pairedScene, type Scene, toPairedConnection, twoChains } from './paired-fixture.js'
import { on, PAIRED } from './paired-wallet.js'
import { ALICE, BOB, memoryStorage } from './setup.js'

const { one, ten } = twoChains()
const scene = (over?: Scene) => pairedScene([one().url, ten().url], over)
const connected = (over?: Scene) => toPairedConnection([one().url, ten().url], over)

afterEach(() => {
  jest.useRealTimers()
})

const silent: Scene = { answer: () => new Promise(() => {}) }
const gone = { code: 'adapter/provider-not-found' }
const addresses = (events: readonly AdapterEvent[]) =>
  ofType(events, 'accountChanged').map(({ accounts }) => accounts.map(({ address }) => address))

test('R-ADPT-01 emits the paired wallet’s new account first, which can sign', async () => {
  const { emit, events, provider, adapter } = await connected()
  const heard: unknown[] = []
  provider.on('accountsChanged', (accounts) => heard.push(accounts))
  emit({ type: 'accounts', namespace: 'eip155', accounts: on(1, BOB.address) })
  emit({ type: 'accounts', namespace: 'eip155', accounts: on(1, ALICE.address) })
  emit({ type: 'accounts', namespace: 'eip155', accounts: on(1, CAROL) })
  expect(addresses(events)).toEqual([
    [BOB.address, ALICE.address],
    [ALICE.address, BOB.address],
    [CAROL, ALICE.address, BOB.address],
  ])
  expect(heard).toEqual(addresses(events))
  expect(await adapter.getAccounts({ connectorId: PAIRED })).toMatchObject([{ address: CAROL }, {}, {}])
})

test('R-CONN-114 ignores events of another namespace, without accounts, unreadable or without a change', async () => {
  const { emit, events, provider } = await connected()
  emit({ type: 'accounts', namespace: 'eip155', accounts: on(1, BOB.address) })
  events.length = 0
  emit({ type: 'accounts', namespace: 'solana', accounts: on(1, ALICE.address) })
  emit({ type: 'accounts', namespace: 'eip155', accounts: [] })
  emit({ type: 'accounts', namespace: 'eip155', accounts: ['eip155:1:0x1', 'eip155:1:<img>'] })
  emit({ type: 'accounts', namespace: 'eip155', accounts: on(1, BOB.address.toLowerCase(), ALICE.address) })
  emit({ type: 'network', caipNetworkId: 'eip155:1' })
  emit({ type: 'namespaces' })
  expect(events).toEqual([])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([BOB.address, ALICE.address])
})

test('R-CONN-41 emits accounts that the wallet approves or revokes, and disconnects with the last one', async () => {
  const { approve, events, ends, listeners, adapter } = await connected()
  approve({ accounts: on(1, BOB.address) })
  approve({ accounts: on(1, BOB.address, CAROL) })
  expect(addresses(events)).toEqual([[BOB.address], [BOB.address, CAROL]])
  approve({ accounts: [] })
  expect(ofType(events, 'disconnect')).toEqual([{ type: 'disconnect', connectorId: PAIRED }])
  expect([ends(), listeners()]).toEqual([0, 0])
  await expect(adapter.getAccounts({ connectorId: PAIRED })).rejects.toMatchObject(gone)
})

test('R-CONN-114 ends with the wallet’s last state after a burst of events, and emits each change once', async () => {
  const { emit, events, provider } = await connected()
  for (let turn = 0; turn < 500; turn++) {
    emit({ type: 'network', caipNetworkId: turn % 2 === 0 ? 'eip155:10' : 'eip155:1' })
    emit({ type: 'network', caipNetworkId: turn % 2 === 0 ? 'eip155:10' : 'eip155:1' })
    emit({ type: 'accounts', namespace: 'eip155', accounts: on(1, turn % 2 === 0 ? BOB.address : ALICE.address) })
    emit({ type: 'namespaces' })
  }
  expect(ofType(events, 'switchNetwork')).toHaveLength(500)
  expect(ofType(events, 'accountChanged')).toHaveLength(500)
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([ALICE.address, BOB.address])
})

test('R-CONN-102 disconnects when the wallet ends the session, without a message to the wallet', async () => {
  const storage = memoryStorage()
  const { emit, events, ends, listeners, adapter, provider } = await connected({ storage })
  const heard: unknown[] = []
  provider.on('disconnect', (error) => heard.push(error))
  emit({ type: 'ended' })
  emit({ type: 'ended' })
  expect(ofType(events, 'disconnect')).toEqual([{ type: 'disconnect', connectorId: PAIRED }])
  expect(heard).toMatchObject([{ code: 4900 }])
  expect([ends(), listeners(), storage.get('evm.paired')]).toEqual([0, 0, undefined])
  await expect(adapter.getProvider({ connectorId: PAIRED })).rejects.toMatchObject(gone)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  await expect(provider.request({ method: 'personal_sign', params: [] })).rejects.toMatchObject({ code: 4900 })
})

test('R-CONN-102 rejects an open request when the session ends', async () => {
  const { emit, signMessage, sendTransaction, account, main, asked } = await connected(silent)
  const signing = signMessage({ ...account, message: 'x' })
  const sending = sendTransaction({ ...account, to: BOB.address, value: 1n, network: main })
  signing.catch(() => undefined)
  sending.catch(() => undefined)
  await until(() => asked.length === 2)
  emit({ type: 'ended' })
  const over = { code: 'wallet/request-failed', message: 'The wallet disconnected', walletCode: 4900 }
  await expect(signing).rejects.toMatchObject(over)
  await expect(sending).rejects.toMatchObject(over)
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true])
})

test('R-ADPT-02 ends the session without emitting when the kit disconnects', async () => {
  const storage = memoryStorage()
  const { adapter, ends, events, listeners } = await connected({ storage })
  await adapter.disconnect({ connectorId: PAIRED })
  await adapter.disconnect({ connectorId: PAIRED })
  expect([ends(), listeners(), storage.get('evm.paired')]).toEqual([1, 0, undefined])
  expect(events).toEqual([])
  await expect(adapter.getProvider({ connectorId: PAIRED })).rejects.toMatchObject(gone)
})

test.each([
  ['never responds', () => new Promise<void>(() => {})],
  ['fails', () => Promise.reject(new Error('No relay'))],
])('R-ADPT-02 disconnects over a relay that %s', async (_, end) => {
  const { connectPaired, session, adapter } = scene()
  await connectPaired({ session: { ...session, end }, signal: never })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const leaving = adapter.disconnect({ connectorId: PAIRED })
  await jest.advanceTimersByTimeAsync(3_000)
  await leaving
  await expect(adapter.getProvider({ connectorId: PAIRED })).rejects.toMatchObject(gone)
})

test('R-ADPT-25 fails a request after five minutes without a response, and does not deliver it later', async () => {
  const { signMessage, account, asked } = await connected(silent)
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const outcome = signMessage({ ...account, message: 'x' }).catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(299_999)
  expect(asked[0]?.signal?.aborted).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(await outcome).toMatchObject({
    code: 'wallet/request-failed',
    message: 'The wallet didn’t respond in time. Check it before you try again: the request may still go through.',
    walletCode: 4900,
  })
  expect(asked[0]?.signal?.aborted).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})

test('R-ADPT-25 passes on a kit error of the session unchanged', async () => {
  const unreachable = new WalletRequestError('The relay cannot be reached', 4900)
  const { signMessage, account } = await connected({ answer: () => Promise.reject(unreachable) })
  await expect(signMessage({ ...account, message: 'x' })).rejects.toBe(unreachable)
})

test('R-CONN-114 changes nothing when the relay is offline while the user decides', async () => {
  let sign = (_: string) => {}
  const { emit, signMessage, account, events } = await connected({
    answer: () => new Promise((resolve) => (sign = resolve)),
  })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const signing = signMessage({ ...account, message: 'x' })
  emit({ type: 'relay', isOnline: false })
  await jest.advanceTimersByTimeAsync(120_000)
  emit({ type: 'relay', isOnline: true })
  sign('0x1234')
  expect(await signing).toBe('0x1234')
  expect(events).toEqual([])
  expect(jest.getTimerCount()).toBe(0)
})

test('R-CONN-114 keeps the connection and chain reads while the relay is offline', async () => {
  const { emit, provider, events, adapter } = await connected()
  emit({ type: 'relay', isOnline: false })
  expect(await provider.request({ method: 'eth_getBalance', params: [CAROL, 'latest'] })).toMatch(/^0x/)
  expect(await adapter.getAccounts({ connectorId: PAIRED })).toHaveLength(2)
  expect(events).toEqual([])
})

test('R-ADPT-02 returns the same connection for the same session, and replaces it without ending it for another session', async () => {
  const first = await connected()
  const { connectPaired, adapter, events, session } = first
  expect(await connectPaired({ session, signal: never })).toEqual(first.connection)
  expect(first.listeners()).toBe(1)
  const second = scene({ topic: 'topic-2', accounts: on(10, BOB.address), approved: [10], peer: { name: 'Other' } })
  const connection = await connectPaired({ session: second.session, signal: never })
  expect(connection).toMatchObject({ name: 'Other', caipNetworkId: 'eip155:10', accounts: [{ address: BOB.address }] })
  expect([first.listeners(), first.ends(), second.listeners()]).toEqual([0, 0, 1])
  expect(await adapter.getAccounts({ connectorId: PAIRED })).toEqual(connection.accounts)
  first.emit({ type: 'ended' })
  expect(events).toEqual([])
  await adapter.disconnect({ connectorId: PAIRED })
  expect([first.ends(), second.ends()]).toEqual([0, 1])
})

test('R-ADPT-02 neither restores a paired wallet by its id nor connects one without a session', async () => {
  const { adapter } = scene()
  expect(await adapter.reconnect({ connectorId: PAIRED, signal: never })).toBeUndefined()
  await expect(adapter.connect({ connectorId: PAIRED, signal: never })).rejects.toMatchObject({
    code: 'adapter/connector-not-found',
  })
  const live = await connected()
  expect(await live.adapter.reconnect({ connectorId: PAIRED, signal: never })).toBeUndefined()
  expect(await live.adapter.connect({ connectorId: PAIRED, signal: never })).toEqual(live.connection)
})

test('R-ADPT-20 notifies other listeners when one listener of the page throws', async () => {
  const { provider, emit, events } = await connected()
  const faults: unknown[] = []
  const { queueMicrotask: real } = globalThis
  globalThis.queueMicrotask = (action) =>
    real(
      () =>
        void Promise.resolve()
          .then(action)
          .catch((error) => faults.push(error)),
    )
  try {
    provider.on('chainChanged', () => {
      throw new Error('page')
    })
    emit({ type: 'network', caipNetworkId: 'eip155:10' })
    await until(() => faults.length === 1)
  } finally {
    globalThis.queueMicrotask = real
  }
  expect(ofType(events, 'switchNetwork')).toHaveLength(1)
})
