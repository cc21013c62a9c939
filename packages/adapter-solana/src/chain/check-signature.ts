/**
 * Checks the status of a sent transaction once.
 *
 * In      sent     its memo, if known, is a `SendMemo` or the last block height at which its blockhash is valid. With
 *                  `raw`, the bytes that a node sent for the kit, the check also fetches whether their blockhash is valid
 *         repost   sends the same bytes again
 * Out     pending, confirmed, failed, or dropped when its blockhash has expired. A status that is not finalized may change.
 *         While no node knows the transaction and its blockhash is valid, the bytes are sent again
 * Throws  the errors of the nodes
 * Source  spec R-ADPT-13, R-ADPT-23, R-ADPT-50, R-ADPT-86, R-ADPT-87, R-ADPT-122, R-ADPT-123, R-ADPT-138
 */

import type { GetTransactionParams, SentTransaction, TransactionCheck } from '@bowline/kit-core'
import { tryParse } from '@bowline/kit-core/schema'
import { base64 } from '@scure/base'
import { loadTransactions } from '../transaction/load-transactions.js'
import { withMinContextSlot } from './balance.js'
import { BASE64_TEXT } from './base64-text.js'
import type { FindSigned } from './find-sent.js'
import type { RequestNode } from './nodes.js'
import type { Posting } from './post-transaction.js'
import { blockhashValidSchema, epochSchema, heightSchema, statusesSchema } from './response-schemas.js'
import { parseSendMemo } from './send-memo.js'

/** What a check needs. */
export type CheckSignatureParams = Pick<Posting, 'repost'> & {
  readonly requestNode: RequestNode
  /** Finds a transaction with the message in a memo, once the wallet has responded. */
  readonly findSigned: FindSigned
}

/**
 * Checks the expiry first, then the status. A transaction that is unknown after its blockhash expired never lands. The two
 * responses may come from different nodes: the node that does not know the transaction must have reached the slot of the node
 * that reported the expiry.
 */
export async function checkSignature(
  parts: CheckSignatureParams,
  params: GetTransactionParams,
): Promise<TransactionCheck> {
  const { requestNode, repost } = parts
  const { sent, finality, signal } = params
  const { hash, caipNetworkId } = sent
  const signed = await parseSigned(sent)
  const expiredAtSlot = await fetchExpiredSlot(requestNode, { sent, signed, signal })
  const { context, value } = await requestNode(caipNetworkId, {
    method: 'getSignatureStatuses',
    // Without the history, a node only searches the last few minutes.
    params: [[hash], { searchTransactionHistory: true }],
    schema: statusesSchema,
    signal,
  })
  const [status] = value
  if (status === null) {
    if (expiredAtSlot !== undefined && context.slot >= expiredAtSlot) return checkByMessage(parts, params)
    if (signed && expiredAtSlot === undefined) await repost({ hash, caipNetworkId, raw: signed.raw }, signal)
    return { status: 'pending', isNotFound: true }
  }
  const { err, confirmationStatus, slot } = status
  // Only one node has processed it: another fork may still execute a transaction that failed in this one.
  if (confirmationStatus === 'processed') return { status: 'pending' }
  const hasFailed = err !== null && err !== undefined
  const isReorgPossible = finality === 'finalized' && confirmationStatus !== 'finalized'
  return { status: hasFailed ? 'failed' : 'confirmed', block: slot, ...(isReorgPossible && { isReorgPossible }) }
}

/**
 * Called when no transaction has this signature and none can get it. The wallet may have reported a signature other than
 * that of the transaction it sent.
 */
async function checkByMessage(parts: CheckSignatureParams, params: GetTransactionParams): Promise<TransactionCheck> {
  const { hash, caipNetworkId, address, memo, raw } = params.sent
  if (raw !== undefined || address === undefined || parseSendMemo(memo)?.slot === undefined)
    return { status: 'dropped' }
  const found = await parts.findSigned({ caipNetworkId, address, memo, signal: params.signal })
  if (found === undefined) return { status: 'pending', isNotFound: true }
  if (found === 'never' || found.hash === hash) return { status: 'dropped' }
  const check = await checkSignature(parts, { ...params, sent: found })
  return { ...check, replacement: { hash: found.hash, reason: 'repriced' } }
}

/** Bytes that were signed here. `blockhash` is undefined with a durable nonce. */
type Signed = { readonly raw: string; readonly blockhash: string | undefined }

/** Parses stored bytes. Undefined when they are not the transaction with this hash. */
async function parseSigned({ hash, raw = '' }: SentTransaction): Promise<Signed | undefined> {
  if (raw === '' || !BASE64_TEXT.test(raw)) return undefined
  try {
    const { signature, blockhash } = (await loadTransactions()).parseTransaction(base64.decode(raw))
    return signature === hash ? { raw, blockhash } : undefined
  } catch {
    return undefined
  }
}

type ExpiryParams = {
  readonly sent: SentTransaction
  readonly signed: Signed | undefined
  readonly signal: AbortSignal
}

/**
 * Resolves to a slot at which the blockhash had expired; undefined while it may be valid. A node that lags does not know a new
 * blockhash yet. So where a last valid height is known, the node must be past it.
 */
async function fetchExpiredSlot(
  requestNode: RequestNode,
  { sent, signed, signal }: ExpiryParams,
): Promise<bigint | undefined> {
  const { caipNetworkId, memo } = sent
  if (signed && signed.blockhash === undefined) return undefined
  const lastValid = parseSendMemo(memo)?.lastValidBlockHeight ?? tryParse(heightSchema, memo)
  if (lastValid === undefined && !signed) return undefined
  const params = [{ commitment: 'confirmed' }]
  const fetching = requestNode(caipNetworkId, { method: 'getEpochInfo', params, schema: epochSchema, signal })
  const epoch = await fetching.catch(() => undefined)
  if (!epoch || (lastValid !== undefined && epoch.blockHeight <= lastValid)) return undefined
  if (!signed) return epoch.absoluteSlot
  const request = {
    method: 'isBlockhashValid',
    params: [signed.blockhash, { commitment: 'confirmed', ...withMinContextSlot(epoch.absoluteSlot) }],
    schema: blockhashValidSchema,
  }
  const valid = await requestNode(caipNetworkId, { ...request, signal }).catch(() => undefined)
  if (!valid) return lastValid === undefined ? undefined : epoch.absoluteSlot
  return valid.value ? undefined : valid.context.slot
}
