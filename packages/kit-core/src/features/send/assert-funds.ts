/**
 * Asks the chain whether there is enough, just before the wallet is asked. A node that does not say is not waited for.
 *
 * Out     nothing; returning means that there is, or that nobody could say
 * Throws  InsufficientFundsError; the visitor is back at the form, which shows what the chain says
 * Source  spec R-SEND-100
 */
import { formatCaipAddress } from '../../base/caip/caip.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import type { Kit } from '../../kit.js'
import { goBack } from '../../navigation/go-back.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { InsufficientFundsError } from './errors.js'
import type { Transfer } from './parse-transfer.js'

const NODE_LIMIT_MS = 2_000

/** Looks at the chain. */
export async function assertFunds(kit: Kit, { network, place, tokenAddress, value }: Transfer): Promise<void> {
  const { address, namespace } = place
  // Those whose nodes tell no tokens look at the coin when they build the transfer.
  if (!kit.adapters.get(namespace)?.getTokenBalances) return
  const { setOnchainBalance, readHolding } = await loadPendingRecorder()
  const held = await readHolding(kit, { address, network, only: { tokenAddress } }, NODE_LIMIT_MS)
  if (!held || held.value >= value) return
  kit.store.batch(() => {
    setOnchainBalance(kit, formatCaipAddress(network.caipNetworkId, address), {
      asset: tokenAddress,
      value: held.value,
    })
    if (currentRoute(kit.store.get().navigation).view === 'WalletSendPreview') goBack(kit)
  })
  throw new InsufficientFundsError()
}
