/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { getEventListeners } from 'node:events'
import { setImmediate } from 'node:timers'
import { setUpAccount } from '../../../test/account-fixture.js'
import { OWN } from '../../../test/send-fixture.js'
import { fetchTransactions, onEvent } from '../../actions.js'
import {
  getTransactionState,
  type SentTransaction,
  selectActivityGroups,
  selectPendingCount,
  selectTrackedTransactions,
  type TransactionCheck,
  type TransactionState,
} from '../../index.js'
import { mainnet, polygon } from '../../networks.js'
import { mockAdapter } from '../../testing/index.js'

const HASH = `0x${'a1'.repeat(32)}`
const OPEN: TransactionCheck = { status: 'pending' }
const SECOND = 1_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
}
const pass = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms)
  await settled()
}
const setVisibility = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(document, 'visibilityState')
})

/** One sent transaction and a chain with the given first response. */
async function sent(first: TransactionCheck | Error = OPEN, facts: Partial<SentTransaction> = {}) {
  const looks: SentTransaction[] = []
  const chain = { answer: first }
  const adapter = mockAdapter({
    chain: async (asked) => {
      looks.push(asked)
      if (chain.answer instanceof Error) throw chain.answer
      return chain.answer
    },
  })
  const made = await setUpAccount({ adapters: [adapter] })
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance', 'setInterval'] })
  adapter.controls.emit({ type: 'sent', sent: { hash: HASH, caipNetworkId: 'eip155:1', ...facts } })
  await settled()
  const status = () => selectTrackedTransactions(made.kit.getState()).map((entry) => entry.status)
  return { ...made, wallet: adapter.controls, adapter, looks, chain, status }
}

test('R-ADPT-50 polls a sent transaction every second at first, then less often', async () => {
  const { looks, status } = await sent()
  expect(status()).toEqual(['pending'])
  await pass(30 * SECOND)
  expect(looks).toHaveLength(30)
  await pass(30 * 5 * SECOND)
  expect(looks).toHaveLength(60)
  await pass(50 * 15 * SECOND)
  expect(looks).toHaveLength(110)
  await pass(10 * MINUTE)
  expect(looks).toHaveLength(120)
  expect(status()).toEqual(['pending'])
})

test.each([
  ['40 seconds', 40 * SECOND],
  ['an hour', HOUR],
  ['a day', 24 * HOUR],
])('R-ADPT-50 reports once what is mined after %s, and stops polling', async (_, ms) => {
  const { chain, looks, status, kit } = await sent()
  await pass(ms)
  expect([status(), selectPendingCount(kit.getState())]).toEqual([['pending'], 1])
  chain.answer = { status: 'confirmed' }
  await pass(MINUTE)
  expect([status(), selectPendingCount(kit.getState())]).toEqual([['confirmed'], 0])
  const before = looks.length
  await pass(HOUR)
  expect(looks).toHaveLength(before)
  expect(jest.getTimerCount()).toBe(0)
})

test('R-ADPT-50 keeps polling when a node fails or does not respond for a while', async () => {
  const { chain, status } = await sent(new Error('down'))
  await pass(HOUR)
  expect(status()).toEqual(['pending'])
  chain.answer = { status: 'failed' }
  await pass(MINUTE)
  expect(status()).toEqual(['failed'])
})

test('R-ADPT-51 pauses while the page is hidden, and polls at once when it is visible', async () => {
  const { looks, chain, status } = await sent()
  await pass(10 * SECOND)
  setVisibility('hidden')
  await pass(HOUR)
  expect(looks.length).toBeLessThanOrEqual(11)
  chain.answer = { status: 'confirmed' }
  setVisibility('visible')
  await settled()
  expect(status()).toEqual(['confirmed'])
})

test('R-ADPT-51 polls at once when the network is back', async () => {
  const { looks, chain, status } = await sent(new Error('offline'))
  await pass(HOUR)
  const before = looks.length
  chain.answer = { status: 'confirmed' }
  window.dispatchEvent(new Event('online'))
  await settled()
  expect([status(), looks.length]).toEqual([['confirmed'], before + 1])
})

test('R-ADPT-50 R-ADPT-69 polls a chain of slow blocks once early, then as often as its adapter allows', async () => {
  const { looks } = await sent(OPEN, { minPollIntervalMs: 15_000 })
  await pass(SECOND)
  expect(looks).toHaveLength(1)
  await pass(MINUTE)
  expect(looks).toHaveLength(5)
})

test('R-ADPT-50 passes the adapter’s note of one check to the next', async () => {
  const { looks, chain } = await sent({ status: 'pending', memo: 'nonce 7' }, { memo: 'sent' })
  await pass(2 * SECOND)
  expect(looks.map(({ memo }) => memo)).toEqual(['sent', 'nonce 7'])
  chain.answer = OPEN
  await pass(2 * SECOND)
  expect(looks.at(-1)?.memo).toBe('nonce 7')
})

