/**
 * The part of the Bitcoin adapter that loads with the page: it listens for wallets. Code that lists wallets loads once there is
 * one. All other code is in `runtime/` and loads on the first call that needs it.
 *
 * Source  spec R-ADPT-15, R-ADPT-21, R-ADPT-22, R-CONN-04, R-CONN-145
 */

import type { Adapter } from '@bowline/kit-core'
import { createStandardWallets, lazyMethods, loadOnce } from '@bowline/kit-core/adapter'
import { type BitcoinAdapterParams, ON_DEMAND } from './contract.js'
import type { ConnectorList } from './discovery/emit-connectors.js'

/** Global names under which wallets without Wallet Standard appear. */
const WALLET_GLOBALS = ['btc_providers', 'unisat', 'okxwallet', 'phantom', 'LeatherProvider']

/**
 * Injected wallets do not announce themselves, so the page is checked every 500 ms for ten seconds after it has loaded.
 */
const DISCOVERY_INTERVAL_MS = 500
const DISCOVERY_CHECKS = 20

/** Creates the adapter. It does not listen for wallets before `syncConnectors`. */
export function createBitcoinAdapter({ context, page, options }: BitcoinAdapterParams): Adapter {
  const discoveryPage = context.enableInjectedDiscovery ? page : undefined
  const standard = discoveryPage && createStandardWallets(discoveryPage.events, listWallets)
  const list: ConnectorList = { connectors: [], emit: context.emit }

  const logFailure = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => context.log.debug('Bitcoin', error),
    )

  /** Lists the wallets now, and `remainingChecks` more times. */
  function listWallets(remainingChecks = 0): void {
    if (list.connectors[0] || standard?.wallets()[0] || WALLET_GLOBALS.some((name) => discoveryPage?.read(name))) {
      logFailure(
        import('./discovery/emit-connectors.js').then((module) => module.emitConnectors(list, discoveryPage, standard)),
      )
    }
    if (remainingChecks && !list.signal?.aborted) setTimeout(listWallets, DISCOVERY_INTERVAL_MS, remainingChecks - 1)
  }

  const runtime = loadOnce(() =>
    import('./runtime.js').then((module) =>
      module.createRuntime({ context, options, page: discoveryPage, standard, list }),
    ),
  )

  return {
    namespace: 'bip122',
    connectors: () => list.connectors,
    syncConnectors() {
      const lifetime = new AbortController()
      const { signal } = lifetime
      list.signal = signal
      const stop = standard?.listen()
      const startChecks = () => listWallets(DISCOVERY_CHECKS)
      discoveryPage?.events.addEventListener('load', startChecks, { signal })
      discoveryPage?.events.addEventListener('unisat#initialized', startChecks, { signal })
      listWallets(discoveryPage?.read('document.readyState') === 'complete' ? DISCOVERY_CHECKS : 0)
      return () => {
        lifetime.abort()
        stop?.()
      }
    },
    refreshConnectors: listWallets,
    preload: () => logFailure(runtime()),
    ...lazyMethods(runtime, ON_DEMAND),
  }
}
