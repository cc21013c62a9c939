/**
 * Fetches what a pairing runs on beside the view that shows it, and not after it. Nothing is opened. A code is drawn before the
 * client that serves it is loaded; a link needs the client, so on a phone that is fetched at once.
 *
 * Source  spec R-CONN-140, R-CONN-142
 */
import type { Kit } from '../kit.js'
import { readDevice } from '../platform/device.js'

/** Fetches it. What is missing is asked for again by the pairing, which has words for it. */
export function preloadPairing(kit: Kit): void {
  const { enablePairing, manualPairingControl, universalProvider } = kit.config
  if (!enablePairing || manualPairingControl) return
  const code: Promise<unknown>[] = [kit.pairing()]
  if (universalProvider === undefined && readDevice().isMobile) code.push(import('@walletconnect/sign-client'))
  Promise.all(code).catch((error: unknown) => kit.log.debug('Pairing could not be loaded ahead', error))
}
