/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { chain, ENTRY, HASH, KEY, leftPage, makeAdapter, page, pass, settled } from '../../../test/reload-fixture.js'
import { connect, sendToken } from '../../actions.js'
import { getTransactionState, selectPendingCount, selectTrackedTransactions } from '../../index.js'

test('R-STORE-25 tracks on the next visit what an earlier page sent, with the adapter’s notes, and reports it once', async () => {
  const adapter = await leftPage()
  await pass(3_600_000)
  const next = await page(adapter)
  expect([next.status(), selectPendingCount(next.kit.getState())]).toEqual([['pending'], 1])
  await pass(1_000)
  expect(chain.looks.at(-1)).toBe('noted')
  chain.answer = { status: 'confirmed' }
  await pass(1_000)
  expect([next.status(), next.toasts]).toEqual([['confirmed'], ['Transaction confirmed']])
  next.stop()
  const last = await page(adapter)
  expect([last.status(), last.toasts]).toEqual([[], []])
  expect(window.localStorage.getItem(KEY)).toBeNull()
})

test.each([
  ['payment', 'PAY_SUCCESS', 'PAY_ERROR'],
  ['swap', 'SWAP_SUCCESS', 'SWAP_ERROR'],
] as const)(
  'R-PAY-21 R-SWAP-61 reports a %s of an earlier page to the app when it ends',
  async (kind, success, error) => {
    for (const [answer, event] of [
      ['confirmed', success],
      ['failed', error],
    ] as const) {
      const adapter = await leftPage()
      window.localStorage.setItem(KEY, JSON.stringify([{ ...ENTRY, kind }]))
      chain.answer = { status: answer }
      const next = await page(adapter)
      await pass(1_000)
      expect(next.ends()).toEqual([event])
      next.stop()
    }
  },
)

const USDC = { direction: 'out', amount: '10', symbol: 'USDC', asset: '0xc0ffee', decimals: 6 }

/** A chain that reports one received amount after the other; undefined when it does not know. */
function mockReceivedAmounts(words: (bigint | undefined)[]) {
  const adapter = makeAdapter()
  const asked: unknown[] = []
  const create: typeof adapter.create = (context) => ({
    ...adapter.create(context),
    getReceivedAmount: async ({ network, ...transfer }) => {
      asked.push(transfer)
      return words.shift()
    },
  })
  return { adapter: { ...adapter, create }, asked }
}

async function paidPage(words: (bigint | undefined)[]) {
  const { adapter, asked } = mockReceivedAmounts(words)
  const first = await page(adapter)
  await connect(first.kit, { connectorId: 'test.wallet.eip155' })
  first.stop()
  window.localStorage.setItem(KEY, JSON.stringify([{ ...ENTRY, moves: [USDC] }]))
  chain.answer = { status: 'confirmed' }
  return { adapter, asked, next: await page(adapter) }
}

test.each([
  ['nothing', 0n, { code: 'LESS_ARRIVED', arrived: '0' }, ['0 of 10 USDC arrived']],
  ['less', 9_900_000n, { code: 'LESS_ARRIVED', arrived: '9.9' }, ['9.9 of 10 USDC arrived']],
  ['all', 10_000_000n, { code: undefined, arrived: undefined }, ['Transaction confirmed']],
] as const)(
  'R-PAY-24 reports what was received of an earlier page’s payment: %s',
  async (_, word, { code, arrived }, toasts) => {
    const { next, asked } = await paidPage([word])
    await pass(1_000)
    expect(next.ends()).toEqual([code ? 'PAY_ERROR' : 'PAY_SUCCESS'])
    expect(next.payments.map((one) => [one.payment.amount, one.payment.receivedAmount, one.code])).toEqual([
      ['10', arrived, code],
    ])
    expect([asked, next.toasts]).toEqual([
      [{ hash: HASH, to: '0xb0b', from: '0x1111111111111111111111111111111111111111', tokenAddress: '0xc0ffee' }],
      toasts,
    ])
  },
)

test('R-PAY-25 queries a node again that does not know the received amount, and records nothing when the page closes', async () => {
  const { adapter, next, asked } = await paidPage([undefined, undefined, 9_900_000n])
  await pass(2_900)
  expect([asked.length, next.ends(), next.status()]).toEqual([1, [], ['pending']])
  next.stop()
  const last = await page(adapter)
  await pass(2_900)
  expect([asked.length, last.ends()]).toEqual([2, []])
  await pass(200)
  expect([asked.length, last.ends()]).toEqual([3, ['PAY_ERROR']])
})

test('R-PAY-25 uses the network’s outcome when no node knows the received amount', async () => {
  const { next, asked } = await paidPage([])
  await pass(12_900)
  expect([asked.length, next.ends()]).toEqual([2, []])
  await pass(200)
  expect([asked.length, next.ends()]).toEqual([3, ['PAY_SUCCESS']])
})

test.each([
  ['no name, symbol or icon', ''],
  ['a long icon', `data:image/png;base64,${'A'.repeat(60_000)}`],
])('R-STORE-25 restores a sent token with %s on the next visit', async (_, iconUrl) => {
  const first = await page()
  await connect(first.kit, { connectorId: 'test.wallet.eip155' })
  const token = {
    ...{ name: '', symbol: '', chainId: 'eip155:1', iconUrl },
    quantity: { decimals: '18', numeric: '5' },
  }
  const recipientAddress = '0x2222222222222222222222222222222222222222'
  await sendToken(first.kit, { token, amount: '1', recipientAddress })
  await settled()
  first.stop()
  const next = await page(first.adapter)
  expect([first.status(), next.status()]).toEqual([['pending'], ['pending']])
  expect((window.localStorage.getItem(KEY) ?? '').length).toBeLessThan(1_000)
})

