import { ETHER, pass, ROUTER, settled, USDC, USER } from '../../../test/swap-fixture.js'
import { built, quoted, setUpQuoted } from '../../../test/swap-review-fixture.js'
import { acceptSwapPrice, goBack, reviewSwap, swapTokens } from '../../actions.js'
import { selectSwapDetails } from '../../index.js'

const GIVEN = 10n ** 17n
const QUOTED = 300_000_000n
const OTHER_ROUTER = `0x${'6b'.repeat(20)}`
const word = (value: bigint) => value.toString(16).padStart(64, '0')
const toData = (...args: readonly bigint[]) => `0x12aa3caf${args.map(word).join('')}`

/** Quotes 0.1 ETH for 300 USDC; the service builds a swap with the given call data. */
async function setUpBuilt(data: string, pair: { from?: string; to?: string } = {}) {
  const bench = await setUpQuoted({ from: 'ETH', to: 'USDC', amount: '0.1', ...pair })
  const build = (next: string, to = ROUTER) => {
    const tx = { from: USER, to: `eip155:1:${to}`, data: next, amount: `${GIVEN}`, eip155: { gas: '1', gasPrice: '1' } }
    bench.respondAt('build-transaction', built(tx))
  }
  bench.respondAt('convert/quotes', quoted({ from: ETHER, to: USDC }, GIVEN, QUOTED))
  await pass(10_000)
  build(data)
  await reviewSwap(bench.kit)
  const renew = async () => {
    for (let looks = 0; looks < 4; looks += 1) await pass(10_000)
  }
  const minimum = () => selectSwapDetails(bench.kit.getState())?.minimumReceived
  return { ...bench, build, renew, minimum, review: () => bench.swap().review }
}

test('R-SWAP-140 shows the minimum that the call data of the swap states, and the contract it calls', async () => {
  const { minimum, review } = await setUpBuilt(toData(GIVEN, BigInt(USDC.slice(9)), 294_500_000n, 96n))
  expect([minimum(), review()?.contract]).toEqual(['294.5', ROUTER])
})

test.each([
  ['no amount', toData()],
  ['a minimum of one', toData(GIVEN, 1n)],
  ['a minimum far below the quote', toData(GIVEN, 150_000_000n)],
  ['only an amount far above the quote', toData(GIVEN, 900_000_000n)],
])('R-SWAP-140 shows no minimum for a swap whose call data states %s', async (_, data) => {
  const { minimum, review } = await setUpBuilt(data)
  expect([review()?.status, review()?.contract, minimum()]).toEqual(['ready', ROUTER, undefined])
})

test('R-SWAP-140 shows the quote’s minimum until the swap is built', async () => {
  const { kit, respondAt, minimum } = await setUpBuilt(toData(294_500_000n))
  respondAt('build-transaction', () => new Response('{}', { status: 500 }))
  goBack(kit)
  expect(minimum()).toBe('297')
  await reviewSwap(kit)
  expect(minimum()).toBe('297')
})

test.each([
  ['states a lower minimum', toData(296_000_000n), ROUTER],
  ['states no minimum any more', toData(1n), ROUTER],
  ['calls another contract', toData(297_000_000n), OTHER_ROUTER],
])('R-SWAP-140 prompts the wallet for a renewed swap that %s only once it is accepted', async (_, data, to) => {
  const { kit, build, renew, review, signed } = await setUpBuilt(toData(297_000_000n))
  build(data, to)
  await renew()
  expect(review()).toMatchObject({ status: 'ready', isRepriced: true, contract: to })
  expect([await swapTokens(kit), signed()]).toEqual([undefined, []])
  await renew()
  expect(review()?.isRepriced).toBe(true)
  acceptSwapPrice(kit)
  await renew()
  expect(review()?.isRepriced).toBe(false)
  void swapTokens(kit)
  await settled()
  expect(signed()).toMatchObject([{ to, data }])
})

test('R-SWAP-140 needs no agreement while the minimum stays within a thousandth', async () => {
  const { build, renew, review, minimum } = await setUpBuilt(toData(297_000_000n))
  build(toData(296_900_000n))
  await renew()
  expect([review()?.isRepriced, minimum()]).toEqual([false, '296.9'])
})
