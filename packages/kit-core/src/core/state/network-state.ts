import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import type { KitConfig } from '../config/parse-options.js'

/** Networks of one namespace. */
export type NamespaceNetworks = {
  /** Networks that the app lists. */
  readonly requested: readonly Network[]
  readonly active: CaipNetworkId
  /** Networks the wallet approved. Undefined when it reported none. */
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
  readonly supportsAllNetworks: boolean
  /** The wallet is on a network that the app does not list. */
  readonly isUnsupportedChain: boolean
  /** Chain ids on which the embedded wallet has smart accounts. */
  readonly smartAccountEnabledNetworks: readonly number[]
}

/** Networks of all namespaces, and the active namespace. */
export type NetworkState = {
  readonly activeNamespace: Namespace
  readonly byNamespace: Readonly<Partial<Record<Namespace, NamespaceNetworks>>>
}

/** Initial networks of a namespace: its first network, which is active. */
export function firstNetworks(network: Network): NamespaceNetworks {
  return {
    requested: [network],
    active: network.caipNetworkId,
    approvedCaipNetworkIds: undefined,
    supportsAllNetworks: true,
    isUnsupportedChain: false,
    smartAccountEnabledNetworks: [],
  }
}

/** Initial value of the slice. The default network is active, and the first network of every other namespace. */
export function firstNetworkState({ networks, defaultNetwork }: KitConfig): NetworkState {
  const byNamespace: Partial<Record<Namespace, NamespaceNetworks>> = {}
  for (const network of networks) {
    const known = byNamespace[network.chainNamespace]
    const first = firstNetworks(network)
    const isDefault = network.caipNetworkId === defaultNetwork.caipNetworkId
    byNamespace[network.chainNamespace] = known
      ? { ...known, requested: [...known.requested, network], active: isDefault ? first.active : known.active }
      : first
  }
  return { activeNamespace: defaultNetwork.chainNamespace, byNamespace }
}
