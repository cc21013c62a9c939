/**
 * Unspent outputs of an account, from an esplora API.
 *
 * In      url       of the API
 *         address   of the account
 * Out     outputs, amounts in sats
 * Throws  Error     the response has another shape
 */

/** An unspent output. */
export type UnspentOutput = { readonly txid: string; readonly index: number; readonly sats: bigint }

/** Fetches the outputs. */
export async function readUnspent(url: string, address: string): Promise<readonly UnspentOutput[]> {
  const response = await fetch(`${url}/address/${address}/utxo`)
  const answer: unknown = await response.json()
  if (!Array.isArray(answer)) throw new Error('The API gave no list')
  return answer.map(readOne)
}

function readOne(value: unknown): UnspentOutput {
  if (typeof value === 'object' && value !== null && 'txid' in value && 'vout' in value && 'value' in value) {
    const { txid, vout, value: sats } = value
    if (typeof txid === 'string' && Number.isSafeInteger(vout) && Number.isSafeInteger(sats)) {
      return { txid, index: Number(vout), sats: BigInt(Number(sats)) }
    }
  }
  throw new Error('The API gave an output of another shape')
}
