/**
 * Delays wallet requests until the stored connection is restored, so that they reach the wallet and account that
 * are shown.
 *
 * In      namespace   the active one when undefined
 * Out     waitForReconnect   undefined when there is nothing to wait for: the request then runs immediately, which popups
 *                     opened in a click handler need
 * Throws  WalletUnavailableError   the stored connection's wallet does not respond
 * Source  spec R-CONN-149
 */

import type { Namespace } from '../../base/caip/namespace.js'
import { WalletUnavailableError } from '../../base/errors/errors.js'
import { selectConnection } from '../../core/state/select-connection.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { waitForRestore } from './wait-for-restore.js'

/** Resolves when the stored connection of a namespace is restored. Undefined when there is none to wait for. */
export function waitForReconnect(kit: Kit, namespace?: Namespace): Promise<void> | undefined {
  const restored = waitForRestore(kit, namespace)
  if (restored) return restored.then(() => assertReconnected(kit.store.get(), namespace))
  assertReconnected(kit.store.get(), namespace)
  return undefined
}

/** Throws while the namespace has no live connection but one that is being restored or awaited. */
export function assertReconnected(state: KitState, namespace: Namespace = state.network.activeNamespace): void {
  const { awaitingReconnect, restoring } = state.connect
  const isExpected = restoring.includes(namespace) || awaitingReconnect[namespace]?.[0] !== undefined
  if (isExpected && !selectConnection(state, namespace)) throw new WalletUnavailableError()
}
