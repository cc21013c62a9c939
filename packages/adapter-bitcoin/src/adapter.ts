/**
 * The Bitcoin adapter as a page carries it before anyone connects: ears for wallets. What reads them is loaded when there
 * is a wallet to read; all work with wallets and chains is in `runtime/`, loaded when the first of it is asked for.
 *
 * Source  spec R-ADPT-15, R-ADPT-21, R-ADPT-22, R-CONN-04
 */
import type { Adapter, AdapterContext } from '@bowline/kit-core'
import { createStandardWallets, loadOnce, onDemand } from '@bowline/kit-core/adapter'
import type { BitcoinOptions } from './bitcoin.js'
import type { Offer } from './discovery/tell-connectors.js'
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
  readonly standard: (() => readonly object[]) | undefined
  /** Tells nobody once the kit has stopped. */
  readonly offer: Offer
  /** Fires when the kit stops. */
  readonly lifetime: () => AbortSignal
}

/** Where a wallet that is not of Wallet Standard shows, at the least. */
const SIGNS = ['btc_providers', 'unisat', 'okxwallet', 'phantom', 'LeatherProvider']

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
] as const

/** Those members. */
export type Runtime = Required<Pick<Adapter, (typeof ON_DEMAND)[number]>>

/** Creates the adapter; nothing is listened to before `syncConnectors`. */
export function createBitcoinAdapter({ context, page, options }: BitcoinAdapterParts): Adapter {
  const { emit, log, enableInjectedDiscovery } = context
  const scene = enableInjectedDiscovery ? page : undefined
  const standard = scene && createStandardWallets(scene.events, tell)
  const offer: Offer = { rows: [], emit: undefined }
  let life = new AbortController()

  const quietly = (work: Promise<unknown>) => {
    work.catch((error: unknown) => log.debug('Bitcoin', error))
  }

  function tell(): void {
    if (offer.rows[0] || standard?.wallets()[0] || SIGNS.some((sign) => scene?.read(sign))) {
      quietly(
        import('./discovery/tell-connectors.js').then((it) => it.tellConnectors(offer, scene, standard?.wallets())),
      )
    }
  }

  const runtime = loadOnce(async () => {
    const { createRuntime } = await import('./runtime/runtime.js')
    return createRuntime({
      context,
      options,
      page: scene,
      standard: standard?.wallets,
      offer,
      lifetime: () => life.signal,
    })
  })

  return {
    namespace: 'bip122',
    connectors: () => offer.rows,
    syncConnectors() {
      offer.emit = emit
      if (life.signal.aborted) life = new AbortController()
      const stop = standard?.listen()
      // Some wallets inject themselves while the page still loads.
      scene?.events.addEventListener('load', tell)
      tell()
      return () => {
        offer.emit = undefined
        life.abort()
        stop?.()
        scene?.events.removeEventListener('load', tell)
      }
    },
    preload: () => quietly(runtime()),
    ...onDemand(runtime, ON_DEMAND),
  }
}
