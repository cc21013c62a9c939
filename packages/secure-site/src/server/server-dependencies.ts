import type { OriginRules } from '../origin/allowed-origin.js'
import { getOrigin } from '../origin/get-origin.js'
import type { FrameServerOptions } from './frame-server-options.js'
import { logServerError } from './log/log-server-error.js'

const ESCROW_DELAY_MS = 24 * 60 * 60_000

/** The frame server's options with defaults applied, for its parts. */
export type ServerDependencies = Omit<
  FrameServerOptions,
  'now' | 'fetch' | 'onError' | 'escrowDelayMs' | 'removesEscrow' | 'passkeyApprovals'
> & {
  readonly now: () => number
  readonly fetch: (request: Request) => Promise<Response>
  readonly onError: NonNullable<FrameServerOptions['onError']>
  readonly escrowDelayMs: number
  readonly removesEscrow: boolean
  readonly passkeyApprovals: boolean
  /** Returns the origin rules of a project. An unknown project allows none. */
  readonly getOriginRules: (projectId: string) => OriginRules
}

/**
 * Applies defaults to the options. Throws a `TypeError` when the origin is not one, `login` is not set, or the two
 * services are not apart.
 */
export function createServerDependencies(options: FrameServerOptions): ServerDependencies {
  const {
    origin,
    login,
    isDevelopment = false,
    projects,
    now = Date.now,
    fetch = (request) => globalThis.fetch(request),
    onError = logServerError,
    escrowDelayMs = ESCROW_DELAY_MS,
    removesEscrow = false,
    passkeyApprovals = false,
    store,
    farcaster,
    shares: { auth, vault },
  } = options
  if (getOrigin(origin) !== origin) throw new TypeError(`${origin} is not an origin`)
  if (login !== 'window' && login !== 'page')
    throw new TypeError(
      "Set `login`: 'window' lets users log in in a window of this site, 'page' in the page, which can then steal the login",
    )
  if (removesEscrow && login !== 'window')
    throw new TypeError("`removesEscrow` needs `login: 'window'`, where users get a recovery code and passkeys")
  if (passkeyApprovals && login !== 'window')
    throw new TypeError("`passkeyApprovals` needs `login: 'window'`, where users get passkeys")
  if (farcaster && login === 'window' && farcaster.sendMessage === undefined)
    throw new TypeError(
      "`farcaster` needs `sendMessage` with `login: 'window'`: an approval alone logs in any browser whose code the user was shown",
    )
  if (vault.store === auth.store || vault.store === store)
    throw new TypeError('The vault service needs its own store: one store with both shares opens every wallet')
  if (vault.wrapper === auth.wrapper)
    throw new TypeError('Each service needs its own wrapping key: one key for both opens every share')
  return {
    ...options,
    now,
    fetch,
    onError,
    escrowDelayMs,
    removesEscrow,
    passkeyApprovals,
    getOriginRules(projectId) {
      const patterns = projects.get(projectId)?.allowedOrigins
      return { patterns: patterns ?? [], isDevelopment: isDevelopment && patterns !== undefined }
    },
  }
}
