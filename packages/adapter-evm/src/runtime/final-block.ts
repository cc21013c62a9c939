/**
 * Whether a block is final enough.
 *
 * In      finality   so many blocks from it on, or the chain's own word for the newest block that is; a node without that word is
 *                    asked for its newest block
 * Throws  what the chain's node answers with
 * Source  spec R-ACCT-83
 */
import type { Finality, Network } from '@bowline/kit-core'
import { headSchema } from './answers.js'
import type { AskChain } from './chain-client.js'

/** Two epochs of Ethereum. */
const BLOCKS_WITHOUT_A_WORD = 64

/** Tells. */
export async function isFinalBlock(
  askChain: AskChain,
  { network, number, finality, signal }: FinalBlockParams,
): Promise<boolean> {
  const numberOf = async (tag: string) =>
    (await askChain(network, { method: 'eth_getBlockByNumber', params: [tag, false] }, headSchema, signal)).number
  if (typeof finality === 'string') {
    const last = await numberOf(finality).catch(() => undefined)
    if (last !== undefined) return last >= number
  }
  const blocks = typeof finality === 'number' ? finality : BLOCKS_WITHOUT_A_WORD
  return blocks <= 1 || (await numberOf('latest')) - number + 1n >= BigInt(blocks)
}

/** A block, by its number. */
export type FinalBlockParams = {
  readonly network: Network
  readonly number: bigint
  readonly finality: Finality
  readonly signal: AbortSignal
}
