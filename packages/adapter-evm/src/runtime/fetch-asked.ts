/**
 * A transaction as a wallet is about to be asked for it: what a look on chain recognizes it by when the answer is lost.
 *
 * In      nonce   named by the app; else the sender's count of transactions, those in the pool included, read before asking
 * Out     undefined where no node answers in time: the wallet is not kept waiting
 * Throws  nothing
 * Source  spec R-ADPT-69, R-ADPT-114
 */
import type { Network } from '@bowline/kit-core'
import { withTimeout } from '@bowline/kit-core/adapter'
import type { RequestChain } from './chain-client.js'
import { quantitySchema } from './response-schemas.js'
import { digestOf, type KnownTransaction } from './sent-memo.js'

const NODE_LIMIT_MS = 500

/** The call, `data` in hex. */
export type AskedCall = Pick<KnownTransaction, 'from' | 'to' | 'value'> & {
  readonly nonce?: bigint | undefined
  readonly data: string
  readonly network: Network
}

/** Reads it. */
export async function fetchAsked(
  askChain: RequestChain,
  { from, to, value, nonce, data, network }: AskedCall,
): Promise<KnownTransaction | undefined> {
  const count = { method: 'eth_getTransactionCount', params: [from, 'pending'] }
  const read = async () => ({
    ...{ from, to, value, input: digestOf(data.toLowerCase()) },
    nonce: nonce ?? (await askChain(network, count, quantitySchema)),
  })
  return withTimeout(
    read().catch(() => undefined),
    NODE_LIMIT_MS,
  )
}
