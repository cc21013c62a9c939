import { createMockApi, HISTORY_PAGE, type ScenarioName } from '@bowline/api-client/mocks'
import { getResponse } from 'msw'
import { setUpActivity } from '../../../test/activity-fixture.js'
import { fetchMoreTransactions, fetchTransactions } from '../../actions.js'
import { selectActivityGroups, selectNfts } from '../../index.js'

const setUp = async (scenario: ScenarioName) => {
  const api = createMockApi({ scenario })
  const { kit, activity, eventsOf } = await setUpActivity({
    fetch: async (input, init) => {
      const response = await getResponse(api.handlers, new Request(input, init))
      if (!response || response.type === 'error') throw new TypeError('fetch failed')
      return response
    },
  })
  const asked = () => api.requests.filter(({ endpoint }) => endpoint === 'history').length
  const readAll = async () => {
    await fetchTransactions(kit)
    while (activity().next !== undefined) await fetchMoreTransactions(kit)
  }
  return { kit, api, activity, eventsOf, asked, readAll }
}

test('R-ACCT-33 R-ACCT-41 loads 10,000 transactions to the end, each once and each in one group', async () => {
  const { kit, activity, asked, readAll } = await setUp('transactions-10000')
  await readAll()
  expect(asked()).toBe(10_000 / HISTORY_PAGE)
  expect(new Set(activity().transactions.map(({ id }) => id)).size).toBe(10_000)
  const grouped = selectActivityGroups(kit.getState()).map(({ transactions }) => transactions.length)
  expect(grouped.reduce((sum, length) => sum + length, 0)).toBe(10_000)
})

test('R-ACCT-34 shows the rest of a history full of spam', async () => {
  const { kit, activity, asked, readAll } = await setUp('spam')
  await readAll()
  expect(asked()).toBe(5)
  expect(activity().transactions).toHaveLength(48)
  expect(selectNfts(kit.getState()).some(({ name }) => name.includes('drop.example'))).toBe(false)
})

test('R-ACCT-49 lists pending transactions of a long history first', async () => {
  const { kit, readAll } = await setUp('whale')
  await readAll()
  const [first] = selectActivityGroups(kit.getState())
  expect(first).toMatchObject({ kind: 'pending', transactions: { length: 2 } })
})

test('R-ACCT-33 R-ACCT-41 keeps the valid parts of a malformed history, groups every date, and ends', async () => {
  const { kit, activity, readAll } = await setUp('hostile')
  await readAll()
  expect(activity()).toMatchObject({ status: 'ready', next: undefined, loading: false })
  expect(activity().transactions.some(({ id }) => id === 'honest')).toBe(true)
  expect(activity().transactions.every(({ metadata }) => metadata.chain === 'eip155:1')).toBe(true)
  for (const { kind, year, month } of selectActivityGroups(kit.getState())) {
    if (kind !== 'month') continue
    expect([Number.isInteger(year), (month ?? -1) >= 0 && (month ?? 12) < 12]).toEqual([true, true])
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test.each(['new-account', 'empty'] as const)(
  'R-ACCT-33 R-ACCT-50 returns no history in the situation %s',
  async (scenario) => {
    const { activity, readAll, asked } = await setUp(scenario)
    await readAll()
    expect(activity()).toMatchObject({ empty: true, transactions: [], next: undefined })
    expect(asked()).toBeLessThanOrEqual(1)
  },
)

test.each(['500', '503', '429', 'html', 'null', 'list', 'truncated', 'deep', 'offline'] as const)(
  'R-ACCT-36 reports the fault %s as a failure and recovers on retry',
  async (scenario) => {
    const { kit, api, activity, eventsOf, readAll } = await setUp('healthy')
    api.setScenario(scenario, { only: ['history'] })
    await fetchTransactions(kit)
    expect(activity()).toMatchObject({ status: 'failed', empty: true, loading: false })
    expect(eventsOf('ERROR_FETCH_TRANSACTIONS')).toHaveLength(1)
    api.setScenario('healthy')
    await readAll()
    expect(activity()).toMatchObject({ status: 'ready', transactions: { length: 72 } })
  },
)
