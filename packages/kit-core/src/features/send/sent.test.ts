import { settled } from '../../../test/account-fixture.js'
import { coins, transaction } from '../../../test/activity-fixture.js'
import { BOB, OWN, setUpSend, USDC, USDC_ADDRESS } from '../../../test/send-fixture.js'
import { fetchTransactions, sendToken, setSendToken, watchPending } from '../../actions.js'
import { selectActivityGroups, selectPendingCount, selectTransactionExplorerUrl } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'

async function sent() {
  const made = await setUpSend()
  let data: readonly unknown[] = [transaction('old', { transfers: [coins('ETH', '1', 'in')] })]
  made.respondAt('/history', () => Response.json({ data, next: null }))
  await fetchTransactions(made.kit)
  await made.fillIn()
  const { hash } = await sendToken(made.kit)
  const groups = () =>
    selectActivityGroups(made.kit.getState()).map(({ kind, transactions }) => [kind, transactions.map(({ id }) => id)])
  return { ...made, hash, groups, answerHistory: (next: readonly unknown[]) => (data = next) }
}

test('R-SEND-28 shows a sent transfer as pending in the activity at once', async () => {
  const { kit, groups, hash } = await sent()
  expect(groups()).toEqual([
    ['pending', [hash]],
    ['month', ['old']],
  ])
  expect(selectActivityGroups(kit.getState())).toBe(selectActivityGroups(kit.getState()))
  expect(selectActivityGroups(kit.getState())[0]?.transactions[0]).toMatchObject({
    metadata: { status: 'pending', chain: 'eip155:1', sentFrom: OWN, sentTo: BOB, hash },
    transfers: [{ direction: 'out', quantity: { numeric: '1' }, fungible_info: { symbol: 'ETH', address: 'native' } }],
  })
})

test('R-SEND-28 R-ACCT-49 lists a transfer once when the service reports it too', async () => {
  const { kit, groups, hash, answerHistory } = await sent()
  answerHistory([transaction('new', { hash: hash.toUpperCase().replace('0X', '0x'), status: 'pending' })])
  const stop = watchPending(kit)
  await settled()
  expect(groups()[0]).toEqual(['pending', ['new']])
  stop()
})

test.each([
  ['confirmed', 'success'],
  ['failed', 'failed'],
  ['dropped', 'dropped'],
  ['replaced', 'replaced'],
] as const)(
  'R-SEND-28 R-SEND-34 R-ACCT-147 keeps a transfer settled as %s out of pending but in the activity, with status %s',
  async (status, reported) => {
    const { wallet, groups, send, hash } = await sent()
    wallet.emit({ type: 'transactionSettled', hash: `0x${'9'.repeat(64)}`, status: 'confirmed' })
    await settled()
    expect(send().sent?.status).toBe('pending')
    wallet.emit({ type: 'transactionSettled', hash, status })
    await settled()
    expect([send().sent?.status, groups()]).toEqual([
      reported,
      [
        ['month', [hash]],
        ['month', ['old']],
      ],
    ])
  },
)

test.each([
  ['confirmed', undefined],
  ['failed', undefined],
  ['replaced', 'cancelled'],
  ['confirmed', 'repriced'],
] as const)(
  'R-ACCT-147 keeps a transfer settled as %s (%s) in the activity until the service lists it, then shows it once',
  async (status, reason) => {
    const { kit, wallet, groups, hash, answerHistory, wait } = await sent()
    const settledAs = reason === undefined ? hash : `0x${'9'.repeat(64)}`
    const replacement = reason && { hash: settledAs, reason }
    wallet.emit({ type: 'transactionSettled', hash, status, replacement })
    await wait(3_600_000)
    await fetchTransactions(kit)
    expect(groups()).toEqual([
      ['month', [hash]],
      ['month', ['old']],
    ])
    expect(selectActivityGroups(kit.getState())).toBe(selectActivityGroups(kit.getState()))
    answerHistory([transaction('listed', { hash: settledAs.toUpperCase().replace('0X', '0x') }), transaction('old')])
    await fetchTransactions(kit)
    expect(groups()).toEqual([['month', ['listed', 'old']]])
  },
)

test('R-ACCT-147 drops local rows that a service without hashes may list', async () => {
  const { kit, wallet, groups, hash, answerHistory, wait } = await sent()
  wallet.emit({ type: 'transactionSettled', hash, status: 'confirmed' })
  answerHistory([transaction('listed', { hash: undefined }), transaction('old')])
  await fetchTransactions(kit)
  await wait(0)
  expect(groups()).toEqual([['month', ['listed', 'old']]])
})

test('R-ACCT-147 shows one row when the replacement was sent from here too', async () => {
  const { wallet, groups, hash } = await sent()
  const other = `0x${'9'.repeat(64)}`
  wallet.emit({ type: 'sent', sent: { hash: other, caipNetworkId: 'eip155:1', address: OWN } })
  await settled()
  const replacement = { hash: other, reason: 'replaced' } as const
  wallet.emit({ type: 'transactionSettled', hash, status: 'replaced', replacement })
  await settled()
  expect(groups()).toEqual([
    ['pending', [other]],
    ['month', ['old']],
  ])
})

