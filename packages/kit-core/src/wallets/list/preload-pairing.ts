/**
 * Fetches what a pairing runs on beside the view that shows it, and not after it. Nothing is opened.
 *
 * Source  spec R-CONN-140, R-CONN-231
 */
import type { Kit } from '../../kit.js'

/** Fetches it. What is missing is asked for again by the pairing, which has words for it. */
export function preloadPairing({ adapters, config, log, pairing }: Kit): void {
  if (!config.enablePairing || config.manualPairingControl) return
  Promise.all([
    pairing(),
    config.universalProvider ?? [...adapters].find(([, adapter]) => adapter.pairingProvider) ?? loadPackage(),
  ]).catch((error: unknown) => log.debug('Pairing was not loaded', error))
}

/** In the one form that lets a bundler build an app without the package. Source: R-HOST-91. */
async function loadPackage(): Promise<unknown> {
  try {
    return await import('@walletconnect/sign-client')
  } catch {
    return undefined
  }
}
