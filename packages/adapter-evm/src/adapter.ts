/**
 * The EVM adapter as a page loads it before any connection: wallet discovery and the host's connectors, without a chain
 * library. `runtime/` holds all work with wallets and chains and loads at its first use. The watch over a wagmi
 * configuration is a small separate file. It loads with the runtime, or earlier when the host passes a configuration.
 *
 * Source  spec R-ADPT-06, -07, -21, -22, -24, R-CONN-03, -05, -103
 */

import { isMobile, lazyMethods, loadOnce, PAIRED_CONNECTOR_ID } from '@bowline/kit-core/adapter'
import type { ConnectionWatch } from './connections/connection-watch.js'
import { listConnectors } from './connectors/list-connectors.js'
import { type EvmAdapter, type EvmAdapterParams, ON_DEMAND } from './contract.js'
import { createAnnouncements } from './discovery/announcements.js'
import { findBrowserWallet } from './discovery/browser-wallet.js'
import { findSafeOrigin, SAFE_ID } from './discovery/safe-app.js'
import type { Page } from './page/page.js'

/** Creates the adapter. It listens to nothing before `syncConnectors`. */
export function createEvmAdapter({ context, page, config, sdkWallets = [], provider }: EvmAdapterParams): EvmAdapter {
  const announcements =
    page && context.enableInjectedDiscovery
      ? createAnnouncements(page.events, context.storage, emitConnectors)
      : undefined
  const safeOrigin = page && findSafeOrigin(page.ancestorOrigins)
  const announced = () => announcements?.wallets() ?? []
  const hostPairing =
    context.pairsAlone && (provider ? 'provider' : config?.connectors.some(({ id }) => id === PAIRED_CONNECTOR_ID))
  let isListening = false
  let life: AbortController | undefined
  // Created at first use: some servers forbid an `AbortController` while they load modules.
  const lifetime = () => {
    life ??= new AbortController()
    return life.signal
  }

  let watch: ConnectionWatch | undefined
  const loadWatch = loadOnce(async () => {
    const { createConnectionWatch } = await import('./connections/watch-connections.js')
    watch ??= createConnectionWatch({
      ...{ emit: context.emit, announced, config, hostPairing, provider },
      storeId: (connectorId) => announcements?.storeId(connectorId),
      loadWalletEvents: async () => (await runtime()).walletEvents,
    })
    return watch
  })

  /** With discovery off, the app still works inside a wallet's own mobile browser. */
  const canOfferInjected = (given: Page) => context.enableInjectedDiscovery || isMobile(given.navigator)

  function connectors() {
    return listConnectors({
      announced: announced(),
      browserWallet: page && canOfferInjected(page) ? findBrowserWallet(page, announced()) : undefined,
      isSafeApp: safeOrigin !== undefined,
      host: (config && watch?.getHostConnectors(context.enableInjectedDiscovery)) ?? [],
      sdkWallets,
      enableCoinbase: context.enableCoinbase,
    })
  }

  function emitConnectors(): void {
    if (isListening) context.emit({ type: 'connectors', connectors: connectors() })
  }

  async function watchHost(): Promise<void> {
    const { start, getHostConnectors } = await loadWatch()
    if (!isListening) return
    start()
    if (getHostConnectors(context.enableInjectedDiscovery)[0]) emitConnectors()
  }

  const loadReconnect = loadOnce(() => import('./runtime/reconnect.js'))
  const runtime = loadOnce(async () => {
    const [{ createRuntime }, watch] = await Promise.all([import('./runtime.js'), loadWatch()])
    return createRuntime({
      context,
      page,
      config,
      sdkWallets,
      provider,
      announcements,
      safeOrigin,
      hostPairing,
      watch,
      lifetime,
      loadReconnect,
    })
  })

  const logFailure = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => context.log.debug('An adapter failed', error),
    )

  async function emitConnections(): Promise<void> {
    if (!config && safeOrigin === undefined && !hostPairing) return
    const reconnectSafe = async () =>
      safeOrigin && (await runtime()).reconnect({ connectorId: SAFE_ID, signal: lifetime() })
    await (await loadWatch()).emitConnections(reconnectSafe, lifetime())
  }

  return {
    namespace: 'eip155',
    connectors,
    syncConnectors() {
      if (life?.signal.aborted) life = undefined
      const stopDiscovery = announcements?.listen()
      const stopHost = config?._internal.connectors.subscribe(emitConnectors)
      page?.events.addEventListener('ethereum#initialized', emitConnectors, { signal: lifetime() })
      isListening = true
      watch?.start()
      if (config) logFailure(watchHost())
      if (connectors()[0]) emitConnectors()
      return () => {
        isListening = false
        life?.abort()
        stopDiscovery?.()
        stopHost?.()
        watch?.stop()
      }
    },
    refreshConnectors: emitConnectors,
    syncConnections: () => logFailure(emitConnections()),
    preload: () => logFailure(runtime()),
    wagmiConfig: async () => config ?? (await runtime()).config(),
    ...lazyMethods(runtime, ON_DEMAND),
    // Both files are requested together.
    reconnect: async (params) => (await Promise.all([runtime(), loadReconnect()]))[0].reconnect(params),
    ...(hostPairing && lazyMethods(runtime, ['pairingProvider'])),
  }
}
