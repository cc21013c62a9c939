import { pass, ROUTER, settled, until } from '../../../test/swap-fixture.js'
import { APPROVE, setUpQuoted } from '../../../test/swap-review-fixture.js'
import {
  approveSwap,
  goBack,
  refreshTokens,
  reviewSwap,
  setSwapAmount,
  setSwapToken,
  swapTokens,
} from '../../actions.js'
import {
  type ChainTokenBalance,
  selectIsBalanceUpdating,
  selectTrackedTransactions,
  type TokenBalancesParams,
  type TransactionCheck,
} from '../../index.js'
import { mockAdapter } from '../../testing/index.js'
import { selectSwapLabel } from './select-swap.js'

type Held = Pick<ChainTokenBalance, 'value' | 'allowance'>

const HUNDRED = 100_000_000n

/** A review of 100 USDC for DAI that is ready because the allowance is sufficient. */
async function setUpAllowed(params: Parameters<typeof setUpQuoted>[0] = {}) {
  const made = await setUpQuoted(params)
  made.respondAt('convert/allowance', () => Response.json({ allowance: String(HUNDRED) }))
  await reviewSwap(made.kit)
  return { ...made, review: () => made.swap().review }
}

/** The same review with a chain that rejects the swap. */
async function setUpRefused(held: () => Promise<Held>) {
  const adapter = mockAdapter({ holding: async () => held() })
  const made = await setUpAllowed({ adapters: [adapter] })
  adapter.controls.rejectNext({ method: 'estimateGas' })
  const sent = () => adapter.controls.requests.filter(({ method }) => method === 'sendTransaction')
  return { ...made, adapter, sent }
}

test('R-SWAP-101 requests the approval first when the allowance was lowered in the wallet', async () => {
  const { kit, review, sent, swap } = await setUpRefused(async () => ({ value: HUNDRED, allowance: 5n }))
  expect(await swapTokens(kit)).toBeUndefined()
  expect([sent(), review()?.status, selectSwapLabel(kit.getState())]).toEqual([[], 'approve', 'approve'])
  expect(swap().review?.allowance).toMatchObject({ granted: '100' })
  void approveSwap(kit)
  await settled()
  const { spender = '' } = swap().review?.allowance ?? {}
  expect(sent()).toMatchObject([{ params: { data: APPROVE(spender, HUNDRED) } }])
})

test('R-SWAP-102 shows the lower balance in the form and does not prompt the wallet', async () => {
  const { kit, review, sent, swap, view } = await setUpRefused(async () => ({ value: 7_000_000n, allowance: HUNDRED }))
  expect(await swapTokens(kit)).toBeUndefined()
  expect([sent(), review(), view(), swap().sourceToken?.quantity]).toEqual([[], undefined, 'Swap', '7'])
  expect([swap().phase, selectSwapLabel(kit.getState())]).toEqual(['insufficient', 'insufficient-balance'])
})

test.each([
  ['is given', 'A0b86991'],
  ['is received', '6B175474'],
])('R-SWAP-124 does not swap a token that %s when its decimals differ from the service’s', async (_, start) => {
  const isWrong = (token = '') => token.toLowerCase().startsWith(`0x${start.toLowerCase()}`)
  const holding = async ({ only }: TokenBalancesParams) => ({
    value: HUNDRED,
    allowance: HUNDRED,
    ...(only?.includeDecimals && isWrong(only.tokenAddress) && { contractDecimals: 8 }),
  })
  const { kit, swap, view, toast } = await setUpAllowed({ adapters: [mockAdapter({ holding })] })
  expect([view(), swap().review, toast().open]).toEqual(['Swap', undefined, true])
  await reviewSwap(kit)
  expect(swap().review).toBeUndefined()
})

test('R-SWAP-124 checks the decimals of a token once when they match', async () => {
  const asked: (string | undefined)[] = []
  const holding = async ({ only }: TokenBalancesParams) => {
    if (only?.includeDecimals) asked.push(only.tokenAddress)
    return { value: HUNDRED, allowance: HUNDRED, contractDecimals: /^0xa0b8/i.test(only?.tokenAddress ?? '') ? 6 : 18 }
  }
  const { kit, review } = await setUpAllowed({ adapters: [mockAdapter({ holding })] })
  goBack(kit)
  await reviewSwap(kit)
  expect([review()?.status, asked.length]).toEqual(['ready', 2])
})

test.each([
  ['reports enough balance', async () => ({ value: HUNDRED, allowance: HUNDRED })],
  ['cannot be reached', async () => Promise.reject(new Error('down'))],
])('R-SWAP-101 sends the swap when a node rejects the estimate and %s', async (_, held) => {
  const { kit, sent } = await setUpRefused(held)
  void swapTokens(kit)
  await settled()
  expect(sent()).toHaveLength(1)
})

