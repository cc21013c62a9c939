/**
 * Creates the adapters of the options, each with its context, and a pairing-only adapter for every other namespace of
 * the networks. Logs and skips an adapter that cannot be created.
 *
 * Source  spec R-CFG-06, R-CFG-15, R-CFG-18, R-ADPT-19
 */
import { getNamespaces } from '../../base/caip/families.js'
import type { Adapter, AdapterDescriptor } from '../../core/adapter/adapter.js'
import { getAppMetadata } from '../../core/config/app-metadata.js'
import type { Kit } from '../../kit.js'
import { countOpenPrompts } from '../../wallets/connect/count-open-prompts.js'
import { handleAdapterEvent } from '../../wallets/connect/handle-adapter-event.js'
import { createUniversalAdapter } from '../../wallets/pairing/universal-adapter.js'

export function createAdapters(kit: Kit): readonly Adapter[] {
  return [...kit.config.adapters, ...universalAdapters(kit)].flatMap((descriptor) => {
    try {
      return [countOpenPrompts(kit, createAdapter(kit, descriptor))]
    } catch (error) {
      kit.log.error(`The adapter "${descriptor.name}" could not be created`, error)
      return []
    }
  })
}

function universalAdapters({ code, config }: Kit): readonly AdapterDescriptor[] {
  if (!config.enablePairing) return []
  return getNamespaces()
    .filter(
      (namespace) =>
        config.networks.some(({ chainNamespace }) => chainNamespace === namespace) &&
        !config.adapters.some((own) => own.namespace === namespace),
    )
    .map((namespace) => createUniversalAdapter(namespace, async () => (await code()).universalWallets()))
}

function createAdapter(kit: Kit, descriptor: AdapterDescriptor): Adapter {
  const { namespace } = descriptor
  const { config, store, storage, log } = kit
  return descriptor.create({
    projectId: config.projectId,
    networks: () => store.get().network.byNamespace[namespace]?.requested ?? [],
    metadata: () => getAppMetadata(kit),
    customRpcUrls: (caipNetworkId) => config.customRpcUrls[caipNetworkId] ?? [],
    rpcUrls: async (caipNetworkId) => {
      const { getRpcUrls } = await kit.code()
      return getRpcUrls(kit, caipNetworkId)
    },
    storage: storage.text,
    emit: (event) => handleAdapterEvent(kit, namespace, event),
    broadcast: async (signed, send) => (await kit.notes()).broadcast(kit, signed, send),
    requestTransaction: async (details, prompt) => (await kit.notes()).requestTransaction(kit, details, prompt),
    log,
    pairsAlone:
      !config.universalProvider && config.networks.every(({ chainNamespace }) => chainNamespace === namespace),
    enableInjectedDiscovery: config.enableInjectedDiscovery,
    enableCoinbase: config.enableCoinbase,
    coinbasePreference: config.coinbasePreference,
  })
}
