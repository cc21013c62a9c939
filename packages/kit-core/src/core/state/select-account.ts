import type { Namespace } from '../../base/caip/namespace.js'
import type { KitState } from '../../state.js'
import { explorerUrl } from './explorer-url.js'
import type { NamespaceNetworks } from './network-state.js'
import { selectNamespaceStatus } from './select-connection.js'
import { type AccountState, FIRST_ACCOUNT_STATE } from './state.js'

/** The account of a namespace, of the active one when none is named: remembered or connected or empty. */
export function selectAccount(state: KitState, namespace: Namespace = state.network.activeNamespace): AccountState {
  return state.accounts[namespace] ?? FIRST_ACCOUNT_STATE
}

/** The connected account of the active namespace. */
export function selectActiveAccount(state: KitState): AccountState | undefined {
  const account = selectAccount(state)
  const isConnected = selectNamespaceStatus(state, state.network.activeNamespace) === 'connected'
  return isConnected && account.address !== undefined ? account : undefined
}

/** Page of an account in the explorer of its namespace's active network; undefined when the network has none. */
export function selectAddressExplorerUrl(
  state: KitState,
  namespace: Namespace = state.network.activeNamespace,
): string | undefined {
  return selectAccount(state, namespace).addressExplorerUrl
}

/** Page of an address in the explorer of the active network; undefined without an address or an explorer. */
export function addressExplorerUrl(
  networks: NamespaceNetworks | undefined,
  address: string | undefined,
): string | undefined {
  const network = networks?.requested.find(({ caipNetworkId }) => caipNetworkId === networks.active)
  return network && address !== undefined ? explorerUrl(network, 'address', address) : undefined
}
