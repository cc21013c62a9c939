/**
 * The inbound door: what adapters tell without being asked. Together with the actions, the only writer of the state.
 *
 * Which wallets are on offer is taken in at once. What wallets tell comes with a connection, and so does the code for it;
 * until both are there events wait, in their order.
 *
 * Source  spec R-ADPT-01, R-ADPT-20, R-HOST-08, R-CONN-173
 */

import { lazyFunction } from '../../base/async/lazy-function.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { AdapterEvent } from '../../core/adapter/events.js'
import type { Kit } from '../../kit.js'

const following = lazyFunction(
  async () => (await import('./handle-wallet-event.js')).handleWalletEvent,
  (error, kit) => kit.log.error('What a wallet tells could not be taken in', error),
)

/** Resolves when what wallets tell is taken in at once. Rejects when the code for it cannot be had. */
export const loadFollowing = () => following.load()

/** Takes in one event of an adapter. */
export function receiveAdapterEvent(kit: Kit, namespace: Namespace, event: AdapterEvent): void {
  if (event.type !== 'connectors') {
    following.call(kit, namespace, event)
    return
  }
  kit.store.set(({ connect }) => ({
    connect: { ...connect, connectors: { ...connect.connectors, [namespace]: event.connectors } },
  }))
}
