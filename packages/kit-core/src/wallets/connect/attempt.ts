import type { Namespace } from '../../base/caip/namespace.js'
import type { ConnectAttempt } from '../../core/state/connect-state.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { settleStatus } from './accept-connection.js'

/** Whether a wallet is being asked to connect. */
export function isConnecting({ connect: { attempt } }: KitState, namespace: Namespace, connectorId: string): boolean {
  return attempt?.namespace === namespace && attempt.connectorId === connectorId
}

/** Begins a try; `abort` is called when a newer one takes its place, or the visitor disconnects. Returns what ends it. */
export function startAttempt(kit: Kit, attempt: ConnectAttempt, abort: () => void): () => void {
  kit.store.set(({ connect }) => ({ connect: { ...connect, status: 'connecting', attempt } }))
  const stop = kit.subscribe(({ connect }) => connect.attempt, abort)
  return () => {
    stop()
    endAttempt(kit, attempt)
  }
}

/** Ends a try that is the one in the state. */
export function endAttempt(kit: Kit, attempt: ConnectAttempt): void {
  if (kit.store.get().connect.attempt !== attempt) return
  kit.store.batch(() => {
    kit.store.set(({ connect }) => ({ connect: { ...connect, attempt: undefined } }))
    settleStatus(kit)
  })
}
