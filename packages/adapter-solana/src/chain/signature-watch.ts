/**
 * Watches a sent transaction until it settles. Runs only after a send; a failing question counts as no answer.
 *
 * In      signature              base58
 *         lastValidBlockHeight   where it is known: a chain beyond it that does not know the signature never will
 * Out     one `pendingTransactions` event, as `watchSent` tells it: confirmed, failed, or dropped when its blockhash is over
 * Source  spec R-ADPT-13, R-ADPT-23
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import { type SentWatch, watchSent } from '@bowline/kit-core/adapter'
import { statusesSchema, u64Schema } from './answers.js'
import type { AskNode } from './nodes.js'

/** What was sent, where. */
export type SentTransaction = {
  readonly signature: string
  readonly caipNetworkId: CaipNetworkId
  readonly lastValidBlockHeight?: bigint | undefined
}

/** What the watch needs. */
export type SignatureWatchParts = Pick<SentWatch, 'emit' | 'lifetime'> & { readonly askNode: AskNode }

/** Begins to watch and returns at once. */
export function watchSignature({ askNode, ...parts }: SignatureWatchParts, sent: SentTransaction): void {
  watchSent({ ...parts, hash: sent.signature, look: (signal) => check(askNode, sent, signal) })
}

/** The height is read first: a chain that was past it then, and still does not know the transaction, has refused it. */
async function check(askNode: AskNode, sent: SentTransaction, signal: AbortSignal): ReturnType<SentWatch['look']> {
  const { signature, caipNetworkId } = sent
  const isOver = await isPast(askNode, sent, signal)
  const { value } = await askNode(caipNetworkId, {
    method: 'getSignatureStatuses',
    params: [[signature]],
    schema: statusesSchema,
    signal,
  })
  const [status] = value
  if (status === null) return isOver ? 'dropped' : undefined
  if (status.err !== null && status.err !== undefined) return 'failed'
  return status.confirmationStatus === 'processed' ? undefined : 'confirmed'
}

async function isPast(askNode: AskNode, sent: SentTransaction, signal: AbortSignal): Promise<boolean> {
  const { caipNetworkId, lastValidBlockHeight } = sent
  if (lastValidBlockHeight === undefined) return false
  const params = [{ commitment: 'confirmed' }]
  const asked = askNode(caipNetworkId, { method: 'getBlockHeight', params, schema: u64Schema, signal })
  return (await asked.catch(() => 0n)) > lastValidBlockHeight
}
