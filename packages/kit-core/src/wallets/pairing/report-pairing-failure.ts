/**
 * Tells that a pairing failed, and leaves it. The view that shows it says so and stays; elsewhere a toast does.
 *
 * In      tried  the try that failed; one that a newer one has replaced is told only when the visitor declined it
 * Source  spec R-CONN-36, R-CONN-37, R-CONN-207, R-CONN-208, R-HOST-93, R-ALERT-14 to 17, R-FLOW-08
 */

import { isKitError, type KitError } from '../../base/errors/kit-error.js'
import { VIEWS_OF_PAIRING } from '../../core/state/views.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { showFailure } from '../../navigation/show-failure.js'
import { updatePairing } from '../connect/update-pairing.js'
import { PairingFailedError } from './errors.js'
import { handleProviderMessage } from './handle-provider-message.js'
import { getPairingAttempts, type PairingAttempt } from './pairing-attempts.js'
import { dropPairing } from './reset-pairing.js'

const FOR_VISITORS: ReadonlySet<string> = new Set([
  'wallet/user-rejected',
  'pairing/relay-unavailable',
  'pairing/expired',
  'pairing/empty',
])

/** What is wrong with the app's set-up: the user can do nothing about it. */
const OF_SETUP: ReadonlySet<string> = new Set(['pairing/unavailable', 'pairing/host-provider'])

/** Tells that a pairing failed. */
export function reportPairingFailure(kit: Kit, tried: PairingAttempt, error: unknown): void {
  const run = getPairingAttempts(kit)
  const isReplaced = run.current !== tried
  run.older.delete(tried)
  if (isReplaced && !isKitError(error, 'wallet/user-rejected')) return
  const message = error instanceof Error && error.message ? error.message : 'An error occurred'
  handleProviderMessage(kit, messagesOf(error))
  track(kit, { type: 'error', event: 'CONNECT_ERROR', properties: { message } })
  const told = toReportedError(error)
  const isOfSetup = isKitError(error) && OF_SETUP.has(error.code)
  if (isOfSetup) reportSetup(kit, error)
  kit.store.batch(() => {
    dropPairing(kit)
    updatePairing(kit, { wcError: true, wcFailure: isOfSetup ? error.code : told.code })
    showFailure(kit, told, VIEWS_OF_PAIRING)
  })
}

/** Logs a mistake in the app's set-up, once for each kit. */
function reportSetup(kit: Kit, error: KitError): void {
  const run = getPairingAttempts(kit)
  if (run.isSetupReported) return
  run.isSetupReported = true
  kit.log.error(`${error.message} (${error.code})`, error)
}

/** What the pairing library and its like say is for the log. */
function toReportedError(error: unknown): KitError {
  return isKitError(error) && FOR_VISITORS.has(error.code) ? error : new PairingFailedError(error)
}

/** An error and what led to it, as text. */
function messagesOf(error: unknown): string {
  const messages: string[] = []
  for (let part = error; part instanceof Error && messages.length < 5; part = part.cause) messages.push(part.message)
  return messages.join(' ')
}
