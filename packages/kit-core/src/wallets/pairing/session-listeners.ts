/**
 * Who hears what a session tells: the kit, then the adapters. What the adapter of a namespace has not heard, because its code is
 * still on its way, is kept for it: the last word on accounts and the last on the network.
 *
 * Out     listen  with a namespace: as its adapter, which is told at once what was kept
 * Source  spec R-CONN-194
 */
import { isNamespace, type Namespace } from '../../base/caip/namespace.js'
import type { PairedEvent, PairedSession } from '../../core/adapter/transport.js'

/** The listeners of one session. */
export type SessionListeners = {
  readonly listen: PairedSession['onEvent']
  readonly tell: (event: PairedEvent) => void
  readonly clear: () => void
  readonly count: () => number
}

type Listener = (event: PairedEvent) => void

/** Makes an empty list. */
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
        for (const [key, { event }] of [...kept].filter(([, word]) => word.namespace === namespace)) {
          kept.delete(key)
          entry(event)
        }
      }
      return () => {
        listeners.delete(entry)
        adapters.delete(entry)
      }
    },
    tell(event) {
      const namespace = namespaceOf(event)
      const isHeard = [...adapters.values()].some((heard) => heard === namespace)
      if (namespace !== undefined && !isHeard) kept.set(`${event.type} ${namespace}`, { namespace, event })
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
