/**
 * The adapter of a namespace that the app lists networks of but brings no adapter for: paired wallets only.
 *
 * In      namespace  any
 * Out     descriptor; what it does is loaded with the first paired wallet
 * Source  spec R-CFG-06, R-ADPT-19
 */
import type { Adapter, AdapterContext, AdapterDescriptor } from '../adapter/adapter.js'
import { ConnectorNotFoundError, ProviderNotFoundError } from '../adapter/errors.js'
import type { Namespace } from '../caip/namespace.js'
import type { UniversalRuntime } from './universal-runtime.js'

/** Makes the descriptor. */
export function universalAdapter(namespace: Namespace): AdapterDescriptor {
  return { namespace, name: 'universal', create: (context) => create(namespace, context) }
}

function create(namespace: Namespace, context: AdapterContext): Adapter {
  let runtime: UniversalRuntime | undefined
  const live = (): UniversalRuntime => {
    if (!runtime?.isLive()) throw new ProviderNotFoundError()
    return runtime
  }
  return {
    namespace,
    connectors: () => [],
    syncConnectors: () => {
      context.emit({ type: 'connectors', connectors: [] })
      return () => {}
    },
    async connect({ connectorId }) {
      throw new ConnectorNotFoundError(connectorId)
    },
    async connectPaired(params) {
      const { createUniversalRuntime } = await import('./universal-runtime.js')
      runtime ??= createUniversalRuntime(namespace, context)
      return runtime.connectPaired(params)
    },
    reconnect: async () => undefined,
    switchAccount: async ({ address }) => live().use(address),
    disconnect: async () => runtime?.disconnect(),
    getAccounts: async () => live().accounts(),
    getProvider: async () => live().provider(),
    signMessage: async (params) => live().signMessage(params),
    switchNetwork: async (params) => live().switchNetwork(params),
  }
}
