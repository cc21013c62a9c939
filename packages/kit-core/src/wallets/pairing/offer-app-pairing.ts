/**
 * Shows a pairing that the app created itself.
 *
 * In      uri  of the app
 * Out     false, with a warning for the app's developers, for an invalid URI; also false when pairing is off
 * Source  spec R-MODAL-07; security design §8, pairing address
 */

import type { Kit } from '../../kit.js'
import { isViewEnabled } from '../../navigation/is-view-enabled.js'
import { updatePairing } from '../connect/update-pairing.js'
import { PAIRING_LIFETIME_MS, parsePairingUri } from '../list/pairing-uri.js'
import { runAttempt } from './offer-pairing.js'
import { startPairingAttempt } from './pairing-attempts.js'
import { dropPairing } from './reset-pairing.js'

/** Shows the app's pairing URI. If the transport supports `adopt`, the kit takes over the resulting session. */
export function offerAppPairing(kit: Kit, uri: string): boolean {
  const nowMs = Date.now()
  const parsed = parsePairingUri(uri, nowMs)
  if (!parsed) {
    kit.log.warn('The pairing URI is not shown: it is none, or its time is over')
    return false
  }
  dropPairing(kit)
  const attempt = startPairingAttempt(kit, () => dropPairing(kit))
  attempt.uri = uri
  const lifetimeMs = Math.min(PAIRING_LIFETIME_MS, (parsed.expiresAtMs ?? Number.POSITIVE_INFINITY) - nowMs)
  updatePairing(kit, { wcUri: uri, wcPairingExpiry: nowMs + lifetimeMs, wcError: false, wcBasic: true })
  kit.timers.start('pairing/end', lifetimeMs, () => {
    updatePairing(kit, { wcUri: undefined, wcPairingExpiry: undefined })
  })
  void runAttempt(kit, attempt, async (signal) => {
    const { adopt } = await kit.pairing()
    return adopt ? adopt({ uri, signal }) : new Promise(() => {})
  })
  return isViewEnabled(kit, 'ConnectingWalletConnectBasic')
}
