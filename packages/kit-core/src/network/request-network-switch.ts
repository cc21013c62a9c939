/**
 * Lets the visitor follow a switch on screen: SwitchNetwork asks the wallet, or the network is active at once where no
 * wallet has to be asked. A network of a namespace that is not connected while another one is leads to its wallets.
 *
 * Throws  NetworkNotFoundError  also raises the alert
 * Source  spec R-CONN-82 to 84, R-CONN-92, R-FLOW-30, R-FLOW-31
 */
import type { CaipNetworkId } from '../caip/namespace.js'
import { selectConnection } from '../connect/select-connection.js'
import type { Kit } from '../kit.js'
import { showView } from '../modal/show-view.js'
import { goBack } from '../navigation/go-back.js'
import { push } from '../navigation/navigate.js'
import { currentRoute } from '../navigation/state.js'
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
  const isShown = network?.chainNamespace === state.network.activeNamespace
  if (isShown && networks?.active === caipNetworkId && !networks.isUnsupportedChain) return

  const { hasSurface, open } = state.modal
  const isAsked = network !== undefined && selectConnection(state, network.chainNamespace) !== undefined
  if (isAsked && hasSurface && (networks?.active !== caipNetworkId || networks.isUnsupportedChain)) {
    const data = { caipNetworkId }
    if (open) push(kit, { view: 'SwitchNetwork', data })
    else showView(kit, 'SwitchNetwork', undefined, data)
    return
  }
  await switchNetwork(kit, { caipNetworkId })
  const isOtherConnected = Object.values(state.connect.connections).some((connections) => connections.length > 0)
  if (network && !isAsked && isOtherConnected && hasSurface) showView(kit, 'Connect', network.chainNamespace)
  else if (currentRoute(kit.store.get().navigation).view === 'Networks') goBack(kit)
}
