import type { Namespace } from '../../base/caip/namespace.js'
import type { KitState } from '../../state.js'
import { type AccountState, INITIAL_ACCOUNT_STATE } from './account-state.js'
import { getExplorerUrl } from './explorer-url.js'
import type { NamespaceNetworks } from './network-state.js'
import { selectNamespaceStatus } from './select-connection.js'

/** The account of a namespace: connected, restored from storage, or empty. Defaults to the active namespace. */
export function selectAccount(state: KitState, namespace: Namespace = state.network.activeNamespace): AccountState {
  return state.accounts[namespace] ?? INITIAL_ACCOUNT_STATE
}

/** The connected account of the active namespace. Undefined without one, also while it is being restored. */
export function selectActiveAccount(state: KitState): AccountState | undefined {
  const account = selectAccount(state)
  const isConnected = selectNamespaceStatus(state, state.network.activeNamespace) === 'connected'
  return isConnected && account.address !== undefined ? account : undefined
}

/** Explorer page of an account on its namespace's active network. Undefined when the network has no explorer. */
export function selectAddressExplorerUrl(
  state: KitState,
  namespace: Namespace = state.network.activeNamespace,
): string | undefined {
  return selectAccount(state, namespace).addressExplorerUrl
}

/** Explorer page of an address on the active one of these networks. Undefined without an address or an explorer. */
export function getAddressExplorerUrl(
  networks: NamespaceNetworks | undefined,
  address: string | undefined,
): string | undefined {
  const network = networks?.requested.find(({ caipNetworkId }) => caipNetworkId === networks.active)
  return network && address !== undefined ? getExplorerUrl(network, 'address', address) : undefined
}
