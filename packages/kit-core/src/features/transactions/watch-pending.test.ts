/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { setImmediate } from 'node:timers'
import { type HistoryResponse, historyService, setUpActivity, transaction } from '../../../test/activity-fixture.js'
import { fetchTransactions, watchPending } from '../../actions.js'
import { selectWatchedTransactions } from './select-activity.js'

const pending = (id: string) => transaction(id, { status: 'pending', minedAt: '' })
const FIVE_SECONDS = 5_000

const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
}
const pass = async (ms: number) => {
  jest.advanceTimersByTime(ms)
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

const setUp = async (...answers: readonly HistoryResponse[]) => {
  const service = historyService(...answers)
  const bench = await setUpActivity(service)
  await fetchTransactions(bench.kit)
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  return { ...bench, service, asked: () => service.questions.length }
}

test('R-ACCT-49 refreshes until a pending transaction settles, then stops', async () => {
  const { kit, asked, activity } = await setUp(
    { data: [pending('p'), transaction('a')], next: 'c1' },
    { data: [pending('p'), transaction('a')], next: 'c1' },
    { data: [transaction('p'), transaction('a')], next: 'c1' },
  )
  const stop = watchPending(kit)
  await pass(FIVE_SECONDS - 1)
  expect(asked()).toBe(1)
  await pass(1)
  expect(asked()).toBe(2)
  expect(activity()).toMatchObject({ loading: false, next: 'c1' })
  await pass(FIVE_SECONDS)
  expect(asked()).toBe(3)
  expect(activity().transactions.map(({ metadata }) => metadata.status)).toEqual(['confirmed', 'confirmed'])
  expect(jest.getTimerCount()).toBe(0)
  await pass(60_000)
  expect(asked()).toBe(3)
  stop()
})

test('R-ACCT-49 runs no timer when nothing is pending', async () => {
  const { kit, asked } = await setUp({ data: [transaction('a')] })
  const stop = watchPending(kit)
  expect(jest.getTimerCount()).toBe(0)
  await pass(60_000)
  expect(asked()).toBe(1)
  stop()
})

test('R-ACCT-49 makes no request while the page is hidden, and one at once when it is visible', async () => {
  const { kit, asked } = await setUp({ data: [pending('p')] })
  const stop = watchPending(kit)
  setVisibility('hidden')
  await pass(60_000)
  expect(asked()).toBe(1)
  setVisibility('visible')
  await settled()
  expect(asked()).toBe(2)
  stop()
})

test('R-ACCT-49 aborts a running request when it is stopped or the kit ends', async () => {
  const { kit, service, asked } = await setUp({ data: [pending('p')] })
  const stop = watchPending(kit)
  const release = service.hold()
  await pass(FIVE_SECONDS)
  stop()
  expect(service.aborted).toHaveLength(1)
  release()
  await pass(60_000)
  expect(asked()).toBe(2)
  watchPending(kit)
  kit.endLifetime()
  await pass(60_000)
  expect(asked()).toBe(2)
  expect(jest.getTimerCount()).toBe(0)
})

test('R-ACCT-49 reports a failed refresh to no one and retries later', async () => {
  const { kit, asked, eventsOf, activity } = await setUp({ data: [pending('p')] }, 500)
  const stop = watchPending(kit)
  await pass(FIVE_SECONDS)
  expect(asked()).toBe(2)
  await pass(FIVE_SECONDS)
  expect(asked()).toBe(2)
  await pass(FIVE_SECONDS)
  expect(asked()).toBe(3)
  expect(activity()).toMatchObject({ status: 'ready', empty: false })
  expect(kit.getState().toast.open).toBe(false)
  expect(eventsOf('ERROR_FETCH_TRANSACTIONS')).toEqual([])
  stop()
})

test('R-ACCT-49 removes dropped or replaced transactions, and keeps those beyond the page', async () => {
  const { kit, activity } = await setUp(
    { data: [pending('gone'), transaction('a'), pending('beyond')], next: 'c1' },
    { data: [transaction('replacement'), transaction('a')], next: 'c1' },
  )
  const stop = watchPending(kit)
  await pass(FIVE_SECONDS)
  expect(activity().transactions.map(({ id }) => id)).toEqual(['replacement', 'a', 'beyond'])
  stop()
})

test('R-ACCT-49 refreshes the list when a transaction the kit sent settles', async () => {
  const { kit, evm, asked, activity } = await setUp({ data: [transaction('a')] }, { data: [transaction('sent')] })
  const stop = watchPending(kit)
  evm.emit({ type: 'transactionSettled', hash: '0x1', status: 'confirmed' })
  await settled()
  expect(asked()).toBe(2)
  expect(activity()).toMatchObject({ isOutdated: false, transactions: [{ id: 'sent' }] })
  await pass(60_000)
  expect(asked()).toBe(2)
  stop()
})

test('R-ACCT-49 refreshes for the next watcher what settled while none was watching', async () => {
  const { kit, evm, asked } = await setUp({ data: [transaction('a')] })
  evm.emit({ type: 'transactionSettled', hash: '0x1', status: 'failed' })
  await settled()
  expect(asked()).toBe(1)
  const stop = watchPending(kit)
  await settled()
  expect(asked()).toBe(2)
  stop()
})

test('R-ACCT-52 R-CONST-15 watches at most the 99 newest pending transactions', async () => {
  const data = Array.from({ length: 120 }, (_, index) => pending(`p${index}`))
  const { kit } = await setUp({ data })
  const watched = selectWatchedTransactions(kit.getState())
  expect(watched).toHaveLength(99)
  expect(watched.map(({ id }) => id)).toEqual(data.slice(0, 99).map(({ id }) => id))
})
