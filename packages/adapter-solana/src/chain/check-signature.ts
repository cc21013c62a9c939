/**
 * One look at a sent transaction in the chain.
 *
 * In      sent     its memo is the last block height at which its blockhash is valid, or a `SendNote`, where that is known; with `raw`,
 *                  the bytes that were signed here, the blockhash in them is asked about too
 *         repost   sends the same bytes again
 * Out     pending, confirmed, failed, or dropped when its blockhash is over; what the cluster has not finalized may change.
 *         While no node knows it and its blockhash lasts, the bytes are sent again
 * Throws  what the node answers with
 * Source  spec R-ADPT-13, R-ADPT-23, R-ADPT-50, R-ADPT-86, R-ADPT-87, R-ADPT-122, R-ADPT-123, R-ADPT-138
 */
import type { GetTransactionParams, SentTransaction, TransactionCheck } from '@bowline/kit-core'
import { base64 } from '@scure/base'
import * as z from 'zod/mini'
import { BASE64_TEXT } from '../base64-text.js'
import { parseSendNote } from '../send-note.js'
import { loadTransactions } from '../transaction/load-transactions.js'
import { withMinContextSlot } from './balance.js'
import type { FindSigned } from './find-sent.js'
import type { RequestNode } from './nodes.js'
import type { Posting } from './post-transaction.js'
import { blockhashValidSchema, epochSchema, heightSchema, statusesSchema } from './response-schemas.js'

/** What a look needs. */
export type LookParts = Pick<Posting, 'repost'> & {
  readonly askNode: RequestNode
  /** Finds the transaction of the message in a note that a wallet has responded to. */
  readonly findSigned: FindSigned
}

/**
 * Whether it is over is asked first: a chain that was past its blockhash then, and still does not know the transaction, never will.
 * The two answers may be of two nodes: the one that does not know it has to be as far as the one that reported the blockhash.
 */
export async function checkSignature(parts: LookParts, params: GetTransactionParams): Promise<TransactionCheck> {
  const { askNode, repost } = parts
  const { sent, finality, signal } = params
  const { hash, caipNetworkId } = sent
  const signed = await readSigned(sent)
  const overAtSlot = await slotBeyond(askNode, { sent, signed, signal })
  const { context, value } = await askNode(caipNetworkId, {
    method: 'getSignatureStatuses',
    // Without the history a node knows the last minutes alone.
    params: [[hash], { searchTransactionHistory: true }],
    schema: statusesSchema,
    signal,
  })
  const [status] = value
  if (status === null) {
    if (overAtSlot !== undefined && context.slot >= overAtSlot) return lookAtMessage(parts, params)
    if (signed && overAtSlot === undefined) await repost({ hash, caipNetworkId, raw: signed.raw }, signal)
    return { status: 'pending', isNotFound: true }
  }
  const { err, confirmationStatus, slot } = status
  // One node's word: another fork may carry out what failed in this one.
  if (confirmationStatus === 'processed') return { status: 'pending' }
  const hasFailed = err !== null && err !== undefined
  const isReorgPossible = finality === 'finalized' && confirmationStatus !== 'finalized'
  return {
    status: hasFailed ? 'failed' : 'confirmed',
    block: slot,
    ...(isReorgPossible && { isReorgPossible: isReorgPossible }),
  }
}

/** No transaction has this signature, and none will. A wallet may have reported another one than that of what it sent. */
async function lookAtMessage(parts: LookParts, params: GetTransactionParams): Promise<TransactionCheck> {
  const { hash, caipNetworkId, address, memo, raw } = params.sent
  if (raw !== undefined || address === undefined || parseSendNote(memo)?.slot === undefined)
    return { status: 'dropped' }
  const found = await parts.findSigned({ caipNetworkId, address, memo, signal: params.signal })
  if (found === undefined) return { status: 'pending', isNotFound: true }
  if (found === 'never' || found.hash === hash) return { status: 'dropped' }
  const look = await checkSignature(parts, { ...params, sent: found })
  return { ...look, replacement: { hash: found.hash, reason: 'repriced' } }
}

/** Bytes that were signed here; `blockhash` is undefined with a durable nonce. */
type Signed = { readonly raw: string; readonly blockhash: string | undefined }

/** Out of storage: what is not the transaction of this hash is as good as absent. */
async function readSigned({ hash, raw = '' }: SentTransaction): Promise<Signed | undefined> {
  if (raw === '' || !BASE64_TEXT.test(raw)) return undefined
  try {
    const { signature, blockhash } = (await loadTransactions()).readWire(base64.decode(raw))
    return signature === hash ? { raw, blockhash } : undefined
  } catch {
    return undefined
  }
}

type Lasting = {
  readonly sent: SentTransaction
  readonly signed: Signed | undefined
  readonly signal: AbortSignal
}

/**
 * A slot at which its blockhash was over. A node that is behind does not know a new blockhash yet: where a height is known, its word
 * counts beyond that height alone.
 */
async function slotBeyond(askNode: RequestNode, { sent, signed, signal }: Lasting): Promise<bigint | undefined> {
  const { caipNetworkId, memo } = sent
  if (signed && signed.blockhash === undefined) return undefined
  const lastValid = parseSendNote(memo)?.lastValidBlockHeight ?? z.safeParse(heightSchema, memo).data
  if (lastValid === undefined && !signed) return undefined
  const params = [{ commitment: 'confirmed' }]
  const asked = askNode(caipNetworkId, { method: 'getEpochInfo', params, schema: epochSchema, signal })
  const epoch = await asked.catch(() => undefined)
  if (!epoch || (lastValid !== undefined && epoch.blockHeight <= lastValid)) return undefined
  if (!signed) return epoch.absoluteSlot
  const request = {
    method: 'isBlockhashValid',
    params: [signed.blockhash, { commitment: 'confirmed', ...withMinContextSlot(epoch.absoluteSlot) }],
    schema: blockhashValidSchema,
  }
  const valid = await askNode(caipNetworkId, { ...request, signal }).catch(() => undefined)
  if (!valid) return lastValid === undefined ? undefined : epoch.absoluteSlot
  return valid.value ? undefined : valid.context.slot
}
