/**
 * Builds the pairing proposal: the app's networks, all of them optional for the wallet. Each part that the option
 * `universalProviderConfigOverride` sets replaces the kit's.
 *
 * Source  spec R-CONN-38 to 40
 */
import { getNamespaces } from '../../base/caip/families.js'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import type { PairingProposal, ProposedNamespace } from '../../core/adapter/transport.js'
import { getAppMetadata } from '../../core/config/app-metadata.js'
import type { PairingOverride } from '../../core/config/options.js'
import type { Kit } from '../../kit.js'
import { getPairingRules } from './pairing-rules.js'

export function createProposal(kit: Kit): PairingProposal {
  const { config, store } = kit
  const { byNamespace, activeNamespace } = store.get().network
  const override = config.universalProviderConfigOverride
  const namespaces: Partial<Record<Namespace, ProposedNamespace>> = {}
  for (const namespace of getNamespaces()) {
    const proposed = proposedNamespace(kit, namespace, byNamespace[namespace]?.requested ?? [], override)
    if (proposed) namespaces[namespace] = proposed
  }
  const active: CaipNetworkId = byNamespace[activeNamespace]?.active ?? config.defaultNetwork.caipNetworkId
  return { namespaces, defaultCaipNetworkId: override.defaultChain ?? active, metadata: getAppMetadata(kit) }
}

function proposedNamespace(
  { config }: Kit,
  namespace: Namespace,
  networks: readonly Network[],
  { chains, methods, events, rpcMap }: PairingOverride,
): ProposedNamespace | undefined {
  const caipNetworkIds = chains?.[namespace] ?? networks.map(({ caipNetworkId }) => caipNetworkId)
  if (caipNetworkIds.length === 0) return undefined
  const own = networks.flatMap((network) => {
    const url = config.customRpcUrls[network.caipNetworkId]?.[0]?.url ?? network.rpcUrls.default.http[0]
    return url === undefined ? [] : [[network.caipNetworkId, url] as const]
  })
  const rules = getPairingRules(namespace)
  return {
    caipNetworkIds,
    methods: methods?.[namespace] ?? rules.methods,
    events: events?.[namespace] ?? rules.events,
    rpcMap: rpcMap ?? Object.fromEntries(own),
  }
}
