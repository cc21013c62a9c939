/**
 * One look at a sent transaction in the chain.
 *
 * In      sent   its memo is the last block height at which its blockhash is valid, where that is known: a chain beyond it
 *                that does not know the signature never will
 * Out     pending, confirmed, failed, or dropped when its blockhash is over; what the cluster has not finalized may change
 * Throws  what the node answers with
 * Source  spec R-ADPT-13, R-ADPT-23, R-ADPT-50, R-ADPT-86, R-ADPT-87
 */
import type { GetTransactionParams, SentFacts, SentLook } from '@bowline/kit-core'
import * as z from 'zod/mini'
import { epochSchema, statusesSchema } from './answers.js'
import type { AskNode } from './nodes.js'

/**
 * The epoch is read first: a chain that was past the height then, and still does not know the transaction, has refused it. The
 * two answers may be of two nodes: the one that does not know it has to be as far as the one that told the height.
 */
export async function lookAtSignature(
  askNode: AskNode,
  { sent, finality, signal }: GetTransactionParams,
): Promise<SentLook> {
  const { hash, caipNetworkId } = sent
  const overAtSlot = await slotBeyond(askNode, sent, signal)
  const { context, value } = await askNode(caipNetworkId, {
    method: 'getSignatureStatuses',
    // Without the history a node knows the last minutes alone.
    params: [[hash], { searchTransactionHistory: true }],
    schema: statusesSchema,
    signal,
  })
  const [status] = value
  if (status === null) {
    const isOver = overAtSlot !== undefined && context.slot >= overAtSlot
    return isOver ? { status: 'dropped' } : { status: 'pending', isUnknown: true }
  }
  const { err, confirmationStatus, slot } = status
  // One node's word: another fork may carry out what failed in this one.
  if (confirmationStatus === 'processed') return { status: 'pending' }
  const hasFailed = err !== null && err !== undefined
  const mayChange = finality === 'finalized' && confirmationStatus !== 'finalized'
  return { status: hasFailed ? 'failed' : 'confirmed', block: slot, ...(mayChange && { mayChange }) }
}

const heightSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,20}$/)),
  z.transform((text) => BigInt(text)),
)

/** A slot at which its blockhash was over. */
async function slotBeyond(
  askNode: AskNode,
  { caipNetworkId, memo }: SentFacts,
  signal: AbortSignal,
): Promise<bigint | undefined> {
  const lastValid = z.safeParse(heightSchema, memo).data
  if (lastValid === undefined) return undefined
  const params = [{ commitment: 'confirmed' }]
  const asked = askNode(caipNetworkId, { method: 'getEpochInfo', params, schema: epochSchema, signal })
  const epoch = await asked.catch(() => undefined)
  return epoch && epoch.blockHeight > lastValid ? epoch.absoluteSlot : undefined
}
