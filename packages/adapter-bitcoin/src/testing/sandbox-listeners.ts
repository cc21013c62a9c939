import type { SandboxMemory } from './sandbox-memory.js'

type Listener = (data: unknown) => void

/**
 * The `on` and `removeListener` of an injected wallet.
 *
 * In   events  what it tells by which name, read when it is told
 */
export function sandboxListeners(
  memory: SandboxMemory,
  events: Readonly<Partial<Record<'accounts' | 'network', readonly [event: string, data: () => unknown]>>>,
) {
  const stops = new Map<Listener, () => void>()
  return {
    on(event: string, listener: Listener): void {
      const stop = memory.listen((change) => {
        const [name, data] = events[change === 'network' ? 'network' : 'accounts'] ?? []
        if (name === event) listener(data?.())
      })
      stops.set(listener, stop)
    },
    removeListener(_event: string, listener: Listener): void {
      stops.get(listener)?.()
      stops.delete(listener)
    },
  }
}
