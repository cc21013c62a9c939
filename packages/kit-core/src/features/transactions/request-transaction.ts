/**
 * Called by adapters: prompts a wallet to sign and send a transaction, and lists the request in the state and storage until it
 * is known whether the wallet has sent.
 *
 * In      details   network, wallet and account; what a view of the kit is sending is added
 * Throws  the wallet's error when nothing was sent, and always for an app's own request; else TransactionUnknownError while
 *         the kit keeps looking for the transaction on chain
 * Source  spec R-CONN-257, R-SEND-161
 */

import { isKitError } from '../../base/errors/kit-error.js'
import type { SendRequestDetails, SentTransaction } from '../../core/adapter/events.js'
import type { SendResult } from '../../core/adapter/sending.js'
import type { Kit } from '../../kit.js'
import { TransactionUnknownError, type UnknownReason } from './pending-errors.js'
import { recordSent } from './record-sent.js'
import { selectSendRequests } from './select-send-requests.js'
import { addSendRequest, endSendRequest, releaseSendRequest, setSendRequest } from './send-request-list.js'
import { wasNotSent } from './was-not-sent.js'
import { watchSendRequests } from './watch-send-requests.js'

/** Resolves to the hash once the wallet has sent, not confirmed, the transaction, which is tracked from then on. */
export async function requestTransaction(
  kit: Kit,
  details: SendRequestDetails,
  prompt: () => Promise<SentTransaction>,
): Promise<SendResult> {
  const { id, kind, moves, recipient, isSmartAccount, paymentId, address } = addSendRequest(kit, details)
  try {
    const sent = await prompt()
    recordSent(kit, { kind, moves, recipient, isSmartAccount, paymentId, address, ...sent })
    endSendRequest(kit, id, sent)
    return { hash: sent.hash }
  } catch (error) {
    if (wasNotSent(error)) endSendRequest(kit, id, 'not-sent')
    else throw markUnknown(kit, { id, error, isAppRequest: details.isAppRequest })
    throw error
  }
}

/** Marks the outcome as unknown, unless a late response has already settled it. Returns the error to throw. */
function markUnknown(
  kit: Kit,
  { id, error, isAppRequest = false }: { id: string; error: unknown; isAppRequest?: boolean | undefined },
): unknown {
  const reason: UnknownReason = isKitError(error, 'pairing/request-expired') ? 'silent' : 'unknown'
  const request = selectSendRequests(kit.store.get()).find((other) => other.id === id)
  releaseSendRequest(kit, id)
  if (request) {
    setSendRequest(kit, { ...request, status: reason })
    watchSendRequests(kit)
  }
  return isAppRequest ? error : new TransactionUnknownError(reason, id, error)
}
