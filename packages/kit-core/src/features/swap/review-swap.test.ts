import { ADDRESS, pass, ROUTER, settled, setUpSwap, USDC, USER } from '../../../test/swap-fixture.js'
import { APPROVE, built, setUpQuoted, setUpReview } from '../../../test/swap-review-fixture.js'
import { approveSwap, goBack, reviewSwap, setSwapAllowance, setSwapAmount, swapTokens } from '../../actions.js'
import { parseUnits, selectSwapDetails } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'
import { selectSwapLabel } from './select-swap.js'

const GAS = { gas: '56000', gasPrice: '21000000000' }
const APPROVAL = { from: USER, to: USDC, data: APPROVE(ROUTER, 100_000_000n), value: '0', eip155: GAS }
const SWAP = { from: USER, to: `eip155:1:${ROUTER}`, data: '0x12aa3caf00', amount: '100000000', eip155: GAS }

test('R-SWAP-30 R-SWAP-31 R-SWAP-33 R-SWAP-43 needs an approval for a token without allowance, and shows what it grants', async () => {
  const { kit, review, sent, swap, views } = await setUpReview()
  expect(sent('swap-allowance')).toMatchObject([{ tokenAddress: USDC, userAddress: USER }])
  expect(review()).toEqual({
    status: 'approve',
    allowance: { granted: '100', spender: ROUTER },
    isImpactConfirmed: false,
  })
  expect([selectSwapLabel(kit.getState()), swap().phase, views()]).toEqual([
    'approve',
    'reviewing',
    ['Swap', 'SwapPreview'],
  ])
  expect(sent('swap-transaction')).toEqual([])
})

test.each([100_000_000n, 150_500_000n, 2n ** 256n - 1n])(
  'R-SWAP-80 approves the swapped amount only, also when the service proposes %s',
  async (proposed) => {
    const { kit, respondAt, signed, swap } = await setUpQuoted()
    respondAt('build-approve', built({ ...APPROVAL, data: APPROVE(ROUTER, proposed) }))
    await reviewSwap(kit)
    expect(swap().review?.allowance).toEqual({ granted: '100', spender: ROUTER })
    void approveSwap(kit)
    await settled()
    expect(signed()).toMatchObject([{ data: APPROVE(ROUTER, 100_000_000n) }])
  },
)

test('R-SWAP-80 approves any amount only by choice, which can be undone until the wallet is prompted', async () => {
  const { kit, review, signed } = await setUpReview()
  setSwapAllowance(kit, { isUnlimited: true })
  expect(review()).toMatchObject({ status: 'approve', allowance: { granted: 'unlimited', spender: ROUTER } })
  setSwapAllowance(kit, { isUnlimited: false })
  expect(review()?.allowance?.granted).toBe('100')
  setSwapAllowance(kit, { isUnlimited: true })
  void approveSwap(kit)
  setSwapAllowance(kit, { isUnlimited: false })
  await settled()
  expect(signed()).toMatchObject([{ data: APPROVE(ROUTER, 2n ** 256n - 1n) }])
  expect(review()?.allowance?.granted).toBe('unlimited')
})

test('R-SWAP-80 R-SWAP-90 keeps the choice when the review is refreshed', async () => {
  const { kit, review, respondAt } = await setUpReview()
  respondAt('convert/allowance', () => Response.json({ allowance: '0' }))
  setSwapAllowance(kit, { isUnlimited: true })
  for (let looks = 0; looks < 4; looks += 1) await pass(10_000)
  expect(review()).toMatchObject({ status: 'approve', allowance: { granted: 'unlimited' } })
})

test('R-SWAP-80 offers no choice when no approval is needed', async () => {
  const { kit, review } = await setUpReview({ from: 'ETH', to: 'USDC', amount: '0.1' })
  const before = review()
  setSwapAllowance(kit, { isUnlimited: true })
  expect(review()).toBe(before)
})

test('R-SWAP-33 R-SWAP-34 handles an exact approval of the mock service and its swap for another account', async () => {
  const { kit, api, swap, toast } = await setUpQuoted({ scenario: 'exact-approval' })
  await reviewSwap(kit)
  expect(swap().review?.allowance?.granted).toBe('100')
  goBack(kit)
  api.setScenario('foreign-transaction')
  await reviewSwap(kit)
  expect(toast()).toMatchObject({ message: 'Couldn’t prepare the swap', open: true })
})

test.each([
  ['99999999', 'approve'],
  ['100000000', 'ready'],
  ['100000001', 'ready'],
])('R-SWAP-31 compares an allowance of %s for 100 000 000 units: %s', async (allowance, status) => {
  const { kit, respondAt, swap } = await setUpQuoted()
  respondAt('convert/allowance', () => Response.json({ allowance }))
  await reviewSwap(kit)
  expect(swap().review?.status).toBe(status)
})

