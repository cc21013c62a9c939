/**
 * The Bitcoin adapter as a page carries it before anyone connects: ears for wallets. What reads them is loaded when there
 * is a wallet to read; all work with wallets and chains is in `runtime/`, loaded when the first of it is asked for.
 *
 * Source  spec R-ADPT-15, R-ADPT-21, R-ADPT-22, R-CONN-04, R-CONN-145
 */
import type { Adapter, AdapterContext } from '@bowline/kit-core'
import { createStandardWallets, lazyMethods, loadOnce, type StandardWallets } from '@bowline/kit-core/adapter'
import type { BitcoinOptions } from './bitcoin.js'
import type { Offer } from './discovery/emit-connectors.js'
import type { Page } from './page/page.js'

/** What the adapter is made of. */
export type BitcoinAdapterParts = {
  readonly context: AdapterContext
  /** Undefined on a server. */
  readonly page: Page | undefined
  readonly options: BitcoinOptions
}

/** What the runtime needs of the part that is there from the start. */
export type RuntimeParts = BitcoinAdapterParts & {
  /** Undefined where wallets of the page are not looked for. */
  readonly page: Page | undefined
  readonly standard: StandardWallets | undefined
  /** Tells nobody once the kit has stopped. */
  readonly offer: Offer
}

/** Where a wallet that is not of Wallet Standard shows, at the least. */
const SIGNS = ['btc_providers', 'unisat', 'okxwallet', 'phantom', 'LeatherProvider']

/** Objects that wallets inject tell nobody: how often the page is looked at once it has loaded, for ten seconds in all. */
const DISCOVERY_INTERVAL_MS = 500
const DISCOVERY_CHECKS = 20

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
  'signMessage',
  'sendTransaction',
  'getTransaction',
  'parseSentResponse',
  'findSent',
] as const

/** Those members. */
export type Runtime = Required<Pick<Adapter, (typeof ON_DEMAND)[number]>>

/** Creates the adapter; nothing is listened to before `syncConnectors`. */
export function createBitcoinAdapter({ context, page, options }: BitcoinAdapterParts): Adapter {
  const scene = context.enableInjectedDiscovery ? page : undefined
  const standard = scene && createStandardWallets(scene.events, tell)
  const offer: Offer = { rows: [], emit: context.emit }

  const quietly = (work: Promise<unknown>) => void work.catch((error: unknown) => context.log.debug('Bitcoin', error))

  /** Lists what there is now, and so often again. */
  function tell(again = 0): void {
    if (offer.rows[0] || standard?.wallets()[0] || SIGNS.some((sign) => scene?.read(sign))) {
      quietly(import('./discovery/emit-connectors.js').then((it) => it.emitConnectors(offer, scene, standard)))
    }
    if (again && !offer.signal?.aborted) setTimeout(tell, DISCOVERY_INTERVAL_MS, again - 1)
  }

  const runtime = loadOnce(() =>
    import('./runtime/runtime.js').then((it) => it.createRuntime({ context, options, page: scene, standard, offer })),
  )

  return {
    namespace: 'bip122',
    connectors: () => offer.rows,
    syncConnectors() {
      const life = new AbortController()
      const { signal } = life
      offer.signal = signal
      const stop = standard?.listen()
      const look = () => tell(DISCOVERY_CHECKS)
      scene?.events.addEventListener('load', look, { signal })
      scene?.events.addEventListener('unisat#initialized', look, { signal })
      tell(scene?.read('document.readyState') === 'complete' ? DISCOVERY_CHECKS : 0)
      return () => {
        life.abort()
        stop?.()
      }
    },
    refreshConnectors: tell,
    preload: () => quietly(runtime()),
    ...lazyMethods(runtime, ON_DEMAND),
  }
}
