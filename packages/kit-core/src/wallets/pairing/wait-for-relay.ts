/**
 * Waits for the relay connection.
 *
 * In      signal  aborts the wait
 * Out     resolves when the relay is connected; rejects at the timeout
 * Throws  RelayUnavailableError, RequestAbortedError
 */
import { RequestAbortedError } from '../../base/errors/connect-errors.js'
import { RelayUnavailableError } from './errors.js'
import type { RelayerShape } from './provider-shape.js'

/** How long to wait for a lost relay, in ms. */
export const RELAY_TIMEOUT_MS = 20_000

/** Waits for the relay, and lets the provider reconnect. */
export function waitForRelay(relayer: RelayerShape, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.reject(new RequestAbortedError(signal.reason))
  if (relayer.connected) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const settle = (action: () => void) => {
      clearTimeout(limit)
      relayer.off('relayer_connect', onConnect)
      signal.removeEventListener('abort', onAbort)
      action()
    }
    const onConnect = () => settle(resolve)
    const onAbort = () => settle(() => reject(new RequestAbortedError(signal.reason)))
    const limit = setTimeout(() => settle(() => reject(new RelayUnavailableError())), RELAY_TIMEOUT_MS)
    relayer.on('relayer_connect', onConnect)
    signal.addEventListener('abort', onAbort, { once: true })
    openRelay(relayer)
  })
}

/** Lets the provider connect to the relay now; its own retries report failures again. */
export function openRelay(relayer: RelayerShape): void {
  relayer.transportOpen().catch(() => {})
}
