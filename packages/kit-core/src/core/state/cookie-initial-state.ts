/**
 * Reads the stored state from a user's cookie, on a server.
 *
 * In      cookieHeader  the request's `Cookie` header
 * Out     InitialState  plain data for `<KitProvider initialState>`; disconnected for a missing or malformed cookie
 * Source  spec R-STORE-14, R-STORE-20
 */
import { parseStateCookie } from '../../base/storage/cookie-state.js'
import { getInitialState, type InitialState } from './initial-state.js'

/** Reads the initial state from a request's cookies. */
export function cookieInitialState(cookieHeader: string | null | undefined): InitialState {
  const entries = new Map(Object.entries(parseStateCookie(cookieHeader)))
  return getInitialState({
    get(key) {
      const text = entries.get(key.name)
      return text === undefined ? undefined : key.read(text)
    },
  })
}
