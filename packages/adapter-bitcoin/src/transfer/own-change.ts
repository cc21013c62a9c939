/**
 * Filters unconfirmed outputs to those that come from the sender alone, such as change. No one else can cancel those.
 *
 * In      outputs   unspent outputs
 *         own       addresses of the sender
 * Out     outputs that are confirmed or come only from these addresses. Others are excluded, also when the API does not
 *         return their transaction
 * Throws  RequestAbortedError
 * Source  spec R-ADPT-66; esplora GET /tx/:txid
 */
import { plainObject } from '@bowline/kit-core/schema'
import * as v from 'valibot'
import type { Esplora } from '../chain/esplora.js'
import type { Unspent } from '../chain/fetch-unspent.js'

/** Most unconfirmed transactions that are checked. */
const MAX_CHECKS = 25

const sourcesSchema = v.pipe(
  v.object({
    vin: v.array(
      v.object({ prevout: v.nullish(plainObject(v.object({ scriptpubkey_address: v.optional(v.string()) }))) }),
    ),
  }),
  v.transform(({ vin }) => vin.map(({ prevout }) => prevout?.scriptpubkey_address)),
)

/** Resolves to the outputs that may be spent. */
export async function filterSpendable(
  esplora: Esplora,
  outputs: readonly Unspent[],
  own: readonly string[],
): Promise<readonly Unspent[]> {
  const unconfirmed = new Set(outputs.filter(({ isConfirmed }) => !isConfirmed).map(({ txid }) => txid))
  const checks = [...unconfirmed].slice(0, MAX_CHECKS).map(async (txid) => {
    const sources = await esplora.find(`/tx/${txid}`, sourcesSchema).catch(() => undefined)
    const isOwn = sources?.length && sources.every((address) => address !== undefined && own.includes(address))
    return isOwn ? [txid] : []
  })
  const ownTxids = (await Promise.all(checks)).flat()
  return outputs.filter(({ isConfirmed, txid }) => isConfirmed || ownTxids.includes(txid))
}
