import { pass, ROUTER, settled, USDC, USER } from '../../../test/swap-fixture.js'
import { APPROVE, built, setUpQuoted } from '../../../test/swap-review-fixture.js'
import { approveSwap, goBack, reviewSwap, swapTokens } from '../../actions.js'
import { selectTrackedTransactions } from '../../index.js'

const eip155 = { gas: '56000', gasPrice: '21000000000' }
const approval = (value: bigint) => built({ from: USER, to: USDC, data: APPROVE(ROUTER, value), value: '0', eip155 })

/** A swap of 100, of which the service may already spend some. */
async function setUp({ allowance = '5000000', refuses = 0 } = {}) {
  const bench = await setUpQuoted()
  let questions = 0
  bench.respondAt('convert/allowance', () => {
    questions += 1
    return Response.json({ allowance })
  })
  for (let count = 0; count < refuses; count += 1) bench.wallet.rejectNext({ method: 'estimateGas' })
  const carryOut = async (ask: Promise<unknown>) => {
    await settled()
    await bench.settle('confirmed')
    await ask
  }
  const datas = () => bench.signed().map((asked) => (asked as { data?: string }).data)
  return { ...bench, carryOut, datas, questions: () => questions, review: () => bench.swap().review }
}

test('R-SWAP-94 resets the old approval first, as 1 of 2, when a token rejects a new one', async () => {
  const { kit, review, carryOut, datas, questions } = await setUp({ refuses: 1 })
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'approve', approvalStep: 1, allowance: { granted: '0', spender: ROUTER } })
  await carryOut(approveSwap(kit))
  expect(review()).toMatchObject({ status: 'approve', approvalStep: 2, allowance: { granted: '100', spender: ROUTER } })
  await carryOut(approveSwap(kit))
  expect(review()).toMatchObject({ status: 'ready', approvalStep: undefined })
  await carryOut(swapTokens(kit))
  expect(datas().slice(0, 2)).toEqual([APPROVE(ROUTER, 0n), APPROVE(ROUTER, 100_000_000n)])
  expect(datas()).toHaveLength(3)
  expect(questions()).toBe(1)
})

test.each([
  ['a token that takes a new approval over one of before', { refuses: 0 }],
  ['a network that says nothing of either', { refuses: 2 }],
  ['nothing approved before', { allowance: '0', refuses: 1 }],
])('R-SWAP-94 uses one approval when %s', async (_, params) => {
  const { kit, review, carryOut, datas } = await setUp(params)
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'approve', approvalStep: undefined, allowance: { granted: '100' } })
  await carryOut(approveSwap(kit))
  expect(review()?.status).toBe('ready')
  expect(datas()).toEqual([APPROVE(ROUTER, 100_000_000n)])
})

test('R-SWAP-94 R-SWAP-32 uses only the spender when the service builds the reset itself', async () => {
  const { kit, review, respondAt, carryOut, datas } = await setUp({ refuses: 1 })
  respondAt('build-approve', approval(0n))
  await reviewSwap(kit)
  expect(review()).toMatchObject({ approvalStep: 1, allowance: { granted: '0', spender: ROUTER } })
  await carryOut(approveSwap(kit))
  await carryOut(approveSwap(kit))
  expect([review()?.status, datas()]).toEqual(['ready', [APPROVE(ROUTER, 0n), APPROVE(ROUTER, 100_000_000n)]])
})

test('R-SWAP-60 R-SWAP-90 keeps a confirmed approval when the review is refreshed and the service lags behind', async () => {
  const { kit, review, carryOut, datas, questions } = await setUp({ allowance: '0' })
  await reviewSwap(kit)
  await carryOut(approveSwap(kit))
  expect(review()?.status).toBe('ready')
  for (let looks = 0; looks < 4; looks += 1) await pass(10_000)
  expect([review()?.status, questions(), datas()]).toEqual(['ready', 1, [APPROVE(ROUTER, 100_000_000n)]])
})

test('R-SWAP-120 requests a failed reset again when the review had assumed it confirmed', async () => {
  const { kit, wallet, review } = await setUp({ refuses: 1 })
  await reviewSwap(kit)
  const failing = expect(approveSwap(kit)).rejects.toMatchObject({ code: 'transaction/dropped' })
  await settled()
  const [{ hash } = { hash: '' }] = selectTrackedTransactions(kit.getState())
  goBack(kit)
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'approving', allowance: { granted: '100' } })
  wallet.rejectNext({ method: 'estimateGas' })
  wallet.emit({ type: 'transactionSettled', hash, status: 'dropped' })
  await failing
  expect(review()).toMatchObject({ status: 'approve', approvalStep: 1, allowance: { granted: '0' } })
})
