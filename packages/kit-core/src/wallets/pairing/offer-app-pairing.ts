import type { Kit } from '../../kit.js'
import { isViewEnabled } from '../../navigation/is-view-enabled.js'
import { updatePairing } from '../connect/update-pairing.js'
import { PAIRING_LIFETIME_MS, parsePairingUri } from '../list/pairing-uri.js'
import { runAttempt } from './offer-pairing.js'
import { startPairingAttempt } from './pairing-attempts.js'
import { dropPairing } from './reset-pairing.js'

/**
 * Shows a pairing URI that the app created (`open({ uri })`) in place of the kit's. If the transport supports `adopt`,
 * connects the resulting session. Returns false for an invalid or expired URI, with a warning in the log, and when
 * pairing is off.
 *
 * Source  spec R-MODAL-07; security design §8, pairing address
 */
export function offerAppPairing(kit: Kit, uri: string): boolean {
  const nowMs = Date.now()
  const parsed = parsePairingUri(uri, nowMs)
  if (!parsed) {
    kit.log.warn('The pairing URI is not shown: it is invalid or expired')
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
