/**
 * Finds out who the receiver is that was typed.
 *
 * Out     state tells: valid with the address, invalid, or failed when nobody could say. What is found of a text that is no
 *         longer there, or for another account, network or token, is dropped. The picture, and what other networks say of the
 *         address, is waited for by nothing
 * Source  spec R-SEND-08 to 10, R-SEND-32, R-SEND-41, R-SEND-152
 */
import type { Kit } from '../../kit.js'
import { estimateSend } from './estimate-send.js'
import { selectSendFields } from './select-send-fields.js'
import type { SendFields } from './state.js'
import { RECEIVER_TIMER, updateSend } from './update-send.js'

/** Looks again at a receiver that is known: what may not be sent to depends on what is sent. */
export function checkReceiver(kit: Kit): void {
  const { receiverStatus } = selectSendFields(kit.store.get())
  if (receiverStatus === 'empty' || kit.timers.isRunning(RECEIVER_TIMER)) return
  readReceiver(kit)
}

/** Begins to find out. */
export function readReceiver(kit: Kit): void {
  const { owner } = kit.store.get().send
  const { receiverText, token } = selectSendFields(kit.store.get())
  const isStill = (seen: Pick<SendFields, 'receiverText' | 'token'>) => {
    const now = kit.store.get()
    const fields = selectSendFields(now)
    return now.send.owner === owner && fields.receiverText === seen.receiverText && fields.token === seen.token
  }
  const isCurrent = () => isStill({ receiverText, token })
  const read = async () => {
    const { resolveReceiver, findContract, findPicture } = await import('./resolve-receiver.js')
    const found = await resolveReceiver(kit, receiverText, token)
    if (!isCurrent()) return
    updateSend(kit, { receiverFault: undefined, ...found })
    estimateSend(kit)
    const filled = { receiverText, token, ...found }
    const add = async (more: Promise<Partial<SendFields>>) => {
      const patch = await more
      if (isStill(filled)) updateSend(kit, patch)
    }
    await Promise.all([add(findPicture(kit, found)), add(findContract(kit, found))])
  }
  read().catch((error: unknown) => {
    kit.log.debug('The receiver could not be looked up', error)
    if (isCurrent()) updateSend(kit, { receiverStatus: 'failed', receiverAddress: undefined })
  })
}
