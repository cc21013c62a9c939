/**
 * Applies a wallet's network to state. For a network the app does not list, UnsupportedChain opens (unless
 * `allowUnsupportedChain` is set) until the wallet is on a listed network again.
 *
 * Source  spec R-CONN-88 to 90, R-CONN-143, R-VIEW-55, R-FLOW-33, R-ADPT-20, R-CFG-63
 */

import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import { UNFETCHED_ACCOUNT } from '../../core/state/account-state.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import { selectNetwork, selectNetworks } from '../../core/state/select-network.js'
import { setActiveNetwork, updateNetworks } from '../../core/state/set-active-network.js'
import { updateAccount } from '../../core/state/update-account.js'
import { isConnectView } from '../../core/state/views.js'
import type { Kit } from '../../kit.js'
import { closeSwitchViews } from '../../navigation/close-views.js'
import { push } from '../../navigation/navigate.js'
import { showView } from '../../navigation/show-view.js'

export function acceptNetwork(kit: Kit, namespace: Namespace, caipNetworkId: CaipNetworkId): void {
  kit.store.batch(() => {
    if (selectNetwork(kit.store.get(), caipNetworkId)) {
      setActiveNetwork(kit, caipNetworkId)
      closeUnsupportedNetwork(kit, namespace)
      return
    }
    updateNetworks(kit, namespace, { isUnsupportedChain: true })
    updateAccount(kit, namespace, UNFETCHED_ACCOUNT)
    if (!kit.config.allowUnsupportedChain && kit.store.get().network.activeNamespace === namespace)
      showUnsupportedNetwork(kit)
  })
}

function showUnsupportedNetwork(kit: Kit): void {
  const { modal, navigation } = kit.store.get()
  if (!modal.hasSurface) return
  const isOverView = modal.open && !isConnectView(currentRoute(navigation).view)
  if (isOverView) push(kit, { view: 'UnsupportedChain' })
  else showView(kit, 'UnsupportedChain')
}

/**
 * Leaves the views for switching once the network is supported or switched: returns to the view before, or closes without one.
 */
function closeUnsupportedNetwork(kit: Kit, namespace: Namespace): void {
  const { modal, navigation, network } = kit.store.get()
  const { history } = navigation
  const networks = selectNetworks(kit.store.get(), namespace)
  const { view: current, data } = currentRoute(navigation)
  const isAsked = history.slice(-2).some(({ view }) => view === 'UnsupportedChain')
  const hasHappened = current === 'SwitchNetwork' && data.caipNetworkId === networks?.active
  if (!modal.open || !(isAsked || hasHappened) || network.activeNamespace !== namespace) return
  if (networks?.isUnsupportedChain) return
  closeSwitchViews(kit)
}
