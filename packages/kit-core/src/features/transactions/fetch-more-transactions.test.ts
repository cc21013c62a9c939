import { ADDRESS, historyService, setUpActivity, transaction } from '../../../test/activity-fixture.js'
import { fetchMoreTransactions, fetchTransactions } from '../../actions.js'

const first = { data: [transaction('a'), transaction('b')], next: 'c1' }
const second = { data: [transaction('c')], next: 'c2' }

test('R-ACCT-39 R-TRACK-02 requests more with the cursor and tracks it, and nothing without a cursor', async () => {
  const service = historyService(first, { data: [transaction('c')] })
  const { kit, ids, eventsOf } = await setUpActivity(service)
  await fetchTransactions(kit)
  await fetchMoreTransactions(kit)
  expect(ids()).toEqual(['a', 'b', 'c'])
  expect(eventsOf('LOAD_MORE_TRANSACTIONS')).toMatchObject([
    { type: 'track', properties: { address: ADDRESS, projectId: 'test', cursor: 'c1', isSmartAccount: false } },
  ])
  await fetchMoreTransactions(kit)
  expect(service.questions.map(({ cursor }) => cursor)).toEqual([null, 'c1'])
  expect(eventsOf('LOAD_MORE_TRANSACTIONS')).toHaveLength(1)
})

test('R-ACCT-37 keeps the loaded pages after a failure, and continues there on retry', async () => {
  const service = historyService(first, 503, second)
  const { kit, activity, ids } = await setUpActivity(service)
  await fetchTransactions(kit)
  await fetchMoreTransactions(kit)
  expect(ids()).toEqual(['a', 'b'])
  await fetchMoreTransactions(kit)
  expect(ids()).toEqual(['a', 'b', 'c'])
  expect(activity()).toMatchObject({ status: 'ready', next: 'c2', empty: false })
  expect(service.questions.map(({ cursor }) => cursor)).toEqual([null, 'c1', 'c1'])
})

test('R-ACCT-42 replaces repeated transactions of earlier pages, also after the first page was refreshed', async () => {
  const service = historyService(
    first,
    second,
    { data: [transaction('c'), transaction('d')], next: 'c3' },
    { data: [transaction('new'), transaction('a')], next: 'c1' },
    { data: [transaction('new'), transaction('d'), transaction('c'), transaction('e')] },
  )
  const { kit, ids } = await setUpActivity(service)
  await fetchTransactions(kit)
  await fetchMoreTransactions(kit)
  await fetchMoreTransactions(kit)
  expect(ids()).toEqual(['a', 'b', 'c', 'd'])
  await fetchTransactions(kit)
  await fetchMoreTransactions(kit)
  expect(ids()).toEqual(['new', 'a', 'b', 'c', 'd', 'e'])
})

test.each([
  ['a cursor that repeats', { data: [transaction('c')], next: 'c1' }],
  ['a cursor that is no text', { data: [transaction('c')], next: { c: 1 } }],
  ['a cursor of 5,000 letters', { data: [transaction('c')], next: 'W'.repeat(5_000) }],
])('R-ACCT-39 ends the history when %s', async (_, answer) => {
  const service = historyService(first, answer)
  const { kit, activity } = await setUpActivity(service)
  await fetchTransactions(kit)
  await fetchMoreTransactions(kit)
  expect(activity()).toMatchObject({ status: 'ready', next: undefined })
  await fetchMoreTransactions(kit)
  expect(service.questions).toHaveLength(2)
})

test('R-ACCT-39 ends the history when cursors repeat', async () => {
  const service = historyService(first, second, { data: [transaction('d')], next: 'c1' })
  const { kit, activity } = await setUpActivity(service)
  await fetchTransactions(kit)
  await fetchMoreTransactions(kit)
  await fetchMoreTransactions(kit)
  expect(activity().next).toBeUndefined()
})

test('R-ACCT-39 continues after one empty page and ends after two in a row', async () => {
  const service = historyService(first, { data: [], next: 'e1' }, { data: [], next: 'e2' })
  const { kit, activity } = await setUpActivity(service)
  await fetchTransactions(kit)
  await fetchMoreTransactions(kit)
  expect(activity().next).toBe('e1')
  await fetchMoreTransactions(kit)
  expect(activity().next).toBeUndefined()
  expect(activity().transactions).toHaveLength(2)
})

test('R-ACCT-33 counts pages with nothing to display, and resets the count with one that has something', async () => {
  const elsewhere = { data: [transaction('x', { chain: 'eip155:10' })] }
  const service = historyService(first, { ...elsewhere, next: 'u1' }, { ...elsewhere, next: 'u2' }, second)
  const { kit, activity } = await setUpActivity(service)
  await fetchTransactions(kit)
  await fetchMoreTransactions(kit)
  await fetchMoreTransactions(kit)
  expect(activity()).toMatchObject({ next: 'u2', paging: { unseenPages: 2 } })
  await fetchMoreTransactions(kit)
  expect(activity()).toMatchObject({ next: 'c2', paging: { unseenPages: 0 } })
})
