/**
 * Has the wallet send.
 *
 * Out     the transaction's hash
 * Throws  what the adapter throws
 * Source  spec R-SEND-17 to 19, R-SEND-24
 */
import type { SendResult } from '../../core/adapter/adapter.js'
import type { Kit } from '../../kit.js'
import { runTransaction } from '../../navigation/run-transaction.js'
import { decimalsOf } from './amounts.js'
import type { Transfer } from './parse-transfer.js'

/** Asks the wallet. */
export async function submitTransfer(kit: Kit, transfer: Transfer): Promise<SendResult> {
  const { place, network, sender, token, tokenAddress, value, isLeast, receiver: to } = transfer
  const { connectorId, address } = place
  const asked = { connectorId, address, to, value, network }
  return runTransaction(kit, () =>
    tokenAddress === undefined
      ? sender.sendTransaction(asked)
      : sender.sendToken({ ...asked, tokenAddress, decimals: decimalsOf(token), isLeast }),
  )
}
