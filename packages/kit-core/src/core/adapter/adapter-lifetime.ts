/**
 * The time the kit listens to an adapter, from the call of `syncConnectors` to the call of the function it returns.
 *
 * In      context   of the adapter
 * Out     emit      sends an event to the kit while the kit listens
 *         lifetime  a signal that fires when the kit stops listening
 *         listen    starts listening. The returned function stops it, along with the function `begin` returned. Idempotent
 *         quietly   runs work that no caller awaits; a failure is logged
 * Source  spec R-ADPT-01, R-ADPT-22
 */
import type { AdapterContext } from './adapter-context.js'

/** The time the kit listens to an adapter. */
export type AdapterLifetime = {
  readonly emit: AdapterContext['emit']
  readonly lifetime: () => AbortSignal
  readonly listen: (begin: () => () => void) => () => void
  readonly quietly: (work: Promise<unknown>) => Promise<void>
}

/** Creates the lifetime. The kit does not listen yet. */
export function createAdapterLifetime({ emit, log }: Pick<AdapterContext, 'emit' | 'log'>): AdapterLifetime {
  let life: AbortController | undefined
  return {
    emit(event) {
      if (life?.signal.aborted === false) emit(event)
    },
    lifetime: () => (life ?? new AbortController()).signal,
    listen(begin) {
      const own = new AbortController()
      life = own
      const end = begin()
      return () => {
        if (own.signal.aborted) return
        own.abort()
        end()
      }
    },
    quietly: (work) =>
      work.then(
        () => undefined,
        (error: unknown) => log.debug('An adapter failed', error),
      ),
  }
}
