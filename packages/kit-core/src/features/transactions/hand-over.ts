/**
 * Sends a request to a wallet that signs and sends, and keeps the request until its outcome is known.
 *
 * In      handed   network, wallet and account; what a view of the kit is sending is added
 *         ask      prompts the wallet and resolves to what it sent
 * Throws  the wallet's error when nothing was sent, and always for an app's own request; else TransactionUnknownError while
 *         the kit keeps looking for the transaction on chain
 * Source  spec R-CONN-257, R-SEND-161
 */

import { isKitError } from '../../base/errors/kit-error.js'
import type { SendResult } from '../../core/adapter/adapter.js'
import type { HandedOver, SentTransaction } from '../../core/adapter/events.js'
import type { Kit } from '../../kit.js'
import { TransactionUnknownError, type UnknownReason } from './pending-errors.js'
import { recordSent } from './record-sent.js'
import { selectAsked } from './select-asked.js'
import { addSendRequest, endSendRequest, releaseSendRequest, setSendRequest } from './send-request-list.js'
import { wasNotSent } from './was-not-sent.js'
import { watchSendRequests } from './watch-send-requests.js'

/** Prompts the wallet and resolves to the hash of what it sent. */
export async function handOver(kit: Kit, handed: HandedOver, ask: () => Promise<SentTransaction>): Promise<SendResult> {
  const { id, kind, moves, receiver, isSmartAccount, paymentId, address } = addSendRequest(kit, handed)
  try {
    const sent = await ask()
    recordSent(kit, { kind, moves, receiver, isSmartAccount, paymentId, address, ...sent })
    endSendRequest(kit, id, sent)
    return { hash: sent.hash }
  } catch (error) {
    if (wasNotSent(error)) endSendRequest(kit, id, 'not-sent')
    else throw markUnknown(kit, { id, error, isAppRequest: handed.isAppRequest })
    throw error
  }
}

/** Marks the outcome as unknown, unless a late response has already settled it. Returns the error to throw. */
function markUnknown(
  kit: Kit,
  { id, error, isAppRequest = false }: { id: string; error: unknown; isAppRequest?: boolean | undefined },
): unknown {
  const reason: UnknownReason = isKitError(error, 'pairing/request-expired') ? 'silent' : 'unknown'
  const asked = selectAsked(kit.store.get()).find((other) => other.id === id)
  releaseSendRequest(kit, id)
  if (asked) {
    setSendRequest(kit, { ...asked, status: reason })
    watchSendRequests(kit)
  }
  return isAppRequest ? error : new TransactionUnknownError(reason, id, error)
}
