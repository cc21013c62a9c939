/**
 * Watches the app's own provider for sessions that are made without the kit: one of an earlier page, and those of the app's
 * own buttons.
 *
 * In      given   what the app handed over; something else than a provider is reported when the kit pairs by it
 *         emit    told when it has a session that the kit did not make
 *         signal  ends the watch; with the same one it is watched once
 * Source  spec R-CONN-120
 */
import type { AdapterContext } from '@bowline/kit-core'
import { isHostProvider, isPairing } from './host-provider.js'

const watched = new WeakSet<AbortSignal>()

/** What the watch asks for. */
export type WatchHostsParams = {
  readonly given: unknown
  readonly emit: AdapterContext['emit']
  readonly signal: AbortSignal
}

/** Watches it. */
export function watchHosts({ given, emit, signal }: WatchHostsParams): void {
  if (!isHostProvider(given) || signal.aborted || watched.has(signal)) return
  watched.add(signal)
  const tell = () => emit({ type: 'session' })
  const hear = () => {
    if (!isPairing(given)) tell()
  }
  given.on('connect', hear)
  signal.addEventListener('abort', () => given.removeListener('connect', hear), { once: true })
  if (given.session !== undefined) tell()
}
