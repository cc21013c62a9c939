/**
 * Finds out what of the last transfer has reached its receiver, once the chain has carried it out.
 *
 * Out     state tells, `arrived` of what was sent; not where the adapter cannot
 * Throws  nothing
 * Source  spec R-SEND-73, R-SEND-74
 */

import { formatUnits } from '../../base/amount/parse-units.js'
import { adapterOf } from '../../core/adapter/adapter-of.js'
import type { Kit } from '../../kit.js'
import { awaitEnd } from '../transactions/await-end.js'
import { decimalsOf } from './amounts.js'
import type { Transfer } from './read-transfer.js'
import { rememberSend } from './update-send.js'

/** Waits for the end of a transfer that is followed. */
export async function followArrival(kit: Kit, transfer: Transfer, hash: string): Promise<void> {
  const { token, tokenAddress, network, receiver: to } = transfer
  const from = transfer.place.address
  const { readArrival } = adapterOf(kit, network.chainNamespace)
  if (!readArrival) return
  try {
    const end = await awaitEnd(kit, hash)
    if (end?.status !== 'confirmed') return
    const value = await readArrival({ hash: end.settledAs ?? hash, to, from, tokenAddress, network })
    const { sent } = kit.store.get().send
    if (value === undefined || sent?.hash !== hash) return
    rememberSend(kit, { sent: { ...sent, arrived: formatUnits(value, decimalsOf(token)) } })
  } catch (error) {
    kit.log.debug('What arrived is not known', error)
  }
}
