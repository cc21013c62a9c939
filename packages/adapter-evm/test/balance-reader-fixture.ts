/** Balances of two accounts on chain, and the fee of a transaction. */
import * as v from 'valibot'

const quantity = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
)
const answersSchema = v.array(v.object({ result: v.optional(v.unknown()) }))
const receiptSchema = v.object({ status: v.literal('0x1'), gasUsed: quantity, effectiveGasPrice: quantity })

/** Balances of both accounts, and the fee once the transaction is mined. */
export type Balances = { readonly held: readonly [bigint, bigint]; readonly fee: bigint }

/** Creates the reader: of native or token balances, after the transaction with the given hash, if any. */
export function createBalanceReader(url: string, owners: readonly [string, string]) {
  async function ask(requests: readonly { method: string; params: readonly unknown[] }[]): Promise<unknown[]> {
    const body = JSON.stringify(requests.map((request, id) => ({ jsonrpc: '2.0', id, ...request })))
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return v.parse(answersSchema, await response.json()).map(({ result }) => result)
  }

  function question(owner: string, token: string | undefined) {
    if (token === undefined) return { method: 'eth_getBalance', params: [owner, 'latest'] }
    const data = `0x70a08231${owner.slice(2).toLowerCase().padStart(64, '0')}`
    return { method: 'eth_call', params: [{ to: token, data }, 'latest'] }
  }

  /** Polls the receipt: the chain mines a transaction shortly after it accepts it. */
  async function feeOf(hash: string): Promise<bigint> {
    for (;;) {
      const [receipt] = await ask([{ method: 'eth_getTransactionReceipt', params: [hash] }])
      if (receipt === null) continue
      const { gasUsed, effectiveGasPrice } = v.parse(receiptSchema, receipt)
      return gasUsed * effectiveGasPrice
    }
  }

  return async (token: string | undefined, hash?: string): Promise<Balances> => {
    const fee = hash === undefined ? 0n : await feeOf(hash)
    const [first, second] = await ask(owners.map((owner) => question(owner, token)))
    return { held: [v.parse(quantity, first), v.parse(quantity, second)], fee }
  }
}
