/**
 * Describes a transaction before a wallet is requested to send it. The description is stored in the memo. If the wallet's
 * response is lost, later checks use it to recognize the transaction on chain.
 *
 * In      nonce   as the app chose it; else the sender's transaction count including the pool, fetched before the request
 * Out     undefined if no node reports the nonce within 500 ms, so that the wallet prompt is not delayed
 * Throws  nothing
 * Source  spec R-ADPT-69, R-ADPT-114
 */
import type { Network } from '@bowline/kit-core'
import { withTimeout } from '@bowline/kit-core/adapter'
import type { RequestChain } from './chain-client.js'
import { quantitySchema } from './response-schemas.js'
import { type KnownTransaction, toInputDigest } from './sent-memo.js'

const NODE_LIMIT_MS = 500

/** The call to send; `data` in hex. */
export type RequestedCall = Pick<KnownTransaction, 'from' | 'to' | 'value'> & {
  readonly nonce?: bigint | undefined
  readonly data: string
  readonly network: Network
}

/** Returns the transaction with its expected nonce; undefined if no node responds in time. */
export async function fetchRequestedTransaction(
  requestChain: RequestChain,
  { from, to, value, nonce, data, network }: RequestedCall,
): Promise<KnownTransaction | undefined> {
  const count = { method: 'eth_getTransactionCount', params: [from, 'pending'] }
  const read = async () => ({
    ...{ from, to, value, input: toInputDigest(data.toLowerCase()) },
    nonce: nonce ?? (await requestChain(network, count, quantitySchema)),
  })
  return withTimeout(
    read().catch(() => undefined),
    NODE_LIMIT_MS,
  )
}