test('R-ADPT-50 uses the hash of the replacement or the batch once it has ended', async () => {
  const { kit, chain } = await sent()
  const replacement = { hash: `0x${'b2'.repeat(32)}`, reason: 'repriced' as const }
  chain.answer = { status: 'confirmed', replacement }
  await pass(SECOND)
  expect(selectTrackedTransactions(kit.getState())).toMatchObject([
    { hash: HASH, status: 'confirmed', settledAs: replacement.hash, reason: 'repriced' },
  ])
})

test('R-ACCT-52 R-CONST-15 tracks 99 transactions and drops the oldest with the 100th', async () => {
  const { wallet, looks, kit } = await sent()
  for (let number = 2; number <= 100; number += 1) {
    wallet.emit({ type: 'sent', sent: { hash: `0x${number}`, caipNetworkId: 'eip155:1' } })
  }
  await settled()
  expect(selectTrackedTransactions(kit.getState())).toHaveLength(99)
  looks.length = 0
  await pass(SECOND)
  expect(looks).toHaveLength(99)
  expect(looks.map(({ hash }) => hash)).not.toContain(HASH)
})

test('R-ADPT-22 stops polling and clears its timers when the kit stops', async () => {
  const { stop, looks } = await sent()
  await pass(3 * SECOND)
  stop()
  const before = looks.length
  await pass(HOUR)
  setVisibility('visible')
  await settled()
  expect(looks).toHaveLength(before)
  expect(jest.getTimerCount()).toBe(0)
})

test('R-ADPT-50 does not poll an adapter that reports outcomes itself', async () => {
  const adapter = mockAdapter()
  const { kit } = await setUpAccount({ adapters: [adapter] })
  adapter.controls.emit({ type: 'sent', sent: { hash: HASH, caipNetworkId: 'eip155:1' } })
  adapter.controls.emit({ type: 'transactionSettled', hash: HASH, status: 'dropped' })
  adapter.controls.emit({ type: 'transactionSettled', hash: HASH, status: 'confirmed' })
  await settled()
  expect(selectTrackedTransactions(kit.getState()).map(({ status }) => status)).toEqual(['dropped'])
})

test('R-ADPT-23 adds one listener for the end of the kit, whatever the number of sends', async () => {
  const { wallet, kit } = await sent()
  const before = getEventListeners(kit.lifetime(), 'abort').length
  for (let number = 2; number <= 60; number += 1) {
    wallet.emit({ type: 'sent', sent: { hash: `0x${number}`, caipNetworkId: 'eip155:1' } })
  }
  await pass(3 * SECOND)
  expect(getEventListeners(kit.lifetime(), 'abort')).toHaveLength(before)
})

test('R-ACCT-80 lists what the app sent under its account in any spelling, and a batch without a link until it has a hash', async () => {
  const { kit, chain } = await sent(OPEN, { address: OWN.toUpperCase().replace('0X', '0x'), isBatch: true })
  await fetchTransactions(kit)
  const row = () => selectActivityGroups(kit.getState())[0]
  expect(row()).toMatchObject({ kind: 'pending', transactions: [{ metadata: { operationType: 'execute' } }] })
  expect(row()?.transactions[0]?.metadata.hash).toBeUndefined()
  chain.answer = { status: 'confirmed', hash: HASH.replaceAll('a', 'b') }
  await pass(SECOND)
  expect(selectTrackedTransactions(kit.getState())).toMatchObject([{ settledAs: HASH.replaceAll('a', 'b') }])
})

const IN_A_BLOCK: TransactionCheck = { status: 'confirmed', isReorgPossible: true }

/** One sent transfer, its states, and everything that was reported about it. */
async function setUpTransfer(first: TransactionCheck, facts: Partial<SentTransaction> = {}) {
  const made = await sent(first, facts)
  const asTransfer = selectTrackedTransactions(made.kit.getState()).map((entry) => ({
    ...entry,
    kind: 'transfer' as const,
  }))
  made.kit.store.set({ trackedTransactions: asTransfer })
  const said: string[] = []
  made.kit.subscribe(
    ({ toast }) => toast.message,
    (message) => message && said.push(message),
  )
  const ends: string[] = []
  onEvent(made.kit, ({ event }) => /^(SEND|SWAP|PAY)_/.test(event) && ends.push(event))
  const state = (): TransactionState | undefined =>
    selectTrackedTransactions(made.kit.getState()).map(getTransactionState)[0]
  return { ...made, said, ends, state }
}

