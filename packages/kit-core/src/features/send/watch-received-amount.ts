/**
 * Finds out how much of the last transfer its recipient got, once the transfer is confirmed.
 *
 * Out     sets `arrived` of the sent transfer; does nothing when the adapter has no `getReceivedAmount`
 * Throws  nothing
 * Source  spec R-SEND-73, R-SEND-74
 */

import { formatUnits } from '../../base/amount/parse-units.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import type { Kit } from '../../kit.js'
import { waitForOutcome } from '../transactions/wait-for-outcome.js'
import { getTokenDecimals } from './amounts.js'
import type { Transfer } from './parse-transfer.js'
import { updateSentTransfer } from './update-send.js'

/** Waits for the transfer to become final, then stores the received amount. */
export async function watchReceivedAmount(kit: Kit, transfer: Transfer, hash: string): Promise<void> {
  const { token, tokenAddress, network, receiver: to } = transfer
  const from = transfer.account.address
  const { getReceivedAmount } = getAdapter(kit, network.chainNamespace)
  if (!getReceivedAmount) return
  try {
    const end = await waitForOutcome(kit, hash)
    if (end?.status !== 'confirmed') return
    const value = await getReceivedAmount({ hash: end.settledAs ?? hash, to, from, tokenAddress, network })
    const { sent } = kit.store.get().send
    if (value === undefined || sent?.hash !== hash) return
    updateSentTransfer(kit, { sent: { ...sent, arrived: formatUnits(value, getTokenDecimals(token)) } })
  } catch (error) {
    kit.log.debug('The received amount could not be fetched', error)
  }
}
