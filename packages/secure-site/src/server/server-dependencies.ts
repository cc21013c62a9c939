import type { OriginRules } from '../origin/allowed-origin.js'
import { getOrigin } from '../origin/get-origin.js'
import type { FrameServerOptions } from './frame-server-options.js'
import type { FrameStore } from './store/frame-store.js'
import { createMemoryStore } from './store/memory-store.js'

/** The frame server's options with defaults applied, for its parts. */
export type ServerDependencies = Omit<FrameServerOptions, 'store' | 'now' | 'fetch'> & {
  readonly store: FrameStore
  readonly now: () => number
  readonly fetch: (request: Request) => Promise<Response>
  /** Returns the origin rules of a project. An unknown project allows none. */
  readonly getOriginRules: (projectId: string) => OriginRules
}

/** Applies defaults to the options. Throws a `TypeError` when the origin is not one. */
export function createServerDependencies(options: FrameServerOptions): ServerDependencies {
  const {
    origin,
    isDevelopment = false,
    projects,
    now = Date.now,
    fetch = (request) => globalThis.fetch(request),
  } = options
  if (getOrigin(origin) !== origin) throw new TypeError(`${origin} is not an origin`)
  return {
    ...options,
    now,
    fetch,
    store: options.store ?? createMemoryStore(now),
    getOriginRules(projectId) {
      const patterns = projects.get(projectId)?.allowedOrigins
      return { patterns: patterns ?? [], isDevelopment: isDevelopment && patterns !== undefined }
    },
  }
}
