/**
 * The adapter of a namespace that the app lists networks of but brings no adapter for: paired wallets and the embedded one only.
 *
 * In      namespace  any
 * Out     descriptor; what it does is loaded with the first paired wallet
 * Source  spec R-CFG-06, R-ADPT-19
 */
import type { Adapter, AdapterContext, AdapterDescriptor } from '../adapter/adapter.js'
import { ConnectorNotFoundError, ProviderNotFoundError } from '../adapter/errors.js'
import type { Namespace } from '../caip/namespace.js'
import { connectorIdOf } from '../connect/live-pairing.js'
import type { UniversalRuntime } from './universal-runtime.js'

/** Makes the descriptor. */
export function universalAdapter(namespace: Namespace): AdapterDescriptor {
  return { namespace, name: 'universal', create: (context) => create(namespace, context) }
}

function create(namespace: Namespace, context: AdapterContext): Adapter {
  const runtimes = new Map<string, UniversalRuntime>()
  const live = ({ connectorId }: { connectorId: string }): UniversalRuntime => {
    const runtime = runtimes.get(connectorId)
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
      const connectorId = connectorIdOf(params.session)
      const runtime = runtimes.get(connectorId) ?? createUniversalRuntime(namespace, context, connectorId)
      runtimes.set(connectorId, runtime)
      return runtime.connectPaired(params)
    },
    reconnect: async () => undefined,
    switchAccount: async (params) => live(params).use(params.address),
    disconnect: async ({ connectorId }) => runtimes.get(connectorId)?.disconnect(),
    getAccounts: async (params) => live(params).accounts(),
    getProvider: async (params) => live(params).provider(),
    signMessage: async (params) => live(params).signMessage(params),
    switchNetwork: async (params) => live(params).switchNetwork(params),
  }
}
