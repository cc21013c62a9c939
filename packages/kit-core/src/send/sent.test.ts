import { settled } from '../../test/account-bench.js'
import { coins, transaction } from '../../test/activity-bench.js'
import { BOB, OWN, setUpSend } from '../../test/send-bench.js'
import { fetchTransactions, followPending, sendToken } from '../actions.js'
import { selectActivityGroups } from '../index.js'

async function sent() {
  const made = await setUpSend()
  let data: readonly unknown[] = [transaction('old', { transfers: [coins('ETH', '1', 'in')] })]
  made.answerAt('/history', () => Response.json({ data, next: null }))
  await fetchTransactions(made.kit)
  await made.fillIn()
  const { hash } = await sendToken(made.kit)
  const groups = () =>
    selectActivityGroups(made.kit.getState()).map(({ kind, transactions }) => [kind, transactions.map(({ id }) => id)])
  return { ...made, hash, groups, answerHistory: (next: readonly unknown[]) => (data = next) }
}

test('R-SEND-28 what was sent is pending in the activity at once', async () => {
  const { kit, groups, hash } = await sent()
  expect(groups()).toEqual([
    ['pending', [hash]],
    ['month', ['old']],
  ])
  expect(selectActivityGroups(kit.getState())).toBe(selectActivityGroups(kit.getState()))
  expect(selectActivityGroups(kit.getState())[0]?.transactions[0]).toMatchObject({
    metadata: { status: 'pending', chain: 'eip155:1', sentFrom: OWN, sentTo: BOB, hash },
    transfers: [{ direction: 'out', quantity: { numeric: '1' }, fungible_info: { symbol: 'ETH' } }],
  })
})

test('R-SEND-28 R-ACCT-49 once the service tells of it, it stands there once', async () => {
  const { kit, groups, hash, answerHistory } = await sent()
  answerHistory([transaction('new', { hash: hash.toUpperCase().replace('0X', '0x'), status: 'pending' })])
  const stop = followPending(kit)
  await settled()
  expect(groups()[0]).toEqual(['pending', ['new']])
  stop()
})

test.each([
  ['confirmed', 'success'],
  ['failed', 'failed'],
  ['dropped', 'failed'],
  ['replaced', 'failed'],
  ['pending', 'pending'],
] as const)(
  'R-SEND-28 R-SEND-34 settled as %s it is no longer pending here, and the transfer is %s',
  async (status, told) => {
    const { wallet, groups, send, hash } = await sent()
    wallet.emit({ type: 'pendingTransactions', hash: `0x${'9'.repeat(64)}`, status: 'confirmed' })
    expect(send().sent?.status).toBe('pending')
    wallet.emit({ type: 'pendingTransactions', hash, status })
    expect([send().sent?.status, groups()]).toEqual([told, [['month', ['old']]]])
  },
)
