/**
 * Fetches the balance of an address: everything it received minus everything it spent, including unconfirmed
 * transactions. The API returns these sums even for addresses whose unspent outputs it no longer lists.
 *
 * In      address   part of the path, so a text of another form throws before a request is made
 * Out     sats
 * Throws  WalletRequestError, RequestAbortedError
 * Source  esplora GET /address/:address; spec R-ADPT-17, R-ADPT-134
 */
import { WalletRequestError } from '@bowline/kit-core/errors'
import * as v from 'valibot'
import { MAX_SATS } from './amount.js'
import type { Esplora } from './esplora.js'
import { assertAddress } from './response-schemas.js'

/** Lifetime sums of an address can exceed 2^53, so such numbers are parsed from text. */
const sumSchema = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger(), v.minValue(0)), v.pipe(v.string(), v.regex(/^\d{16,20}$/))]),
  v.transform((sum: number | string) => BigInt(sum)),
)
const LONG_NUMBER = /("\w+"\s*:\s*)(\d{16,20})(?=\s*[,}])/g
const statsSchema = v.object({ funded_txo_sum: sumSchema, spent_txo_sum: sumSchema })
const balanceSchema = v.pipe(
  v.object({ chain_stats: statsSchema, mempool_stats: statsSchema }),
  v.transform(({ chain_stats: chain, mempool_stats: mempool }) => {
    const funded = chain.funded_txo_sum + mempool.funded_txo_sum
    return funded - chain.spent_txo_sum - mempool.spent_txo_sum
  }),
)

/** Fetches the balance in sats. */
export async function fetchAddressBalance(esplora: Esplora, address: string, signal?: AbortSignal): Promise<bigint> {
  assertAddress(address)
  const schema = v.pipe(v.unknown(), v.transform(parseSums), balanceSchema)
  const sats = await esplora.fetch(`/address/${address}`, schema, signal)
  if (sats < 0n || sats > MAX_SATS)
    throw new WalletRequestError('', undefined, new Error('The balance is out of range'))
  return sats
}

function parseSums(text: unknown): unknown {
  try {
    return JSON.parse(String(text).replace(LONG_NUMBER, '$1"$2"'))
  } catch {
    return undefined
  }
}
