/**
 * Fetches what a pairing runs on beside the view that shows it, and not after it. Nothing is opened.
 *
 * Source  spec R-CONN-140
 */
import type { Kit } from '../kit.js'

/** Fetches it. What is missing is asked for again by the pairing, which has words for it. */
export function preloadPairing(kit: Kit): void {
  const { enablePairing, manualPairingControl, universalProvider } = kit.config
  if (!enablePairing || manualPairingControl) return
  const code: Promise<unknown>[] = [kit.pairing()]
  if (universalProvider === undefined) code.push(import('@walletconnect/sign-client'))
  Promise.all(code).catch((error: unknown) => kit.log.debug('Pairing could not be loaded ahead', error))
}
