import { formatStateCookie, parseStateCookie } from '../storage/cookie-state.js'
import type { TextStorage } from '../storage/text-storage.js'

/**
 * Wraps a storage so that the keys a server needs are also copied into a cookie.
 *
 * In   main           stores every key; a key the server needs is read from the cookie when `main` has no value or throws
 *      isCookieKey    which keys the server needs
 */
export function cookieTextStorage(main: TextStorage, isCookieKey: (key: string) => boolean): TextStorage {
  const write = (change: (entries: Partial<Record<string, string>>) => void) => {
    const entries = { ...parseStateCookie(document.cookie) }
    change(entries)
    const isSecure = window.location.protocol === 'https:'
    // State that does not fit clears the cookie: no state on the server is better than outdated state.
    const cookie = formatStateCookie(entries, isSecure) ?? formatStateCookie({}, isSecure) ?? ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and a reload must not lose a write
    document.cookie = cookie
  }
  return {
    get(key) {
      if (!isCookieKey(key)) return main.get(key)
      try {
        return main.get(key) ?? parseStateCookie(document.cookie)[key]
      } catch {
        return parseStateCookie(document.cookie)[key]
      }
    },
    set(key, value) {
      if (isCookieKey(key)) write((entries) => Reflect.set(entries, key, value))
      main.set(key, value)
    },
    remove(key) {
      if (isCookieKey(key)) write((entries) => Reflect.deleteProperty(entries, key))
      main.remove(key)
    },
  }
}
