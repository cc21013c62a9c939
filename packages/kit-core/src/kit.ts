import type { ApiClient } from '@bowline/api-client'
import type { FrameClient, OpenFrameChannel } from '@bowline/secure-frame/client'
import { type IntentCode, loadIntentCode } from './app/open/load-intent-code.js'
import { createAdapters } from './app/start/create-adapters.js'
import type { Run } from './app/start/start.js'
import { createDedupe } from './base/async/dedupe.js'
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

/** One instance of the kit. What it can do are functions that take it first, from `@bowline/kit-core/actions`. */
export interface Kit<Options extends KitOptions = KitOptions> {
  /** The options, complete. */
  readonly config: KitConfig
  /** The present state: plain data, immutable. */
  getState(): KitState
  /** Calls the listener when the selected part changes, until the returned function is called. */
  subscribe<Part>(selector: (state: KitState) => Part, listener: (part: Part) => void): () => void

  readonly store: Store<KitState>
  readonly adapters: ReadonlyMap<Namespace, Adapter>
  /** The code that the first intent brings, and by way of it what a page needs later. Rejects when it cannot be loaded; asked again, it tries again. */
  readonly code: () => Promise<IntentCode>
  /** The client of the kit's services, loaded at the first need. */
  readonly api: () => Promise<KitApi>
  /** How wallets elsewhere are paired, loaded at the first need. */
  readonly pairing: () => Promise<PairingTransport>
  /** The embedded wallet's client, loaded at the first need; no frame is made before it is asked. */
  readonly frame: () => Promise<FrameClient>
  /** What records and follows what was sent, loaded at the first need. */
  readonly notes: () => Promise<KitNotes>
  readonly storage: KitStorage
  readonly log: Log
  readonly timers: Timers
  readonly listeners: Set<TrackingListener>
  /** Aborts when the kit stops. */
  readonly lifetime: () => AbortSignal
  /** Ends the present lifetime and begins another. */
  readonly endLifetime: () => void
  /** What `start` began; null once it was stopped. */
  run?: Run | null

  /** Never set; carries the options' types to `Register`. */
  readonly '~options'?: Options
}

/** The clients of the kit's services. */
export type KitApi = ApiClient & {
  /** The wallets that are known without them, where they are not the kit's own. */
  readonly wallets: readonly BuiltinWallet[] | undefined
}

/** What records and follows what was sent. */
export type KitNotes = PendingRecorder

/** What a test or an unusual host brings instead of the browser's own. */
export type KitParts = {
  storage?: KitStorage
  fetch?: typeof globalThis.fetch
  /** The wallets that are known without a directory service, in place of the kit's own. */
  wallets?: readonly BuiltinWallet[]
  log?: Log
  /** How wallets elsewhere are paired; called once, at the first need. */
  pairingTransport?: () => Promise<PairingTransport>
  /** Opens a channel to the embedded wallet in place of its frame. */
  frame?: OpenFrameChannel
}

const loadApi = createDedupe<KitApi>()
const loadPairing = createDedupe<PairingTransport>()
const loadClient = createDedupe<FrameClient>()

/**
 * Makes a kit. Importable on a server: nothing is started, asked or stored before `start(kit)`.
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
    api: () =>
      loadApi(kit, async () => {
        const { createKitApi } = await loadIntentCode()
        return createKitApi(kit, parts)
      }),
    pairing: () =>
      loadPairing(kit, async () => {
        const { loadTransport } = await (await loadIntentCode()).transport()
        return loadTransport(kit, parts.pairingTransport)
      }),
    frame: () =>
      loadClient(kit, async () => {
        const { loadFrame } = await (await loadIntentCode()).frame()
        return loadFrame(kit, parts.frame)
      }),
    notes: async () => (await (await loadIntentCode()).notes()).pendingRecorder,
    storage: parts.storage ?? browserStorage(config.storage, log),
    log,
    timers: createTimers(),
    listeners: new Set(),
    // Made at the first need: some servers allow none while modules are read.
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
