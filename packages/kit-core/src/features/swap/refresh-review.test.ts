/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { ETHER, pass, ROUTER, settled, USDC, USER } from '../../../test/swap-fixture.js'
import { APPROVE, built, quoted, setUpQuoted, setUpReview } from '../../../test/swap-review-fixture.js'
import { acceptSwapPrice, approveSwap, confirmImpact, reviewSwap, swapTokens } from '../../actions.js'
import { selectSwapDetails } from '../../index.js'

const OF_COIN = { from: 'ETH', to: 'USDC', amount: '0.1' }
const GIVEN = 10n ** 17n
const PAIR = { from: ETHER, to: USDC }
const toNewData = (minimum: bigint) => `0x12aa3caf${minimum.toString(16).padStart(64, '0')}`
const renewed = (data: string) =>
  built({
    from: USER,
    to: `eip155:1:${ROUTER}`,
    data,
    amount: `${GIVEN}`,
    eip155: { gas: '200000', gasPrice: '945000000000' },
  })

async function setUpOld(params = OF_COIN) {
  const bench = await setUpReview(params)
  const received = BigInt(bench.swap().quote?.toAmount ?? 0)
  const newData = toNewData(received)
  bench.respondAt('build-transaction', renewed(newData))
  const quoteAt = (tenthOfPermille: bigint) =>
    bench.respondAt('convert/quotes', quoted(PAIR, GIVEN, (received * tenthOfPermille) / 10_000n))
  return { ...bench, received, quoteAt, newData }
}

const setVisibility = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState')
})

test('R-SWAP-90 keeps price, gas and transaction of an open review at most 40 s old', async () => {
  const { kit, quoteAt, received, swap, signed, newData } = await setUpOld()
  quoteAt(10_100n)
  await pass(20_000)
  expect(swap().quote?.toAmount).toBe(`${received}`)
  await pass(20_000)
  expect(swap().quote?.toAmount).toBe(`${(received * 10_100n) / 10_000n}`)
  expect([swap().review?.status, swap().review?.isRepriced, swap().gasLimit]).toEqual(['ready', false, '200000'])
  void swapTokens(kit)
  await settled()
  expect(signed()).toMatchObject([{ data: newData }])
})

test.each([-3_600_000, 3_600_000])(
  'R-SWAP-90 refreshes an open review when the clock is set %i ms ahead',
  async (jumpMs) => {
    const { kit, quoteAt, swap, signed, newData } = await setUpOld()
    quoteAt(10_000n)
    jest.setSystemTime(Date.now() + jumpMs)
    await pass(20_000)
    await pass(20_000)
    expect([swap().review?.status, swap().gasLimit]).toEqual(['ready', '200000'])
    void swapTokens(kit)
    await settled()
    expect(signed()).toMatchObject([{ data: newData }])
  },
)

test('R-SWAP-91 prompts the wallet for a lower received amount only once it is accepted', async () => {
  const { kit, quoteAt, swap, signed, newData } = await setUpOld()
  quoteAt(7_000n)
  for (let looks = 0; looks < 4; looks += 1) await pass(10_000)
  expect(swap().review).toMatchObject({ status: 'ready', isRepriced: true })
  expect(await swapTokens(kit)).toBe(undefined)
  expect(signed()).toEqual([])
  for (let looks = 0; looks < 4; looks += 1) await pass(10_000)
  expect(swap().review?.isRepriced).toBe(true)
  acceptSwapPrice(kit)
  expect(swap().review?.isRepriced).toBe(false)
  confirmImpact(kit)
  void swapTokens(kit)
  await settled()
  expect(signed()).toMatchObject([{ data: newData }])
})

test('R-SWAP-91 ignores a price drop under one thousandth, but not several that add up', async () => {
  const { quoteAt, swap } = await setUpOld()
  const renew = async (tenthOfPermille: bigint) => {
    quoteAt(tenthOfPermille)
    for (let looks = 0; looks < 4; looks += 1) await pass(10_000)
    return swap().review?.isRepriced
  }
  expect([await renew(9_995n), await renew(9_991n), await renew(9_985n)]).toEqual([false, false, true])
  expect(await renew(9_995n)).toBe(false)
})

