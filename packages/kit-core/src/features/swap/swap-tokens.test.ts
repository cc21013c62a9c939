import { ADDRESS, ETHER, pass, ROUTER, settled, setUpSwap, USDC } from '../../../test/swap-fixture.js'
import { setUpQuoted, setUpReview } from '../../../test/swap-review-fixture.js'
import {
  close,
  confirmImpact,
  fetchTransactions,
  goBack,
  refreshTokens,
  reviewSwap,
  setSwapAmount,
  setSwapToken,
  swapTokens,
} from '../../actions.js'
import { selectActivityGroups, selectPendingCount } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'
import { selectSwapLabel } from './select-swap.js'

const OF_COIN = { from: 'ETH', to: 'USDC', amount: '0.1' }

test('R-SWAP-34 R-SWAP-37 sends the swap as built, with the native amount, and reports it', async () => {
  const { kit, signed, toast, settle, swap, wallet } = await setUpReview(OF_COIN)
  const received = swap().toTokenAmount
  wallet.holdNext({ method: 'sendTransaction' })
  const swapping = swapTokens(kit)
  await settled()
  expect(toast()).toMatchObject({ message: 'Approve transaction in your wallet', variant: 'loading', open: true })
  expect([swap().phase, swap().review?.status, selectSwapLabel(kit.getState())]).toEqual([
    'swapping',
    'swapping',
    'swap',
  ])
  expect(signed()).toMatchObject([{ address: ADDRESS, to: ROUTER, value: 10n ** 17n, gas: 184_000n }])
  wallet.approve()
  await settled()
  await pass(150)
  const cut = received.slice(0, received.indexOf('.') + 4)
  expect(toast()).toMatchObject({
    message: `Swapping ETH to ${cut} USDC`,
    variant: 'loading',
    name: 'swapping',
    values: { source: 'ETH', amount: cut, target: 'USDC' },
  })
  await settle('confirmed')
  await swapping
  await pass(150)
  expect(toast()).toMatchObject({ message: `Swapped ETH to ${cut} USDC`, variant: 'success' })
})

test.each([
  [200_000_001n, '200', '200.000001'],
  [0n, '0', '0'],
])('R-SWAP-128 reports the amount the swap gave, not the quoted one: %d', async (arrives, shown, amount) => {
  const adapter = mockAdapter({ arrives })
  const { kit, toast } = await setUpReview({ ...OF_COIN, adapters: [adapter] })
  const swapping = swapTokens(kit)
  await settled()
  const [{ hash = '' } = {}] = kit.getState().trackedTransactions ?? []
  adapter.controls.emit({ type: 'transactionSettled', hash, status: 'confirmed' })
  await settled()
  await swapping
  await pass(150)
  expect(toast()).toMatchObject({ message: `Swapped ETH to ${shown} USDC`, variant: 'success' })
  expect(kit.getState().trackedTransactions?.[0]?.moves[1]).toMatchObject({ direction: 'in', amount, symbol: 'USDC' })
})

test.each([
  ['more', 184_001n, undefined],
  ['no more', 184_000n, 184_000n],
])(
  'R-SWAP-127 sends a swap that takes %s gas than the service says, %s, with a limit of %s',
  async (_, gas, handed) => {
    const adapter = mockAdapter({ gas })
    const { kit } = await setUpReview({ ...OF_COIN, adapters: [adapter] })
    void swapTokens(kit)
    await settled()
    const sent = adapter.controls.requests.filter(({ method }) => method === 'sendTransaction')
    expect(sent).toMatchObject([{ params: { to: ROUTER, gas: handed } }])
  },
)

test('R-SWAP-38 R-SWAP-41 resets the form, refreshes both tokens and shows Account after a success', async () => {
  const { kit, settle, eventsOf, swap, view, sent } = await setUpReview(OF_COIN)
  const { toTokenAmount } = swap()
  const before = sent('balances').length
  const swapping = swapTokens(kit)
  await settled()
  await settle('confirmed')
  expect(await swapping).toEqual({ hash: expect.stringMatching(/^0x/) })
  expect(eventsOf('SWAP_SUCCESS')).toMatchObject([
    {
      type: 'track',
      properties: {
        network: 'eip155:1',
        swapFromToken: 'ETH',
        swapToToken: 'USDC',
        swapFromAmount: '0.1',
        swapToAmount: toTokenAmount,
        isSmartAccount: false,
      },
    },
  ])
  expect(swap()).toMatchObject({ phase: 'done', sourceTokenAmount: '1', toToken: undefined, quote: undefined })
  expect([view(), swap().sourceToken?.address]).toEqual(['Account', ETHER])
  const questions = sent('balances')
    .slice(before)
    .map(({ forceUpdate }) => String(forceUpdate))
  expect(questions.some((asked) => asked.includes(ETHER) && asked.includes(USDC))).toBe(true)
})

