/**
 * Checks the sent token's balance on chain just before the wallet is prompted. Waits at most 2 s for the node. Does not check
 * the fee.
 *
 * Out     nothing: the balance is sufficient or cannot be read
 * Throws  InsufficientFundsError; the modal goes from the review back to the form, which shows the balance read from the chain
 * Source  spec R-SEND-100
 */

import { formatCaipAddress } from '../../base/caip/caip.js'
import type { Kit } from '../../kit.js'
import { leaveView } from '../../navigation/leave-view.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { InsufficientFundsError } from './errors.js'
import type { Transfer } from './parse-transfer.js'

const NODE_LIMIT_MS = 2_000

export async function assertFunds(kit: Kit, { network, account, tokenAddress, value }: Transfer): Promise<void> {
  const { address, namespace } = account
  // Adapters whose nodes list no token balances check the native balance when they build the transfer.
  if (!kit.adapters.get(namespace)?.getTokenBalances) return
  const { setOnchainBalance, fetchHolding } = await loadPendingRecorder()
  const held = await fetchHolding(kit, { address, network, only: { tokenAddress } }, NODE_LIMIT_MS)
  if (!held || held.value >= value) return
  kit.store.batch(() => {
    setOnchainBalance(kit, formatCaipAddress(network.caipNetworkId, address), {
      asset: tokenAddress,
      value: held.value,
    })
    leaveView(kit, 'WalletSendPreview')
  })
  throw new InsufficientFundsError()
}
