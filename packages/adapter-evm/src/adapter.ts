/**
 * The EVM adapter as a page carries it before anyone connects: discovery and the host's list of connectors, no chain
 * library. All work with wallets and chains is in `runtime/`, loaded when the first of it is asked for; the watch over a
 * host's configuration is a small file of its own, loaded only where there is such a configuration.
 *
 * Source  spec R-ADPT-06, -07, -21, -22, -24, R-CONN-03, -05, -103
 */
import type { Adapter, AdapterContext } from '@bowline/kit-core'
import { isMobile, lazyMethods, loadOnce, PAIRED_CONNECTOR_ID } from '@bowline/kit-core/adapter'
import type { Config } from '@wagmi/core'
import type { WalletEvents } from './connections/wallet-events.js'
import type { ConnectionWatch } from './connections/watch-connections.js'
import { listConnectors } from './connectors/list-connectors.js'
import { type Announcements, createAnnouncements } from './discovery/announcements.js'
import { findBrowserWallet } from './discovery/browser-wallet.js'
import { findSafeOrigin, SAFE_ID } from './discovery/safe-app.js'
import type { Page } from './page/page.js'
import type { HostProviderInput } from './pairing/host-provider.js'
import { REQUESTS } from './request-names.js'
import type { SdkWallet } from './sdk/sdk-wallet.js'

/** The EVM adapter, with its wagmi configuration to be read back. */
export interface EvmAdapter extends Adapter {
  readonly wagmiConfig: () => Promise<Config>
}

/** What the adapter is made of. */
export type EvmAdapterParts = {
  readonly context: AdapterContext
  /** Undefined on a server. */
  readonly page: Page | undefined
  /** The host's own wagmi configuration. */
  readonly config: Config | undefined
  /** Wallets by an SDK of their own. */
  readonly sdkWallets?: readonly SdkWallet[] | undefined
  /** The app's own provider, by which it pairs itself. */
  readonly provider?: HostProviderInput | undefined
}

/** By what of the app's own the kit pairs: the provider it handed over, the connector in its configuration (true), or nothing. */
export type HostPairing = 'provider' | boolean | undefined

/** What the runtime needs of the part that is there from the start. */
export type RuntimeParts = EvmAdapterParts & {
  readonly announcements: Announcements | undefined
  readonly watch: ConnectionWatch
  readonly safeOrigin: string | undefined
  readonly hostPairing: HostPairing
  /** Fires when the kit stops. */
  readonly lifetime: () => AbortSignal
}

/** The members that are answered by what is loaded on demand. */
const ON_DEMAND = [
  'connect',
  'connectPaired',
  'reconnect',
  'switchConnection',
  'switchAccount',
  'disconnect',
  'getAccounts',
  'getProvider',
  'switchNetwork',
  'getBalance',
  ...REQUESTS,
] as const

/** Those members, and the configuration in use, with every wallet known by now. */
export type Runtime = Required<Pick<Adapter, (typeof ON_DEMAND)[number] | 'pairingProvider'>> & {
  readonly config: () => Config
  readonly words: WalletEvents
}

/** Creates the adapter; nothing is listened to before `syncConnectors`. */
export function createEvmAdapter({ context, page, config, sdkWallets = [], provider }: EvmAdapterParts): EvmAdapter {
  const announcements =
    page && context.enableInjectedDiscovery ? createAnnouncements(page.events, context.storage, tell) : undefined
  const safeOrigin = page && findSafeOrigin(page.ancestorOrigins)
  const announced = () => announcements?.wallets() ?? []
  const hostPairing =
    context.pairsAlone && (provider ? 'provider' : config?.connectors.some(({ id }) => id === PAIRED_CONNECTOR_ID))
  let isListening = false
  let life: AbortController | undefined
  // Made at the first need: some servers allow none while modules are read.
  const lifetime = () => {
    life ??= new AbortController()
    return life.signal
  }

  let watch: ConnectionWatch | undefined
  const loadWatch = loadOnce(async () => {
    const { createConnectionWatch } = await import('./connections/watch-connections.js')
    watch ??= createConnectionWatch({
      ...{ emit: context.emit, announced, config, hostPairing, provider },
      keep: (connectorId) => announcements?.keep(connectorId),
      loadWords: async () => (await runtime()).words,
    })
    return watch
  })

  /** An app that turned discovery off is still usable in a wallet's own browser. */
  const canOfferInjected = (given: Page) => context.enableInjectedDiscovery || isMobile(given.navigator)

  function connectors() {
    return listConnectors({
      announced: announced(),
      browserWallet: page && canOfferInjected(page) ? findBrowserWallet(page, announced()) : undefined,
      isSafeApp: safeOrigin !== undefined,
      host: (config && watch?.rows(context.enableInjectedDiscovery)) ?? [],
      sdkWallets,
      enableCoinbase: context.enableCoinbase,
    })
  }

  function tell(): void {
    if (isListening) context.emit({ type: 'connectors', connectors: connectors() })
  }

  async function watchHost(): Promise<void> {
    const { start, rows } = await loadWatch()
    if (!isListening) return
    start()
    if (rows(context.enableInjectedDiscovery)[0]) tell()
  }

  const runtime = loadOnce(async () => {
    const [{ createRuntime }, watch] = await Promise.all([import('./runtime/runtime.js'), loadWatch()])
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
    })
  })

  const quietly = (work: Promise<unknown>) => {
    work.catch((error: unknown) => context.log.debug('An adapter failed', error))
  }

  async function tellConnections(): Promise<void> {
    const live = config ? (await loadWatch()).connections() : []
    const safe =
      live.length === 0 && safeOrigin !== undefined
        ? await (await runtime()).reconnect({ connectorId: SAFE_ID, signal: lifetime() })
        : undefined
    const connections = safe ? [safe] : live
    if (connections[0]) context.emit({ type: 'connections', connections })
    if (hostPairing) (await loadWatch()).tellSession(lifetime())
  }

  return {
    namespace: 'eip155',
    connectors,
    syncConnectors() {
      if (life?.signal.aborted) life = undefined
      const endDiscovery = announcements?.listen()
      const endHost = config?._internal.connectors.subscribe(tell)
      page?.events.addEventListener('ethereum#initialized', tell, { signal: lifetime() })
      isListening = true
      watch?.start()
      if (config) quietly(watchHost())
      if (connectors()[0]) tell()
      return () => {
        isListening = false
        life?.abort()
        endDiscovery?.()
        endHost?.()
        watch?.stop()
      }
    },
    refreshConnectors: tell,
    syncConnections: () => quietly(tellConnections()),
    preload: () => quietly(runtime()),
    wagmiConfig: async () => config ?? (await runtime()).config(),
    ...lazyMethods(runtime, ON_DEMAND),
    ...(hostPairing && lazyMethods(runtime, ['pairingProvider'])),
  }
}