test('R-SWAP-30 needs no allowance for the native token; R-SWAP-34 builds the swap with slippage 1 and no estimate', async () => {
  const { review, sent, coin, swap } = await setUpReview({ from: 'ETH', to: 'USDC', amount: '0.1' })
  expect(sent('swap-allowance')).toEqual([])
  expect(sent('swap-transaction')).toMatchObject([
    {
      amount: `${10n ** 17n}`,
      from: coin('ETH').address,
      to: USDC,
      userAddress: USER,
      eip155: { slippage: 1 },
      disableEstimate: true,
    },
  ])
  expect([review()?.status, swap().gasLimit]).toEqual(['ready', '184000'])
})

test('R-SWAP-47 R-TRACK-02 tracks the opening of the review', async () => {
  const { eventsOf } = await setUpReview()
  expect(eventsOf('INITIATE_SWAP')).toMatchObject([
    {
      type: 'track',
      properties: {
        network: 'eip155:1',
        swapFromToken: 'USDC',
        swapToToken: 'DAI',
        swapFromAmount: '100',
        isSmartAccount: false,
      },
    },
  ])
})

test('R-SWAP-20 does not open the review while the button has another label', async () => {
  const { kit, views, eventsOf } = await setUpQuoted({ amount: '5000' })
  await reviewSwap(kit)
  setSwapAmount(kit, '')
  await reviewSwap(kit)
  setSwapAmount(kit, '1')
  await reviewSwap(kit)
  expect([views(), eventsOf('INITIATE_SWAP')]).toEqual([['Swap'], []])
})

test.each([
  ['convert/allowance', 'Couldn’t check the allowance'],
  ['build-approve', 'Couldn’t prepare the approval'],
])('R-SWAP-35 returns to the form without %s: %s', async (path, message) => {
  const { kit, respondAt, views, toast, swap } = await setUpQuoted()
  respondAt(path, () => new Response('{}', { status: 500 }))
  await reviewSwap(kit)
  expect(toast()).toMatchObject({ message, variant: 'error', open: true })
  expect([views(), swap().review, swap().phase, swap().sourceTokenAmount]).toEqual([
    ['Swap'],
    undefined,
    'quoted',
    '100',
  ])
})

test('R-SWAP-35 returns to the form without a transaction', async () => {
  const { kit, respondAt, views, toast } = await setUpQuoted({ from: 'ETH', amount: '0.1' })
  respondAt('build-transaction', () => new Response('{}', { status: 500 }))
  await reviewSwap(kit)
  expect([toast().message, views()]).toEqual(['Couldn’t prepare the swap', ['Swap']])
})

test.each([
  ['sends to another contract', { from: USER, to: `eip155:1:${ROUTER}` }],
  ['is another call', { data: `0xa9059cbb${APPROVAL.data.slice(10)}` }],
  ['is more than the call', { data: `${APPROVAL.data}00` }],
  ['has something before the spender', { data: APPROVAL.data.replace('0x095ea7b30', '0x095ea7b31') }],
  ['grants it to the zero address', { data: APPROVE(`0x${'0'.repeat(40)}`, 100_000_000n) }],
  ['grants it to the token', { data: APPROVE(USDC.slice(9), 100_000_000n) }],
  ['takes coins', { value: '1' }],
])('R-SWAP-32 R-SWAP-35 never shows a wallet an approval that %s', async (_, change) => {
  const { kit, respondAt, toast, signed, swap } = await setUpQuoted()
  respondAt('build-approve', built({ ...APPROVAL, ...change }))
  await reviewSwap(kit)
  await approveSwap(kit)
  expect([toast().message, swap().review, signed()]).toEqual(['Couldn’t prepare the approval', undefined, []])
})

test('R-SWAP-32 sends the approval to the selected token when the response names another place', async () => {
  const { kit, respondAt, signed } = await setUpQuoted()
  respondAt('build-approve', built({ ...APPROVAL, from: USDC, to: `eip155:1:0x${'9'.repeat(40)}` }))
  await reviewSwap(kit)
  void approveSwap(kit)
  await settled()
  expect(signed()).toMatchObject([{ to: USDC.slice(9), address: ADDRESS, data: APPROVAL.data, value: undefined }])
})

const PERMIT2 = 'eip155:1:0x000000000022D473030F116dDEE9F6B43aC78BA3'

