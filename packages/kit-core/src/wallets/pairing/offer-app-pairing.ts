/**
 * Offers a pairing that the app made itself.
 *
 * In      uri  of the app
 * Out     false, with a warning for the app's developers, for an address that breaks a rule, and where pairing is off
 * Source  spec R-MODAL-07; security design §8, pairing address
 */

import type { Kit } from '../../kit.js'
import { isViewEnabled } from '../../navigation/is-view-enabled.js'
import { updatePairing } from '../connect/update-pairing.js'
import { PAIRING_LIFETIME_MS, parsePairingUri } from '../list/pairing-uri.js'
import { runAttempt } from './offer-pairing.js'
import { startPairingAttempt } from './pairing-attempts.js'
import { dropPairing } from './reset-pairing.js'

/** Offers the address; where the transport can, the kit takes the session over that comes of it. */
export function offerAppPairing(kit: Kit, uri: string): boolean {
  const nowMs = Date.now()
  const address = parsePairingUri(uri, nowMs)
  if (!address) {
    kit.log.warn('The pairing URI is not shown: it is none, or its time is over')
    return false
  }
  dropPairing(kit)
  const given = startPairingAttempt(kit, () => dropPairing(kit))
  given.uri = uri
  const lifetimeMs = Math.min(PAIRING_LIFETIME_MS, (address.expiresAtMs ?? Number.POSITIVE_INFINITY) - nowMs)
  updatePairing(kit, { wcUri: uri, wcPairingExpiry: nowMs + lifetimeMs, wcError: false, wcBasic: true })
  kit.timers.start('pairing/end', lifetimeMs, () => {
    updatePairing(kit, { wcUri: undefined, wcPairingExpiry: undefined })
  })
  void runAttempt(kit, given, async (signal) => {
    const { adopt } = await kit.pairing()
    return adopt ? adopt({ uri, signal }) : new Promise(() => {})
  })
  return isViewEnabled(kit, 'ConnectingWalletConnectBasic')
}
