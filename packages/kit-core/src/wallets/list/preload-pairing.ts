/**
 * Loads the pairing code in parallel with the view that shows it. Opens no connection.
 *
 * Source  spec R-CONN-140, R-CONN-231
 */
import type { Kit } from '../../kit.js'

/** Starts the load. The pairing itself retries a failed load and reports its error. */
export function preloadPairing({ adapters, config, log, pairing }: Kit): void {
  if (!config.enablePairing || config.manualPairingControl) return
  Promise.all([
    pairing(),
    config.universalProvider ?? [...adapters].find(([, adapter]) => adapter.pairingProvider) ?? loadPackage(),
  ]).catch((error: unknown) => log.debug('Pairing was not loaded', error))
}

/** Written in the only form that lets a bundler build an app without the package. Source: R-HOST-91. */
async function loadPackage(): Promise<unknown> {
  try {
    return await import('@walletconnect/sign-client')
  } catch {
    return undefined
  }
}
