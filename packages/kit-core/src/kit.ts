import type { ApiClient } from '@bowline/api-client'
import type { FrameClient, OpenFrameChannel } from '@bowline/secure-frame/client'
import { type IntentCode, loadIntentCode } from './app/open/load-intent-code.js'
import { createAdapters } from './app/start/create-adapters.js'
import type { Run } from './app/start/start.js'
import { createTimers, type Timers } from './base/browser/timers.js'
import type { Namespace } from './base/caip/namespace.js'
import { createLog, type Log } from './base/log/log.js'
import type { KitStorage } from './base/storage/kit-storage.js'
import { createStore, type Store } from './base/store/create-store.js'
import type { Adapter } from './core/adapter/adapter.js'
import type { PairingTransport } from './core/adapter/transport.js'
import type { KitOptions } from './core/config/options.js'
import { type KitConfig, parseOptions } from './core/config/parse-options.js'
import { browserStorage } from './core/state/browser-storage.js'
import type { TrackingListener } from './core/tracking/track.js'
import type { PendingRecorder } from './features/transactions/pending-recorder.js'
import { firstKitState, type KitState } from './state.js'
import type { BuiltinWallet } from './wallets/list/builtin-wallet.js'

/** One instance of the kit. The functions of `@bowline/kit-core/actions` take it as their first argument. */
export interface Kit<Options extends KitOptions = KitOptions> {
  /** The complete options. */
  readonly config: KitConfig
  /** The current state: plain data, immutable. */
  getState(): KitState
  /** Calls the listener when the selected part changes, until the returned function is called. */
  subscribe<Part>(selector: (state: KitState) => Part, listener: (part: Part) => void): () => void

  /** Logs with the kit's prefix. `debug` only logs with the option `debug`. */
  readonly log: Log
  /** The adapters by namespace. */
  readonly adapters: ReadonlyMap<Namespace, Adapter>
  /** A signal that fires when the kit stops. */
  readonly lifetime: () => AbortSignal

  /** @internal */
  readonly store: Store<KitState>
  /**
   * Loads the code of the first intent, and through it the code a page needs later. Rejects when it fails to load;
   * the next call tries again.
   *
   * @internal
   */
  readonly code: () => Promise<IntentCode>
  /**
   * The client of the kit's services, loaded on first use.
   *
   * @internal
   */
  readonly api: () => Promise<KitApi>
  /**
   * The transport that pairs wallets, loaded on first use.
   *
   * @internal
   */
  readonly pairing: () => Promise<PairingTransport>
  /**
   * The client of the embedded wallet, loaded on first use. It creates no frame before the first request.
   *
   * @internal
   */
  readonly frame: () => Promise<FrameClient>
  /**
   * Records and follows sent transactions, loaded on first use.
   *
   * @internal
   */
  readonly notes: () => Promise<KitNotes>
  /** @internal */
  readonly storage: KitStorage
  /** @internal */
  readonly timers: Timers
  /** @internal */
  readonly listeners: Set<TrackingListener>
  /**
   * Ends the current lifetime and starts another.
   *
   * @internal
   */
  readonly endLifetime: () => void
  /**
   * The run that `start` created. Null after it was stopped.
   *
   * @internal
   */
  run?: Run | null

  /** Never set. Carries the type of the options to `Register`. */
  readonly '~options'?: Options
}

/** The client of the kit's services, and the built-in wallets. */
export type KitApi = ApiClient & {
  /** Wallets known without the services. Undefined for the kit's own list. */
  readonly wallets: readonly BuiltinWallet[] | undefined
}

/** The code that records and follows sent transactions and send requests. */
export type KitNotes = PendingRecorder

/** Replacements for browser features, for a test or an unusual host. */
export type KitParts = {
  storage?: KitStorage
  fetch?: typeof globalThis.fetch
  /** Wallets known without a directory service. Replaces the kit's own list. */
  wallets?: readonly BuiltinWallet[]
  log?: Log
  /** Loads the transport that pairs wallets. Called once, on first use. */
  pairingTransport?: () => Promise<PairingTransport>
  /** Opens a channel to the embedded wallet. Replaces its frame. */
  frame?: OpenFrameChannel
}

/**
 * Creates a kit. Safe to call on a server: nothing is started, requested or stored before `start(kit)`.
 *
 * In      options  see KitOptions
 * Throws  InvalidOptionsError, ConflictingSignInConfigsError
 * Source  spec R-CFG-01, R-CFG-17, R-STATE-64
 */
export function createKit<const Options extends KitOptions>(options: Options, parts: KitParts = {}): Kit<Options> {
  const config = parseOptions(options)
  const log = parts.log ?? createLog(() => config.debug)
  const store = createStore(firstKitState(config), (error) => log.error('A state listener failed', error))
  let lifetime: AbortController | undefined

  const adapters = new Map<Namespace, Adapter>()
  const kit: Kit<Options> = {
    config,
    store,
    adapters,
    code: loadIntentCode,
    api: loadOnUse(async () => (await loadIntentCode()).createServiceClient(kit, parts)),
    pairing: loadOnUse(async () => {
      const { loadTransport } = await (await loadIntentCode()).transport()
      return loadTransport(kit, parts.pairingTransport)
    }),
    frame: loadOnUse(async () => {
      const { loadFrame } = await (await loadIntentCode()).frame()
      return loadFrame(kit, parts.frame)
    }),
    notes: async () => (await loadIntentCode()).notes(),
    storage: parts.storage ?? browserStorage(config.storage, log),
    log,
    timers: createTimers(),
    listeners: new Set(),
    // Created on first use, because some servers allow no AbortController at module scope.
    lifetime: () => {
      lifetime ??= new AbortController()
      return lifetime.signal
    },
    endLifetime: () => {
      lifetime?.abort()
      lifetime = undefined
    },
    getState: store.get,
    subscribe(selector, listener) {
      let part = selector(store.get())
      return store.subscribe(() => {
        const next = selector(store.get())
        if (Object.is(part, next)) return
        part = next
        listener(next)
      })
    },
  }
  for (const adapter of createAdapters(kit)) adapters.set(adapter.namespace, adapter)
  return kit
}

/** Loads on the first call. A failed load is repeated by the next call. */
function loadOnUse<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
