/**
 * Tells what happened to the app's listeners, and to the collector the app plugged in if analytics is on.
 *
 * Source  spec R-TRACK-03, R-TRACK-04, R-TRACK-07, R-TRACK-08, R-TRACK-09
 */

import type { Kit } from '../../kit.js'
import { selectActiveAccount } from '../state/select-account.js'
import { collect } from './analytics.js'
import type { TrackingEvent, TrackingInput } from './events.js'
import { redactSecrets } from './redact-secrets.js'

/** Hears of events. */
export type TrackingListener = (event: TrackingEvent) => void

/** Tells the listeners. A listener that fails is contained. */
export function track(kit: Kit, input: TrackingInput): void {
  const address = selectActiveAccount(kit.store.get())?.address
  const event: TrackingEvent = Object.freeze({
    ...discreet(input),
    ...(address !== undefined && { address }),
    timestamp: Date.now(),
  })
  for (const listener of [...kit.listeners]) tell(kit, listener, event)
  collect(kit, event)
}

/** Hears of every event from now on, until the returned function is called. */
export function onEvent({ listeners }: Kit, listener: TrackingListener): () => void {
  const entry: TrackingListener = (event) => listener(event)
  listeners.add(entry)
  return () => {
    listeners.delete(entry)
  }
}

/** What a wallet or a service says may hold what is nobody's business. */
function discreet(input: TrackingInput): TrackingInput {
  if (input.event !== 'CONNECT_ERROR' && input.event !== 'DISCONNECT_ERROR') return input
  return { ...input, properties: { message: redactSecrets(input.properties.message) } }
}

function tell({ log }: Kit, listener: TrackingListener, event: TrackingEvent): void {
  try {
    const answer: unknown = listener(event)
    if (answer instanceof Promise) answer.catch((error: unknown) => log.error('An event listener failed', error))
  } catch (error) {
    log.error('An event listener failed', error)
  }
}
