/**
 * Has a wallet asked to send for a view of the kit: what for is known meanwhile, and stored with the request.
 *
 * Throws  TransactionUnknownError   the same was asked for before, and may have been carried out: the wallet is not asked again
 *                                   until `allowRepeat` is called for that request
 *         what `ask` throws
 * Source  spec R-CONN-257, R-SEND-161
 */
import type { Kit } from '../kit.js'
import { TransactionUnknownError } from './errors.js'
import { findUnanswered } from './select-asked.js'
import type { ToSend } from './state.js'

/** Asks. */
export async function askFor<Answer>(kit: Kit, toSend: ToSend, ask: () => Promise<Answer>): Promise<Answer> {
  const earlier = findUnanswered(kit.store.get(), toSend)
  if (earlier) throw new TransactionUnknownError(earlier.status === 'silent' ? 'silent' : 'unknown', earlier.id)
  kit.store.set({ toSend })
  try {
    return await ask()
  } finally {
    if (kit.store.get().toSend === toSend) kit.store.set({ toSend: undefined })
  }
}
