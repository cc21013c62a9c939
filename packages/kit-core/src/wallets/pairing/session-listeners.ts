/**
 * The listeners of a session: the kit first, then the adapters. Events that no adapter of their namespace received,
 * because its code is still loading, are kept for it: the last accounts event and the last network event.
 *
 * Out     listen  with a namespace: as its adapter, which receives the kept events immediately
 * Source  spec R-CONN-194
 */
import { isNamespace } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { PairedEvent, PairedSession } from '../../core/adapter/transport.js'

/** The listeners of one session. */
export type SessionListeners = {
  readonly listen: PairedSession['onEvent']
  readonly emit: (event: PairedEvent) => void
  readonly clear: () => void
  readonly count: () => number
}

type Listener = (event: PairedEvent) => void

/** Creates an empty list of listeners. */
export function createSessionListeners(): SessionListeners {
  const listeners = new Set<Listener>()
  const adapters = new Map<Listener, Namespace>()
  const kept = new Map<string, { readonly namespace: Namespace; readonly event: PairedEvent }>()

  return {
    listen(listener, namespace) {
      const entry = (event: PairedEvent) => listener(event)
      listeners.add(entry)
      if (namespace !== undefined) {
        adapters.set(entry, namespace)
        for (const [key, { event }] of [...kept].filter(([, entry]) => entry.namespace === namespace)) {
          kept.delete(key)
          entry(event)
        }
      }
      return () => {
        listeners.delete(entry)
        adapters.delete(entry)
      }
    },
    emit(event) {
      const namespace = namespaceOf(event)
      const isReceived = [...adapters.values()].some((listening) => listening === namespace)
      if (namespace !== undefined && !isReceived) kept.set(`${event.type} ${namespace}`, { namespace, event })
      for (const listener of [...listeners].filter((one) => !adapters.has(one))) listener(event)
      for (const listener of [...adapters.keys()]) listener(event)
    },
    clear() {
      listeners.clear()
      adapters.clear()
      kept.clear()
    },
    count: () => listeners.size,
  }
}

function namespaceOf(event: PairedEvent): Namespace | undefined {
  if (event.type === 'accounts') return event.namespace
  const namespace = event.type === 'network' ? event.caipNetworkId.split(':')[0] : undefined
  return isNamespace(namespace) ? namespace : undefined
}
