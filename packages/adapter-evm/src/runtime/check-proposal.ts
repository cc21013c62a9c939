/**
 * One look at what the wallet of a contract account was asked to send. Such a wallet, as that of a Safe with several owners,
 * answers with a hash of its own, which no node ever hears of: the transaction is made once the owners have signed. The wallet
 * is asked what became of it, by the request for a batch of calls, and the chain about the transaction that the wallet names.
 *
 * In      memo   names the connector and the account
 * Out     how it stands, with the hash of the transaction that it came to; pending until the chain has that one. Undefined for
 *         an account that is run by its key, and where the wallet does not know it or cannot say
 * Throws  ProviderNotFoundError while the wallet is not connected; what the chain's node answers with
 * Source  EIP-5792; spec R-ADPT-112
 */
import { type GetTransactionParams, type Network, type TransactionCheck, WalletRequestError } from '@bowline/kit-core'
import type { RequestChain } from './chain-client.js'
import { checkCalls } from './check-calls.js'
import { checkReceipt } from './check-receipt.js'
import type { ConnectorFinder } from './find-connector.js'
import { hasCode } from './read-code.js'
import { readMemo } from './sent-memo.js'

/** Nodes may be behind: before so many looks in a row have missed it the wallet is not asked. */
const MISSES_BEFORE = 3

/** Looks once. */
export async function checkProposal(
  parts: { readonly finder: ConnectorFinder; readonly askChain: RequestChain },
  asked: GetTransactionParams,
  { memo, network }: { readonly memo: string | undefined; readonly network: Network },
): Promise<TransactionCheck | undefined> {
  const { by, misses = 0 } = readMemo(memo) ?? {}
  if (!by || misses < MISSES_BEFORE || !(await hasCode(parts.askChain, network, by.address))) return undefined
  const told = await checkCalls(parts, asked, { connectorId: by.connectorId, network }).catch((error: unknown) => {
    if (error instanceof WalletRequestError) return undefined
    throw error
  })
  if (!told || told.isNotFound) return undefined
  const { status, hash } = told
  if (status === 'pending') return { status, memo }
  if (hash === undefined) return { status }
  const sent = { ...asked.sent, hash, memo: undefined }
  const look = await checkReceipt(parts.askChain, { ...asked, sent }, network)
  if (look.status === 'pending') return { status: 'pending', memo }
  return { ...look, replacement: { hash, reason: 'repriced' } }
}
