/**
 * What `createLocalSignIn` and `createServerSignIn` share: a `SiwxConfig` that delegates to a session store, which is loaded on
 * first use.
 *
 * Source  spec R-SIWX-05, R-MODAL-16
 */

import { createLog } from '../../base/log/log.js'
import type { KitStorage } from '../../base/storage/kit-storage.js'
import { STORAGE_PREFIX } from '../../brand.js'
import type { SignInContext, SiwxConfig } from '../../core/sign-in/siwx-config.js'
import { browserStorage } from '../../core/state/browser-storage.js'

/** A sign-in configuration made by the kit, whose `required` setting can change at runtime. */
export interface ReadyMadeSignIn extends SiwxConfig {
  /** Changes whether sign-in is required; open views update. */
  setRequired(isRequired: boolean): void
}

/** Options that both ready-made sign-ins share. */
export type ReadyMadeOptions = {
  /** Whether the user must sign in; true by default. */
  readonly required?: boolean | undefined
  /**
   * When false (default), a session is valid on every network of its namespace, and a contract's session on its own network only.
   * When true, every session is valid on its own network only.
   */
  readonly perNetwork?: boolean | undefined
  readonly onCancel?: SiwxConfig['onCancel']
  readonly signOutOnDisconnect?: boolean | undefined
  /** Sentence for the user, shown in the message. */
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  /** Lifetime of a session in ms; 7 days by default. */
  readonly expirationMs?: number | undefined
  /** Replaces the page's host and origin. */
  readonly domain?: string | undefined
  readonly uri?: string | undefined
}

/** The part of a sign-in that creates messages and stores sessions. */
export type SessionStore = Pick<
  SiwxConfig,
  'createMessage' | 'addSession' | 'revokeSession' | 'setSessions' | 'getSessions'
>

/** Context that a session store is created with. */
export type SessionStoreContext = SignInContext & {
  /** Notifies listeners that sessions changed. */
  readonly notifyChange: () => void
}

/**
 * `keyName`: storage name of the sessions, watched for changes by other tabs. `load`: called with the first use, or again after
 * it failed.
 */
export function createManagedSignIn(
  { required = true, onCancel, signOutOnDisconnect }: ReadyMadeOptions,
  keyName: string,
  load: (context: SessionStoreContext) => Promise<SessionStore>,
): ReadyMadeSignIn {
  const listeners = new Set<() => void>()
  let isRequired = required
  let attached: SignInContext | undefined
  let own: KitStorage | undefined
  let sessionStore: Promise<SessionStore> | undefined

  const notifyChange = () => {
    for (const listener of [...listeners]) listener()
  }
  const storage = () => {
    if (attached) return attached.storage
    const quiet = createLog(() => false)
    own ??= browserStorage('local', quiet)
    return own
  }
  const loaded = () => {
    sessionStore ??= load({
      storage: storage(),
      rpcUrls: async (id) => (await attached?.rpcUrls(id)) ?? [],
      notifyChange,
    })
    sessionStore.catch(() => {
      sessionStore = undefined
    })
    return sessionStore
  }

  return {
    onCancel,
    signOutOnDisconnect,
    attach(context) {
      if (attached === context) return
      attached = context
      sessionStore = undefined
    },
    getRequired: () => isRequired,
    setRequired(next) {
      isRequired = next
      notifyChange()
    },
    onChange(listener) {
      const entry = () => listener()
      listeners.add(entry)
      const stop = storage().onChange((name) => {
        if (name === undefined || name === `${STORAGE_PREFIX}${keyName}`) listener()
      })
      return () => {
        listeners.delete(entry)
        stop()
      }
    },
    createMessage: async (params) => (await loaded()).createMessage(params),
    addSession: async (session) => (await loaded()).addSession(session),
    revokeSession: async (chainId, address) => (await loaded()).revokeSession(chainId, address),
    setSessions: async (sessions) => (await loaded()).setSessions(sessions),
    getSessions: async (chainId, address) => (await loaded()).getSessions(chainId, address),
  }
}
