import { pass, ROUTER, settled, USDC, USER } from '../../../test/swap-fixture.js'
import { APPROVE, setUpQuoted } from '../../../test/swap-review-fixture.js'
import { approveSwap, reviewSwap, setSwapAllowance, swapTokens } from '../../actions.js'
import { WalletRequestError } from '../../errors.js'
import { type SentTransactionOutcome, selectTrackedTransactions } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'

type Adapter = NonNullable<Parameters<typeof mockAdapter>[0]>
type Call = { readonly to: string; readonly data?: string; readonly value?: bigint }

/** A swap of 100 USDC without an allowance, by a wallet with batches. */
async function setUp({ allowance = '0', ...params }: Adapter & { allowance?: string } = {}) {
  const adapter = mockAdapter({ batches: { atomic: 'supported' }, ...params })
  const wallet = adapter.controls
  const bench = await setUpQuoted({ adapters: [adapter] })
  bench.respondAt('convert/allowance', () => Response.json({ allowance }))
  const batches = () =>
    wallet.requests.flatMap(({ method, params: asked }) =>
      method === 'sendCalls' ? [asked as { calls: Call[]; isAtomicRequired?: boolean }] : [],
    )
  /** The chain reports the outcome of what was sent last; the wallet numbers it by its request. */
  const settle = async (status: SentTransactionOutcome) => {
    const place = wallet.requests.findLastIndex(({ method }) => /^send/.test(method)) + 1
    wallet.emit({ type: 'transactionSettled', hash: `0x${place.toString(16).padStart(64, '0')}`, status })
    await settled()
  }
  const signed = () => wallet.requests.filter(({ method }) => method === 'sendTransaction')
  return { ...bench, wallet, batches, settle, signed, review: () => bench.swap().review }
}

test('R-SWAP-138 an approval and its swap are one request of the two calls that the review shows', async () => {
  const { kit, review, batches, signed, settle, eventsOf, view } = await setUp()
  await reviewSwap(kit)
  expect(review()).toMatchObject({
    ...{ status: 'ready', batchSize: 2, approvalStep: undefined },
    allowance: { granted: '100', spender: ROUTER },
  })
  setSwapAllowance(kit, { isUnlimited: true })
  expect(review()?.allowance?.granted).toBe('100')
  const swapping = swapTokens(kit)
  await settled()
  await settle('confirmed')
  await swapping
  expect(batches()).toMatchObject([
    {
      isAtomicRequired: true,
      calls: [{ to: USDC.slice('eip155:1:'.length), data: APPROVE(ROUTER, 100_000_000n) }, { to: ROUTER }],
    },
  ])
  expect(batches()[0]?.calls).toHaveLength(2)
  expect([signed(), eventsOf('SWAP_SUCCESS').length, view()]).toEqual([[], 1, 'Account'])
  expect(selectTrackedTransactions(kit.getState())).toMatchObject([
    { kind: 'swap', isBatch: true, account: USER, status: 'confirmed' },
  ])
})

test('R-SWAP-138 R-SWAP-94 resets an old allowance in the same request', async () => {
  const { kit, review, batches, wallet } = await setUp({ allowance: '5000000' })
  wallet.rejectNext({ method: 'estimateGas' })
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'ready', batchSize: 3, allowance: { granted: '100' } })
  void swapTokens(kit)
  await settled()
  const datas = batches()[0]?.calls.map(({ data }) => data)
  expect(datas?.slice(0, 2)).toEqual([APPROVE(ROUTER, 0n), APPROVE(ROUTER, 100_000_000n)])
  expect(datas).toHaveLength(3)
})

test.each(['ready', 'unsupported'] as const)(
  'R-SWAP-138 R-SWAP-31 a wallet whose atomic batches are %s gets the approval, then the swap',
  async (atomic) => {
    const { kit, review, batches, signed, settle } = await setUp({ batches: { atomic } })
    await reviewSwap(kit)
    expect(review()).toMatchObject({ status: 'approve', batchSize: undefined })
    const approving = approveSwap(kit)
    await settled()
    await settle('confirmed')
    await approving
    expect(review()).toMatchObject({ status: 'ready', batchSize: undefined, allowance: undefined })
    expect([batches(), signed().length]).toEqual([[], 1])
  },
)

test('R-SWAP-138 a swap that needs no approval is a transaction', async () => {
  const { kit, review, batches, signed } = await setUp({ allowance: '100000000' })
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'ready', batchSize: undefined })
  void swapTokens(kit)
  await settled()
  expect([batches(), signed().length]).toEqual([[], 1])
})

test('R-SWAP-138 R-SWAP-90 a refreshed review needs the approval again', async () => {
  const { kit, review } = await setUp()
  await reviewSwap(kit)
  for (let turn = 0; turn < 4; turn += 1) await pass(10_000)
  expect(review()).toMatchObject({ status: 'ready', batchSize: 2, allowance: { granted: '100', spender: ROUTER } })
})

test('R-SWAP-138 R-SWAP-39 a declined request keeps the review', async () => {
  const { kit, review, wallet, batches } = await setUp()
  await reviewSwap(kit)
  wallet.rejectNext({ method: 'sendCalls' })
  await expect(swapTokens(kit)).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  expect(review()).toMatchObject({ status: 'ready', batchSize: 2 })
  void swapTokens(kit)
  await settled()
  expect(batches()).toHaveLength(2)
})

test('R-SWAP-138 a wallet that rejects the batch itself is asked for the approval first', async () => {
  const { kit, review, wallet, batches } = await setUp()
  await reviewSwap(kit)
  wallet.rejectNext({ method: 'sendCalls', error: new WalletRequestError('No batches', 4200) })
  await expect(swapTokens(kit)).rejects.toMatchObject({ code: 'swap/transaction' })
  await settled()
  expect(review()).toMatchObject({ status: 'approve', batchSize: undefined })
  expect(batches()).toHaveLength(1)
})

test('R-SWAP-138 R-SEND-161 a batch that may have been sent is not requested again', async () => {
  const { kit, wallet, batches, eventsOf } = await setUp()
  await reviewSwap(kit)
  wallet.rejectNext({ method: 'sendCalls', error: new WalletRequestError('Internal error', -32603) })
  await expect(swapTokens(kit)).rejects.toMatchObject({ code: 'transaction/unknown' })
  await expect(swapTokens(kit)).rejects.toMatchObject({ code: 'transaction/unknown' })
  expect([batches().length, eventsOf('SWAP_ERROR')]).toEqual([1, []])
})