test.each([
  ['failed', 'swap/failed', 'Transaction failed'],
  ['replaced', 'transaction/replaced', 'Another transaction took its place'],
  ['dropped', 'transaction/dropped', 'The network dropped it'],
] as const)('R-SWAP-40 R-SWAP-38 keeps the form and rebuilds when a swap is %s', async (status, code, message) => {
  const { kit, settle, eventsOf, swap, view, toast } = await setUpReview(OF_COIN)
  const swapping = swapTokens(kit)
  await settled()
  const failing = expect(swapping).rejects.toMatchObject({ code })
  await settle(status)
  await failing
  await pass(150)
  expect(toast().open).toBe(false)
  expect([eventsOf('SWAP_SUCCESS'), view(), swap().phase, swap().sourceTokenAmount]).toEqual([
    [],
    'SwapPreview',
    'failed',
    '0.1',
  ])
  expect(eventsOf('SWAP_ERROR')).toMatchObject([{ type: 'error', properties: { message } }])
  expect(swap().review?.status).toBe('ready')
})

const HOUR = 3_600_000

test.each(['confirmed', 'failed'] as const)(
  'R-SWAP-61 R-SWAP-40 keeps a swap pending after the review closes, and reports its end (%s) an hour later',
  async (status) => {
    const { kit, eventsOf, view, toast, settle } = await setUpReview(OF_COIN)
    await fetchTransactions(kit)
    const swapping = swapTokens(kit)
    await settled()
    await pass(25_000)
    await swapping
    await pass(150)
    expect(toast().message).toBe('Transaction started')
    expect([eventsOf('SWAP_SUCCESS'), eventsOf('SWAP_ERROR'), view()]).toEqual([[], [], 'Account'])
    const [group] = selectActivityGroups(kit.getState())
    expect(group).toMatchObject({ kind: 'pending', transactions: [{ metadata: { operationType: 'trade' } }] })
    await pass(HOUR)
    expect(selectPendingCount(kit.getState())).toBe(1)
    await settle(status)
    await pass(150)
    const isDone = status === 'confirmed'
    expect([eventsOf('SWAP_SUCCESS').length, eventsOf('SWAP_ERROR').length]).toEqual(isDone ? [1, 0] : [0, 1])
    expect(toast().message).toMatch(isDone ? /^Swapped ETH to/ : /^Transaction failed$/)
    expect(selectPendingCount(kit.getState())).toBe(0)
  },
)

test('R-SWAP-26 requires a confirmation of a high price impact', async () => {
  const { kit, coin, respondAt, signed } = await setUpSwap()
  const quote = { id: null, fromAmount: `${10n ** 17n}`, fromAccount: ETHER, toAmount: '100000000', toAccount: USDC }
  respondAt('convert/quotes', () => Response.json({ quotes: [quote] }))
  setSwapAmount(kit, '0.1')
  setSwapToken(kit, { side: 'target', token: coin('USDC') })
  await pass(200)
  await reviewSwap(kit)
  expect(await swapTokens(kit)).toBeUndefined()
  expect(signed()).toEqual([])
  confirmImpact(kit)
  void swapTokens(kit)
  await settled()
  expect(signed()).toHaveLength(1)
})

test('R-SWAP-39 prompts once and keeps the form read-only while the wallet is prompted', async () => {
  const { kit, wallet, signed, swap } = await setUpReview(OF_COIN)
  wallet.holdNext({ method: 'sendTransaction' })
  void swapTokens(kit)
  await settled()
  expect(await swapTokens(kit)).toBeUndefined()
  setSwapAmount(kit, '7')
  expect([signed().length, swap().sourceTokenAmount]).toEqual([1, '0.1'])
})

test('R-SWAP-39 keeps the form when the review is left while the wallet is prompted', async () => {
  const { kit, wallet, swap, view } = await setUpReview(OF_COIN)
  wallet.holdNext({ method: 'sendTransaction' })
  const swapping = swapTokens(kit)
  await settled()
  goBack(kit)
  expect(view()).toBe('Swap')
  wallet.reject()
  await expect(swapping).rejects.toThrow()
  expect([swap().review, swap().phase, swap().sourceTokenAmount]).toEqual([undefined, 'quoted', '0.1'])
})

test('R-SWAP-41 keeps the modal closed when it was closed meanwhile', async () => {
  const { kit, settle, swap } = await setUpReview(OF_COIN)
  const swapping = swapTokens(kit)
  await settled()
  close(kit)
  await settle('confirmed')
  await swapping
  expect([kit.getState().modal.open, swap().phase]).toEqual([false, 'done'])
})

test('R-SWAP-46 R-SWAP-11 checks the quote again when a balance drops', async () => {
  const { kit, respondAt, swap } = await setUpQuoted(OF_COIN)
  expect([swap().isGasInsufficient, swap().phase]).toEqual([false, 'quoted'])
  const ether = { name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 3000, value: 3, iconUrl: '' }
  const quantity = { decimals: '18', numeric: '0.001' }
  respondAt('/balance', () => Response.json({ balances: [{ ...ether, quantity }] }))
  await refreshTokens(kit, { isForced: true })
  expect([swap().isGasInsufficient, swap().phase, swap().error]).toEqual([true, 'insufficient', 'Insufficient balance'])
})
