/**
 * Fetches the fee rate for one of the next blocks, in whole sats per byte.
 *
 * Out     at least 1, and at most 10 times the median of the API's estimates. More than 1,000 throws: such a fee was never
 *         right, and a wrong API must not burn funds. Without estimates the rate is 1 on test networks. On mainnet it
 *         throws, since a transfer at that rate may wait for weeks
 * Throws  WalletRequestError, RequestAbortedError
 * Source  esplora GET /fee-estimates; spec R-ADPT-77, R-ADPT-97, R-ADPT-135
 */

import { WalletRequestError } from '@bowline/kit-core/errors'
import { plainObject } from '@bowline/kit-core/schema'
import * as v from 'valibot'
import type { Chain } from '../chain/chains.js'
import type { Esplora } from '../chain/esplora.js'

const BLOCKS = 3
const MAX_RATE = 1000n
const MAX_TIMES_MEDIAN = 10

/** Fetches the fee rate of the network, for transfers that the kit builds. */
export async function fetchFeeRate(esplora: Esplora, chain: Chain): Promise<bigint> {
  const schema = plainObject(v.record(v.string(), v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e9))))
  const estimates = await esplora.get('/fee-estimates', schema)
  const estimate = getRate(estimates)
  if (estimate === undefined && chain.standard === 'mainnet') {
    throw new WalletRequestError('The network reported no fee rate')
  }
  const rate = BigInt(Math.max(1, Math.ceil(Math.min(estimate ?? 1, MAX_TIMES_MEDIAN * getMedian(estimates)))))
  if (rate > MAX_RATE) {
    throw new WalletRequestError(`The service reported a fee of ${rate} sats per byte, above the limit of ${MAX_RATE}`)
  }
  return rate
}

/** APIs estimate for different block counts. Picks the slowest within `BLOCKS`, else the fastest of the rest. */
function getRate(estimates: Readonly<Record<string, number>>): number | undefined {
  const sorted = Object.entries(estimates)
    .map(([blocks, rate]) => ({ blocks: Number(blocks), rate }))
    .filter(({ blocks }) => blocks > 0)
    .sort((one, other) => one.blocks - other.blocks)
  return (sorted.findLast(({ blocks }) => blocks <= BLOCKS) ?? sorted[0])?.rate
}

/** The median estimate; 1 when there is none. */
function getMedian(estimates: Readonly<Record<string, number>>): number {
  const rates = Object.values(estimates).sort((one, other) => one - other)
  return rates[Math.floor(rates.length / 2)] ?? 1
}
