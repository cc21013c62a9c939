/**
 * Creates the adapters of the options, each with its context. A factory that throws is logged and left out.
 *
 * Source  spec R-CFG-15, R-CFG-18
 */
import type { Kit } from '../kit.js'
import { readPageMetadata } from '../platform/page-metadata.js'
import type { Adapter, AdapterDescriptor } from './adapter.js'
import { receiveAdapterEvent } from './receive-event.js'

/** Creates the adapters of a kit. */
export function createAdapters(kit: Kit): readonly Adapter[] {
  return kit.config.adapters.flatMap((descriptor) => {
    try {
      return [createAdapter(kit, descriptor)]
    } catch (error) {
      kit.log.error(`The adapter "${descriptor.name}" could not be created`, error)
      return []
    }
  })
}

function createAdapter(kit: Kit, { namespace, create }: AdapterDescriptor): Adapter {
  const { config, store, storage, log } = kit
  return create({
    projectId: config.projectId,
    networks: () => store.get().network.byNamespace[namespace]?.requested ?? [],
    metadata: () => ({ ...readPageMetadata(), ...config.metadata }),
    customRpcUrls: (caipNetworkId) => config.customRpcUrls[caipNetworkId] ?? [],
    rpcUrls: async (caipNetworkId) => {
      const { rpcUrlsOf } = await import('../config/rpc-urls.js')
      return rpcUrlsOf(kit, caipNetworkId)
    },
    storage: storage.text,
    emit: (event) => receiveAdapterEvent(kit, namespace, event),
    log,
    enableInjectedDiscovery: config.enableInjectedDiscovery,
    enableCoinbase: config.enableCoinbase,
  })
}
