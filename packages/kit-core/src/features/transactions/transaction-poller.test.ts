/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { getEventListeners } from 'node:events'
import { setImmediate } from 'node:timers'
import { setUpAccount } from '../../../test/account-bench.js'
import { OWN } from '../../../test/send-bench.js'
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

/** One transaction that was sent, and a chain that answers as told. */
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

test('R-ADPT-50 what was sent is looked after at once a second, and then ever less often', async () => {
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
])('R-ADPT-50 what is mined after %s is told then, once, and nobody looks any more', async (_, ms) => {
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

test('R-ADPT-50 a node that fails or is silent for a while ends nothing', async () => {
  const { chain, status } = await sent(new Error('down'))
  await pass(HOUR)
  expect(status()).toEqual(['pending'])
  chain.answer = { status: 'failed' }
  await pass(MINUTE)
  expect(status()).toEqual(['failed'])
})

test('R-ADPT-51 a page that nobody sees asks nothing; seen again, it asks at once', async () => {
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

test('R-ADPT-51 the network that is back is used at once', async () => {
  const { looks, chain, status } = await sent(new Error('offline'))
  await pass(HOUR)
  const before = looks.length
  chain.answer = { status: 'confirmed' }
  window.dispatchEvent(new Event('online'))
  await settled()
  expect([status(), looks.length]).toEqual([['confirmed'], before + 1])
})

test('R-ADPT-50 R-ADPT-69 a chain of slow blocks is asked early once, and then no more often than its adapter says', async () => {
  const { looks } = await sent(OPEN, { minPollIntervalMs: 15_000 })
  await pass(SECOND)
  expect(looks).toHaveLength(1)
  await pass(MINUTE)
  expect(looks).toHaveLength(5)
})

test('R-ADPT-50 what the adapter noted at a look is there at the next', async () => {
  const { looks, chain } = await sent({ status: 'pending', memo: 'nonce 7' }, { memo: 'sent' })
  await pass(2 * SECOND)
  expect(looks.map(({ memo }) => memo)).toEqual(['sent', 'nonce 7'])
  chain.answer = OPEN
  await pass(2 * SECOND)
  expect(looks.at(-1)?.memo).toBe('nonce 7')
})

test('R-ADPT-50 its replacement, or what a batch came to, stands for it once it has ended', async () => {
  const { kit, chain } = await sent()
  const replacement = { hash: `0x${'b2'.repeat(32)}`, reason: 'repriced' as const }
  chain.answer = { status: 'confirmed', replacement }
  await pass(SECOND)
  expect(selectTrackedTransactions(kit.getState())).toMatchObject([
    { hash: HASH, status: 'confirmed', settledAs: replacement.hash, reason: 'repriced' },
  ])
})

test('R-ACCT-52 R-CONST-15 99 are followed at the same time; with the 100th the oldest is let go', async () => {
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

test('R-ADPT-22 a kit that stops asks nothing more, and keeps no timer', async () => {
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

test('R-ADPT-50 an adapter that hears of ends by itself is not asked', async () => {
  const adapter = mockAdapter()
  const { kit } = await setUpAccount({ adapters: [adapter] })
  adapter.controls.emit({ type: 'sent', sent: { hash: HASH, caipNetworkId: 'eip155:1' } })
  adapter.controls.emit({ type: 'transactionSettled', hash: HASH, status: 'dropped' })
  adapter.controls.emit({ type: 'transactionSettled', hash: HASH, status: 'confirmed' })
  await settled()
  expect(selectTrackedTransactions(kit.getState()).map(({ status }) => status)).toEqual(['dropped'])
})

test('R-ADPT-23 however many sends there are, the end of the kit is listened for once', async () => {
  const { wallet, kit } = await sent()
  const before = getEventListeners(kit.lifetime(), 'abort').length
  for (let number = 2; number <= 60; number += 1) {
    wallet.emit({ type: 'sent', sent: { hash: `0x${number}`, caipNetworkId: 'eip155:1' } })
  }
  await pass(3 * SECOND)
  expect(getEventListeners(kit.lifetime(), 'abort')).toHaveLength(before)
})

test('R-ACCT-80 what the app sent is a row of its account, however its address is spelt; a batch leads nowhere until it came to something', async () => {
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

/** One transfer that was sent, the words for how it stands, and all that was told of it. */
async function told(first: TransactionCheck, facts: Partial<SentTransaction> = {}) {
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

test('R-ACCT-83 what is in a block is told at once, and looked after until the block is final', async () => {
  const { chain, looks, state, said, kit } = await told(IN_A_BLOCK)
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

test('R-ACCT-84 what the chain took out of its block is pending again, and not told as done a second time', async () => {
  const { chain, state, said, kit } = await told(IN_A_BLOCK)
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

test('R-ACCT-84 a node that is behind for a moment takes nothing back', async () => {
  const { chain, state } = await told(IN_A_BLOCK)
  await pass(SECOND)
  for (const answer of [OPEN, OPEN, IN_A_BLOCK, OPEN, OPEN, IN_A_BLOCK]) {
    chain.answer = answer
    await pass(15 * SECOND)
    expect(state()).toBe('included')
  }
})

test('R-ACCT-149 what a node behind a balancer does not know is dropped by three looks in a row, not by fewer', async () => {
  const { chain, state, said } = await told(OPEN)
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
])('R-ACCT-84 another end than the one that was told is told too: %j', async (answer, word, message) => {
  const { chain, state, said, ends } = await told(IN_A_BLOCK)
  await pass(SECOND)
  chain.answer = answer
  await pass(5 * MINUTE)
  expect([state(), said, ends]).toEqual([word, ['Transaction confirmed', message], ['SEND_ERROR']])
})

test('R-ACCT-85 what no node has heard of for a minute is said to be so, and is no end', async () => {
  const { chain, state, said, kit } = await told({ status: 'pending', isNotFound: true })
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

test('R-ACCT-83 what is final is the app’s to say of a network, else the network’s own, else a safe number of blocks', async () => {
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
