import { mainnet, polygon, solana } from '@bowline/kit-core/networks'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen } from '@testing-library/react'
import { transaction } from '../../../../test/page/history.js'
import { isEndObserved, reachEnd } from '../../../../test/page/intersection-observer.js'
import { rows, settle, showHistory } from '../../../../test/views/history-fixture.js'

const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => transaction(`t${from + at}`, { hash: `0x${(from + at).toString(16)}` }))
const button = (name: string) => screen.getByRole('button', { name })

test('R-VIEW-45 R-ACCT-50 R-FLOW-25 shows 7 placeholders and a text for screen readers while the first page loads', async () => {
  const { release, history } = await showHistory([{ data: many(2) }], { isHeld: true })
  expect(screen.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  expect(document.querySelectorAll('[data-part="row-skeleton"]')).toHaveLength(7)
  expect(screen.getByText('Loading activity')).toHaveAttribute('role', 'status')
  release()
  await settle()
  expect(document.querySelectorAll('[data-part="row-skeleton"]')).toHaveLength(0)
  expect(rows()).toHaveLength(2)
  expect(history.asked).toEqual([null])
})

test('R-ACCT-50 shows a text for an empty history without further requests', async () => {
  const { history } = await showHistory([{ data: [] }])
  expect(screen.getByText('No activity yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: /again|more/i })).not.toBeInTheDocument()
  await settle()
  expect(history.asked).toEqual([null])
})

test('R-ACCT-36 R-FLOW-25 R-TOAST-12 shows a failure in the list without a toast, and can be retried', async () => {
  const { user, history, kit } = await showHistory([500, { data: many(1) }])
  expect(screen.getByText('Couldn’t load activity')).toBeVisible()
  expect(kit.getState().toast.open).toBe(false)
  await user.click(button('Try again'))
  await settle()
  expect(rows()).toHaveLength(1)
  expect(history.asked).toEqual([null, null])
})

test('R-ACCT-147 shows transactions sent from this page when the history failed, which can be retried', async () => {
  const { user, kit } = await showHistory([500, { data: many(1) }])
  const account = 'eip155:1:0x1111111111111111111111111111111111111111'
  const sent = {
    hash: '0xb2',
    caipNetworkId: 'eip155:1',
    account,
    kind: 'transfer',
    sentAtMs: 5,
    status: 'failed',
  } as const
  act(() =>
    kit.store.set({ trackedTransactions: [{ ...sent, moves: [{ direction: 'out', amount: '2', symbol: 'ETH' }] }] }),
  )
  expect(rows()).toHaveLength(1)
  expect(screen.getByText('Couldn’t load more activity')).toBeVisible()
  await user.click(button('Try again'))
  await settle()
  expect(rows()).toHaveLength(2)
})

test('R-VIEW-03 R-API-13 offers a retry while the service has not reported its networks', async () => {
  const { user, history } = await showHistory([{ data: many(1) }], { isSilent: true })
  expect(screen.getByText('Couldn’t load activity')).toBeVisible()
  history.silence(false)
  await user.click(button('Try again'))
  await settle()
  expect(rows()).toHaveLength(1)
})

test('R-ACCT-37 R-ACCT-39 R-FLOW-25 loads the next page near the end of the list, and keeps the list when it fails', async () => {
  const { user, history, events } = await showHistory([{ data: many(2), next: 'c1' }, 500, { data: many(1, 2) }])
  expect(isEndObserved()).toBe(true)
  await reachEnd()
  await settle()
  expect(history.asked).toEqual([null, 'c1'])
  expect(rows()).toHaveLength(2)
  expect(screen.getByText('Couldn’t load more activity')).toBeVisible()
  expect(isEndObserved()).toBe(false)
  await user.click(button('Try again'))
  await settle()
  expect(rows()).toHaveLength(3)
  expect(events.filter((event) => event.startsWith('LOAD_MORE_TRANSACTIONS'))).toHaveLength(2)
  expect(screen.getByRole('status')).toHaveTextContent('That’s all your activity')
})

test('R-FLOW-25 loads more by keyboard, and keeps focus in the list at the end', async () => {
  const { user, history } = await showHistory([{ data: many(2), next: 'c1' }, { data: many(1, 2) }])
  act(() => rows()[0]?.focus())
  await user.tab()
  expect(button('Load more')).toHaveFocus()
  const release = history.hold()
  await user.keyboard('{Enter}')
  expect(button('Load more')).toHaveAttribute('aria-busy', 'true')
  release()
  await settle()
  expect(history.asked).toEqual([null, 'c1'])
  expect(screen.getByText('That’s all your activity', { selector: 'p' })).toHaveFocus()
})

test('R-FLOW-25 keeps focus when the last page removes the button that Tab reached', async () => {
  const { user } = await showHistory([{ data: many(2), next: 'c1' }, { data: many(1, 2) }])
  act(() => rows()[0]?.focus())
  await user.tab()
  expect(button('Load more')).toHaveFocus()
  await reachEnd()
  await settle()
  expect(screen.getByText('That’s all your activity', { selector: 'p' })).toHaveFocus()
})

test('R-FLOW-25 keeps focus and Tab stop of a row when the list grows', async () => {
  const { user } = await showHistory([{ data: many(3), next: 'c1' }, { data: many(30, 3) }])
  act(() => rows()[0]?.focus())
  await user.keyboard('{ArrowDown}')
  expect(rows()[1]).toHaveFocus()
  await reachEnd()
  await settle()
  expect(rows().length).toBeGreaterThan(3)
  expect(rows().length).toBeLessThan(33)
  expect(rows()[1]).toHaveFocus()
  expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toEqual([rows()[1]])
})

test('R-FLOW-25 takes no focus when the list grows and no row has it', async () => {
  const { user } = await showHistory([
    { data: many(3), next: 'c1' },
    { data: many(30, 3), next: 'c2' },
  ])
  act(() => rows()[0]?.focus())
  await user.tab()
  await reachEnd()
  await settle()
  expect(rows().length).toBeGreaterThan(3)
  expect(rows().length).toBeLessThan(33)
  expect(button('Load more')).toHaveFocus()
})

test('R-ACCT-33 loads more only on a press after two pages without visible rows', async () => {
  const elsewhere = { data: [transaction('x', { chain: 'eip155:10' })] }
  const { user, history } = await showHistory([
    { ...elsewhere, next: 'u1' },
    { ...elsewhere, next: 'u2' },
    { data: many(1) },
  ])
  await reachEnd()
  await settle()
  expect(history.asked).toEqual([null, 'u1'])
  expect(isEndObserved()).toBe(false)
  await user.click(button('Load more'))
  await settle()
  expect(rows()).toHaveLength(1)
})

test.each([
  [
    'R-ACCT-02 says that activity is unavailable on a namespace without it',
    'Activity isn’t available on this network',
    { namespace: 'solana' },
  ],
  [
    'R-ACCT-75 says that nothing was sent on an unsupported network',
    'Nothing sent from here yet',
    { caipNetworkId: 'eip155:137' },
  ],
] as const)('%s, without a request', async (_, words, params) => {
  const { history } = await showHistory([{ data: many(1) }], {
    before: () => {},
    adapter: mockAdapter(params),
    options: { networks: [mainnet, polygon, solana] },
  })
  expect(screen.getByText(words)).toBeVisible()
  expect(history.asked).toEqual([])
})
