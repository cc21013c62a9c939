/**
 * Switches to another network, and asks the wallet to switch if its namespace is connected. The network's namespace
 * becomes active.
 *
 * In      caipNetworkId  CAIP-2 id the app lists
 * Out     resolves when the wallet is on the network; changes nothing when another wallet became active meanwhile
 * Throws  NetworkUndefinedError, NetworkNotFoundError (also raises the alert), CapabilityMissingError, WalletUnavailableError
 *         UserRejectedError, ChainNotSupportedError, WalletRequestError, RequestAbortedError
 * Source  spec R-CONN-82 to 86, R-CONN-91 to 93, R-CONN-149
 */

import { withAbort } from '../../base/async/with-abort.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import { CapabilityMissingError } from '../../base/errors/errors.js'
import { isMaybeSignal, isMaybeText, parseInput } from '../../base/errors/parse-input.js'
import type { Network } from '../../base/networks/network.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import { showAlert } from '../../core/alert/alert.js'
import { NETWORK_ALERT } from '../../core/alert/network-alert.js'
import { NetworkNotFoundError, NetworkUndefinedError } from '../../core/state/errors.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { selectNetwork, selectNetworks } from '../../core/state/select-network.js'
import { setActiveNamespace } from '../../core/state/set-active-network.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { loadBalance } from '../account/load-balance.js'
import { acceptNetwork } from './accept-network.js'
import { assertReconnected } from './wait-for-reconnect.js'
import { waitForRestore } from './wait-for-restore.js'

/** The network to switch to. */
export type SwitchParams = { caipNetworkId: CaipNetworkId; signal?: AbortSignal | undefined }

/** Switches to another network. */
export async function switchNetwork(kit: Kit, params: SwitchParams): Promise<void> {
  const { caipNetworkId, signal = new AbortController().signal } = parseInput(params, {
    ...{ caipNetworkId: isMaybeText, signal: isMaybeSignal },
  })
  if (!caipNetworkId) throw new NetworkUndefinedError()
  const network = selectNetwork(kit.store.get(), caipNetworkId)
  if (!network) {
    showAlert(kit, 'alert/network-not-found', NETWORK_ALERT['alert/network-not-found'], caipNetworkId)
    throw new NetworkNotFoundError(caipNetworkId)
  }
  const { chainNamespace } = network
  const restored = waitForRestore(kit, chainNamespace)
  if (restored) await withAbort(restored, signal)
  const isAlreadyActive = isActive(kit.store.get(), network)
  const connection = selectConnection(kit.store.get(), chainNamespace)

  if (!isAlreadyActive) assertReconnected(kit.store.get(), chainNamespace)
  if (!isAlreadyActive && connection) {
    const adapter = getAdapter(kit, chainNamespace)
    if (!adapter.switchNetwork) throw new CapabilityMissingError(chainNamespace, 'switchNetwork')
    const response = adapter.switchNetwork({ connectorId: connection.connectorId, network, signal })
    await withAbort(response, signal).catch((error: unknown) => {
      // The wallet's event can arrive before its response, and the view then aborts the wait.
      if (!signal.aborted || !isActive(kit.store.get(), network)) throw error
    })
    const now = selectConnection(kit.store.get(), chainNamespace)
    if (now && now.connectorId !== connection.connectorId) return
  }
  const isNewNamespace = kit.store.get().network.activeNamespace !== chainNamespace
  if (isAlreadyActive && !isNewNamespace) return
  kit.store.batch(() => {
    acceptNetwork(kit, chainNamespace, caipNetworkId)
    if (isNewNamespace) setActiveNamespace(kit, chainNamespace)
  })
  track(kit, { type: 'track', event: 'SWITCH_NETWORK', properties: { network: caipNetworkId } })
  if (connection) loadBalance(kit, chainNamespace)
}

/** Whether a network is the active one of its namespace, and the wallet is on it. */
export function isActive(state: KitState, { chainNamespace, caipNetworkId }: Network): boolean {
  const networks = selectNetworks(state, chainNamespace)
  return networks?.active === caipNetworkId && !networks.isUnsupportedChain
}
