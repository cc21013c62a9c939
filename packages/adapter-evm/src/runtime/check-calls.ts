/**
 * One look at a batch of calls, which only its wallet knows.
 *
 * In      sent     its memo names the connector
 * Out     how it stands, and the hash of its last transaction, or of one that was reverted: failed when any call of it was not
 *         done, by its status or by a receipt, unknown when its wallet knows no such batch. Looked at until the block of its last
 *         receipt is final
 * Throws  ProviderNotFoundError while the wallet is not connected; what the wallet answers with
 * Source  EIP-5792, ERC-7867; spec R-ADPT-09, R-ADPT-23, R-ADPT-50, R-ADPT-85, R-ADPT-111, R-ADPT-115, R-ACCT-83, R-SEND-143
 */
import {
  type FindSentParams,
  type GetTransactionParams,
  type Network,
  type SentTransaction,
  type TransactionCheck,
  WalletRequestError,
} from '@bowline/kit-core'
import * as z from 'zod/mini'
import type { WalletProvider } from '../discovery/provider.js'
import type { RequestChain } from './chain-client.js'
import { markFinality } from './final-block.js'
import type { ConnectorFinder } from './find-connector.js'
import { requestWallet } from './request-wallet.js'
import { hashSchema, quantitySchema } from './response-schemas.js'
import { openProvider } from './wallet-session.js'

const PREFIX = 'calls:'
const ASKED_PREFIX = 'asked-calls:'

/** As EIP-5792 writes it. */
const UNKNOWN_BATCH = 5730

/** A wallet is not asked more often than this. */
const LEAST_PAUSE_MS = 3_000

/** Wallets before EIP-5792 version 2 answer in words. */
const statusSchema = z.looseObject({
  status: z.union([z.number(), z.string()]),
  receipts: z.nullish(
    z.array(
      z.looseObject({
        transactionHash: z.catch(z.optional(hashSchema), undefined),
        status: z.optional(z.unknown()),
        blockNumber: z.catch(z.optional(quantitySchema), undefined),
      }),
    ),
  ),
})

/** In hexadecimal or, by some wallets, in words: the call was not done, whatever is said of the batch. */
const REVERTED = /^(0(x0)?|reverted)$/

const DONE = /^(confirmed|success)$/i
const NOT_DONE = /^(failed|failure|reverted)$/i

/** Some of the calls were done, and some were not. */
const PARTLY_DONE = 207

/** By the number, also where it is written as text, or by the word. */
function endOf(status: number | string): 'confirmed' | 'failed' | undefined {
  const [word, code] = [String(status), Number(status)]
  if (NOT_DONE.test(word) || code === PARTLY_DONE || code >= 300) return 'failed'
  return DONE.test(word) || code >= 200 ? 'confirmed' : undefined
}

/** What is told of a batch that was sent. */
export function callsFacts(
  id: string,
  connectorId: string,
): Pick<SentTransaction, 'hash' | 'isBatch' | 'memo' | 'minPollIntervalMs'> {
  return { hash: id, isBatch: true, memo: `${PREFIX}${connectorId}`, minPollIntervalMs: LEAST_PAUSE_MS }
}

/** Note of a batch that a wallet is about to be asked for, by the id that the request chose. */
export function askedCallsMemo(id: string): string {
  return `${ASKED_PREFIX}${id}`
}

/** Looks for a batch by the id that its request chose; undefined for any other request, and while its wallet does not know it. */
export async function findCalls(
  finder: ConnectorFinder,
  { asked, signal }: FindSentParams,
): Promise<SentTransaction | undefined> {
  const { memo, connectorId, caipNetworkId, address } = asked
  if (!memo?.startsWith(ASKED_PREFIX)) return undefined
  const id = memo.slice(ASKED_PREFIX.length)
  const answer = await fetchStatus(await openProvider(finder, connectorId), id, signal)
  return answer && { caipNetworkId, address, ...callsFacts(id, connectorId) }
}

/** Undefined where the wallet knows no such batch. */
function fetchStatus(provider: WalletProvider, id: string, signal: AbortSignal) {
  const request = { method: 'wallet_getCallsStatus', params: [id] }
  return requestWallet(provider, request, statusSchema, signal).catch((error: unknown) => {
    if (error instanceof WalletRequestError && error.walletCode === UNKNOWN_BATCH) return undefined
    throw error
  })
}

/** The connector of a batch; undefined for a transaction. */
export function connectorOfCalls({ memo }: SentTransaction): string | undefined {
  return memo?.startsWith(PREFIX) ? memo.slice(PREFIX.length) : undefined
}

/** Looks once. */
export async function checkCalls(
  { finder, askChain }: { readonly finder: ConnectorFinder; readonly askChain: RequestChain },
  { sent: { hash: id }, finality, signal }: GetTransactionParams,
  { connectorId, network }: { readonly connectorId: string; readonly network: Network },
): Promise<TransactionCheck> {
  const answer = await fetchStatus(await openProvider(finder, connectorId), id, signal)
  if (!answer) return { status: 'pending', isNotFound: true }
  const { status, receipts } = answer
  const reverted = receipts?.find((receipt) => REVERTED.test(String(receipt.status)))
  const hash = (reverted ?? receipts?.at(-1))?.transactionHash
  const end = endOf(status)
  if (!end) return { status: 'pending' }
  const block = receipts?.at(-1)?.blockNumber
  const look = { hash, status: reverted ? 'failed' : end, block } as const
  return markFinality(askChain, look, { network, finality, signal })
}
