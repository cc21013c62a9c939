/**
 * Checks whether a settled transaction is in a block that is final enough.
 *
 * In      block      of the check; if undefined, the check stays as it is
 *         finality   a number of blocks from the transaction's block on, or the chain's tag for its newest final block, such as
 *                    `finalized`; where nodes lack that tag, 64 blocks are required. Undefined: the check stays as it is
 * Out     the same check, with `isReorgPossible` unless its block is known to be final
 * Throws  nothing
 * Source  spec R-ACCT-83
 */
import type { Finality, GetTransactionParams, Network, TransactionCheck } from '@bowline/kit-core'
import type { RequestChain } from './chain-client.js'
import { headSchema } from './response-schemas.js'

/** Blocks required without the tag: two epochs of Ethereum. */
const CONFIRMATIONS_WITHOUT_TAG = 64

/** Adds `isReorgPossible` unless the block is final. Nodes that fail to respond count as not final. */
export async function markFinality(
  requestChain: RequestChain,
  check: TransactionCheck,
  { finality, signal, network }: Pick<GetTransactionParams, 'finality' | 'signal'> & { readonly network: Network },
): Promise<TransactionCheck> {
  const { block } = check
  if (finality === undefined || block === undefined) return check
  const isFinal = await isFinalBlock(requestChain, { network, number: block, finality, signal }).catch(() => false)
  return isFinal ? check : { ...check, isReorgPossible: true }
}

async function isFinalBlock(
  requestChain: RequestChain,
  { network, number, finality, signal }: FinalBlockParams,
): Promise<boolean> {
  const fetchBlockNumber = async (tag: string) =>
    (await requestChain(network, { method: 'eth_getBlockByNumber', params: [tag, false] }, headSchema, signal)).number
  if (typeof finality === 'string') {
    const last = await fetchBlockNumber(finality).catch(() => undefined)
    if (last !== undefined) return last >= number
  }
  const blocks = typeof finality === 'number' ? finality : CONFIRMATIONS_WITHOUT_TAG
  return blocks <= 1 || (await fetchBlockNumber('latest')) - number + 1n >= BigInt(blocks)
}

type FinalBlockParams = {
  readonly network: Network
  readonly number: bigint
  readonly finality: Finality
  readonly signal: AbortSignal
}
