/**
 * Switches the network with a view if one is needed: SwitchNetwork asks the connected wallet. SwitchActiveChain offers
 * the wallets of a namespace that is not connected while another one is. Otherwise, or without a mounted modal,
 * switches immediately.
 *
 * Throws  NetworkNotFoundError  also raises the alert
 * Source  spec R-CONN-82 to 84, R-CONN-92, R-FLOW-30 to 32
 */

import type { CaipNetworkId } from '../../base/caip/namespace.js'
import { isText, parseInput } from '../../base/errors/parse-input.js'
import type { Network } from '../../base/networks/network.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { selectNetwork } from '../../core/state/select-network.js'
import type { ViewName } from '../../core/state/views.js'
import type { Kit } from '../../kit.js'
import { goBack } from '../../navigation/go-back.js'
import { push } from '../../navigation/navigate.js'
import { showView } from '../../navigation/show-view.js'
import type { KitState } from '../../state.js'
import { isActive, switchNetwork } from './switch-network.js'

/** Opens the view that the switch needs, or switches. Called when the user picks a network. */
export async function requestNetworkSwitch(kit: Kit, params: { caipNetworkId: CaipNetworkId }): Promise<void> {
  const { caipNetworkId } = parseInput(params, { caipNetworkId: isText })
  const state = kit.store.get()
  const network = selectNetwork(state, caipNetworkId)
  const isShown = network?.chainNamespace === state.network.activeNamespace
  if (network && isShown && isActive(state, network)) return
  const { hasSurface, open } = state.modal
  const view = network && hasSurface ? viewOfSwitch(state, network) : undefined
  if (view) {
    const data = { caipNetworkId }
    if (open) push(kit, { view, data })
    else showView(kit, view, undefined, data)
    return
  }
  await switchNetwork(kit, { caipNetworkId })
  if (currentRoute(kit.store.get().navigation).view === 'Networks') goBack(kit)
}

function viewOfSwitch(state: KitState, network: Network): ViewName | undefined {
  const { chainNamespace } = network
  if (selectConnection(state, chainNamespace)) return isActive(state, network) ? undefined : 'SwitchNetwork'
  const isOtherConnected = Object.values(state.connect.connections).some((connections) => connections.length > 0)
  return isOtherConnected && chainNamespace !== state.network.activeNamespace ? 'SwitchActiveChain' : undefined
}
