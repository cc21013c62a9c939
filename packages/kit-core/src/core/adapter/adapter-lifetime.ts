/**
 * The time an adapter is listened to, from `syncConnectors` to the end of it.
 *
 * In      context   of the adapter
 * Out     emit      tells the kit, as long as it listens
 *         lifetime  a signal that fires when the kit stops listening
 *         listen    begins; the returned function ends it, and what `begin` returned with it. Ending twice is ending once
 *         quietly   work that nobody waits for; a failure goes to the log
 * Source  spec R-ADPT-01, R-ADPT-22
 */
import type { AdapterContext } from './adapter.js'

/** The time an adapter is listened to. */
export type AdapterLifetime = {
  readonly emit: AdapterContext['emit']
  readonly lifetime: () => AbortSignal
  readonly listen: (begin: () => () => void) => () => void
  readonly quietly: (work: Promise<unknown>) => void
}

/** Makes it; nobody listens yet. */
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
    quietly: (work) => void work.catch((error: unknown) => log.debug('An adapter failed', error)),
  }
}
