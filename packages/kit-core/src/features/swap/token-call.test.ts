import { settled, USDC, USER } from '../../../test/swap-fixture.js'
import { built, setUpQuoted } from '../../../test/swap-review-fixture.js'
import { reviewSwap, swapTokens } from '../../actions.js'

const GAS = { gas: '56000', gasPrice: '21000000000' }
const AMOUNT = 100_000_000n
const word = (value: bigint) => value.toString(16).padStart(64, '0')
const withdraw = (value: bigint) => `0x2e1a7d4d${word(value)}`
const multicall = `0xac9650d8${word(32n)}${word(0n)}`
const DAI = 'eip155:1:0x6B175474E89094C44Da98b954EedeAC495271d0F'

async function reviewCall({
  to,
  data,
  pair = {},
}: {
  to: string
  data: string
  pair?: { from?: string; to?: string }
}) {
  const isNative = pair.from === 'ETH'
  const amount = isNative ? 10n ** 17n : AMOUNT
  const bench = await setUpQuoted({ ...pair, amount: isNative ? '0.1' : '100' })
  bench.respondAt('convert/allowance', () => Response.json({ allowance: `${AMOUNT}` }))
  bench.respondAt('build-transaction', built({ from: USER, to, data, amount: `${amount}`, eip155: GAS }))
  await reviewSwap(bench.kit)
  return bench
}

test.each([
  ['the given token', { to: USDC, data: multicall }],
  ['the received token', { to: DAI, data: multicall }],
  ['a token that the account holds', { to: DAI, data: multicall, pair: { to: 'ETH' } }],
  ['the given token to burn it', { to: USDC, data: `0x42966c68${word(AMOUNT)}` }],
  ['the given token to unwrap it, for another token', { to: USDC, data: withdraw(AMOUNT) }],
  ['the given token to unwrap more', { to: USDC, data: withdraw(AMOUNT + 1n), pair: { to: 'ETH' } }],
  ['another token to wrap coins', { to: DAI, data: '0xd0e30db0', pair: { from: 'ETH', to: 'USDC' } }],
  [
    'the received token for more than to wrap',
    { to: USDC, data: `0xd0e30db0${word(1n)}`, pair: { from: 'ETH', to: 'USDC' } },
  ],
])('R-SWAP-139 never shows a wallet a swap that calls %s', async (_, call) => {
  const { kit, toast, signed } = await reviewCall(call)
  expect(await swapTokens(kit)).toBeUndefined()
  expect([toast().message, signed()]).toEqual(['Couldn’t prepare the swap', []])
})

test.each([
  ['unwraps the amount', { to: USDC, data: withdraw(AMOUNT), pair: { to: 'ETH' } }],
  ['wraps the amount', { to: USDC, data: '0xd0e30db0', pair: { from: 'ETH', to: 'USDC' } }],
])('R-SWAP-139 shows the wallet a call of a token that %s', async (_, call) => {
  const { kit, signed } = await reviewCall(call)
  void swapTokens(kit)
  await settled()
  expect(signed()).toMatchObject([{ to: USDC.slice(9), data: call.data }])
})
