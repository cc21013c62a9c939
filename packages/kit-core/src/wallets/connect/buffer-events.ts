/**
 * Keeps what a wallet tells between its yes and the moment at which its connection is in the state: it would be of a wallet
 * that nobody knows.
 *
 * In      goOn        takes an event in that was kept
 * Out     bufferEvents  ends it: what was kept goes on, in its order
 *         isHeld      whether an event is kept
 * Source  spec R-CONN-173
 */
import { perOwner } from '../../base/async/scope.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { AdapterEvent } from '../../core/adapter/events.js'
import type { Kit } from '../../kit.js'

type EventBuffer = { readonly namespace: Namespace; readonly connectorId: string; readonly kept: (() => void)[] }

const holds = perOwner(() => new Set<EventBuffer>())

/** Begins to keep what one wallet tells. */
export function bufferEvents(kit: Kit, namespace: Namespace, connectorId: string): () => void {
  const all = holds(kit)
  const hold: EventBuffer = { namespace, connectorId, kept: [] }
  all.add(hold)
  return () => {
    if (all.delete(hold)) for (const replay of hold.kept) replay()
  }
}

/** Keeps an event of a wallet that is being taken in. */
export function isBuffered(kit: Kit, namespace: Namespace, event: AdapterEvent, replay: () => void): boolean {
  for (const hold of holds(kit)) {
    if (hold.namespace !== namespace || !('connectorId' in event) || event.connectorId !== hold.connectorId) continue
    hold.kept.push(replay)
    return true
  }
  return false
}
