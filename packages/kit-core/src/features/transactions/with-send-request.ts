/**
 * Runs a wallet request that a view of the kit makes. The state holds what is being sent meanwhile, and it is stored with
 * the request.
 *
 * In      onUnknown   called once when it is unknown whether the wallet has sent; the promise then waits until that is known
 * Throws  TransactionUnknownError   an earlier identical request may be on chain: the wallet is not prompted. Or, after
 *                                   `onUnknown`: the outcome will not become known, or `allowRepeat` was called
 *         what `ask` throws, once it is known that nothing was sent
 * Source  spec R-CONN-257, R-SEND-161
 */
import type { SendResult } from '../../core/adapter/adapter.js'
import type { ToSend } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { showFailure } from '../../navigation/show-failure.js'
import { TransactionUnknownError } from './pending-errors.js'
import { findUnanswered } from './select-asked.js'
import { waitForSendRequest } from './send-request-list.js'

/** Called when the outcome of a request is unknown. */
export type OnUnknown = (error: TransactionUnknownError) => void

/** What to send, and the call that prompts the wallet. */
export type SendRequestParams = {
  readonly toSend: ToSend
  readonly ask: () => Promise<SendResult>
  readonly onUnknown: OnUnknown
}

/** Runs the request, unless an earlier identical one is unanswered. */
export async function withSendRequest(kit: Kit, { toSend, ask, onUnknown }: SendRequestParams): Promise<SendResult> {
  const earlier = findUnanswered(kit.store.get(), toSend)
  if (earlier) throw new TransactionUnknownError(earlier.status === 'silent' ? 'silent' : 'unknown', earlier.id)
  try {
    return await askOnce(kit, toSend, ask)
  } catch (error) {
    if (!(error instanceof TransactionUnknownError) || error.askedId === undefined) throw error
    onUnknown(error)
    showFailure(kit, error, ['WalletSendPreview', 'SwapPreview', 'PayLoading'])
    const end = await waitForSendRequest(kit, error.askedId)
    if (end === 'lost') throw error
    if (end === 'not-sent') throw error.cause
    return { hash: end.hash }
  }
}

async function askOnce(kit: Kit, toSend: ToSend, ask: () => Promise<SendResult>): Promise<SendResult> {
  kit.store.set({ toSend })
  try {
    return await ask()
  } finally {
    if (kit.store.get().toSend === toSend) kit.store.set({ toSend: undefined })
  }
}
