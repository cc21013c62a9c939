/**
 * What an account can spend, as an esplora API tells it.
 *
 * In      url       of the API
 *         address   whose
 * Out     outputs, amounts in sats
 * Throws  Error when the answer has another shape
 */

/** An output that can be spent. */
export type UnspentOutput = { readonly txid: string; readonly index: number; readonly sats: bigint }

/** Reads the outputs. */
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
