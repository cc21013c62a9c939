/**
 * Moves to another network, asking the wallet if one is connected.
 *
 * In      caipNetworkId  CAIP-2 id the app lists
 * Out     resolves when the wallet is there
 * Throws  NetworkNotFoundError        also raises the alert
 *         UserRejectedError, ChainNotSupportedError, WalletRequestError
 * Source  spec R-CONN-82 to 86, R-CONN-91 to 93
 */
import { refreshBalance } from '../account/refresh-balance.js'
import { adapterOf } from '../adapter/adapter-of.js'
import { CapabilityMissingError } from '../adapter/errors.js'
import { raiseAlert } from '../alert/alert.js'
import type { CaipNetworkId } from '../caip/namespace.js'
import { selectConnection } from '../connect/select-connection.js'
import type { Kit } from '../kit.js'
import { track } from '../tracking/track.js'
import { NetworkNotFoundError } from './errors.js'
import { selectNetwork, selectNetworks } from './select-network.js'
import { setActiveNamespace, setActiveNetwork } from './set-active-network.js'

/** Where to go. */
export type SwitchParams = { caipNetworkId: CaipNetworkId; signal?: AbortSignal | undefined }

/** Moves to another network. */
export async function switchNetwork(
  kit: Kit,
  { caipNetworkId, signal = new AbortController().signal }: SwitchParams,
): Promise<void> {
  const network = selectNetwork(kit.store.get(), caipNetworkId)
  if (!network) {
    raiseAlert(kit, 'alert/network-not-found', caipNetworkId)
    throw new NetworkNotFoundError(caipNetworkId)
  }
  const { chainNamespace } = network
  const networks = selectNetworks(kit.store.get(), chainNamespace)
  const isThere = networks?.active === caipNetworkId && !networks.isUnsupportedChain
  const connection = selectConnection(kit.store.get(), chainNamespace)

  if (!isThere && connection) {
    const adapter = adapterOf(kit, chainNamespace)
    if (!adapter.switchNetwork) throw new CapabilityMissingError(chainNamespace, 'switchNetwork')
    await adapter.switchNetwork({ connectorId: connection.connectorId, network, signal })
    signal.throwIfAborted()
  }
  const isNewNamespace = kit.store.get().network.activeNamespace !== chainNamespace
  if (isThere && !isNewNamespace) return
  setActiveNetwork(kit, caipNetworkId)
  if (isNewNamespace) setActiveNamespace(kit, chainNamespace)
  track(kit, { type: 'track', event: 'SWITCH_NETWORK', properties: { network: caipNetworkId } })
  if (connection) void refreshBalance(kit, { namespace: chainNamespace })
}
