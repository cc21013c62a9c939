import { ROUTER, settled, USDC, USER } from '../../../test/swap-fixture.js'
import { setUpReview } from '../../../test/swap-review-fixture.js'
import { approveSwap, reviewSwap } from '../../actions.js'
import type { SentTransactionStatus } from '../../index.js'
import { createMemoryStorage } from '../../testing/index.js'

/** A review that needs an approval, and another tab that has sent it and reports its status. */
async function setUpTabs() {
  const storage = createMemoryStorage()
  const tab = storage.tab()
  const bench = await setUpReview({ storage })
  bench.respondAt('convert/allowance', () => Response.json({ allowance: '0' }))
  const report = async (status: SentTransactionStatus) => {
    const moves = [{ direction: 'out', amount: '100', symbol: 'USDC', asset: USDC.slice('eip155:1:'.length) }]
    const sent = { hash: `0x${'a1'.repeat(32)}`, caipNetworkId: 'eip155:1', account: USER, recipient: ROUTER, moves }
    const entry = { ...sent, kind: 'approval', sentAtMs: Date.now(), status, lastNotified: status }
    tab.text.set('@bowline/sent_transactions', JSON.stringify([entry]))
    await settled()
  }
  return { ...bench, report }
}

test('R-SWAP-119 waits on Approve for an approval that another tab sent, and sends no second one', async () => {
  const { kit, report, review, signed } = await setUpTabs()
  await report('pending')
  expect(review()?.status).toBe('approve')
  await approveSwap(kit)
  expect([review()?.status, signed()]).toEqual(['approving', []])
  await report('confirmed')
  expect([review()?.status, signed()]).toEqual(['ready', []])
})

test('R-SWAP-117 R-STORE-26 reports here a failed approval of another tab that is awaited here', async () => {
  const { kit, report, review, eventsOf, toast } = await setUpTabs()
  await report('pending')
  await approveSwap(kit)
  await report('dropped')
  expect([review()?.status, eventsOf('SWAP_APPROVAL_ERROR'), toast().open]).toEqual(['approve', [], false])
  await reviewSwap(kit)
  expect(review()?.status).toBe('approve')
})
