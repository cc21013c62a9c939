/**
 * Finds out what of the last transfer has reached its receiver, once the chain has carried it out.
 *
 * In      answer   of the adapter; without `readArrival` nobody can tell
 * Out     state tells, `arrived` of what was sent
 * Throws  nothing
 * Source  spec R-SEND-73, R-SEND-74
 */
import type { SentAnswer } from '../adapter/adapter.js'
import { formatUnits } from '../amount/parse-units.js'
import type { Kit } from '../kit.js'
import { awaitEnd } from '../pending/await-end.js'
import { decimalsOf } from './amounts.js'
import type { Transfer } from './read-transfer.js'
import { rememberSend } from './update-send.js'

/** Waits for the end of a transfer that is followed. */
export async function followArrival(kit: Kit, { token }: Transfer, { hash, readArrival }: SentAnswer): Promise<void> {
  if (!readArrival) return
  try {
    const end = await awaitEnd(kit, hash)
    if (end?.status !== 'confirmed') return
    const value = await readArrival(end.settledAs)
    const { sent } = kit.store.get().send
    if (value === undefined || sent?.hash !== hash) return
    rememberSend(kit, { sent: { ...sent, arrived: formatUnits(value, decimalsOf(token)) } })
  } catch (error) {
    kit.log.debug('What arrived is not known', error)
  }
}