test('R-ACCT-83 reports a transaction in a block at once, and polls until the block is final', async () => {
  const { chain, looks, state, said, kit } = await setUpTransfer(IN_A_BLOCK)
  await pass(SECOND)
  expect([state(), said, selectPendingCount(kit.getState())]).toEqual(['included', ['Transaction confirmed'], 0])
  const before = looks.length
  await pass(10 * MINUTE)
  expect(looks.length - before).toBeLessThanOrEqual(40)
  expect(state()).toBe('included')
  chain.answer = { status: 'confirmed' }
  await pass(MINUTE)
  expect([state(), said]).toEqual(['final', ['Transaction confirmed']])
  const last = looks.length
  await pass(HOUR)
  expect(looks).toHaveLength(last)
})

test('R-ACCT-84 marks a reorged transaction as pending, and does not report its success twice', async () => {
  const { chain, state, said, kit } = await setUpTransfer(IN_A_BLOCK)
  await pass(SECOND)
  chain.answer = OPEN
  await pass(20 * SECOND)
  expect(state()).toBe('included')
  await pass(5 * MINUTE)
  expect([state(), selectPendingCount(kit.getState())]).toEqual(['sent', 1])
  chain.answer = IN_A_BLOCK
  await pass(MINUTE)
  chain.answer = { status: 'confirmed' }
  await pass(5 * MINUTE)
  expect([state(), said]).toEqual(['final', ['Transaction confirmed']])
})

test('R-ACCT-84 keeps the outcome when a node lags behind for a moment', async () => {
  const { chain, state } = await setUpTransfer(IN_A_BLOCK)
  await pass(SECOND)
  for (const answer of [OPEN, OPEN, IN_A_BLOCK, OPEN, OPEN, IN_A_BLOCK]) {
    chain.answer = answer
    await pass(15 * SECOND)
    expect(state()).toBe('included')
  }
})

test('R-ACCT-149 drops an unknown transaction only after three checks in a row', async () => {
  const { chain, state, said } = await setUpTransfer(OPEN)
  for (const status of ['dropped', 'dropped', 'pending', 'dropped', 'dropped'] as const) {
    chain.answer = { status }
    await pass(SECOND)
    expect([state(), said]).toEqual(['sent', []])
  }
  chain.answer = { status: 'dropped' }
  await pass(SECOND)
  expect([state(), said]).toEqual(['dropped', ['The network dropped it']])
})

test.each<[TransactionCheck, TransactionState, string]>([
  [{ status: 'failed' }, 'reverted', 'Transaction failed'],
  [{ status: 'dropped' }, 'dropped', 'The network dropped it'],
  [
    { status: 'replaced', replacement: { hash: '0xb2', reason: 'cancelled' } },
    'cancelled',
    'You cancelled it in your wallet',
  ],
])('R-ACCT-84 reports another outcome than the reported one: %j', async (answer, word, message) => {
  const { chain, state, said, ends } = await setUpTransfer(IN_A_BLOCK)
  await pass(SECOND)
  chain.answer = answer
  await pass(5 * MINUTE)
  expect([state(), said, ends]).toEqual([word, ['Transaction confirmed', message], ['SEND_ERROR']])
})

test('R-ACCT-85 marks a transaction that no node has seen for a minute, without ending it', async () => {
  const { chain, state, said, kit } = await setUpTransfer({ status: 'pending', isNotFound: true })
  await pass(50 * SECOND)
  expect(state()).toBe('sent')
  await pass(20 * SECOND)
  expect([state(), selectPendingCount(kit.getState())]).toEqual(['not-seen', 1])
  await pass(24 * HOUR)
  expect(state()).toBe('not-seen')
  chain.answer = OPEN
  await pass(MINUTE)
  expect([state(), said]).toEqual(['sent', []])
  chain.answer = { status: 'confirmed' }
  await pass(MINUTE)
  expect([state(), said]).toEqual(['final', ['Transaction confirmed']])
})

test('R-ACCT-83 uses the app’s finality for a network, else the network’s, else a safe number of blocks', async () => {
  const asked = new Map<string, unknown>()
  const adapter = mockAdapter({
    chain: async ({ caipNetworkId }, finality) => {
      asked.set(caipNetworkId, finality)
      return { status: 'confirmed' }
    },
  })
  const custom = { ...mainnet, id: 4242, name: 'Other' }
  await setUpAccount({ adapters: [adapter], options: { networks: [mainnet, { ...polygon, finality: 3 }, custom] } })
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance', 'setInterval'] })
  for (const id of [1, 137, 4242]) {
    adapter.controls.emit({ type: 'sent', sent: { hash: `0x${id}`, caipNetworkId: `eip155:${id}` } })
  }
  await settled()
  await pass(SECOND)
  expect(Object.fromEntries(asked)).toEqual({ 'eip155:1': 'safe', 'eip155:137': 3, 'eip155:4242': 64 })
})
