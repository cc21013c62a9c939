/** A swap with a quote, ready for review. */
import { reviewSwap, setSwapAmount, setSwapToken } from '../src/actions.js'
import { pass, setUpSwap } from './swap-fixture.js'

type Params = Parameters<typeof setUpSwap>[0] & {
  readonly from?: string
  readonly to?: string
  readonly amount?: string
}

export async function setUpQuoted({ from = 'USDC', to = 'DAI', amount = '100', ...params }: Params = {}) {
  const bench = await setUpSwap(params)
  const { kit, coin } = bench
  setSwapToken(kit, { side: 'source', token: coin(from) })
  setSwapToken(kit, { side: 'target', token: coin(to) })
  setSwapAmount(kit, amount)
  await pass(200)
  return bench
}

/** A quoted swap with its review open. */
export async function setUpReview(params: Params = {}) {
  const bench = await setUpQuoted(params)
  await reviewSwap(bench.kit)
  return { ...bench, review: () => bench.swap().review }
}

/** Sets what the service quotes: received amounts for paid amounts, in base units. */
export const quoted =
  ({ from, to }: { readonly from: string; readonly to: string }, fromAmount: bigint, toAmount: bigint) =>
  () =>
    Response.json({
      quotes: [{ id: null, fromAmount: `${fromAmount}`, fromAccount: from, toAmount: `${toAmount}`, toAccount: to }],
    })

type Tx = Readonly<Record<string, unknown>>

/** A build response with changed fields. */
export const built = (tx: Tx) => () => Response.json({ tx })

export const APPROVE = (spender: string, value: bigint) =>
  `0x095ea7b3${spender.slice(2).padStart(64, '0')}${value.toString(16).padStart(64, '0')}`
