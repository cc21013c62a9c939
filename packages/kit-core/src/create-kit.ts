import { createAdapters } from './app/start/create-adapters.js'
import { createTimers } from './base/browser/timers.js'
import type { Namespace } from './base/caip/namespace.js'
import { createLog } from './base/log/log.js'
import { createStore } from './base/store/create-store.js'
import type { Adapter } from './core/adapter/adapter.js'
import type { KitOptions } from './core/config/options.js'
import { parseOptions } from './core/config/parse-options.js'
import { browserStorage } from './core/state/browser-storage.js'
import type { Kit, KitCode, KitParts } from './kit.js'
import { firstKitState } from './state.js'

/**
 * Loads the code of the first intent (a hover or press on a kit button, or `open`). Rejects when it cannot be fetched; the next call
 * tries again.
 */
const loadIntentCode = async (): Promise<KitCode> => (await import('./app/open/intent-code.js')).intentCode

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
