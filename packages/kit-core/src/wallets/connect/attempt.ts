import type { Namespace } from '../../base/caip/namespace.js'
import type { ConnectAttempt } from '../../core/state/connect-state.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { settleStatus } from './accept-connection.js'

/** Whether a connect attempt to this wallet is open. */
export function isConnecting({ connect: { attempt } }: KitState, namespace: Namespace, connectorId: string): boolean {
  return attempt?.namespace === namespace && attempt.connectorId === connectorId
}

/**
 * Stores a connect attempt in state. Calls `abort` when a newer attempt replaces it or the user disconnects. The
 * returned function ends the attempt.
 */
export function startAttempt(kit: Kit, attempt: ConnectAttempt, abort: () => void): () => void {
  kit.store.set(({ connect }) => ({ connect: { ...connect, status: 'connecting', attempt } }))
  const stop = kit.subscribe(({ connect }) => connect.attempt, abort)
  return () => {
    stop()
    stopAttempt(kit, attempt)
  }
}

/** Removes an attempt from state, if it is still the current one. */
export function stopAttempt(kit: Kit, attempt: ConnectAttempt): void {
  if (kit.store.get().connect.attempt !== attempt) return
  kit.store.batch(() => {
    kit.store.set(({ connect }) => ({ connect: { ...connect, attempt: undefined } }))
    settleStatus(kit)
  })
}