test.each([
  ['confirmed', 'confirmed'],
  ['failed', 'failed'],
  ['dropped', 'failed'],
  ['replaced', 'confirmed'],
] as const)(
  'R-ACCT-75 shows a transfer settled as %s as %s in the activity when no service lists it',
  async (reported, status) => {
    const coin = { name: 'Ether', symbol: 'ETH', decimals: 18, value: 1_500_000_000_000_000_000n }
    const adapter = mockAdapter({ tokens: [coin] })
    const { kit, wallet, fillIn } = await setUpSend({ adapter, options: { endpoints: {} } })
    await fetchTransactions(kit)
    await fillIn()
    const { hash } = await sendToken(kit)
    const shown = () =>
      selectActivityGroups(kit.getState()).map(({ kind, transactions }) => [
        kind,
        transactions.map(({ metadata }) => [metadata.hash, metadata.status]),
      ])
    expect(shown()).toEqual([['pending', [[hash, 'pending']]]])
    wallet.emit({ type: 'transactionSettled', hash, status: reported })
    await settled()
    expect(shown()).toEqual([['month', [[hash, status]]]])
    expect(selectActivityGroups(kit.getState())).toBe(selectActivityGroups(kit.getState()))
  },
)

test.each([
  ['repriced', 'confirmed', 'success', 'send', 'Transaction confirmed', 0],
  ['cancelled', 'replaced', 'cancelled', 'cancel', 'You cancelled it in your wallet', 1],
  ['replaced', 'replaced', 'replaced', 'replace', 'Another transaction took its place', 1],
] as const)(
  'R-SEND-50 R-ACCT-81 R-ACCT-82 shows the hash, link and row of the replacement, with its own message, when a transfer was %s',
  async (reason, status, reported, operationType, words, errors) => {
    const adapter = mockAdapter({ tokens: [] })
    const { kit, wallet, fillIn, send, wait, events } = await setUpSend({ adapter, options: { endpoints: {} } })
    await fetchTransactions(kit)
    await fillIn()
    const { hash } = await sendToken(kit)
    await wait(3_600_000)
    expect(selectPendingCount(kit.getState())).toBe(1)
    const replacement = { hash: `0x${'9'.repeat(64)}`, reason }
    wallet.emit({ type: 'transactionSettled', hash, status, replacement })
    await settled()
    await wait(200)
    expect(send().sent).toMatchObject({ hash: replacement.hash, status: reported })
    const [row] = selectActivityGroups(kit.getState()).flatMap(({ transactions }) => transactions)
    expect(row?.metadata).toMatchObject({ hash: replacement.hash, operationType, status: 'confirmed' })
    expect(row && selectTransactionExplorerUrl(kit.getState(), row)).toMatch(replacement.hash)
    expect(kit.getState().toast).toMatchObject({ message: words, variant: 'success', open: true })
    expect(events.filter(({ event }) => event === 'SEND_ERROR')).toHaveLength(errors)
    expect(selectPendingCount(kit.getState())).toBe(0)
  },
)

test('R-SEND-42 selects the native token once, keeps the user’s choice, and selects nothing after a send', async () => {
  const coin = { name: 'Ether', symbol: 'ETH', decimals: 18, value: 1_500_000_000_000_000_000n }
  const token = { name: 'USD Coin', symbol: 'USDC', decimals: 6, value: 7n, address: USDC_ADDRESS }
  const adapter = mockAdapter({ tokens: [coin, token] })
  const { kit, send, fillIn } = await setUpSend({ adapter, options: { endpoints: {} } })
  expect(send().token).toMatchObject({ symbol: 'ETH', quantity: { numeric: '1.5' } })
  setSendToken(kit, undefined)
  await settled()
  expect(send().token).toBeUndefined()
  await fillIn()
  await sendToken(kit)
  await settled()
  expect(send().token).toBeUndefined()
})

test('R-SEND-73 reports the received amount, which may be less, once the transfer is confirmed', async () => {
  const { kit, fillIn, wallet, send } = await setUpSend({ adapter: mockAdapter({ arrives: 990_000n }) })
  await fillIn({ token: USDC, amount: '1' })
  const { hash } = await sendToken(kit)
  await settled()
  expect([send().sent?.status, send().sent?.arrived]).toEqual(['pending', undefined])
  wallet.emit({ type: 'transactionSettled', hash, status: 'confirmed' })
  await settled()
  expect(send().sent).toMatchObject({ status: 'success', amount: '1', arrived: '0.99' })
})

test('R-SEND-73 reports no received amount for a failed or an earlier transfer', async () => {
  const { kit, fillIn, wallet, send } = await setUpSend()
  await fillIn({ amount: '0.5' })
  const first = await sendToken(kit)
  await fillIn({ amount: '0.5' })
  const { hash } = await sendToken(kit)
  wallet.emit({ type: 'transactionSettled', hash: first.hash, status: 'confirmed' })
  await settled()
  expect([send().sent?.status, send().sent?.arrived]).toEqual(['pending', undefined])
  wallet.emit({ type: 'transactionSettled', hash, status: 'failed' })
  await settled()
  expect([send().sent?.status, send().sent?.arrived]).toEqual(['failed', undefined])
})

test('R-SEND-164 keeps no status of a transfer in the state: `selectSend` derives it', async () => {
  const { kit, fillIn, send } = await setUpSend()
  await fillIn({ to: BOB })
  await sendToken(kit)
  await settled()
  expect(send().sent).toMatchObject({ hash: expect.any(String), status: 'pending' })
  expect(kit.getState().send.sent).toMatchObject({ hash: expect.any(String), recipient: BOB })
  expect(kit.getState().send.sent).not.toHaveProperty('status')
})
