/**
 * One look at what the wallet of a contract account was asked to send. Such a wallet, as that of a Safe with several owners, answers
 * with a hash of its own, which no node ever hears of: the transaction is made once the owners have signed. The wallet is asked what
 * became of it, by the request for a batch of calls.
 *
 * In      memo   names the connector and the account
 * Out     how it stands, with the hash of the transaction that it came to. Undefined for an account that is run by its key, and where
 *         the wallet does not know it or cannot say
 * Throws  ProviderNotFoundError while the wallet is not connected; what the chain's node answers with
 * Source  EIP-5792; spec R-ADPT-112
 */
import { type GetTransactionParams, type Network, type SentLook, WalletRequestError } from '@bowline/kit-core'
import { lookAtCalls } from './calls-look.js'
import type { AskChain } from './chain-client.js'
import type { ConnectorFinder } from './find-connector.js'
import { hasCode } from './read-code.js'
import { readMemo } from './sent-memo.js'

/** Nodes may be behind: before so many looks in a row have missed it the wallet is not asked. */
const MISSES_BEFORE = 3

/** Looks once. */
export async function lookAtProposal(
  parts: { readonly finder: ConnectorFinder; readonly askChain: AskChain },
  asked: GetTransactionParams,
  { memo, network }: { readonly memo: string | undefined; readonly network: Network },
): Promise<SentLook | undefined> {
  const { by, misses = 0 } = readMemo(memo) ?? {}
  if (!by || misses < MISSES_BEFORE || !(await hasCode(parts.askChain, network, by.address))) return undefined
  const look = await lookAtCalls(parts, asked, { connectorId: by.connectorId, network }).catch((error: unknown) => {
    if (error instanceof WalletRequestError) return undefined
    throw error
  })
  if (!look || look.isUnknown) return undefined
  const { status, hash, block } = look
  if (status === 'pending') return { status, memo }
  return { status, block, ...(hash !== undefined && { replacement: { hash, reason: 'repriced' } }) }
}
