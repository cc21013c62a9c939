/**
 * Reports a failed pairing and ends it. A view that shows the pairing shows the error and stays open; elsewhere a toast
 * appears.
 *
 * In      attempt  the failed one; a replaced attempt is reported only when the user declined it
 * Source  spec R-CONN-36, R-CONN-37, R-CONN-207, R-CONN-208, R-HOST-93, R-ALERT-14 to 17, R-FLOW-08
 */

import { isKitError, type KitError } from '../../base/errors/kit-error.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { showFailure } from '../../navigation/show-failure.js'
import { updatePairing } from '../connect/update-pairing.js'
import { PairingFailedError } from './errors.js'
import { handleProviderMessage } from './handle-provider-message.js'
import { getPairingAttempts, type PairingAttempt } from './pairing-attempts.js'
import { dropPairing } from './reset-pairing.js'

const USER_ERRORS: ReadonlySet<string> = new Set([
  'wallet/user-rejected',
  'pairing/relay-unavailable',
  'pairing/expired',
  'pairing/empty',
])

/** Errors of the app's setup, which the user cannot fix. */
const SETUP_ERRORS: ReadonlySet<string> = new Set(['pairing/unavailable', 'pairing/host-provider'])

export function reportPairingFailure(kit: Kit, attempt: PairingAttempt, error: unknown): void {
  const run = getPairingAttempts(kit)
  const isReplaced = run.current !== attempt
  run.older.delete(attempt)
  if (isReplaced && !isKitError(error, 'wallet/user-rejected')) return
  const message = error instanceof Error && error.message ? error.message : 'An error occurred'
  handleProviderMessage(kit, messagesOf(error))
  track(kit, { type: 'error', event: 'CONNECT_ERROR', properties: { message } })
  const reported = toReportedError(error)
  const isSetupError = isKitError(error) && SETUP_ERRORS.has(error.code)
  if (isSetupError) reportSetup(kit, error)
  kit.store.batch(() => {
    dropPairing(kit)
    updatePairing(kit, { wcError: true, wcFailure: isSetupError ? error.code : reported.code })
    showFailure(kit, reported, ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic'])
  })
}

/** Logs an error of the app's setup, once per kit. */
function reportSetup(kit: Kit, error: KitError): void {
  const run = getPairingAttempts(kit)
  if (run.isSetupReported) return
  run.isSetupReported = true
  kit.log.error(`${error.message} (${error.code})`, error)
}

/** Hides errors of the pairing library and other unknown errors from the user; the log has them. */
function toReportedError(error: unknown): KitError {
  return isKitError(error) && USER_ERRORS.has(error.code) ? error : new PairingFailedError(error)
}

/** Joins the messages of an error and its causes. */
function messagesOf(error: unknown): string {
  const messages: string[] = []
  for (let part = error; part instanceof Error && messages.length < 5; part = part.cause) messages.push(part.message)
  return messages.join(' ')
}