test.each([
  ['is another visitor’s', { from: `eip155:1:0x${'2'.repeat(40)}` }],
  ['is on another network', { to: `eip155:10:${ROUTER}` }],
  ['goes to the visitor', { to: USER }],
  ['goes to the zero address', { to: `eip155:1:0x${'0'.repeat(40)}` }],
  ['is for another amount', { amount: '100000001' }],
  ['calls nothing', { data: '0x' }],
  ['hands a token over', { to: USDC, data: `0xa9059cbb${'0'.repeat(128)}` }],
  ['approves', { to: USDC, data: APPROVE(ROUTER, 1n) }],
  ['permits as DAI does', { to: USDC, data: `0x8fcbaf0c${'0'.repeat(512)}` }],
  ['approves by Permit2', { to: PERMIT2, data: `0x87517c45${'0'.repeat(256)}` }],
  ['takes by Permit2', { to: PERMIT2, data: `0x36c78516${'0'.repeat(256)}` }],
  ['sends as ERC-777 does', { data: `0x9bd9bbc6${'0'.repeat(256)}` }],
])('R-SWAP-34 R-SWAP-35 R-SWAP-111 never shows a wallet a swap that %s', async (_, change) => {
  const { kit, respondAt, toast, signed } = await setUpQuoted()
  respondAt('convert/allowance', () => Response.json({ allowance: '100000000' }))
  respondAt('build-transaction', built({ ...SWAP, ...change }))
  await reviewSwap(kit)
  expect(await swapTokens(kit)).toBeUndefined()
  expect([toast().message, signed()]).toEqual(['Couldn’t prepare the swap', []])
})

test('R-SWAP-49 ends a review that is left, and drops its response', async () => {
  const { kit, hold, swap, view, toast } = await setUpQuoted()
  const { release } = hold('convert/allowance')
  const reviewing = reviewSwap(kit)
  await settled()
  expect([swap().review?.status, view()]).toEqual(['building', 'SwapPreview'])
  goBack(kit)
  expect([swap().review, swap().phase]).toEqual([undefined, 'quoted'])
  release()
  await reviewing
  expect([swap().review, toast().open]).toEqual([undefined, false])
})

test('R-ADPT-05 opens no review and shows an error when the adapter cannot send', async () => {
  const { kit, views, toast } = await setUpQuoted({ adapters: [mockAdapter({ lacks: ['sendTransaction'] })] })
  await expect(reviewSwap(kit)).rejects.toMatchObject({ code: 'adapter/capability-missing' })
  expect([views(), toast().open]).toEqual([['Swap'], false])
})

test('R-SWAP-15 keeps the quote while a review is fresh', async () => {
  const { sent } = await setUpReview()
  const before = sent('swap-quotes').length
  await pass(20_000)
  expect(sent('swap-quotes')).toHaveLength(before)
})

test('R-SWAP-46 reports a native balance below the fee before anything is signed', async () => {
  const { kit, swap, toast, signed } = await setUpReview({ from: 'ETH', to: 'USDC', amount: '0.388' })
  expect(swap().isGasInsufficient).toBe(true)
  await expect(swapTokens(kit)).rejects.toMatchObject({ code: 'swap/insufficient-gas' })
  expect([toast().open, signed()]).toEqual([false, []])
  expect((await setUpSwap()).swap().isGasInsufficient).toBe(false)
})

test('R-SWAP-136 swaps without a native balance for the fee when a contract account can be sponsored', async () => {
  const adapter = mockAdapter({ contracts: ['eip155:1:0x1111111111111111111111111111111111111111'] })
  const { kit, swap } = await setUpReview({ from: 'ETH', to: 'USDC', amount: '0.388', adapters: [adapter] })
  expect(swap().isGasInsufficient).toBe(false)
  void swapTokens(kit)
  await settled()
  expect(adapter.controls.requests.filter(({ method }) => method === 'sendTransaction')).toHaveLength(1)
})

test('R-SWAP-125 R-SWAP-46 includes the data fee in the shown fee and the gas check', async () => {
  const amount = { from: 'ETH', to: 'USDC', amount: '0.37' }
  const without = await setUpReview(amount)
  const feeOf = ({ kit }: typeof without) => selectSwapDetails(kit.getState())?.gasFee
  const before = parseUnits(feeOf(without) ?? '', 18)
  expect(without.swap().isGasInsufficient).toBe(false)
  const made = await setUpReview({ ...amount, adapters: [mockAdapter({ dataFeePerByte: 10n ** 16n })] })
  await settled()
  const taken = parseUnits(feeOf(made) ?? '', 18) - before
  expect(taken).toBeGreaterThan(0n)
  expect(taken % 10n ** 16n).toBe(0n)
  await expect(swapTokens(made.kit)).rejects.toMatchObject({ code: 'swap/insufficient-gas' })
  expect(made.signed()).toEqual([])
})

test('R-SWAP-126 lets the wallet estimate the gas of the kit’s own approval', async () => {
  const { kit, signed } = await setUpReview()
  void approveSwap(kit)
  await settled()
  expect(signed()).toMatchObject([{ data: APPROVE(ROUTER, 100_000_000n), gas: undefined }])
})
