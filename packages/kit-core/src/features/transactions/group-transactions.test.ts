import { historyService, setUpActivity, transaction } from '../../../test/activity-fixture.js'
import { inTimeZone } from '../../../test/in-time-zone.js'
import { fetchMoreTransactions, fetchTransactions } from '../../actions.js'
import { selectActivityGroups } from '../../index.js'

const at = (minedAt: string, id = minedAt) => transaction(id, { minedAt })
const noon = (day: string) => at(`${day}T12:00:00Z`, day)

const shownGroups = async (...minedAt: readonly string[]) => {
  const service = historyService({ data: minedAt.map((text, index) => at(text, `${index}`)) })
  const { kit } = await setUpActivity(service)
  await fetchTransactions(kit)
  return selectActivityGroups(kit.getState())
}

test('R-ACCT-41 R-STATE-51 groups lists by year and month, with months counted from 0', async () => {
  const days = ['2026-03-15', '2026-03-02', '2026-01-20', '2025-12-24']
  const { kit, activity } = await setUpActivity(historyService({ data: days.map(noon) }))
  await fetchTransactions(kit)
  const ids = (year: number, month: number) => activity().transactionsByYear[year]?.[month]?.map(({ id }) => id)
  expect(ids(2026, 2)).toEqual(['2026-03-15', '2026-03-02'])
  expect(ids(2026, 0)).toEqual(['2026-01-20'])
  expect(ids(2025, 11)).toEqual(['2025-12-24'])
  expect(selectActivityGroups(kit.getState()).map(({ year, month }) => [year, month])).toEqual([
    [2026, 2],
    [2026, 0],
    [2025, 11],
  ])
})

test.each([
  ['Pacific/Kiritimati', { 2026: { 0: ['new-year', 'minute'] } }],
  ['UTC', { 2025: { 11: ['minute'] }, 2026: { 0: ['new-year'] } }],
  ['America/Los_Angeles', { 2025: { 11: ['new-year', 'minute'] } }],
])('R-ACCT-41 starts a month in the user’s time zone: %s', (zone, groups) => {
  const list = [
    { id: 'minute', metadata: { minedAt: '2025-12-31T23:59:00Z' } },
    { id: 'new-year', metadata: { minedAt: '2026-01-01T00:00:00.000Z' } },
  ]
  const byYear = inTimeZone(
    zone,
    ['features/transactions/group-transactions.ts', 'features/transactions/mined-at.ts'],
    `Object.fromEntries(Object.entries(
      module.groupTransactions({ transactionsByYear: {}, undated: [] }, [], ${JSON.stringify(list)}).transactionsByYear,
    ).map(([year, months]) => [year, Object.fromEntries(
      Object.entries(months).map(([month, entries]) => [month, entries.map(({ id }) => id)]),
    )]))`,
  )
  expect(byYear).toEqual(groups)
})

test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'R-ACCT-157 keeps a date without time on that day in %s',
  (zone) => {
    const day = inTimeZone(
      zone,
      ['features/transactions/mined-at.ts'],
      `module.parseMinedAt('2026-03-01').toLocaleDateString('sv')`,
    )
    expect(day).toBe('2026-03-01')
  },
)

test('R-ACCT-41 parses a date with its own offset as that time', async () => {
  const groups = await shownGroups('2026-05-10T23:30:00-02:00', '2026-05-11T01:45:00.123456+00:00')
  expect(groups.flatMap(({ transactions }) => transactions.map(({ id }) => id))).toEqual(['1', '0'])
})

test.each([
  '',
  '2025-13-40',
  '2025-02-30',
  '2025-02-30T10:00:00Z',
  '2025-06-01T25:00:00Z',
  '2025-06-01T10:00:00',
  '1e9',
  '0x1',
  '1234567890',
  'yesterday',
  '१२३४-०१-०१',
  '__proto__',
])('R-ACCT-41 groups the invalid date %j as undated, last', async (minedAt) => {
  const groups = await shownGroups(minedAt, '2026-03-01T12:00:00Z')
  expect(groups.map(({ kind }) => kind)).toEqual(['month', 'undated'])
  expect(groups[1]).toMatchObject({ year: undefined, month: undefined, transactions: [{ id: '0' }] })
})

test('R-ACCT-42 replaces a repeated transaction, also in another month, and keeps groups newest first', async () => {
  const service = historyService(
    { data: [noon('2026-03-10'), noon('2026-02-10')], next: 'c1' },
    {
      data: [at('2026-03-28T12:00:00Z', '2026-02-10'), noon('2026-03-20'), noon('2026-03-20')],
    },
  )
  const { kit, activity } = await setUpActivity(service)
  await fetchTransactions(kit)
  await fetchMoreTransactions(kit)
  const months = activity().transactionsByYear[2026]
  expect(Object.keys(months ?? {})).toEqual(['2'])
  expect(months?.[2]?.map(({ id }) => id)).toEqual(['2026-02-10', '2026-03-20', '2026-03-10'])
  expect(activity().transactions).toHaveLength(3)
})

test('R-ACCT-42 keeps months without changes as the same objects', async () => {
  const service = historyService({ data: [noon('2026-03-10')], next: 'c1' }, { data: [noon('2026-01-10')] })
  const { kit, activity } = await setUpActivity(service)
  await fetchTransactions(kit)
  const march = activity().transactionsByYear[2026]?.[2]
  await fetchMoreTransactions(kit)
  expect(activity().transactionsByYear[2026]?.[2]).toBe(march)
})

test('R-ACCT-49 lists pending transactions first, whatever their date', async () => {
  const data = [
    noon('2026-03-10'),
    transaction('later', { minedAt: '', status: 'pending' }),
    transaction('dated', { minedAt: '2026-03-01T12:00:00Z', status: 'pending' }),
  ]
  const { kit } = await setUpActivity(historyService({ data }))
  await fetchTransactions(kit)
  const groups = selectActivityGroups(kit.getState())
  expect(groups.map(({ kind, transactions }) => [kind, transactions.map(({ id }) => id)])).toEqual([
    ['pending', ['later', 'dated']],
    ['month', ['2026-03-10']],
  ])
  expect(selectActivityGroups(kit.getState())).toBe(groups)
})