test('R-SWAP-90 refreshes the price before prompting the wallet when the page was suspended, in one press', async () => {
  const { kit, quoteAt, sent, signed, newData } = await setUpOld()
  const before = sent('swap-quotes').length
  setVisibility('hidden')
  for (let looks = 0; looks < 30; looks += 1) await pass(10_000)
  expect(sent('swap-quotes')).toHaveLength(before)
  setVisibility('visible')
  quoteAt(10_000n)
  const [first, second] = [swapTokens(kit), swapTokens(kit)]
  expect(await second).toBe(undefined)
  await settled()
  expect(signed()).toMatchObject([{ data: newData }])
  void first
})

test('R-SWAP-91 shows a worse price instead of prompting the wallet when the page was suspended', async () => {
  const { kit, quoteAt, signed, swap } = await setUpOld()
  setVisibility('hidden')
  for (let looks = 0; looks < 30; looks += 1) await pass(10_000)
  setVisibility('visible')
  quoteAt(7_000n)
  expect(await swapTokens(kit)).toBe(undefined)
  expect([signed(), swap().review?.isRepriced]).toEqual([[], true])
  expect(selectSwapDetails(kit.getState())?.impactLevel).toBe('high')
  acceptSwapPrice(kit)
  expect(await swapTokens(kit)).toBe(undefined)
})

test('R-SWAP-90 opens the review with a fresh quote when the form was suspended', async () => {
  const { kit, respondAt, swap } = await setUpQuoted(OF_COIN)
  const received = BigInt(swap().quote?.toAmount ?? 0)
  setVisibility('hidden')
  for (let looks = 0; looks < 30; looks += 1) await pass(10_000)
  setVisibility('visible')
  respondAt('convert/quotes', quoted(PAIR, GIVEN, received / 2n))
  await reviewSwap(kit)
  expect(swap().quote?.toAmount).toBe(`${received / 2n}`)
  expect(swap().review).toMatchObject({ status: 'ready', isRepriced: false })
})

test('R-SWAP-92 returns to the form with the reason when the price cannot be refreshed', async () => {
  const { respondAt, views, swap, signed } = await setUpOld()
  respondAt('convert/quotes', () => new Response('{}', { status: 500 }))
  for (let looks = 0; looks < 4; looks += 1) await pass(10_000)
  await settled()
  expect([views(), swap().review, swap().phase]).toEqual([['Swap'], undefined, 'failed'])
  expect(swap().error).toEqual(expect.any(String))
  expect(signed()).toEqual([])
})

test('R-SWAP-91 asks to accept a price that fell while the approval was confirmed', async () => {
  const { kit, respondAt, settle, swap, signed } = await setUpQuoted({ from: 'USDC', to: 'DAI', amount: '100' })
  const GAS = { gas: '56000', gasPrice: '21000000000' }
  const data = APPROVE(ROUTER, 100_000_000n)
  respondAt('build-approve', built({ from: USER, to: USDC, data, value: '0', eip155: GAS }))
  await reviewSwap(kit)
  const { quote } = swap()
  const approving = approveSwap(kit)
  await settled()
  const pair = { from: USDC, to: quote?.toAccount ?? '' }
  respondAt('convert/quotes', quoted(pair, 100_000_000n, (BigInt(quote?.toAmount ?? 0) * 9n) / 10n))
  await settle('confirmed')
  await approving
  expect(swap().review).toMatchObject({ status: 'ready', isRepriced: true })
  const before = signed().length
  expect(await swapTokens(kit)).toBe(undefined)
  expect(signed()).toHaveLength(before)
})

test('R-SWAP-93 leaves the gas price to the wallet, whatever the service reports', async () => {
  const { kit, signed } = await setUpReview(OF_COIN)
  void swapTokens(kit)
  await settled()
  expect(signed()).toHaveLength(1)
  expect(signed()[0]).not.toHaveProperty('gasPrice')
})
