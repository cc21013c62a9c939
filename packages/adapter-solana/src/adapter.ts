/**
 * The part of the Solana adapter that loads with the page. Discovery code loads when the kit starts to look for wallets. All
 * other code loads on the first call that needs it.
 *
 * Source  spec R-ADPT-12, -21, -22, R-CONN-04
 */
import type { Adapter, AdapterContext } from '@bowline/kit-core'
import { createAdapterLifetime, lazyMethods, loadOnce } from '@bowline/kit-core/adapter'
import type { Discovery } from './discovery/discovery.js'
import type { AdoptParams } from './wallet/adopt-connection.js'

/** The Solana adapter: the `Adapter` contract plus two Solana-only methods, `adoptConnection` and `offerWallet`. */
export interface SolanaAdapter extends Adapter {
  readonly sendToken: NonNullable<Adapter['sendToken']>
  readonly estimateTransfer: NonNullable<Adapter['estimateTransfer']>
  readonly inspectRecipient: NonNullable<Adapter['inspectRecipient']>
  /**
   * Takes over a connection that the app made outside the kit, without a prompt. Emits `connections`, or nothing if the wallet
   * does not agree.
   */
  readonly adoptConnection: (params: AdoptParams) => Promise<void>
  /**
   * Lists one of the app's own Wallet Standard wallets, which need not be registered. The returned function removes it.
   */
  readonly offerWallet: (wallet: object) => () => void
}

/** What `createSolanaAdapter` needs. */
export type SolanaAdapterParams = {
  readonly context: AdapterContext
  /** Where Wallet Standard wallets register; undefined on a server. */
  readonly events: EventTarget | undefined
}

/** The methods whose code loads on demand. */
const ON_DEMAND = [
  'connect',
  'connectPaired',
  'reconnect',
  'switchAccount',
  'disconnect',
  'getAccounts',
  'getProvider',
  'switchNetwork',
  'getBalance',
  'getTokenBalances',
  'signMessage',
  'sendTransaction',
  'getTransaction',
  'sendToken',
  'estimateGas',
  'estimateTransfer',
  'inspectRecipient',
  'getReceivedAmount',
  'parseSentResponse',
  'findSent',
  'adoptConnection',
] as const

/** The implementation of the `ON_DEMAND` methods. */
export type Runtime = Required<Pick<SolanaAdapter, (typeof ON_DEMAND)[number]>>

/** Creates the adapter. It does not listen for wallets before `syncConnectors`. */
export function createSolanaAdapter({ context, events }: SolanaAdapterParams): SolanaAdapter {
  const { emit, lifetime, listen, quietly } = createAdapterLifetime(context)
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
    quietly(
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
    preload: () => quietly(runtime()),
    ...lazyMethods(runtime, ON_DEMAND),
    offerWallet: (wallet) => withDiscovery((found) => found.offer(wallet)),
  }
}
