import { pass, settled, setUpSwap, USDC, USER, until } from '../../../test/swap-fixture.js'
import { setSwapAmount, setSwapToken } from '../../actions.js'
import { selectSwapDetails } from '../../index.js'
import { selectSwapLabel } from './select-swap.js'

async function setUpQuoted(params: Parameters<typeof setUpSwap>[0] = {}) {
  const bench = await setUpSwap(params)
  setSwapAmount(bench.kit, '0.1')
  setSwapToken(bench.kit, { side: 'target', token: bench.coin('USDC') })
  await pass(200)
  await until(() => bench.swap().phase !== 'quoting')
  return { ...bench, label: () => selectSwapLabel(bench.kit.getState()) }
}

test('R-SWAP-15 R-SWAP-17 R-CONST-13 requests one quote in base units 200 ms after the last change', async () => {
  const { kit, coin, sent, swap } = await setUpSwap()
  setSwapToken(kit, { side: 'target', token: coin('USDC') })
  await pass(150)
  setSwapAmount(kit, '0.')
  setSwapAmount(kit, '0,25')
  await pass(199)
  expect([sent('swap-quotes').length, swap().phase]).toEqual([0, 'quoting'])
  await pass(1)
  expect(sent('swap-quotes')).toMatchObject([
    { amount: '250000000000000000', userAddress: USER, from: coin('ETH').address, to: USDC, gasPrice: '21000000000' },
  ])
  expect(swap().phase).toBe('quoted')
})

test('R-SWAP-17 cuts digits beyond the token’s decimals', async () => {
  const { kit, coin, sent } = await setUpSwap()
  setSwapToken(kit, { side: 'target', token: coin('DAI') })
  setSwapToken(kit, { side: 'source', token: coin('USDC') })
  setSwapAmount(kit, '1.23456789')
  await pass(200)
  expect(sent('swap-quotes')).toMatchObject([{ amount: '1234567' }])
})

