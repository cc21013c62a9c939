/**
 * Sets the active namespace and the active network of each namespace. Sends no wallet request.
 *
 * Source  spec R-STATE-30, R-STORE-03, R-CONN-88 to 90, R-ADPT-20
 */

import { formatCaipAddress } from '../../base/caip/caip.js'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import { UNFETCHED_ACCOUNT } from './account-state.js'
import { ACTIVE_NAMESPACE_KEY, ACTIVE_NETWORK_KEY } from './keys.js'
import type { NamespaceNetworks } from './network-state.js'
import { getAddressExplorerUrl, selectAccount } from './select-account.js'
import { selectNetwork, selectNetworks } from './select-network.js'
import { updateAccount } from './update-account.js'

/** Makes a namespace active. Ignores one without networks. */
export function setActiveNamespace({ store, storage }: Kit, namespace: Namespace): void {
  const networks = selectNetworks(store.get(), namespace)
  if (!networks) return
  store.set(({ network }) => ({ network: { ...network, activeNamespace: namespace } }))
  storage.set(ACTIVE_NAMESPACE_KEY, namespace)
  storage.set(ACTIVE_NETWORK_KEY, networks.active)
}

/**
 * Makes a network the active one of its namespace, and clears the account data of the previous network. Ignores a
 * network the app does not list.
 */
export function setActiveNetwork(kit: Kit, caipNetworkId: CaipNetworkId): void {
  const { store, storage } = kit
  const known = selectNetwork(store.get(), caipNetworkId)
  if (!known) return
  updateNetworks(kit, known.chainNamespace, { active: caipNetworkId, isUnsupportedChain: false })
  moveAccount(kit, known.chainNamespace, caipNetworkId)
  if (store.get().network.activeNamespace === known.chainNamespace) storage.set(ACTIVE_NETWORK_KEY, caipNetworkId)
}

/** Updates the network state of a namespace, and its account's explorer page. */
export function updateNetworks({ store }: Kit, namespace: Namespace, patch: Partial<NamespaceNetworks>): void {
  store.set(({ network, accounts }) => {
    const networks = network.byNamespace[namespace]
    if (!networks) return {}
    const changed = { ...networks, ...patch }
    const account = accounts[namespace]
    const url = getAddressExplorerUrl(changed, account?.address)
    const isMoved = account !== undefined && account.addressExplorerUrl !== url
    return {
      network: { ...network, byNamespace: { ...network.byNamespace, [namespace]: changed } },
      ...(isMoved && { accounts: { ...accounts, [namespace]: { ...account, addressExplorerUrl: url } } }),
    }
  })
}

/** Updates an account's CAIP-10 address and clears the data read on the previous network. */
function moveAccount(kit: Kit, namespace: Namespace, caipNetworkId: CaipNetworkId): void {
  const { address, caipAddress } = selectAccount(kit.store.get(), namespace)
  if (address === undefined || caipAddress === formatCaipAddress(caipNetworkId, address)) return
  updateAccount(kit, namespace, {
    caipAddress: formatCaipAddress(caipNetworkId, address),
    ...UNFETCHED_ACCOUNT,
  })
}
