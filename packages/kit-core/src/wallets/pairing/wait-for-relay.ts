/**
 * Whether the relay is there.
 *
 * In      signal  ends the wait
 * Out     resolves when it is; rejects when it does not come in time
 * Throws  RelayUnavailableError, RequestAbortedError
 */
import { RequestAbortedError } from '../../base/errors/connect-errors.js'
import { RelayUnavailableError } from './errors.js'
import type { RelayerShape } from './provider-shape.js'

/** How long a lost relay is waited for. */
export const RELAY_LIMIT_MS = 20_000

/** Waits for the relay, asking the provider to look for it. */
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
    const limit = setTimeout(() => settle(() => reject(new RelayUnavailableError())), RELAY_LIMIT_MS)
    relayer.on('relayer_connect', onConnect)
    signal.addEventListener('abort', onAbort, { once: true })
    openRelay(relayer)
  })
}

/** Asks the provider to open the relay now; its failures come again through its own tries. */
export function openRelay(relayer: RelayerShape): void {
  relayer.transportOpen().catch(() => {})
}
