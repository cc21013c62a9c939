import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'

/**
 * Lets the adapter of a namespace load its connect code. Called when the user is about to choose one of its wallets.
 */
export function prepareConnect({ adapters, store }: Kit, { namespace }: { namespace: Namespace }): void {
  if (!store.get().isConnectPrepared) store.set({ isConnectPrepared: true })
  void adapters.get(namespace)?.preload?.()
}
