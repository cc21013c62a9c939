/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { setUpAccount } from '../../../test/account-fixture.js'
import { HOUR, MINUTE, OPEN, pass, SECOND, sent, settled } from '../../../test/poller-fixture.js'
import { onEvent } from '../../actions.js'
import {
  getTransactionState,
  type SentTransaction,
  selectPendingCount,
  selectTrackedTransactions,
  type TransactionCheck,
  type TransactionState,
} from '../../index.js'
import { mainnet, polygon } from '../../networks.js'
import { mockAdapter } from '../../testing/index.js'

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
