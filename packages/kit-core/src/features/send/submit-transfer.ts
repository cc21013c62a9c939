/**
 * Has the wallet sign and send a validated transfer. `sendToken` does everything before and after.
 *
 * Throws  what the adapter throws
 * Source  spec R-SEND-17 to 19, R-SEND-24
 */
import type { SendResult } from '../../core/adapter/sending.js'
import type { Kit } from '../../kit.js'
import { runTransaction } from '../../navigation/run-transaction.js'
import { getTokenDecimals } from './amounts.js'
import type { Transfer } from './parse-transfer.js'

/** Prompts the wallet and resolves once it has sent the transaction. */
export async function submitTransfer(kit: Kit, transfer: Transfer): Promise<SendResult> {
  const { account, network, sender, token, tokenAddress, value, isMinimum, recipient: to } = transfer
  const { connectorId, address } = account
  const request = { connectorId, address, to, value, network }
  return runTransaction(kit, () =>
    tokenAddress === undefined
      ? sender.sendTransaction(request)
      : sender.sendToken({ ...request, tokenAddress, decimals: getTokenDecimals(token), isMinimum }),
  )
}
