/**
 * Buffers a wallet's events from its approval until its connection is in state. Until then, no handler knows the
 * wallet.
 *
 * Source  spec R-CONN-173
 */
import { perOwner } from '../../base/async/per-owner.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { AdapterEvent } from '../../core/adapter/events.js'
import type { Kit } from '../../kit.js'

type EventBuffer = { readonly namespace: Namespace; readonly connectorId: string; readonly kept: (() => void)[] }

const buffers = perOwner(() => new Set<EventBuffer>())

/** Starts buffering the events of one wallet. The returned function stops that and replays the events in order. */
export function bufferEvents(kit: Kit, namespace: Namespace, connectorId: string): () => void {
  const all = buffers(kit)
  const buffer: EventBuffer = { namespace, connectorId, kept: [] }
  all.add(buffer)
  return () => {
    if (all.delete(buffer)) for (const replay of buffer.kept) replay()
  }
}

/**
 * Buffers an event if its wallet's events are being buffered, and returns whether it did. `replay` handles it later.
 */
export function isBuffered(kit: Kit, namespace: Namespace, event: AdapterEvent, replay: () => void): boolean {
  for (const buffer of buffers(kit)) {
    if (buffer.namespace !== namespace || !('connectorId' in event) || event.connectorId !== buffer.connectorId)
      continue
    buffer.kept.push(replay)
    return true
  }
  return false
}
