/**
 * Finds out how much the recipient of a sent transfer got, once the transfer is confirmed: less than the amount for a token that
 * charges a transfer fee.
 *
 * Source  spec R-SEND-73, R-SEND-74
 */

import { formatUnits } from '../../base/amount/parse-units.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import type { Kit } from '../../kit.js'
import { waitForOutcome } from '../transactions/wait-for-outcome.js'
import { getTokenDecimals } from './amounts.js'
import type { Transfer } from './parse-transfer.js'
import { updateSentTransfer } from './update-send.js'

/**
 * Waits for the outcome, then sets `arrived` if this is still the last transfer. Does nothing when the adapter has no
 * `getReceivedAmount`. Never rejects.
 */
export async function watchReceivedAmount(kit: Kit, transfer: Transfer, hash: string): Promise<void> {
  const { token, tokenAddress, network, recipient: to } = transfer
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
