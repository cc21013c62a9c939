/**
 * Checks whether the active account is a contract while the user receives, sends or swaps. A contract's address is
 * often unowned on other networks, and others may pay its fees. Checks again for another account or network.
 *
 * Out     a function that stops it. State records a contract account; a node that does not respond changes nothing
 * Source  spec R-RECV-15, R-SEND-156, R-SWAP-136
 */
import type { CaipAddress } from '../../base/caip/namespace.js'
import { selectAccount, selectActiveAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

const selectCaipAddress = (state: KitState): CaipAddress | undefined => selectActiveAccount(state)?.caipAddress

/** Starts the checks; the returned function stops them. */
export function watchContractAccount(kit: Kit): () => void {
  const check = () => {
    inspectAccount(kit).catch((error: unknown) =>
      kit.log.debug('Whether the account is a contract could not be read', error),
    )
  }
  check()
  return kit.subscribe(selectCaipAddress, check)
}

async function inspectAccount(kit: Kit): Promise<void> {
  const state = kit.store.get()
  const { activeNamespace: namespace } = state.network
  const { address, caipAddress } = selectActiveAccount(state) ?? {}
  const network = selectActiveNetwork(state)
  if (address === undefined || !network || selectAccount(state).contractAt === caipAddress) return
  const kind = await kit.adapters.get(namespace)?.inspectRecipient?.({ address, network, checksCode: true })
  if (kind === 'contract' && selectCaipAddress(kit.store.get()) === caipAddress) {
    updateAccount(kit, namespace, { contractAt: caipAddress })
  }
}
