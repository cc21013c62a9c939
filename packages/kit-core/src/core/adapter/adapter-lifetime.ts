/**
 * The time the kit listens to an adapter, from the call of `syncConnectors` to the call of the function it returns.
 *
 * In      context     of the adapter
 * Out     emit        sends an event to the kit while the kit listens
 *         lifetime    a signal that fires when the kit stops listening
 *         listen      calls `start` and starts listening. The returned function stops listening and calls the function that
 *                     `start` returned. Idempotent
 *         logFailure  logs a failure of work that no caller awaits. Resolves when the work has ended, never rejects
 * Source  spec R-ADPT-01, R-ADPT-22
 */
import type { AdapterContext } from './adapter-context.js'

/** The time the kit listens to an adapter. */
export type AdapterLifetime = {
  readonly emit: AdapterContext['emit']
  readonly lifetime: () => AbortSignal
  readonly listen: (start: () => () => void) => () => void
  readonly logFailure: (work: Promise<unknown>) => Promise<void>
}

/** Creates the lifetime. The kit does not listen yet. */
export function createAdapterLifetime({ emit, log }: Pick<AdapterContext, 'emit' | 'log'>): AdapterLifetime {
  let life: AbortController | undefined
  return {
    emit(event) {
      if (life?.signal.aborted === false) emit(event)
    },
    lifetime: () => (life ?? new AbortController()).signal,
    listen(start) {
      const own = new AbortController()
      life = own
      const stop = start()
      return () => {
        if (own.signal.aborted) return
        own.abort()
        stop()
      }
    },
    logFailure: (work) =>
      work.then(
        () => undefined,
        (error: unknown) => log.debug('An adapter failed', error),
      ),
  }
}
