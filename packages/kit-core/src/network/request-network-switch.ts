/**
 * Lets the visitor follow a switch on screen: SwitchNetwork asks the wallet, or the network is active at once where no
 * wallet has to be asked.
 *
 * Throws  NetworkNotFoundError  also raises the alert
 * Source  spec R-CONN-82, R-CONN-83, R-CONN-92, R-FLOW-30, R-FLOW-31
 */
import type { CaipNetworkId } from '../caip/namespace.js'
import { selectConnection } from '../connect/select-connection.js'
import type { Kit } from '../kit.js'
import { showView } from '../modal/open.js'
import { goBack } from '../navigation/go-back.js'
import { push } from '../navigation/navigate.js'
import { selectNetwork, selectNetworks } from './select-network.js'
import { switchNetwork } from './switch-network.js'

/** Opens SwitchNetwork for a connected namespace; sets the network otherwise. */
export async function requestNetworkSwitch(
  kit: Kit,
  { caipNetworkId }: { caipNetworkId: CaipNetworkId },
): Promise<void> {
  const state = kit.store.get()
  const network = selectNetwork(state, caipNetworkId)
  const networks = network && selectNetworks(state, network.chainNamespace)
  const isActive = networks?.active === caipNetworkId && !networks.isUnsupportedChain
  const isAsked = network !== undefined && selectConnection(state, network.chainNamespace) !== undefined && !isActive
  if (!isAsked || !state.modal.hasSurface) {
    await switchNetwork(kit, { caipNetworkId })
    if (state.modal.open && state.navigation.history.length > 1) goBack(kit)
    return
  }
  const data = { caipNetworkId }
  if (state.modal.open) push(kit, { view: 'SwitchNetwork', data })
  else showView(kit, 'SwitchNetwork', undefined, data)
}
