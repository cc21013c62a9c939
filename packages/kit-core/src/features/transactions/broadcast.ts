/**
 * Broadcasts a transaction that the wallet only signed (Bitcoin). Its id and bytes are recorded before any node gets them, so
 * that it is tracked and sent again unchanged when the response or the page is lost.
 *
 * Out     isUncertain   no node has confirmed that it has the transaction
 * Throws  the node's error when it rejects the transaction, which is then removed
 * Source  spec R-ADPT-50, R-SEND-161
 */

import type { BroadcastOutcome, SignedTransaction } from '../../core/adapter/events.js'
import type { SendResult } from '../../core/adapter/sending.js'
import type { Kit } from '../../kit.js'
import { forgetSent } from './forget-sent.js'
import { recordSent } from './record-sent.js'
import { selectTrackedTransactions } from './select-tracked-transactions.js'
import { getSendDraft } from './send-request-list.js'
import { saveTracked } from './update-tracked.js'

/** Records the signed transaction, then calls `send`, the adapter's function that passes it to nodes. */
export async function broadcast(
  kit: Kit,
  { isAppRequest, ...signed }: SignedTransaction,
  send: () => Promise<BroadcastOutcome>,
): Promise<SendResult> {
  const { hash, caipNetworkId, address } = signed
  recordSent(kit, { ...(!isAppRequest && getSendDraft(kit, caipNetworkId, address)), ...signed })
  const outcome = await send().catch((error: unknown) => {
    kit.log.debug('The response to a broadcast was lost', error)
    return { status: 'unknown' } as const
  })
  if (outcome.status === 'rejected') {
    forgetSent(kit, hash)
    throw outcome.error
  }
  if (outcome.status === 'accepted') return { hash }
  const entry = selectTrackedTransactions(kit.store.get()).find((sent) => sent.hash === hash)
  if (entry?.status === 'pending') saveTracked(kit, { ...entry, isNotSeen: true })
  return { hash, isUncertain: true }
}
