/**
 * Resolves the recipient text in the send form, and stores the result there: valid with the address, invalid, or failed when the
 * lookup failed. Drops a result for a text, account, network or token that has changed since. The avatar and the contract check
 * on other networks arrive later.
 *
 * Source  spec R-SEND-08 to 10, R-SEND-32, R-SEND-41, R-SEND-152
 */
import type { Kit } from '../../kit.js'
import { estimateSend } from './estimate-send.js'
import { selectSendFields } from './select-send-fields.js'
import type { SendFields } from './state.js'
import { RECIPIENT_TIMER, updateSend } from './update-send.js'

/** Resolves the recipient again after the token or the token list changed; does nothing for an empty or still typed one. */
export function recheckRecipient(kit: Kit): void {
  const { recipientStatus } = selectSendFields(kit.store.get())
  if (recipientStatus === 'empty' || kit.timers.isRunning(RECIPIENT_TIMER)) return
  resolveTypedRecipient(kit)
}

/** Starts resolving now; updates the fee estimate with the result. Never throws. */
export function resolveTypedRecipient(kit: Kit): void {
  const { owner } = kit.store.get().send
  const { recipientText, token } = selectSendFields(kit.store.get())
  const isStill = (seen: Pick<SendFields, 'recipientText' | 'token'>) => {
    const now = kit.store.get()
    const fields = selectSendFields(now)
    return now.send.owner === owner && fields.recipientText === seen.recipientText && fields.token === seen.token
  }
  const isCurrent = () => isStill({ recipientText, token })
  const read = async () => {
    const { resolveRecipient, fetchOtherNetworkContract, fetchRecipientAvatar } = await import('./resolve-recipient.js')
    const found = await resolveRecipient(kit, recipientText, token)
    if (!isCurrent()) return
    updateSend(kit, { recipientIssue: undefined, ...found })
    estimateSend(kit)
    const filled = { recipientText, token, ...found }
    const add = async (more: Promise<Partial<SendFields>>) => {
      const patch = await more
      if (isStill(filled)) updateSend(kit, patch)
    }
    await Promise.all([add(fetchRecipientAvatar(kit, found)), add(fetchOtherNetworkContract(kit, found))])
  }
  read().catch((error: unknown) => {
    kit.log.debug('The recipient could not be resolved', error)
    if (isCurrent()) updateSend(kit, { recipientStatus: 'failed', recipientAddress: undefined })
  })
}
