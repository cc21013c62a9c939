/**
 * What is asked of a wallet waits until its stored connection is back, so that it is asked of the wallet and the account that
 * are shown.
 *
 * In      namespace   the one in use when absent
 * Out     untilBack   undefined where there is nothing to wait for: what follows is done at once, as windows need it that open
 *                     in a click
 * Throws  WalletAwayError   the wallet is still waited for
 * Source  spec R-CONN-149
 */

import type { Namespace } from '../../base/caip/namespace.js'
import { WalletAwayError } from '../../base/errors/errors.js'
import { selectConnection } from '../../core/state/select-connection.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { untilRestored } from './until-restored.js'

/** Waits until a stored connection is back. */
export function untilBack(kit: Kit, namespace?: Namespace): Promise<void> | undefined {
  const restored = untilRestored(kit, namespace)
  if (restored) return restored.then(() => assertBack(kit.store.get(), namespace))
  assertBack(kit.store.get(), namespace)
  return undefined
}

/** Refuses while the namespace has no live connection and one that comes back. */
export function assertBack(state: KitState, namespace: Namespace = state.network.activeNamespace): void {
  const { awaited, restoring } = state.connect
  const isExpected = restoring.includes(namespace) || awaited[namespace]?.[0] !== undefined
  if (isExpected && !selectConnection(state, namespace)) throw new WalletAwayError()
}
