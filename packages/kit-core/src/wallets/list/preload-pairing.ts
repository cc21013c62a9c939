import type { Kit } from '../../kit.js'

/**
 * Starts loading the pairing code in parallel with the view that will pair a chosen wallet. Opens no connection. Does
 * nothing if pairing is off or the app controls it. Never throws: the pairing repeats a failed load.
 *
 * Source  spec R-CONN-140, R-CONN-231
 */
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
