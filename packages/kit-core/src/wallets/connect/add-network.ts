/**
 * Adds and removes networks at run time.
 *
 * Throws  LastNetworkError, NetworkNotFoundError, ChainAdapterNotFoundError (a namespace that the kit has no adapter for)
 * Source  spec R-CFG-62
 */

import { isNamespace } from '../../base/caip/families.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import { ChainAdapterNotFoundError } from '../../base/errors/errors.js'
import { isText, parseInput } from '../../base/errors/parse-input.js'
import type { NetworkInput } from '../../base/networks/network.js'
import { isNetwork } from '../../core/config/is-network.js'
import { LastNetworkError, NetworkNotFoundError } from '../../core/state/errors.js'
import { extendNetwork } from '../../core/state/extend-network.js'
import { firstNetworks } from '../../core/state/network-state.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { selectNetwork, selectNetworks } from '../../core/state/select-network.js'
import { setActiveNetwork, updateNetworks } from '../../core/state/set-active-network.js'
import type { Kit } from '../../kit.js'
import { acceptNetwork } from './accept-network.js'

/** Lists a network, or replaces one with the same id. A wallet already on it is no longer on an unsupported network. */
export function addNetwork(kit: Kit, params: { network: NetworkInput }): void {
  const { network: input } = parseInput(params, { network: isNetwork })
  const network = extendNetwork(input, kit.config.chainImages)
  const { chainNamespace, caipNetworkId } = network
  if (!isNamespace(chainNamespace)) throw new ChainAdapterNotFoundError(chainNamespace)
  const networks = selectNetworks(kit.store.get(), chainNamespace)
  if (networks) {
    const isKnown = networks.requested.some((candidate) => candidate.caipNetworkId === caipNetworkId)
    const replaced = networks.requested.map((candidate) =>
      candidate.caipNetworkId === caipNetworkId ? network : candidate,
    )
    updateNetworks(kit, chainNamespace, { requested: isKnown ? replaced : [...replaced, network] })
    const isWalletOnNetwork = selectConnection(kit.store.get(), chainNamespace)?.caipNetworkId === caipNetworkId
    if (isWalletOnNetwork && networks.isUnsupportedChain) acceptNetwork(kit, chainNamespace, caipNetworkId)
    return
  }
  if (!kit.adapters.has(chainNamespace)) throw new ChainAdapterNotFoundError(chainNamespace)
  kit.store.set(({ network: state }) => ({
    network: { ...state, byNamespace: { ...state.byNamespace, [chainNamespace]: firstNetworks(network) } },
  }))
}

/** Removes a network from the list. If it was the active one, the first remaining network becomes active. */
export function removeNetwork(kit: Kit, params: { caipNetworkId: CaipNetworkId }): void {
  const { caipNetworkId } = parseInput(params, { caipNetworkId: isText })
  const found = selectNetwork(kit.store.get(), caipNetworkId)
  const networks = found && selectNetworks(kit.store.get(), found.chainNamespace)
  if (!found || !networks) throw new NetworkNotFoundError(caipNetworkId)
  const requested = networks.requested.filter((candidate) => candidate.caipNetworkId !== caipNetworkId)
  const [first] = requested
  if (!first) throw new LastNetworkError(caipNetworkId)
  updateNetworks(kit, found.chainNamespace, { requested })
  if (networks.active === caipNetworkId) setActiveNetwork(kit, first.caipNetworkId)
}
