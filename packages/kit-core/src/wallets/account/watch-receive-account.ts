/**
 * Finds out whether the account is a contract, while the visitor looks where money can be sent to, sends or swaps: such an address is
 * often nobody's on other networks, and its fees may be others' to pay. Asked again for another account or network.
 *
 * Out     a function that ends it. The state holds where the account is one; a node that is silent tells nothing
 * Source  spec R-RECV-15, R-SEND-156, R-SWAP-136
 */
import type { CaipAddress } from '../../base/caip/namespace.js'
import { selectAccount, selectActiveAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

const selectPlace = (state: KitState): CaipAddress | undefined => selectActiveAccount(state)?.caipAddress

/** Begins to follow; the returned function ends it. */
export function watchReceiveAccount(kit: Kit): () => void {
  const look = () => {
    ask(kit).catch((error: unknown) => kit.log.debug('Whether the account is a contract could not be read', error))
  }
  look()
  return kit.subscribe(selectPlace, look)
}

async function ask(kit: Kit): Promise<void> {
  const state = kit.store.get()
  const { activeNamespace: namespace } = state.network
  const { address, caipAddress } = selectActiveAccount(state) ?? {}
  const network = selectActiveNetwork(state)
  if (address === undefined || !network || selectAccount(state).contractAt === caipAddress) return
  const kind = await kit.adapters.get(namespace)?.inspectRecipient?.({ address, network, asksChain: true })
  if (kind === 'contract' && selectPlace(kit.store.get()) === caipAddress) {
    updateAccount(kit, namespace, { contractAt: caipAddress })
  }
}
