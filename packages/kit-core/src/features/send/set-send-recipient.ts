/**
 * Sets the recipient in the send form as the user types it, and resolves it once typing has paused for 500 ms.
 *
 * In      text   an address, a name, or another text with a recipient, such as a payment URI
 * Source  spec R-SEND-07 to 10, R-CONST-13; security design §8 (recipients)
 */
import { assertInput, isText } from '../../base/errors/parse-input.js'
import type { Kit } from '../../kit.js'
import { resolveTypedRecipient } from './resolve-typed-recipient.js'
import { selectSendFields } from './select-send-fields.js'
import { RECIPIENT_TIMER, updateSend } from './update-send.js'

const RECIPIENT_DEBOUNCE_MS = 500

/** Clears what was found out about the previous text. Does nothing while a transfer is being sent. */
export function setSendRecipient(kit: Kit, text: string): void {
  assertInput('text', text, isText)
  if (selectSendFields(kit.store.get()).loading) return
  kit.timers.stop(RECIPIENT_TIMER)
  const isEmpty = text.trim() === ''
  updateSend(kit, {
    recipientText: text,
    recipientStatus: isEmpty ? 'empty' : 'resolving',
    recipientAddress: undefined,
    recipientProfileName: undefined,
    recipientProfileImageUrl: undefined,
    recipientKind: undefined,
    recipientIssue: undefined,
    isNameElsewhere: undefined,
    contractElsewhere: undefined,
    isElsewhereConfirmed: undefined,
    confirmedLookalike: undefined,
  })
  if (!isEmpty) kit.timers.start(RECIPIENT_TIMER, RECIPIENT_DEBOUNCE_MS, () => resolveTypedRecipient(kit))
}
