/** What two accounts hold, as the chain says it: and what a transaction cost. */
import * as z from 'zod/mini'

const quantity = z.pipe(
  z.string(),
  z.transform((text) => BigInt(text)),
)
const answersSchema = z.array(z.object({ result: z.unknown() }))
const receiptSchema = z.object({ status: z.literal('0x1'), gasUsed: quantity, effectiveGasPrice: quantity })

/** How much the two of them hold; with the fee, once the transaction is in a block. */
export type Purses = { readonly held: readonly [bigint, bigint]; readonly fee: bigint }

/** Makes the look: at the coin, or at a token; after a transaction, where a hash is given. */
export function createPurses(url: string, owners: readonly [string, string]) {
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

  /** The chain puts a transaction into a block at once, which is a moment after it took it. */
  async function feeOf(hash: string): Promise<bigint> {
    for (;;) {
      const [receipt] = await ask([{ method: 'eth_getTransactionReceipt', params: [hash] }])
      if (receipt === null) continue
      const { gasUsed, effectiveGasPrice } = z.parse(receiptSchema, receipt)
      return gasUsed * effectiveGasPrice
    }
  }

  return async (token: string | undefined, hash?: string): Promise<Purses> => {
    const fee = hash === undefined ? 0n : await feeOf(hash)
    const [first, second] = await ask(owners.map((owner) => question(owner, token)))
    return { held: [z.parse(quantity, first), z.parse(quantity, second)], fee }
  }
}
