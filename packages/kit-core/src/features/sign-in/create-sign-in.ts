/**
 * What the ready-made sign-ins share: they are light, and what they do is loaded when it is first asked for.
 *
 * In      load  gets the context as it is at that time
 * Source  spec R-SIWX-05, R-MODAL-16
 */

import { createLog } from '../../base/log/log.js'
import type { KitStorage } from '../../base/storage/kit-storage.js'
import { STORAGE_PREFIX } from '../../brand.js'
import type { SignInContext, SiwxConfig } from '../../core/sign-in/siwx-config.js'
import { browserStorage } from '../../core/state/browser-storage.js'

/** A ready-made sign-in, whose requirement can change. */
export interface ReadyMadeSignIn extends SiwxConfig {
  /** Changes whether sign-in is required; open views follow. */
  setRequired(isRequired: boolean): void
}

/** Options of every ready-made sign-in. */
export type ReadyMadeOptions = {
  /** Default true. */
  readonly required?: boolean | undefined
  /** Default false: a session counts on every network of its family, a contract's on its own. True: on its own alone. */
  readonly perNetwork?: boolean | undefined
  readonly onCancel?: SiwxConfig['onCancel']
  readonly signOutOnDisconnect?: boolean | undefined
  /** Shown in the message, for people. */
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  /** How long a session lasts: 7 days unless given. */
  readonly expirationMs?: number | undefined
  /** Instead of the page's host and origin. */
  readonly domain?: string | undefined
  readonly uri?: string | undefined
}

/** What keeps the sessions. */
export type SessionStore = Pick<
  SiwxConfig,
  'createMessage' | 'addSession' | 'revokeSession' | 'setSessions' | 'getSessions'
>

/** What a keeper is made with. */
export type SessionStoreContext = SignInContext & {
  /** Tells that sessions changed. */
  readonly tell: () => void
}

/** Makes a sign-in of its keeper. */
export function createManagedSignIn(
  { required = true, onCancel, signOutOnDisconnect }: ReadyMadeOptions,
  keyName: string,
  load: (context: SessionStoreContext) => Promise<SessionStore>,
): ReadyMadeSignIn {
  const listeners = new Set<() => void>()
  let isRequired = required
  let lent: SignInContext | undefined
  let own: KitStorage | undefined
  let keeper: Promise<SessionStore> | undefined

  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const storage = () => {
    if (lent) return lent.storage
    const quiet = createLog(() => false)
    own ??= browserStorage('local', quiet)
    return own
  }
  const loaded = () => {
    keeper ??= load({ storage: storage(), rpcUrls: async (id) => (await lent?.rpcUrls(id)) ?? [], tell })
    keeper.catch(() => {
      keeper = undefined
    })
    return keeper
  }

  return {
    onCancel,
    signOutOnDisconnect,
    attach(context) {
      if (lent === context) return
      lent = context
      keeper = undefined
    },
    getRequired: () => isRequired,
    setRequired(next) {
      isRequired = next
      tell()
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
