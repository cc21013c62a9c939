/**
 * Session store of `createServerSignIn`: the app's server verifies signatures and issues a token per sign-in session. The page
 * stores each token with its session. A session is valid while the server confirms its account; expired ones are dropped.
 *
 * Throws  SignInServerError, InvalidSignatureError
 * Source  spec R-SIWX-04, R-SIWX-29, R-SIWX-30, R-SIWX-70, R-STORE-07; security design §8, stored data
 */
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import { isKitError } from '../../base/errors/kit-error.js'
import { isRecord } from '../../base/validation/guard.js'
import { isSameMessage } from '../../core/sign-in/message.js'
import type { SiwxSession } from '../../core/sign-in/session.js'
import { checkSignInMessage } from './check-message.js'
import { createMessage } from './create-message.js'
import type { SessionStore, SessionStoreContext } from './create-sign-in.js'
import { InvalidSignatureError } from './errors.js'
import { TOKENS_NAME } from './key-names.js'
import { consumeNonce, issueNonce } from './open-nonces.js'
import { getPageIdentity } from './page-identity.js'
import { parseSignInMessage } from './parse-message.js'
import { isSessionValidOn, sortOwnNetworkFirst } from './session-scope.js'
import type { ServerSignInOptions } from './sign-in-options.js'
import { createSignInServer } from './sign-in-server.js'
import { entriesKey, isSession, isSessionOf, SESSIONS_MAX } from './stored-sessions.js'

type Entry = { readonly token: string; readonly session: SiwxSession }

const TOKENS_KEY = entriesKey(TOKENS_NAME, (value): value is Entry => {
  return (
    isRecord(value) &&
    typeof value.token === 'string' &&
    /^[\x21-\x7e]{1,4096}$/.test(value.token) &&
    isSession(value.session)
  )
})

export function createServerSessionStore(
  options: ServerSignInOptions,
  { storage, notifyChange }: SessionStoreContext,
): SessionStore {
  const server = createSignInServer(options)
  const stored = () => storage.get(TOKENS_KEY) ?? []
  const write = (entries: readonly Entry[]) => {
    if (entries.length > 0) storage.set(TOKENS_KEY, entries.slice(-SESSIONS_MAX))
    else storage.remove(TOKENS_KEY)
  }
  const entriesFor = (chainId: CaipNetworkId, address: string) =>
    stored().filter(({ session }) => isSessionValidOn(session, chainId, address, options))
  const drop = ({ token }: Entry) => write(stored().filter((entry) => entry.token !== token))
  const check = ({ data, message }: SiwxSession) => {
    const signed = parseSignInMessage(message)
    if (!isSameMessage(signed, data))
      throw new InvalidSignatureError(new Error('The fields do not match the signed message'))
    checkSignInMessage(signed, { domain: getPageIdentity(options).domain })
  }

  async function add(session: SiwxSession): Promise<void> {
    const { token: nonceToken } = consumeNonce(storage, session.data.nonce)
    try {
      check(session)
    } catch (error) {
      throw isKitError(error, 'sign-in/invalid-message') ? new InvalidSignatureError(error) : error
    }
    const token = await server.authenticate(session.message, session.signature, nonceToken)
    const { chainId, accountAddress } = session.data
    write([...stored().filter((entry) => !isSessionOf(entry.session, chainId, accountAddress)), { token, session }])
    notifyChange()
  }

  async function end(entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return
    entries.forEach(drop)
    notifyChange()
    const ends = await Promise.allSettled(entries.map(({ token }) => server.signOut(token)))
    const failed = ends.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }

  async function isLive({ token, session }: Entry): Promise<boolean> {
    try {
      check(session)
    } catch {
      return false
    }
    const { data } = session
    const me = await server.me(token)
    return me?.chainId === data.chainId && isSameAddress(me.address, data.accountAddress)
  }

  return {
    async createMessage(params) {
      const given = await server.nonce()
      issueNonce(storage, given)
      return createMessage(options, params, given.nonce)
    },
    addSession: add,
    async setSessions(sessions) {
      const before = stored()
      // All responses to one message share its nonce, which the server accepts only once.
      const isFirst = ({ data }: SiwxSession, index: number) =>
        sessions.findIndex((other) => other.data.nonce === data.nonce) === index
      for (const session of sessions.filter(isFirst)) await add(session)
      await end(before.filter(({ token }) => stored().some((entry) => entry.token === token)))
    },
    revokeSession: (chainId, address) => end(entriesFor(chainId, address)),
    async getSessions(chainId, address) {
      const valid: SiwxSession[] = []
      for (const entry of entriesFor(chainId, address)) {
        if (await isLive(entry)) valid.push(entry.session)
        else drop(entry)
      }
      return sortOwnNetworkFirst(valid, chainId)
    },
  }
}
