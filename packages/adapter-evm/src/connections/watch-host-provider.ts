/**
 * Watches the app's own provider for sessions created without the kit: from an earlier page, or by the app's own buttons.
 *
 * In      given   what the app passed; ignored unless it is a usable provider
 *         emit    receives a `session` event when the provider has a session that the kit did not create
 *         signal  ends the watch; a second call with the same signal does nothing
 * Source  spec R-CONN-120
 */
import type { AdapterContext } from '@bowline/kit-core'
import { isHostProvider, isKitPairing } from './host-provider.js'

const watched = new WeakSet<AbortSignal>()

/** Parameters of `watchHostProvider`. */
export type WatchHostProviderParams = {
  readonly given: unknown
  readonly emit: AdapterContext['emit']
  readonly signal: AbortSignal
}

/** Starts the watch. Emits `session` at once if the provider already has a session. */
export function watchHostProvider({ given, emit, signal }: WatchHostProviderParams): void {
  if (!isHostProvider(given) || signal.aborted || watched.has(signal)) return
  watched.add(signal)
  const emitSession = () => emit({ type: 'session' })
  const handleConnect = () => {
    if (!isKitPairing(given)) emitSession()
  }
  given.on('connect', handleConnect)
  signal.addEventListener('abort', () => given.removeListener('connect', handleConnect), { once: true })
  if (given.session !== undefined) emitSession()
}
