/**
 * Whether what ended is in a block that is final enough.
 *
 * In      block      undefined where nobody told it: then nothing more is heard
 *         finality   so many blocks from it on, or the chain's own word for the newest block that is; a node without that word is
 *                    asked for its newest block
 * Out     the same look; `isReorgPossible` while its block is not, nor known to be
 * Throws  nothing
 * Source  spec R-ACCT-83
 */
import type { Finality, GetTransactionParams, Network, TransactionCheck } from '@bowline/kit-core'
import type { RequestChain } from './chain-client.js'
import { headSchema } from './response-schemas.js'

/** Two epochs of Ethereum. */
const CONFIRMATIONS_WITHOUT_TAG = 64

/** Marks it. */
export async function markFinality(
  askChain: RequestChain,
  look: TransactionCheck,
  { finality, signal, network }: Pick<GetTransactionParams, 'finality' | 'signal'> & { readonly network: Network },
): Promise<TransactionCheck> {
  const { block } = look
  if (finality === undefined || block === undefined) return look
  const isFinal = await isFinalBlock(askChain, { network, number: block, finality, signal }).catch(() => false)
  return isFinal ? look : { ...look, isReorgPossible: true }
}

async function isFinalBlock(
  askChain: RequestChain,
  { network, number, finality, signal }: FinalBlockParams,
): Promise<boolean> {
  const numberOf = async (tag: string) =>
    (await askChain(network, { method: 'eth_getBlockByNumber', params: [tag, false] }, headSchema, signal)).number
  if (typeof finality === 'string') {
    const last = await numberOf(finality).catch(() => undefined)
    if (last !== undefined) return last >= number
  }
  const blocks = typeof finality === 'number' ? finality : CONFIRMATIONS_WITHOUT_TAG
  return blocks <= 1 || (await numberOf('latest')) - number + 1n >= BigInt(blocks)
}

type FinalBlockParams = {
  readonly network: Network
  readonly number: bigint
  readonly finality: Finality
  readonly signal: AbortSignal
}
