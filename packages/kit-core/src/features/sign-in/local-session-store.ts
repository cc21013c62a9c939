/**
 * Session store of `createLocalSignIn`: keeps sign-in sessions in the page's storage, and verifies them when they are added and
 * each time they are read. Drops a stored session that has expired, is not valid yet, belongs to another site or was not signed
 * by its account.
 *
 * Throws  InvalidSignatureError  for a session being added; what a verifier throws when it cannot check a signature
 * Source  spec R-SIWX-04, R-SIWX-28, R-SIWX-30; security design §8, stored data
 */
import { isKitError } from '../../base/errors/kit-error.js'
import type { SiwxSession } from '../../core/sign-in/session.js'
import { createMessage } from './create-message.js'
import { createNonce } from './create-nonce.js'
import type { SessionStore, SessionStoreContext } from './create-sign-in.js'
import { InvalidSignatureError } from './errors.js'
import { consumeNonce, issueNonce } from './open-nonces.js'
import { getPageIdentity } from './page-identity.js'
import { isSessionValidOn, sortOwnNetworkFirst } from './session-scope.js'
import type { LocalSignInOptions } from './sign-in-options.js'
import { isSession, isSessionOf, SESSIONS_KEY, SESSIONS_MAX } from './stored-sessions.js'
import { verifySession } from './verify-session.js'

function isInvalid(error: unknown): boolean {
  return isKitError(error, 'sign-in/invalid-message') || isKitError(error, 'sign-in/invalid-signature')
}

export function createLocalSessionStore(options: LocalSignInOptions, context: SessionStoreContext): SessionStore {
  const { storage, notifyChange } = context
  const stored = () => storage.get(SESSIONS_KEY) ?? []
  const store = (sessions: readonly SiwxSession[]) => {
    if (sessions.length > 0) storage.set(SESSIONS_KEY, sessions.slice(-SESSIONS_MAX))
    else storage.remove(SESSIONS_KEY)
    notifyChange()
  }
  const verify = (session: SiwxSession) =>
    verifySession({
      session,
      expected: { domain: getPageIdentity(options).domain },
      verifiers: options.verifiers,
      context,
    })
  const assertNew = async (sessions: readonly SiwxSession[]) => {
    const nonces = new Set(sessions.map((session) => isSession(session) && session.data.nonce))
    for (const nonce of nonces) consumeNonce(storage, nonce)
    try {
      await Promise.all(sessions.map(verify))
    } catch (error) {
      throw isInvalid(error) ? new InvalidSignatureError(error) : error
    }
  }

  return {
    async createMessage(params) {
      const nonce = createNonce()
      issueNonce(storage, { nonce })
      return createMessage(options, params, nonce)
    },
    async addSession(session) {
      await assertNew([session])
      const { chainId, accountAddress } = session.data
      store([...stored().filter((other) => !isSessionOf(other, chainId, accountAddress)), session])
    },
    async setSessions(sessions) {
      await assertNew(sessions)
      store(sessions)
    },
    async revokeSession(chainId, address) {
      const left = stored().filter((session) => !isSessionValidOn(session, chainId, address, options))
      if (left.length < stored().length) store(left)
    },
    async getSessions(chainId, address) {
      const valid: SiwxSession[] = []
      for (const session of stored().filter((each) => isSessionValidOn(each, chainId, address, options))) {
        try {
          await verify(session)
          valid.push(session)
        } catch (error) {
          if (!isInvalid(error)) throw error
          drop(session)
        }
      }
      return sortOwnNetworkFirst(valid, chainId)
    },
  }

  function drop({ signature, message }: SiwxSession): void {
    const left = stored().filter((session) => session.signature !== signature || session.message !== message)
    if (left.length > 0) storage.set(SESSIONS_KEY, left)
    else storage.remove(SESSIONS_KEY)
  }
}
