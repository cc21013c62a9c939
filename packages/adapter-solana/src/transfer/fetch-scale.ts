import type { CaipNetworkId } from '@bowline/kit-core'
import * as v from 'valibot'
import type { RequestNode } from '../chain/nodes.js'
import { valueSchema } from '../chain/response-schemas.js'
import { type AmountScale, getScale, isScaled } from './amount-scale.js'
import { accountSchema } from './response-schemas.js'

const CLOCK = 'SysvarC1ock11111111111111111111111111111111'
const UNIX_TIME_OFFSET = 32

const clockSchema = valueSchema(
  v.pipe(
    accountSchema,
    v.check((clock) => (clock?.data.length ?? 0) >= UNIX_TIME_OFFSET + 8),
  ),
)

/**
 * Gets the amount scale of a mint (its account data) at a time in epoch seconds; without one, fetches the clock of the chain.
 * Undefined for a token without a scale. Throws WalletRequestError.
 */
export async function fetchScale(
  requestNode: RequestNode,
  mint: Uint8Array,
  caipNetworkId: CaipNetworkId,
  atSec?: bigint | undefined,
): Promise<AmountScale | undefined> {
  if (!isScaled(mint)) return undefined
  if (atSec !== undefined) return getScale(mint, atSec)
  const params = [CLOCK, { encoding: 'base64', commitment: 'confirmed' }]
  const { value } = await requestNode(caipNetworkId, { method: 'getAccountInfo', params, schema: clockSchema })
  const data = Uint8Array.from(value?.data ?? [])
  return getScale(mint, new DataView(data.buffer).getBigInt64(UNIX_TIME_OFFSET, true))
}
