import { pass, ROUTER, settled, USDC } from '../../../test/swap-fixture.js'
import { setUpQuoted, setUpReview } from '../../../test/swap-review-fixture.js'
import { approveSwap, goBack, reviewSwap, setSwapAmount, setSwapToken, swapTokens } from '../../actions.js'
import { ProviderNotFoundError, WalletRequestError } from '../../errors.js'
import { selectSwapLabel } from './select-swap.js'

const OF_COIN = { from: 'ETH', to: 'USDC', amount: '0.1' }

const NOT_SENT = 'Couldn’t send the transaction. Try again.'

const HOUR = 3_600_000

test('R-SWAP-60 waits for a pending approval when the review is reopened, and does not request it twice', async () => {
  const { kit, settle, swap, signed, sent, respondAt } = await setUpReview()
  respondAt('convert/allowance', () => Response.json({ allowance: '0' }))
  const approving = approveSwap(kit)
  await settled()
  await pass(HOUR)
  goBack(kit)
  expect(swap().review).toBeUndefined()
  await reviewSwap(kit)
  await settled()
  expect([swap().review?.status, selectSwapLabel(kit.getState())]).toEqual(['approving', 'approving'])
  await approveSwap(kit)
  expect(signed()).toHaveLength(1)
  await settle('confirmed')
  await approving
  expect([swap().review?.status, selectSwapLabel(kit.getState())]).toEqual(['ready', 'swap'])
  expect(sent('swap-transaction')).toHaveLength(1)
})

test('R-SWAP-60 reports a failed approval whose review was left', async () => {
  const { kit, settle, swap, eventsOf, toast } = await setUpReview()
  const failing = expect(approveSwap(kit)).rejects.toMatchObject({ code: 'swap/failed' })
  await settled()
  goBack(kit)
  await pass(HOUR)
  await settle('failed')
  await failing
  expect([eventsOf('SWAP_APPROVAL_ERROR').length, toast().message]).toEqual([1, 'Transaction failed'])
  expect(swap().review).toBeUndefined()
})

test('R-SWAP-117 reports a failed approval whose review was left and reopened', async () => {
  const { kit, settle, swap, eventsOf, toast, respondAt } = await setUpReview()
  respondAt('convert/allowance', () => Response.json({ allowance: '0' }))
  const failing = expect(approveSwap(kit)).rejects.toMatchObject({ code: 'swap/failed' })
  await settled()
  goBack(kit)
  await reviewSwap(kit)
  await settle('failed')
  await failing
  await pass(150)
  expect([eventsOf('SWAP_APPROVAL_ERROR').length, toast().message, toast().open]).toEqual([
    1,
    'Transaction failed',
    true,
  ])
  expect(swap().review?.status).toBe('approve')
})

test.each([
  ['less than both take', 139_999_999n, 'approve'],
  ['enough for both', 140_000_000n, 'ready'],
] as const)(
  'R-SWAP-118 counts a pending swap of the same token against the allowance: %s',
  async (_, allowance, status) => {
    const { kit, swap, coin, signed, respondAt } = await setUpQuoted()
    respondAt('convert/allowance', () => Response.json({ allowance: String(allowance) }))
    await reviewSwap(kit)
    expect(swap().review?.status).toBe('ready')
    const swapping = swapTokens(kit)
    await settled()
    await pass(25_000)
    await swapping
    setSwapToken(kit, { side: 'source', token: coin('USDC') })
    setSwapToken(kit, { side: 'target', token: coin('DAI') })
    setSwapAmount(kit, '40')
    await pass(200)
    await reviewSwap(kit)
    expect([swap().review?.status, signed().length]).toEqual([status, 1])
  },
)

test.each([
  ['a refusal', undefined, 'User rejected the request', 'User rejected the request'],
  ['its own words', new WalletRequestError('zx-internal', -32003), NOT_SENT, 'zx-internal'],
  ['no words', new WalletRequestError('', -32003), NOT_SENT, 'An error occurred'],
  ['no such request', new WalletRequestError('zx-internal', 4200), 'Couldn’t send the transaction.', 'zx-internal'],
  ['no wallet', new ProviderNotFoundError(), 'Provider not found', 'Provider not found'],
])(
  'R-SWAP-39 R-SWAP-38 R-ERR-25 keeps the form and shows the message in the review with %s',
  async (_, error, message, tracked) => {
    const { kit, wallet, toast, swap, eventsOf, view } = await setUpReview(OF_COIN)
    wallet.rejectNext({ method: 'sendTransaction', ...(error && { error }) })
    await expect(swapTokens(kit)).rejects.toMatchObject({ message })
    await pass(150)
    expect(toast().open).toBe(false)
    expect([swap().review?.status, swap().phase, swap().sourceTokenAmount, view()]).toEqual([
      'ready',
      'reviewing',
      '0.1',
      'SwapPreview',
    ])
    expect(eventsOf('SWAP_ERROR')).toMatchObject([{ properties: { message: tracked } }])
    expect(kit.getState().transactions).toEqual([])
  },
)

test('R-SWAP-36 R-SWAP-38 R-SWAP-43 refreshes quote and swap after the approval is confirmed, with button label Swap', async () => {
  const { kit, wallet, settle, swap, toast, sent, signed } = await setUpReview()
  const quotes = sent('swap-quotes').length
  wallet.holdNext({ method: 'sendTransaction' })
  const approving = approveSwap(kit)
  await settled()
  expect(toast()).toMatchObject({ message: 'Approve token spending in your wallet', variant: 'loading', open: true })
  wallet.approve()
  await settled()
  expect(toast().open).toBe(false)
  expect([selectSwapLabel(kit.getState()), swap().phase]).toEqual(['approving', 'approving'])
  expect(await Promise.race([approving, settled().then(() => 'waiting')])).toBe('waiting')
  await settle('confirmed')
  await approving
  expect([toast().open, selectSwapLabel(kit.getState()), swap().review?.status]).toEqual([false, 'swap', 'ready'])
  expect([sent('swap-quotes').length, sent('swap-transaction').length]).toEqual([quotes + 1, 1])
  void swapTokens(kit)
  await settled()
  expect(signed()).toMatchObject([{ to: USDC.slice(9) }, { to: ROUTER, value: undefined }])
})

test('R-SWAP-38 R-SWAP-39 reports a declined approval and allows a retry', async () => {
  const { kit, wallet, swap, eventsOf, toast } = await setUpReview()
  wallet.rejectNext({ method: 'sendTransaction' })
  await expect(approveSwap(kit)).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  await pass(150)
  expect(toast().open).toBe(false)
  expect(eventsOf('SWAP_APPROVAL_ERROR')).toMatchObject([
    { type: 'error', properties: { swapFromToken: 'USDC', swapToToken: 'DAI', message: 'User rejected the request' } },
  ])
  expect([swap().review?.status, selectSwapLabel(kit.getState())]).toEqual(['approve', 'approve'])
})

test('R-SWAP-40 does not treat a reverted approval as granted', async () => {
  const { kit, settle, swap } = await setUpReview()
  const failing = expect(approveSwap(kit)).rejects.toMatchObject({ code: 'swap/failed' })
  await settled()
  await settle('failed')
  await failing
  expect(swap().review?.status).toBe('approve')
})
