/**
 * The Solana adapter as a page carries it before anyone connects. Discovery is loaded when wallets are looked for, all work
 * with wallets and chains when the first of it is asked for.
 *
 * Source  spec R-ADPT-12, -21, -22, R-CONN-04
 */
import type { Adapter, AdapterContext } from '@bowline/kit-core'
import { createAdapterLifetime, lazyMethods, loadOnce } from '@bowline/kit-core/adapter'
import type { Discovery } from './discovery/discovery.js'
import type { AdoptParams } from './wallet/adopt-connection.js'

/** The Solana adapter: the contract, and what only Solana has. */
export interface SolanaAdapter extends Adapter {
  readonly sendToken: NonNullable<Adapter['sendToken']>
  readonly estimateTransfer: NonNullable<Adapter['estimateTransfer']>
  readonly inspectRecipient: NonNullable<Adapter['inspectRecipient']>
  /** Takes over a connection that was made outside the kit, without any window of the wallet. Told as `connections`. */
  readonly adoptConnection: (params: AdoptParams) => Promise<void>
  /** Offers a Wallet Standard wallet of the app's own, which need not register in the page, until it is taken back. */
  readonly offerWallet: (wallet: object) => () => void
}

/** What the adapter is made of. */
export type SolanaAdapterParts = {
  readonly context: AdapterContext
  /** Where wallets register; undefined on a server. */
  readonly events: EventTarget | undefined
}

/** The members that are answered by what is loaded on demand. */
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

/** Those members. */
export type Runtime = Required<Pick<SolanaAdapter, (typeof ON_DEMAND)[number]>>

/** Creates the adapter; nothing is listened to before `syncConnectors`. */
export function createSolanaAdapter({ context, events }: SolanaAdapterParts): SolanaAdapter {
  const { emit, lifetime, listen, quietly } = createAdapterLifetime(context)
  let discovery: Discovery | undefined

  const connectors = () => discovery?.connectors() ?? []
  const tell = () => emit({ type: 'connectors', connectors: connectors() })
  const discover = loadOnce(async () => {
    const { createDiscovery } = await import('./discovery/discovery.js')
    discovery = createDiscovery(context.enableInjectedDiscovery ? events : undefined)
    discovery.onChange(tell)
    return discovery
  })
  const runtime = loadOnce(async () => {
    const [{ createRuntime }, found] = await Promise.all([import('./runtime.js'), discover()])
    return createRuntime({ context, emit, discovery: found, lifetime })
  })

  /** Begins once wallets can be looked for, unless it has been ended by then. */
  function withDiscovery(begin: (found: Discovery) => () => void): () => void {
    /** Null once it has been ended. */
    let end: (() => void) | null | undefined
    quietly(
      discover().then((found) => {
        if (end !== null) end = begin(found)
      }),
    )
    return () => {
      end?.()
      end = null
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
