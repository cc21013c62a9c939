/**
 * The part of the Solana adapter that loads with the page. Discovery code loads when the kit starts to look for wallets. All
 * other code loads on the first call that needs it.
 *
 * Source  spec R-ADPT-12, -21, -22, R-CONN-04
 */

import { createAdapterLifetime, lazyMethods, loadOnce } from '@bowline/kit-core/adapter'
import { ON_DEMAND, type SolanaAdapter, type SolanaAdapterParams } from './contract.js'
import type { Discovery } from './discovery/discovery.js'

/** Creates the adapter. It does not listen for wallets before `syncConnectors`. */
export function createSolanaAdapter({ context, events }: SolanaAdapterParams): SolanaAdapter {
  const { emit, lifetime, listen, logFailure } = createAdapterLifetime(context)
  let discovery: Discovery | undefined

  const connectors = () => discovery?.connectors() ?? []
  const emitConnectors = () => emit({ type: 'connectors', connectors: connectors() })
  const discover = loadOnce(async () => {
    const { createDiscovery } = await import('./discovery/discovery.js')
    discovery = createDiscovery(context.enableInjectedDiscovery ? events : undefined)
    discovery.onChange(emitConnectors)
    return discovery
  })
  const runtime = loadOnce(async () => {
    const [{ createRuntime }, found] = await Promise.all([import('./runtime.js'), discover()])
    return createRuntime({ context, emit, discovery: found, lifetime })
  })

  /** Calls `start` once discovery has loaded, unless the returned function was called first. */
  function withDiscovery(start: (found: Discovery) => () => void): () => void {
    /** Null once stopped. */
    let stop: (() => void) | null | undefined
    logFailure(
      discover().then((found) => {
        if (stop !== null) stop = start(found)
      }),
    )
    return () => {
      stop?.()
      stop = null
    }
  }

  return {
    namespace: 'solana',
    connectors,
    syncConnectors: () => listen(() => withDiscovery((found) => found.listen())),
    preload: () => logFailure(runtime()),
    ...lazyMethods(runtime, ON_DEMAND),
    offerWallet: (wallet) => withDiscovery((found) => found.offer(wallet)),
  }
}