test('R-SWAP-101 waits at most 3 s for a node that does not respond', async () => {
  const adapter = mockAdapter({ holding: async () => ({ value: 0n }) })
  const { kit } = await setUpAllowed({ adapters: [adapter] })
  const sent = () => adapter.controls.requests.filter(({ method }) => method === 'sendTransaction')
  adapter.controls.holdNext({ method: 'estimateGas' })
  void swapTokens(kit)
  await settled()
  expect(sent()).toEqual([])
  await pass(3_000)
  await until(() => sent().length === 1)
})

test('R-SWAP-100 excludes a swapped amount while the service’s balance is outdated', async () => {
  const { kit, swap, coin, settle, api } = await setUpAllowed()
  api.setScenario('behind', { only: ['balances'] })
  const before = Number(coin('USDC').quantity)
  const swapping = swapTokens(kit)
  await settled()
  expect([Number(coin('USDC').quantity), selectSwapLabel(kit.getState())]).toEqual([before - 100, 'swap'])
  await settle('confirmed')
  await swapping
  await refreshTokens(kit, { isForced: true })
  expect(Number(coin('USDC').quantity)).toBe(before - 100)
  expect(selectIsBalanceUpdating(kit.getState(), coin('USDC'))).toBe(true)
  setSwapToken(kit, { side: 'source', token: coin('USDC') })
  setSwapToken(kit, { side: 'target', token: coin('DAI') })
  setSwapAmount(kit, String(before))
  await pass(200)
  expect([swap().phase, selectSwapLabel(kit.getState())]).toEqual(['insufficient', 'insufficient-balance'])
})

test.each([
  ['has it', 'ready', HUNDRED],
  ['has less', 'approve', 5n],
  ['does not respond', 'approve', undefined],
] as const)(
  'R-SWAP-116 R-SWAP-121 checks an approval the service lacks on chain: when the chain %s, the review is at %s',
  async (_, status, allowed) => {
    const asked: unknown[] = []
    const adapter = mockAdapter({
      holding: async ({ only }) => {
        if (!only?.includeDecimals) asked.push(only)
        if (allowed === undefined) throw new Error('down')
        return { value: HUNDRED, allowance: allowed }
      },
    })
    const { kit, respondAt, swap } = await setUpQuoted({ adapters: [adapter] })
    respondAt('convert/allowance', () => Response.json({ allowance: '0' }))
    await reviewSwap(kit)
    expect([swap().review?.status, asked]).toMatchObject([status, [{ spender: ROUTER }]])
  },
)

test('R-SWAP-101 R-SWAP-119 requests an approval again when the chain has reverted it before the swap is sent', async () => {
  const INCLUDED: TransactionCheck = { status: 'confirmed', isReorgPossible: true }
  const node = { look: INCLUDED, allowed: 0n }
  const adapter = mockAdapter({
    holding: async () => ({ value: HUNDRED, allowance: node.allowed }),
    chain: async () => node.look,
  })
  const { kit, respondAt, swap } = await setUpQuoted({ adapters: [adapter] })
  respondAt('convert/allowance', () => Response.json({ allowance: '0' }))
  const datas = () =>
    adapter.controls.requests.flatMap(({ method, params }) =>
      method === 'sendTransaction' ? [(params as { data?: string }).data] : [],
    )
  await reviewSwap(kit)
  void approveSwap(kit)
  await settled()
  await pass(1_000)
  expect([swap().review?.status, selectTrackedTransactions(kit.getState())]).toMatchObject([
    'ready',
    [{ kind: 'approval', status: 'confirmed', isReorgPossible: true }],
  ])
  node.look = { status: 'pending' }
  adapter.controls.rejectNext({ method: 'estimateGas' })
  expect(await swapTokens(kit)).toBeUndefined()
  const approvals = [APPROVE(swap().review?.allowance?.spender ?? '', HUNDRED)]
  expect([swap().review?.status, datas()]).toEqual(['approve', approvals])
  for (let looks = 0; looks < 3; looks += 1) await pass(15_000)
  expect(selectTrackedTransactions(kit.getState())).toMatchObject([{ kind: 'approval', status: 'pending' }])
  void approveSwap(kit)
  await settled()
  expect([swap().review?.status, datas()]).toEqual(['approving', approvals])
  Object.assign(node, { look: INCLUDED, allowed: HUNDRED })
  await pass(1_000)
  expect(swap().review?.status).toBe('ready')
  void swapTokens(kit)
  await settled()
  expect(datas()).toHaveLength(2)
})
