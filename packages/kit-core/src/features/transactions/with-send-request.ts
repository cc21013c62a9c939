/**
 * Guards the wallet request of a send, swap or payment against sending twice: throws if an earlier request for the same may be
 * on chain, else prompts the wallet. The state holds what is being sent meanwhile, and `requestTransaction` stores it with the
 * request.
 *
 * In      onUnknown   called once when it is unknown whether the wallet has sent; the promise then waits until that is known
 * Throws  TransactionUnknownError   an earlier request may be on chain: the wallet is not prompted. Or, after `onUnknown`: the
 *                                   outcome will not become known, or `allowRepeat` was called
 *         what `prompt` throws, once it is known that nothing was sent
 * Source  spec R-CONN-257, R-SEND-161
 */
import type { SendResult } from '../../core/adapter/sending.js'
import type { SendDraft } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { showFailure } from '../../navigation/show-failure.js'
import { TransactionUnknownError } from './pending-errors.js'
import { findUnresolvedRepeat } from './select-send-requests.js'
import { waitForSendRequest } from './send-request-list.js'

/** Called when it is unknown whether the wallet has sent. */
export type OnUnknown = (error: TransactionUnknownError) => void

/** What to send, and the call that prompts the wallet. */
export type SendRequestParams = {
  readonly draft: SendDraft
  readonly prompt: () => Promise<SendResult>
  readonly onUnknown: OnUnknown
}

/** Resolves to the hash once the wallet has sent the transaction, before it is confirmed. */
export async function withSendRequest(kit: Kit, { draft, prompt, onUnknown }: SendRequestParams): Promise<SendResult> {
  const earlier = findUnresolvedRepeat(kit.store.get(), draft)
  if (earlier) throw new TransactionUnknownError(earlier.status === 'silent' ? 'silent' : 'unknown', earlier.id)
  try {
    return await promptWithDraft(kit, draft, prompt)
  } catch (error) {
    if (!(error instanceof TransactionUnknownError) || error.requestId === undefined) throw error
    onUnknown(error)
    showFailure(kit, error, ['WalletSendPreview', 'SwapPreview', 'PayLoading'])
    const end = await waitForSendRequest(kit, error.requestId)
    if (end === 'lost') throw error
    if (end === 'not-sent') throw error.cause
    return { hash: end.hash }
  }
}

async function promptWithDraft(kit: Kit, draft: SendDraft, prompt: () => Promise<SendResult>): Promise<SendResult> {
  kit.store.set({ sendDraft: draft })
  try {
    return await prompt()
  } finally {
    if (kit.store.get().sendDraft === draft) kit.store.set({ sendDraft: undefined })
  }
}
