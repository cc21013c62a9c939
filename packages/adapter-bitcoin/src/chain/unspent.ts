/**
 * Unspent outputs of an address.
 *
 * In      address   as it is written into the path; one of another form is refused before anything is asked
 * Out     bigints, exact: the API writes sats as whole numbers below 2^53, and anything else is refused
 * Throws  AddressTooBusyError   the API does not list those of an address with so many
 *         WalletRequestError, RequestAbortedError
 * Source  spec R-ADPT-16, R-ADPT-134; esplora GET /address/:address/utxo
 */
import { getWalletErrorDetails } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import { AddressTooBusyError } from '../transfer/errors.js'
import { assertAddress, txidSchema } from '../wallets/response-schemas.js'
import { MAX_SATS } from './amount.js'
import type { Esplora } from './esplora.js'

/** In the words of the API. */
const TOO_MANY = /too many (history entries|unspent|utxos?|transactions)/i

/** An output that can be spent. */
export type Unspent = {
  readonly txid: string
  readonly index: number
  readonly value: bigint
  readonly isConfirmed: boolean
}

const unspentSchema = z.array(
  z.pipe(
    z.object({
      txid: txidSchema,
      vout: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
      value: z.int().check(z.minimum(0), z.maximum(Number(MAX_SATS))),
      status: z.object({ confirmed: z.boolean() }),
    }),
    z.transform(
      ({ txid, vout, value, status }): Unspent => ({
        txid: txid.toLowerCase(),
        index: vout,
        value: BigInt(value),
        isConfirmed: status.confirmed,
      }),
    ),
  ),
)

/** Reads the unspent outputs, each once. */
export async function readUnspent(esplora: Esplora, address: string): Promise<readonly Unspent[]> {
  assertAddress(address)
  const outputs = await esplora.get(`/address/${address}/utxo`, unspentSchema).catch((error: unknown) => {
    throw TOO_MANY.test(getWalletErrorDetails(error).texts.join()) ? new AddressTooBusyError(error) : error
  })
  const byPlace = new Map(outputs.map((output) => [`${output.txid}:${output.index}`, output]))
  return [...byPlace.values()]
}

/** Their sum. */
export function sumOf(outputs: readonly Unspent[]): bigint {
  return outputs.reduce((sum, { value }) => sum + value, 0n)
}
