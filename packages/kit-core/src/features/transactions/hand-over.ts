/**
 * Asks a wallet that sends by itself, and keeps the request until it is known what became of it.
 *
 * In      handed   where, by which wallet and account; what a view of the kit has it send is added
 *         ask      asks the wallet, and resolves what it sent
 * Throws  the wallet's error when that says that nothing was sent, and to an app's own request; else TransactionUnknownError: the
 *         kit goes on looking for the transaction
 * Source  spec R-CONN-257, R-SEND-161
 */

import { isKitError } from '../../base/errors/kit-error.js'
import type { SendResult } from '../../core/adapter/adapter.js'
import type { HandedOver, SentTransaction } from '../../core/adapter/events.js'
import type { Kit } from '../../kit.js'
import { endAsked, openAsked, putAsked, releaseAsked } from './asked.js'
import { TransactionUnknownError, type UnknownReason } from './pending-errors.js'
import { recordSent } from './record-sent.js'
import { selectAsked } from './select-asked.js'
import { wasNotSent } from './was-not-sent.js'
import { watchAsked } from './watch-asked.js'

/** Asks the wallet. */
export async function handOver(kit: Kit, handed: HandedOver, ask: () => Promise<SentTransaction>): Promise<SendResult> {
  const { id, kind, moves, receiver, isSmartAccount, paymentId, address } = openAsked(kit, handed)
  try {
    const sent = await ask()
    recordSent(kit, { kind, moves, receiver, isSmartAccount, paymentId, address, ...sent })
    endAsked(kit, id, sent)
    return { hash: sent.hash }
  } catch (error) {
    if (wasNotSent(error)) endAsked(kit, id, 'not-sent')
    else throw keepUnknown(kit, { id, error, isAppRequest: handed.isAppRequest })
    throw error
  }
}

/** A late answer may have come meanwhile: then it is known what became of it, and only this request's error is left. */
function keepUnknown(
  kit: Kit,
  { id, error, isAppRequest = false }: { id: string; error: unknown; isAppRequest?: boolean | undefined },
): unknown {
  const reason: UnknownReason = isKitError(error, 'pairing/request-expired') ? 'silent' : 'unknown'
  const asked = selectAsked(kit.store.get()).find((other) => other.id === id)
  releaseAsked(kit, id)
  if (asked) {
    putAsked(kit, { ...asked, status: reason })
    watchAsked(kit)
  }
  return isAppRequest ? error : new TransactionUnknownError(reason, id, error)
}
