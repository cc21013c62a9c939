import { ROUTER, settled, USDC, USER } from '../../../test/swap-bench.js'
import { setUpReview } from '../../../test/swap-review-bench.js'
import { approveSwap, reviewSwap } from '../../actions.js'
import type { SentTransactionStatus } from '../../index.js'
import { createMemoryStorage } from '../../testing/index.js'

/** A review that asks for an approval, and another tab that has sent it and tells how it stands. */
async function setUpTabs() {
  const storage = createMemoryStorage()
  const tab = storage.tab()
  const bench = await setUpReview({ storage })
  bench.answerAt('convert/allowance', () => Response.json({ allowance: '0' }))
  const tell = async (status: SentTransactionStatus) => {
    const moves = [{ direction: 'out', amount: '100', symbol: 'USDC', asset: USDC.slice('eip155:1:'.length) }]
    const sent = { hash: `0x${'a1'.repeat(32)}`, caipNetworkId: 'eip155:1', account: USER, receiver: ROUTER, moves }
    const entry = { ...sent, kind: 'approval', sentAtMs: Date.now(), status, lastNotified: status }
    tab.text.set('@bowline/sent_transactions', JSON.stringify([entry]))
    await settled()
  }
  return { ...bench, tell }
}

test('R-SWAP-119 an approval that another tab sent meanwhile is waited for when Approve is pressed, and not sent twice', async () => {
  const { kit, tell, review, signed } = await setUpTabs()
  await tell('pending')
  expect(review()?.status).toBe('approve')
  await approveSwap(kit)
  expect([review()?.status, signed()]).toEqual(['approving', []])
  await tell('confirmed')
  expect([review()?.status, signed()]).toEqual(['ready', []])
})

test('R-SWAP-117 R-STORE-26 an approval of another tab that is waited for here is told there when it was not carried out', async () => {
  const { kit, tell, review, told, toast } = await setUpTabs()
  await tell('pending')
  await approveSwap(kit)
  await tell('dropped')
  expect([review()?.status, told('SWAP_APPROVAL_ERROR'), toast().open]).toEqual(['approve', [], false])
  await reviewSwap(kit)
  expect(review()?.status).toBe('approve')
})