test('R-SWAP-18 cuts the received amount to 6 decimals', async () => {
  const { swap } = await setUpQuoted()
  const { quote, toTokenAmount } = swap()
  const digits = quote?.toAmount.padStart(7, '0') ?? ''
  expect(toTokenAmount).toBe(`${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, ''))
})

test.each([
  ['1234', '0.00001234'],
  ['7', '0.00000007'],
  ['1234567', '0.012345'],
])('R-SWAP-110 R-SWAP-18 shows %s base units of WBTC as %s, never as 0', async (toAmount, shown) => {
  const { kit, coin, respondAt, swap } = await setUpSwap()
  const [from, to] = [coin('ETH').address, coin('WBTC')]
  const quote = { id: null, fromAmount: `${10n ** 17n}`, fromAccount: from, toAmount, toAccount: to.address }
  respondAt('convert/quotes', () => Response.json({ quotes: [quote] }))
  setSwapAmount(kit, '0.1')
  setSwapToken(kit, { side: 'target', token: to })
  await pass(200)
  expect([swap().toTokenAmount, to.decimals]).toEqual([shown, 8])
})

test('R-SWAP-16 requests nothing for amount 0 or without a token, and clears the received amount', async () => {
  const { kit, sent, swap } = await setUpQuoted()
  const before = sent('swap-quotes').length
  for (const nothing of ['0', '0.00', '', '.', 'abc', '1,234', '-1', '1e3']) {
    setSwapAmount(kit, nothing)
    expect(swap()).toMatchObject({ toTokenAmount: '', quote: undefined, phase: 'idle' })
    await pass(500)
  }
  setSwapAmount(kit, '1')
  setSwapToken(kit, { side: 'target', token: undefined })
  await pass(500)
  expect(sent('swap-quotes')).toHaveLength(before)
})

test('R-SWAP-16 requests a quote without waiting for prices', async () => {
  const { kit, coin, hold, swap } = await setUpSwap()
  const { release } = hold('fungible/price')
  setSwapToken(kit, { side: 'target', token: coin('LINK') })
  await pass(500)
  await until(() => swap().phase === 'insufficient')
  expect([swap().quote?.toAmount, coin('LINK').price]).toEqual([expect.stringMatching(/^\d+$/), 0])
  release()
  await until(() => coin('LINK').price === 14.12)
})

test('R-SWAP-15 R-CONST-12 refreshes the quote every 10 s until the views close', async () => {
  const { sent, swap, unfollow } = await setUpQuoted()
  await pass(9_000)
  expect(sent('swap-quotes')).toHaveLength(1)
  await pass(1_000)
  await pass(10_000)
  expect(sent('swap-quotes')).toHaveLength(3)
  expect(swap().phase).toBe('quoted')
  unfollow()
  await pass(30_000)
  expect(sent('swap-quotes')).toHaveLength(3)
})

test('R-SWAP-19 R-ALERT-13 shows the alert once when the response has no quote', async () => {
  const { kit, api, swap, coin } = await setUpSwap()
  api.setScenario('empty', { only: ['swap-quotes'] })
  setSwapToken(kit, { side: 'target', token: coin('USDC') })
  await pass(200)
  expect(kit.getState().alert).toMatchObject({
    code: 'alert/incorrect-amount',
    shortMessage: 'Incorrect amount',
    longMessage: 'Enter a valid amount',
    open: true,
  })
  expect(swap()).toMatchObject({ phase: 'failed', error: undefined, toTokenAmount: '' })
})

test('R-SWAP-19 R-SWAP-122 ignores a quote for other tokens, another amount or amount 0', async () => {
  const { kit, coin, respondAt, swap } = await setUpSwap()
  const [from, to] = [coin('ETH').address, USDC]
  const quote = { id: null, fromAmount: '1000000000000000000', fromAccount: from, toAmount: '9', toAccount: to }
  const others = [
    { ...quote, fromAmount: '1' },
    { ...quote, toAccount: coin('DAI').address },
    { ...quote, toAmount: '0' },
  ]
  respondAt('convert/quotes', () => Response.json({ quotes: others }))
  setSwapToken(kit, { side: 'target', token: coin('USDC') })
  await pass(200)
  expect(swap().phase).toBe('failed')
  respondAt('convert/quotes', () => Response.json({ quotes: [...others, quote] }))
  await pass(10_000)
  expect(swap()).toMatchObject({ phase: 'insufficient', toTokenAmount: '0.000009' })
})

test('R-SWAP-20 R-SWAP-43 reports an amount over the balance and still shows the quote', async () => {
  const { kit, swap, label } = await setUpQuoted()
  setSwapAmount(kit, '5')
  expect(label()).toBe('insufficient-balance')
  await pass(200)
  expect(swap()).toMatchObject({ phase: 'insufficient', error: 'Insufficient balance' })
  expect(Number(swap().toTokenAmount)).toBeGreaterThan(10_000)
})

test('R-SWAP-21 shows the message of a failed quote, and recovers with the next one', async () => {
  const { kit, respondAt, api, swap, coin } = await setUpSwap()
  respondAt('convert/quotes', () =>
    Response.json({ reasons: [{ description: 'Too little liquidity' }] }, { status: 400 }),
  )
  setSwapAmount(kit, '5')
  setSwapToken(kit, { side: 'target', token: coin('USDC') })
  await pass(200)
  expect(swap()).toMatchObject({ phase: 'failed', error: 'Too little liquidity' })
  expect(api.requests.some(({ endpoint }) => endpoint === 'swap-quotes')).toBe(false)
})

test('R-SWAP-22 drops a response to an earlier request', async () => {
  const { kit, hold, swap, sent, coin } = await setUpSwap()
  const first = hold('convert/quotes')
  setSwapToken(kit, { side: 'target', token: coin('USDC') })
  await pass(200)
  first.letLater()
  setSwapAmount(kit, '0.2')
  first.release()
  await settled()
  expect(swap()).toMatchObject({ phase: 'quoting', toTokenAmount: '' })
  await pass(200)
  expect(swap().quote?.fromAmount).toBe('200000000000000000')
  expect(sent('swap-quotes').length).toBeLessThanOrEqual(2)
})

test('R-SWAP-24 R-SWAP-27 R-SWAP-28 R-SWAP-29 R-CONST-22 shows all costs of a quote', async () => {
  const { kit, swap } = await setUpQuoted()
  const details = selectSwapDetails(kit.getState())
  const received = BigInt(swap().quote?.toAmount ?? 0)
  expect(details).toMatchObject({ gasFee: '0.00315', slippage: 1, providerFee: '0.00085', impactLevel: 'ok' })
  expect(details?.gasDollars).toBeCloseTo(0.00315 * 3012.45, 6)
  expect(Number(details?.rate)).toBeCloseTo(Number(swap().toTokenAmount) * 10, 4)
  expect(Number(details?.minimumReceived)).toBeCloseTo(Number(received - received / 100n) / 1e6, 5)
  expect(details?.priceImpact).toBeCloseTo(0.8, 1)
  expect(selectSwapDetails(kit.getState())).toBe(details)
})

test.each([
  ['USDT', 0, 0, 'ok'],
  ['USDT', 4.9, 4.9, 'ok'],
  ['USDT', 6, 6, 'warning'],
  ['USDT', 14.9, 14.9, 'warning'],
  ['USDT', 15.1, 15.1, 'high'],
  ['HRBR', 0, undefined, 'warning'],
] as const)('R-SWAP-26 shows for %s %d %% less the impact %p: %s', async (symbol, percent, impact, level) => {
  const { kit, coin, respondAt, swap } = await setUpSwap()
  const [from, to] = [coin('ETH'), coin(symbol)]
  const toAmount = Math.round((0.1 * 3012.45 * (1 - percent / 100) * 10 ** to.decimals) / (to.price || 1)).toString()
  const quote = { id: null, fromAmount: `${10n ** 17n}`, fromAccount: from.address, toAmount, toAccount: to.address }
  respondAt('convert/quotes', () => Response.json({ quotes: [quote] }))
  setSwapAmount(kit, '0.1')
  setSwapToken(kit, { side: 'target', token: to })
  await pass(200)
  expect(swap().phase).toBe('quoted')
  const details = selectSwapDetails(kit.getState())
  expect(details?.impactLevel).toBe(level)
  if (impact === undefined) expect(details?.priceImpact).toBeUndefined()
  else expect(details?.priceImpact).toBeCloseTo(impact, 5)
})

test('R-SWAP-137 marks quotes as partial when some could not be read, and fails when none is left', async () => {
  const { kit, coin, respondAt, swap, errors } = await setUpSwap()
  const [from, to] = [coin('ETH').address, USDC]
  const quote = { id: null, fromAmount: '1000000000000000000', fromAccount: from, toAmount: '9', toAccount: to }
  const unreadable = { ...quote, toAmount: '1.23e+11' }
  respondAt('convert/quotes', () => Response.json({ quotes: [unreadable, quote] }))
  setSwapToken(kit, { side: 'target', token: coin('USDC') })
  await pass(200)
  expect([swap().toTokenAmount, swap().areQuotesPartial]).toEqual(['0.000009', true])
  respondAt('convert/quotes', () => Response.json({ quotes: [quote] }))
  await pass(10_000)
  expect([swap().toTokenAmount, swap().areQuotesPartial]).toEqual(['0.000009', false])
  respondAt('convert/quotes', () => Response.json({ quotes: [unreadable] }))
  await pass(10_000)
  expect([swap().phase, swap().error, kit.getState().alert.open]).toEqual([...['failed', 'Invalid quotes', false]])
  expect(errors().map(({ level, message }) => [level, message])).toEqual([
    ['warn', expect.stringMatching(/^Entries of the response to GET v1\/convert\/quotes .*: 1\. .*1\.23e\+11/)],
  ])
})
