import type { Namespace } from '../../base/caip/namespace.js'
import type { ConnectAttempt } from '../../core/state/connect-state.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { settleStatus } from './accept-connection.js'

/** Whether a connect attempt to a wallet is open. */
export function isConnecting({ connect: { attempt } }: KitState, namespace: Namespace, connectorId: string): boolean {
  return attempt?.namespace === namespace && attempt.connectorId === connectorId
}

/**
 * Starts an attempt; `abort` is called when a newer attempt replaces it or the user disconnects. Returns a function that
 * ends it.
 */
export function startAttempt(kit: Kit, attempt: ConnectAttempt, abort: () => void): () => void {
  kit.store.set(({ connect }) => ({ connect: { ...connect, status: 'connecting', attempt } }))
  const stop = kit.subscribe(({ connect }) => connect.attempt, abort)
  return () => {
    stop()
    stopAttempt(kit, attempt)
  }
}

/** Ends an attempt if it is the current one in state. */
export function stopAttempt(kit: Kit, attempt: ConnectAttempt): void {
  if (kit.store.get().connect.attempt !== attempt) return
  kit.store.batch(() => {
    kit.store.set(({ connect }) => ({ connect: { ...connect, attempt: undefined } }))
    settleStatus(kit)
  })
}
