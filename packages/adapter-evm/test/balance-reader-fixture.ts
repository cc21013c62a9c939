/** Balances of two accounts on chain, and the fee of a transaction. */
import * as z from 'zod/mini'

const quantity = z.pipe(
  z.string(),
  z.transform((text) => BigInt(text)),
)
const answersSchema = z.array(z.object({ result: z.unknown() }))
const receiptSchema = z.object({ status: z.literal('0x1'), gasUsed: quantity, effectiveGasPrice: quantity })

/** Balances of both accounts, and the fee once the transaction is mined. */
export type Balances = { readonly held: readonly [bigint, bigint]; readonly fee: bigint }

/** Creates the reader: of native or token balances, after the transaction with the given hash, if any. */
export function createBalanceReader(url: string, owners: readonly [string, string]) {
  async function ask(requests: readonly { method: string; params: readonly unknown[] }[]): Promise<unknown[]> {
    const body = JSON.stringify(requests.map((request, id) => ({ jsonrpc: '2.0', id, ...request })))
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return z.parse(answersSchema, await response.json()).map(({ result }) => result)
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
      const { gasUsed, effectiveGasPrice } = z.parse(receiptSchema, receipt)
      return gasUsed * effectiveGasPrice
    }
  }

  return async (token: string | undefined, hash?: string): Promise<Balances> => {
    const fee = hash === undefined ? 0n : await feeOf(hash)
    const [first, second] = await ask(owners.map((owner) => question(owner, token)))
    return { held: [z.parse(quantity, first), z.parse(quantity, second)], fee }
  }
}
