/**
 * One look at a sent transaction in the chain.
 *
 * In      sent   its memo is the last block height at which its blockhash is valid, where that is known: a chain beyond it
 *                that does not know the signature never will
 * Out     pending, confirmed, failed, or dropped when its blockhash is over; what the cluster has not finalized may change
 * Throws  what the node answers with
 * Source  spec R-ADPT-13, R-ADPT-23, R-ADPT-50, R-ADPT-86
 */
import type { GetTransactionParams, SentFacts, SentLook } from '@bowline/kit-core'
import * as z from 'zod/mini'
import { statusesSchema, u64Schema } from './answers.js'
import type { AskNode } from './nodes.js'

/** The height is read first: a chain that was past it then, and still does not know the transaction, has refused it. */
export async function lookAtSignature(
  askNode: AskNode,
  { sent, finality, signal }: GetTransactionParams,
): Promise<SentLook> {
  const { hash, caipNetworkId } = sent
  const isOver = await isPast(askNode, sent, signal)
  const { value } = await askNode(caipNetworkId, {
    method: 'getSignatureStatuses',
    // Without the history a node knows the last minutes alone.
    params: [[hash], { searchTransactionHistory: true }],
    schema: statusesSchema,
    signal,
  })
  const [status] = value
  if (status === null) return isOver ? { status: 'dropped' } : { status: 'pending', isUnknown: true }
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

async function isPast(askNode: AskNode, { caipNetworkId, memo }: SentFacts, signal: AbortSignal): Promise<boolean> {
  const lastValid = z.safeParse(heightSchema, memo).data
  if (lastValid === undefined) return false
  const params = [{ commitment: 'confirmed' }]
  const asked = askNode(caipNetworkId, { method: 'getBlockHeight', params, schema: u64Schema, signal })
  return (await asked.catch(() => 0n)) > lastValid
}
