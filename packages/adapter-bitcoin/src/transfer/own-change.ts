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
import * as z from 'zod/mini'
import type { Esplora } from '../chain/esplora.js'
import type { Unspent } from '../chain/fetch-unspent.js'

/** Most unconfirmed transactions that are checked. */
const MAX_CHECKS = 25

const sourcesSchema = z.pipe(
  z.object({
    vin: z.array(z.object({ prevout: z.nullish(z.object({ scriptpubkey_address: z.optional(z.string()) })) })),
  }),
  z.transform(({ vin }) => vin.map(({ prevout }) => prevout?.scriptpubkey_address)),
)

/** Filters the outputs. */
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
