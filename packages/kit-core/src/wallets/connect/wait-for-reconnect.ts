/**
 * What is asked of a wallet waits until its stored connection is back, so that it is asked of the wallet and the account that
 * are shown.
 *
 * In      namespace   the one in use when absent
 * Out     waitForReconnect   undefined where there is nothing to wait for: what follows is done at once, as windows need it that open
 *                     in a click
 * Throws  WalletUnavailableError   the wallet is still waited for
 * Source  spec R-CONN-149
 */

import type { Namespace } from '../../base/caip/namespace.js'
import { WalletUnavailableError } from '../../base/errors/errors.js'
import { selectConnection } from '../../core/state/select-connection.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { waitForRestore } from './wait-for-restore.js'

/** Waits until a stored connection is back. */
export function waitForReconnect(kit: Kit, namespace?: Namespace): Promise<void> | undefined {
  const restored = waitForRestore(kit, namespace)
  if (restored) return restored.then(() => assertReconnected(kit.store.get(), namespace))
  assertReconnected(kit.store.get(), namespace)
  return undefined
}

/** Refuses while the namespace has no live connection and one that comes back. */
export function assertReconnected(state: KitState, namespace: Namespace = state.network.activeNamespace): void {
  const { awaitingReconnect, restoring } = state.connect
  const isExpected = restoring.includes(namespace) || awaitingReconnect[namespace]?.[0] !== undefined
  if (isExpected && !selectConnection(state, namespace)) throw new WalletUnavailableError()
}
