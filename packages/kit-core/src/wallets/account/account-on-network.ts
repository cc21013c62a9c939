/** An account together with its network, which identifies what a fetched value belongs to. */
import type { CaipAddress, Namespace } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

/** An account on a network. */
export type AccountOnNetwork = {
  readonly namespace: Namespace
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly network: Network
}

/**
 * Returns the namespace's account on its active network. Undefined without an account, and while its wallet is on a
 * network that the app does not list.
 */
export function getAccountOnNetwork(state: KitState, namespace: Namespace): AccountOnNetwork | undefined {
  const { address, caipAddress } = selectAccount(state, namespace)
  const network = selectActiveNetwork(state, namespace)
  return network && address !== undefined && caipAddress ? { namespace, address, caipAddress, network } : undefined
}

/** Whether the namespace still has this account active on this network. */
export function isCurrent({ store }: Kit, { namespace, caipAddress, network }: AccountOnNetwork): boolean {
  const now = getAccountOnNetwork(store.get(), namespace)
  return now?.caipAddress === caipAddress && now.network.caipNetworkId === network.caipNetworkId
}

/**
 * Whether the namespace still has this account active, on any network. If not, its caches have been cleared and must
 * stay so.
 */
export function isStillConnected({ store }: Kit, { namespace, address }: AccountOnNetwork): boolean {
  return selectAccount(store.get(), namespace).address === address
}
