/**
 * The loaded part of the universal adapter: one runtime per paired wallet, by connector id.
 *
 * Throws  ConnectorNotFoundError  only paired wallets can connect
 *         ProviderNotFoundError   the wallet is not connected; what its runtime throws
 * Source  spec R-CFG-06, R-ADPT-19
 */

import type { Namespace } from '../../base/caip/namespace.js'
import { ConnectorNotFoundError, ProviderNotFoundError } from '../../base/errors/errors.js'
import type { Adapter } from '../../core/adapter/adapter.js'
import type { AdapterContext } from '../../core/adapter/adapter-context.js'
import { getSessionConnectorId } from '../../core/state/live-pairing.js'
import { createUniversalRuntime, type UniversalRuntime } from './universal-runtime.js'

export function createUniversalWallets(namespace: Namespace, context: AdapterContext) {
  const runtimes = new Map<string, UniversalRuntime>()
  const live = ({ connectorId }: { connectorId: string }): UniversalRuntime => {
    const runtime = runtimes.get(connectorId)
    if (!runtime?.isLive()) throw new ProviderNotFoundError()
    return runtime
  }
  return {
    async connect({ connectorId }) {
      throw new ConnectorNotFoundError(connectorId)
    },
    async connectPaired(params) {
      const connectorId = getSessionConnectorId(params.session)
      const runtime = runtimes.get(connectorId) ?? createUniversalRuntime(namespace, context, connectorId)
      runtimes.set(connectorId, runtime)
      return runtime.connectPaired(params)
    },
    disconnect: async ({ connectorId }) => runtimes.get(connectorId)?.disconnect(),
    getAccounts: async (params) => live(params).accounts(),
    getProvider: async (params) => live(params).provider(),
    signMessage: async (params) => live(params).signMessage(params),
    switchAccount: async (params) => live(params).use(params.address),
    switchNetwork: async (params) => live(params).switchNetwork(params),
  } satisfies Partial<Adapter>
}
