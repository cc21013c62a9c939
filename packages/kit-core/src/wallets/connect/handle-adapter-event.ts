/**
 * The function that adapters call with their events. Only its handlers and the actions write the connection state.
 *
 * A connector list is applied immediately. The code for all other events loads on the first one; until then, they wait in
 * order.
 *
 * Source  spec R-ADPT-01, R-ADPT-20, R-HOST-08, R-CONN-173
 */

import { lazyFunction } from '../../base/async/lazy-function.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { AdapterEvent } from '../../core/adapter/events.js'
import type { Kit } from '../../kit.js'

const walletEvents = lazyFunction(
  async () => (await import('./handle-wallet-event.js')).handleWalletEvent,
  (error, kit) => kit.log.error('A wallet event could not be handled', error),
)

/** Loads the code that handles wallet events. Rejects when it cannot be loaded. */
export const loadWalletEvents = () => walletEvents.load()

export function handleAdapterEvent(kit: Kit, namespace: Namespace, event: AdapterEvent): void {
  if (event.type !== 'connectors') {
    walletEvents.call(kit, namespace, event)
    return
  }
  kit.store.set(({ connect }) => ({
    connect: { ...connect, connectors: { ...connect.connectors, [namespace]: event.connectors } },
  }))
}