test('R-ADPT-62 reports simultaneous outcomes one after the other, and none on a closed page', async () => {
  const adapter = await leftPage()
  const hashes = ['a1', 'b2', 'c3'].map((byte) => `0x${byte.repeat(32)}`)
  const keep = () =>
    window.localStorage.setItem(KEY, JSON.stringify(hashes.map((hash) => ({ ...ENTRY, hash, kind: 'transfer' }))))
  keep()
  chain.answer = { status: 'failed' }
  const next = await page(adapter)
  await pass(1_000)
  expect([next.status(), next.toasts]).toEqual([['failed', 'failed', 'failed'], ['Transaction failed']])
  await pass(2_700)
  expect(next.toasts).toHaveLength(2)
  await pass(2_700)
  expect(next.toasts).toHaveLength(3)
  next.stop()
  keep()
  const last = await page(adapter)
  await pass(1_000)
  last.stop()
  await pass(10_000)
  expect(last.toasts).toHaveLength(1)
})

test.each([
  ['approval', 'confirmed', []],
  ['approval', 'failed', ['SWAP_APPROVAL_ERROR']],
  ['approval', 'dropped', ['SWAP_APPROVAL_ERROR']],
  ['transfer', 'confirmed', []],
  ['transfer', 'failed', ['SEND_ERROR']],
  ['other', 'failed', []],
] as const)(
  'R-SWAP-62 R-SEND-50 reports for an earlier page’s %s that it was %s as %j',
  async (kind, status, events) => {
    const adapter = await leftPage()
    window.localStorage.setItem(KEY, JSON.stringify([{ ...ENTRY, kind }]))
    chain.answer = { status }
    const next = await page(adapter)
    await pass(3_000)
    expect([next.ends(), next.toasts.length]).toEqual([events, 1])
  },
)

test('R-ACCT-84 R-STORE-25 polls a transaction in a block again on the next visit, without reporting it twice', async () => {
  const adapter = await leftPage()
  const inBlock = { ...ENTRY, kind: 'transfer', status: 'confirmed', isReorgPossible: true, lastNotified: 'confirmed' }
  window.localStorage.setItem(KEY, JSON.stringify([{ ...inBlock, block: '7', isReflected: true }]))
  const next = await page(adapter)
  await pass(60_000)
  expect(selectTrackedTransactions(next.kit.getState()).map(getTransactionState)).toEqual(['sent'])
  expect(JSON.parse(window.localStorage.getItem(KEY) ?? '[]')).toEqual([
    { ...inBlock, status: 'pending', isReorgPossible: undefined },
  ])
  next.stop()
  chain.answer = { status: 'confirmed' }
  const last = await page(adapter)
  await pass(60_000)
  expect([selectTrackedTransactions(last.kit.getState()).map(getTransactionState), last.toasts, last.ends()]).toEqual([
    ['final'],
    [],
    [],
  ])
  last.stop()
  await page(adapter)
  expect(window.localStorage.getItem(KEY)).toBeNull()
})

test('R-ACCT-154 drops a confirmed approval on the next visit without waiting for a balance', async () => {
  const adapter = await leftPage()
  const moves = [{ ...ENTRY.moves[0], before: '3' }]
  window.localStorage.setItem(KEY, JSON.stringify([{ ...ENTRY, kind: 'approval', status: 'confirmed', moves }]))
  const next = await page(adapter)
  expect([next.status(), window.localStorage.getItem(KEY)]).toEqual([[], null])
})

test('R-STORE-25 makes no request when nothing is stored', async () => {
  const adapter = await leftPage()
  window.localStorage.removeItem(KEY)
  const next = await page(adapter)
  await pass(60_000)
  expect([next.status(), chain.looks]).toEqual([[], []])
})

test.each([
  ['no list', '{}'],
  ['no JSON', '['],
  ['another network’s account', JSON.stringify([{ ...ENTRY, account: 'eip155:5:0x1' }])],
  ['an unknown status', JSON.stringify([{ ...ENTRY, status: 'paid' }])],
  [
    'an amount that is none',
    JSON.stringify([{ ...ENTRY, moves: [{ direction: 'out', amount: '1e9', symbol: 'ETH' }] }]),
  ],
  ['too many moves', JSON.stringify([{ ...ENTRY, moves: Array(5).fill(ENTRY.moves[0]) }])],
  ['a memo that is too long', JSON.stringify([{ ...ENTRY, memo: 'x'.repeat(5_000) }])],
])('R-STORE-25 R-STORE-14 ignores %s in storage', async (_, text) => {
  const adapter = await leftPage()
  window.localStorage.setItem(KEY, text)
  const next = await page(adapter)
  expect(next.status()).toEqual([])
})

test('R-STORE-25 ignores a stored time that no calendar has', async () => {
  const adapter = await leftPage()
  window.localStorage.setItem(KEY, JSON.stringify([{ ...ENTRY, sentAtMs: 1e300 }]))
  expect((await page(adapter)).status()).toEqual([])
})
