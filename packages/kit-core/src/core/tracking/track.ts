/**
 * Notifies the app's listeners of events, and the app's analytics collector if analytics is on.
 *
 * Source  spec R-TRACK-03, R-TRACK-04, R-TRACK-07, R-TRACK-08, R-TRACK-09
 */

import type { Kit } from '../../kit.js'
import { selectActiveAccount } from '../state/select-account.js'
import { collect } from './analytics.js'
import type { TrackingEvent, TrackingInput, TrackingListener } from './events.js'
import { redactSecrets } from './redact-secrets.js'

/**
 * Notifies the listeners and the collector of an event, with the active account's address and the time. Logs a listener
 * that fails. Redacts the messages of connect and disconnect errors.
 */
export function track(kit: Kit, input: TrackingInput): void {
  const address = selectActiveAccount(kit.store.get())?.address
  const event: TrackingEvent = Object.freeze({
    ...redact(input),
    ...(address !== undefined && { address }),
    timestamp: Date.now(),
  })
  for (const listener of [...kit.listeners]) notify(kit, listener, event)
  collect(kit, event)
}

/** Calls the listener for every event from now on, until the returned function is called. */
export function onEvent({ listeners }: Kit, listener: TrackingListener): () => void {
  const entry: TrackingListener = (event) => listener(event)
  listeners.add(entry)
  return () => {
    listeners.delete(entry)
  }
}

/** Error messages of a wallet or a service can contain personal data, so they are redacted. */
function redact(input: TrackingInput): TrackingInput {
  if (input.event !== 'CONNECT_ERROR' && input.event !== 'DISCONNECT_ERROR') return input
  return { ...input, properties: { message: redactSecrets(input.properties.message) } }
}

function notify({ log }: Kit, listener: TrackingListener, event: TrackingEvent): void {
  try {
    const result: unknown = listener(event)
    if (result instanceof Promise) result.catch((error: unknown) => log.error('An event listener failed', error))
  } catch (error) {
    log.error('An event listener failed', error)
  }
}
