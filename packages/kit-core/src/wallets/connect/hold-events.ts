/**
 * Keeps what a wallet tells between its yes and the moment at which its connection is in the state: it would be of a wallet
 * that nobody knows.
 *
 * In      goOn        takes an event in that was kept
 * Out     holdEvents  ends it: what was kept goes on, in its order
 *         isHeld      whether an event is kept
 * Source  spec R-CONN-173
 */
import type { Namespace } from '../../base/caip/namespace.js'
import type { AdapterEvent } from '../../core/adapter/events.js'
import type { Kit } from '../../kit.js'

type Hold = { readonly namespace: Namespace; readonly connectorId: string; readonly kept: (() => void)[] }

const holds = new WeakMap<Kit, Set<Hold>>()

/** Begins to keep what one wallet tells. */
export function holdEvents(kit: Kit, namespace: Namespace, connectorId: string): () => void {
  const all = holds.get(kit) ?? new Set()
  const hold: Hold = { namespace, connectorId, kept: [] }
  holds.set(kit, all.add(hold))
  return () => {
    if (all.delete(hold)) for (const goOn of hold.kept) goOn()
  }
}

/** Keeps an event of a wallet that is being taken in. */
export function isHeld(kit: Kit, namespace: Namespace, event: AdapterEvent, goOn: () => void): boolean {
  for (const hold of holds.get(kit) ?? []) {
    if (hold.namespace !== namespace || !('connectorId' in event) || event.connectorId !== hold.connectorId) continue
    hold.kept.push(goOn)
    return true
  }
  return false
}
