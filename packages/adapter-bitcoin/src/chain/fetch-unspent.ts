/**
 * Fetches the unspent outputs of an address.
 *
 * In      address   part of the path; a text of another form throws before a request is made
 * Out     exact bigints: the API returns sats as integers below 2^53, and anything else throws
 * Throws  AddressTooBusyError   the API does not list the outputs of an address with too many
 *         WalletRequestError, RequestAbortedError
 * Source  spec R-ADPT-16, R-ADPT-134; esplora GET /address/:address/utxo
 */
import { getWalletErrorDetails } from '@bowline/kit-core/adapter'
import * as v from 'valibot'
import { MAX_SATS } from './amount.js'
import { AddressTooBusyError } from './errors.js'
import type { Esplora } from './esplora.js'
import { assertAddress, txidSchema } from './response-schemas.js'

/** Error messages of the API for an address with too many outputs. */
const TOO_MANY = /too many (history entries|unspent|utxos?|transactions)/i

/** An unspent output. `value` is in sats. */
export type Unspent = {
  readonly txid: string
  readonly index: number
  readonly value: bigint
  readonly isConfirmed: boolean
}

const unspentSchema = v.array(
  v.pipe(
    v.object({
      txid: txidSchema,
      vout: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(0xffffffff)),
      value: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(Number(MAX_SATS))),
      status: v.object({ confirmed: v.boolean() }),
    }),
    v.transform(
      ({ txid, vout, value, status }): Unspent => ({
        txid: txid.toLowerCase(),
        index: vout,
        value: BigInt(value),
        isConfirmed: status.confirmed,
      }),
    ),
  ),
)

/** Fetches the unspent outputs, each once. */
export async function fetchUnspent(esplora: Esplora, address: string): Promise<readonly Unspent[]> {
  assertAddress(address)
  const outputs = await esplora.get(`/address/${address}/utxo`, unspentSchema).catch((error: unknown) => {
    throw TOO_MANY.test(getWalletErrorDetails(error).texts.join()) ? new AddressTooBusyError(error) : error
  })
  const byOutpoint = new Map(outputs.map((output) => [`${output.txid}:${output.index}`, output]))
  return [...byOutpoint.values()]
}

/** Sum of the outputs in sats. */
export function sumOutputs(outputs: readonly Unspent[]): bigint {
  return outputs.reduce((sum, { value }) => sum + value, 0n)
}
