/**
 * What the network asks for a byte, in whole sats, to be in one of the next blocks.
 *
 * Out     at least 1, and no more than 10 times the middle one of the API's estimates. More than 1,000 is refused: no such fee was
 *         ever right, and a wrong API must not burn coins. An API without estimates means 1, but not on Bitcoin itself, where a
 *         transfer for that may wait for weeks
 * Throws  WalletRequestError, RequestAbortedError
 * Source  esplora GET /fee-estimates; spec R-ADPT-77, R-ADPT-97, R-ADPT-135
 */
import { WalletRequestError } from '@bowline/kit-core'
import * as z from 'zod/mini'
import type { Chain } from '../chain/chains.js'
import type { Esplora } from '../chain/esplora.js'

const BLOCKS = 3
const MAX_RATE = 1000n
const MAX_TIMES_MIDDLE = 10

/** Reads the rate. */
export async function readFeeRate(esplora: Esplora, chain: Chain): Promise<bigint> {
  const schema = z.catchall(z.object({}), z.number().check(z.minimum(0), z.maximum(1e9)))
  const estimates = await esplora.get('/fee-estimates', schema)
  const told = rateOf(estimates)
  if (told === undefined && chain.standard === 'mainnet') {
    throw new WalletRequestError('The network does not tell its fee')
  }
  const rate = BigInt(Math.max(1, Math.ceil(Math.min(told ?? 1, MAX_TIMES_MIDDLE * middleOf(estimates)))))
  if (rate > MAX_RATE) {
    throw new WalletRequestError(
      `The service asks for a fee of ${rate} sats per byte, more than the limit of ${MAX_RATE}`,
    )
  }
  return rate
}

/** Some APIs tell other numbers of blocks: the most patient one that is soon enough counts, else the least patient one. */
function rateOf(estimates: Readonly<Record<string, number>>): number | undefined {
  const told = Object.entries(estimates)
    .map(([blocks, rate]) => ({ blocks: Number(blocks), rate }))
    .filter(({ blocks }) => blocks > 0)
    .sort((one, other) => one.blocks - other.blocks)
  return (told.findLast(({ blocks }) => blocks <= BLOCKS) ?? told[0])?.rate
}

/** Half of the estimates are at most this. */
function middleOf(estimates: Readonly<Record<string, number>>): number {
  const rates = Object.values(estimates).sort((one, other) => one - other)
  return rates[Math.floor(rates.length / 2)] ?? 1
}
