/**
 * Entry point for adapter events. Only these handlers and the actions write the connection state.
 *
 * The connector list is applied immediately. Wallet events need a connection and code that loads with it;
 * until both are available, events wait in order.
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

/** Resolves when wallet events can be handled without delay. Rejects when the code cannot be loaded. */
export const loadWalletEvents = () => walletEvents.load()

/** Handles one adapter event. */
export function handleAdapterEvent(kit: Kit, namespace: Namespace, event: AdapterEvent): void {
  if (event.type !== 'connectors') {
    walletEvents.call(kit, namespace, event)
    return
  }
  kit.store.set(({ connect }) => ({
    connect: { ...connect, connectors: { ...connect.connectors, [namespace]: event.connectors } },
  }))
}
