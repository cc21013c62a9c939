/** Waits for the connection to the relay. */
import { RequestAbortedError } from '../../base/errors/request-aborted-error.js'
import { RelayUnavailableError } from './errors.js'
import type { RelayerShape } from './provider-shape.js'

/** How long to wait for a lost relay, in ms. */
export const RELAY_TIMEOUT_MS = 20_000

/**
 * Resolves when the relay is connected, and lets the client connect. Throws RelayUnavailableError after
 * `RELAY_TIMEOUT_MS`, and RequestAbortedError.
 */
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

/** Lets the client connect to the relay now. Ignores a failure: the client retries by itself. */
export function openRelay(relayer: RelayerShape): void {
  relayer.transportOpen().catch(() => {})
}
