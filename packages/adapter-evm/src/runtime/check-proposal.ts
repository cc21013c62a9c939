/**
 * Checks once what the wallet of a contract account was requested to send, after nodes missed it several times. Such a wallet,
 * for example that of a Safe with several owners, responds with its own hash. No node knows this hash: the transaction exists
 * only after the owners signed. The wallet reports it like a batch of calls, and the chain reports its outcome.
 *
 * In      memo   names the connector and the account
 * Out     the status, with the hash of the resulting transaction; pending until the chain has that transaction. Undefined for an
 *         account controlled by a key, and if the wallet does not know the request or cannot say
 * Throws  ProviderNotFoundError while the wallet is not connected; the node's errors
 * Source  EIP-5792; spec R-ADPT-112
 */
import type { GetTransactionParams, Network, TransactionCheck } from '@bowline/kit-core'
import { WalletRequestError } from '@bowline/kit-core/errors'
import type { RequestChain } from './chain-client.js'
import { checkBatch } from './check-batch.js'
import { checkReceipt } from './check-receipt.js'
import type { ConnectorFinder } from './connector-finder.js'
import { hasCode } from './contract-code.js'
import { parseMemo } from './sent-memo.js'

/** Checks in a row that must miss the transaction before the wallet gets a request. Nodes may lag behind. */
const MIN_MISSES = 3

/** Checks the request once; undefined if this check does not apply. */
export async function checkProposal(
  parts: { readonly finder: ConnectorFinder; readonly requestChain: RequestChain },
  params: GetTransactionParams,
  { memo, network }: { readonly memo: string | undefined; readonly network: Network },
): Promise<TransactionCheck | undefined> {
  const { by, misses = 0 } = parseMemo(memo) ?? {}
  if (!by || misses < MIN_MISSES || !(await hasCode(parts.requestChain, network, by.address))) return undefined
  const batch = await checkBatch(parts, params, { connectorId: by.connectorId, network }).catch((error: unknown) => {
    if (error instanceof WalletRequestError) return undefined
    throw error
  })
  if (!batch || batch.isNotFound) return undefined
  const { status, hash } = batch
  if (status === 'pending') return { status, memo }
  if (hash === undefined) return { status }
  const sent = { ...params.sent, hash, memo: undefined }
  const check = await checkReceipt(parts.requestChain, { ...params, sent }, network)
  if (check.status === 'pending') return { status: 'pending', memo }
  return { ...check, replacement: { hash, reason: 'repriced' } }
}
