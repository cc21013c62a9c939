/**
 * What of unconfirmed outputs comes from the sender alone, as change does. Nobody else can take it back.
 *
 * In      outputs   unspent ones
 *         own       the sender's addresses
 * Out     those that are confirmed or come from these addresses alone. One whose transaction the API does not tell is no change
 * Throws  RequestAbortedError
 * Source  spec R-ADPT-66; esplora GET /tx/:txid
 */
import * as z from 'zod/mini'
import type { Esplora } from '../chain/esplora.js'
import type { Unspent } from '../chain/unspent.js'

/** More unconfirmed transactions are not looked at. */
const MAX_LOOKS = 25

const sourcesSchema = z.pipe(
  z.object({
    vin: z.array(z.object({ prevout: z.nullish(z.object({ scriptpubkey_address: z.optional(z.string()) })) })),
  }),
  z.transform(({ vin }) => vin.map(({ prevout }) => prevout?.scriptpubkey_address)),
)

/** Finds them. */
export async function withOwnChange(
  esplora: Esplora,
  outputs: readonly Unspent[],
  own: readonly string[],
): Promise<readonly Unspent[]> {
  const waiting = new Set(outputs.filter(({ isConfirmed }) => !isConfirmed).map(({ txid }) => txid))
  const looks = [...waiting].slice(0, MAX_LOOKS).map(async (txid) => {
    const sources = await esplora.find(`/tx/${txid}`, sourcesSchema).catch(() => undefined)
    const isOwn = sources?.length && sources.every((address) => address !== undefined && own.includes(address))
    return isOwn ? [txid] : []
  })
  const ownTxids = (await Promise.all(looks)).flat()
  return outputs.filter(({ isConfirmed, txid }) => isConfirmed || ownTxids.includes(txid))
}
