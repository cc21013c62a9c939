/**
 * Adds and removes networks at run time.
 *
 * Throws  LastNetworkError, NetworkNotFoundError
 * Source  spec R-CFG-62
 */
import type { CaipNetworkId } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { LastNetworkError, NetworkNotFoundError } from './errors.js'
import { extendNetwork } from './extend-network.js'
import type { NetworkInput } from './network.js'
import { selectNetwork, selectNetworks } from './select-network.js'
import { setActiveNetwork, updateNetworks } from './set-active-network.js'

/** Lists a network; one of the same id is replaced. */
export function addNetwork(kit: Kit, { network: input }: { network: NetworkInput }): void {
  const network = extendNetwork(input, kit.config.chainImages)
  const { chainNamespace, caipNetworkId } = network
  const networks = selectNetworks(kit.store.get(), chainNamespace)
  if (networks) {
    const others = networks.requested.filter((candidate) => candidate.caipNetworkId !== caipNetworkId)
    updateNetworks(kit, chainNamespace, { requested: [...others, network] })
    return
  }
  const first = { requested: [network], active: caipNetworkId, approvedCaipNetworkIds: undefined }
  kit.store.set(({ network: state }) => ({
    network: {
      ...state,
      byNamespace: {
        ...state.byNamespace,
        [chainNamespace]: { ...first, supportsAllNetworks: true, isUnsupportedChain: false },
      },
    },
  }))
}

/** Takes a network off the list. The first remaining one becomes active if it was the active one. */
export function removeNetwork(kit: Kit, { caipNetworkId }: { caipNetworkId: CaipNetworkId }): void {
  const found = selectNetwork(kit.store.get(), caipNetworkId)
  const networks = found && selectNetworks(kit.store.get(), found.chainNamespace)
  if (!found || !networks) throw new NetworkNotFoundError(caipNetworkId)
  const requested = networks.requested.filter((candidate) => candidate.caipNetworkId !== caipNetworkId)
  const [first] = requested
  if (!first) throw new LastNetworkError(caipNetworkId)
  updateNetworks(kit, found.chainNamespace, { requested })
  if (networks.active === caipNetworkId) setActiveNetwork(kit, first.caipNetworkId)
}
