/**
 * Fetches the current position of a chain before a transaction is sent. It is stored with the transaction, so that later checks
 * know when the transaction has expired.
 *
 * Out     undefined when no node responds within 2 s, so that sending does not wait longer
 * Source  spec R-ADPT-123, R-ADPT-124; JSON-RPC getLatestBlockhash
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import { timeoutSignal } from '@bowline/kit-core/adapter'
import * as v from 'valibot'
import type { RequestNode } from './nodes.js'
import { u64Schema } from './response-schemas.js'

/** The position of a chain. */
export type ChainHead = {
  readonly slot?: bigint | undefined
  /** Last block height at which any blockhash known now is valid. */
  readonly lastValidBlockHeight: bigint
}

const NODE_LIMIT_MS = 2_000

const headSchema = v.object({
  context: v.object({ slot: u64Schema }),
  value: v.object({ lastValidBlockHeight: u64Schema }),
})

/** Fetches the chain head. Never rejects. */
export async function fetchChainHead(
  requestNode: RequestNode,
  caipNetworkId: CaipNetworkId,
): Promise<ChainHead | undefined> {
  const { signal, release } = timeoutSignal(undefined, NODE_LIMIT_MS)
  const request = { method: 'getLatestBlockhash', params: [{ commitment: 'confirmed' }], schema: headSchema, signal }
  try {
    const { context, value } = await requestNode(caipNetworkId, request)
    return { slot: context.slot, lastValidBlockHeight: value.lastValidBlockHeight }
  } catch {
    return undefined
  } finally {
    release()
  }
}

/** Shortest time between two blocks, in ms. */
export const MIN_BLOCK_MS = 300
