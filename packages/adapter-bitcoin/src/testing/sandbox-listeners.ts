import type { SandboxMemory } from './sandbox-state.js'

type Listener = (data: unknown) => void

/**
 * Creates the `on` and `removeListener` of a sandbox wallet's injected API.
 *
 * In   events  the data of each event by its name, read when it is emitted
 */
export function createSandboxListeners(
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
