/**
 * Checks a batch of calls (EIP-5792) once. Only its wallet knows the batch, so the wallet gets the request.
 *
 * In      sent     its `hash` is the batch's id
 * Out     the status, and the hash of the batch's last transaction or of a reverted one. Failed when any call was not executed,
 *         by the batch's status or by a receipt. Not found when the wallet does not know the batch. `isReorgPossible` until the
 *         block of the last receipt is final
 * Throws  ProviderNotFoundError while the wallet is not connected; the wallet's errors
 * Source  EIP-5792, ERC-7867; spec R-ADPT-09, R-ADPT-23, R-ADPT-50, R-ADPT-85, R-ADPT-111, R-ADPT-115, R-ACCT-83, R-SEND-143
 */
import type {
  FindSentParams,
  GetTransactionParams,
  Network,
  SentTransaction,
  TransactionCheck,
} from '@bowline/kit-core'
import { WalletRequestError } from '@bowline/kit-core/errors'
import type { WalletProvider } from '../discovery/provider.js'
import { fetchBatchStatus } from './batch-status.js'
import type { RequestChain } from './chain-client.js'
import type { ConnectorFinder } from './connector-finder.js'
import { markFinality } from './mark-finality.js'
import { openProvider } from './wallet-session.js'

const PREFIX = 'calls:'
const REQUESTED_PREFIX = 'asked-calls:'

/** EIP-5792 error code for an unknown batch id. */
const UNKNOWN_BATCH = 5730

/** Minimum pause between two status requests to a wallet. */
const MIN_POLL_INTERVAL_MS = 3_000

/** Tracking fields of a sent batch. */
export function getBatchFields(
  id: string,
  connectorId: string,
): Pick<SentTransaction, 'hash' | 'isBatch' | 'memo' | 'minPollIntervalMs'> {
  return { hash: id, isBatch: true, memo: `${PREFIX}${connectorId}`, minPollIntervalMs: MIN_POLL_INTERVAL_MS }
}

/** The memo of a batch that is about to be requested, with the id that the request chose. */
export function toRequestedBatchMemo(id: string): string {
  return `${REQUESTED_PREFIX}${id}`
}

/** Finds a batch by the id that its request chose; undefined for any other request, and while the wallet does not know it. */
export async function findBatch(
  finder: ConnectorFinder,
  { request, signal }: FindSentParams,
): Promise<SentTransaction | undefined> {
  const { memo, connectorId, caipNetworkId, address } = request
  if (!memo?.startsWith(REQUESTED_PREFIX)) return undefined
  const id = memo.slice(REQUESTED_PREFIX.length)
  const response = await fetchStatus(await openProvider(finder, connectorId), id, signal)
  return response && { caipNetworkId, address, ...getBatchFields(id, connectorId) }
}

/** The batch's status; undefined if the wallet does not know the batch. */
function fetchStatus(provider: WalletProvider, id: string, signal: AbortSignal) {
  return fetchBatchStatus(provider, id, signal).catch((error: unknown) => {
    if (error instanceof WalletRequestError && error.walletCode === UNKNOWN_BATCH) return undefined
    throw error
  })
}

/** The connector id in a batch's memo; undefined for a transaction. */
export function getBatchConnectorId({ memo }: SentTransaction): string | undefined {
  return memo?.startsWith(PREFIX) ? memo.slice(PREFIX.length) : undefined
}

/** Checks the batch once, through the live connection of `connectorId`. */
export async function checkBatch(
  { finder, requestChain }: { readonly finder: ConnectorFinder; readonly requestChain: RequestChain },
  { sent: { hash: id }, finality, signal }: GetTransactionParams,
  { connectorId, network }: { readonly connectorId: string; readonly network: Network },
): Promise<TransactionCheck> {
  const response = await fetchStatus(await openProvider(finder, connectorId), id, signal)
  if (!response) return { status: 'pending', isNotFound: true }
  const { status, receipts } = response
  if (status === 'pending') return { status }
  const last = receipts.find((receipt) => receipt.status === 'failed') ?? receipts.at(-1)
  const check = {
    hash: last?.hash,
    status: status === 'confirmed' ? status : 'failed',
    block: receipts.at(-1)?.block,
  } as const
  return markFinality(requestChain, check, { network, finality, signal })
}
