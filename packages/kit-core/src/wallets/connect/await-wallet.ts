/**
 * Waits for wallets that are stored and not there: late, locked, busy or silent. Each is asked again, without a window, when it
 * is listed, when it tells that it may be there and when the visitor comes back to the page; one that only failed to answer is
 * asked in short turns as long as the page is seen.
 *
 * Source  spec R-CONN-146, R-CONN-264
 */

import { isPageHidden } from '../../base/browser/page-hidden.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { StoredConnection } from '../../core/state/keys.js'
import { AUTH_CONNECTOR_ID, PAIRED_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { askStored, type StoredAnswer } from './ask-stored.js'
import { isTried } from './attempt.js'
import { withAwaited, withoutAwaited } from './awaited.js'
import { bringBack } from './bring-back.js'
import { storeConnections } from './stored-connections.js'
import { takeBack } from './take-back.js'

/** Until a wallet that failed to answer is asked again. */
export const WALLET_TURN_MS = 900
/** The frame and the relay are asked by the network. */
const SERVICE_TURN_MS = 15_000
const SERVICES: readonly string[] = [AUTH_CONNECTOR_ID, PAIRED_CONNECTOR_ID]

/** Questions without an answer yet, by kit. */
const openQuestions = new WeakMap<Kit, Set<string>>()

/** Begins to wait for a wallet; `asked` is a question to it that is open still. */
export function awaitWallet(
  kit: Kit,
  namespace: Namespace,
  stored: StoredConnection,
  asked: Promise<StoredAnswer> = askStored(kit, namespace, stored, kit.lifetime()),
): void {
  kit.store.set(({ connect }) => ({ connect: withAwaited(connect, namespace, stored) }))
  void hear(kit, namespace, stored, asked)
}

/** Asks a wallet that is awaited, unless a question to it is open; `isUrgent` asks all the same: it has told something since. */
export function askAwaited(kit: Kit, namespace: Namespace, connectorId: string, isUrgent = false): void {
  const stored = awaitedOne(kit, namespace, connectorId)
  const isOpen = openQuestions.get(kit)?.has(nameOf(namespace, connectorId))
  if (stored && (isUrgent || !isOpen))
    void hear(kit, namespace, stored, askStored(kit, namespace, stored, kit.lifetime()))
}

async function hear(
  kit: Kit,
  namespace: Namespace,
  stored: StoredConnection,
  asked: Promise<StoredAnswer>,
): Promise<void> {
  const { connectorId } = stored
  const name = nameOf(namespace, connectorId)
  const signal = kit.lifetime()
  const questions = openQuestions.get(kit) ?? new Set()
  openQuestions.set(kit, questions)
  questions.add(name)
  kit.timers.stop(name)
  const answer = await asked
  questions.delete(name)
  if (signal.aborted) return
  if (!awaitedOne(kit, namespace, connectorId)) {
    if (answer.kind === 'back') takeBack(kit, namespace, connectorId)
  } else if (answer.kind === 'back') {
    await bringBack(kit, namespace, answer.connection)
    // One that is being tried anew comes by that, or is asked again once that has failed.
    await untilTried(kit, namespace, connectorId)?.then(() => signal.aborted || askAwaited(kit, namespace, connectorId))
  } else if (answer.kind === 'refused') forget(kit, namespace, connectorId)
  else if (answer.mayAskSoon) {
    const turnMs = SERVICES.includes(connectorId) ? SERVICE_TURN_MS : WALLET_TURN_MS
    kit.timers.start(name, turnMs, () => isPageHidden() || askAwaited(kit, namespace, connectorId))
  }
}

function forget(kit: Kit, namespace: Namespace, connectorId: string): void {
  kit.store.batch(() => {
    kit.store.set(({ connect }) => ({ connect: withoutAwaited(connect, namespace, [connectorId]) }))
    storeConnections(kit, { namespace, connectorIds: [connectorId] })
  })
}

/** Undefined where no try is open. */
function untilTried(kit: Kit, namespace: Namespace, connectorId: string): Promise<void> | undefined {
  const isOpen = (state: KitState) => isTried(state, namespace, connectorId)
  if (!isOpen(kit.store.get())) return undefined
  return new Promise((resolve) => {
    const stop = kit.subscribe(isOpen, () => {
      stop()
      resolve()
    })
  })
}

function awaitedOne(kit: Kit, namespace: Namespace, connectorId: string): StoredConnection | undefined {
  return kit.store.get().connect.awaited[namespace]?.find((stored) => stored.connectorId === connectorId)
}

const nameOf = (namespace: Namespace, connectorId: string) => `away/${namespace}/${connectorId}`
