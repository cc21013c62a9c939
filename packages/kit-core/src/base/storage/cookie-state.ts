/**
 * The cookie that lets a server render the connected state: a few stored keys in one value.
 *
 * In      cookieHeader  `name=value; name=value`, from a request or the document
 * Out     record of key → text; empty for a missing, malformed or oversized cookie
 * Source  spec R-STORE-20
 */
import { isRecordOf } from '../validation/guard.js'

/** Name of the state cookie. */
export const STATE_COOKIE = 'bowline-state'

/** One year. */
const STATE_COOKIE_MAX_AGE_SEC = 31_536_000

/** Browsers drop cookies longer than 4,096 bytes, including the name. */
const MAX_LENGTH = 3_800

const isText = (value: unknown): value is string => typeof value === 'string'

/** Parses the kit's cookie from a cookie header. */
export function parseStateCookie(cookieHeader: string | null | undefined): Readonly<Partial<Record<string, string>>> {
  const pair = (cookieHeader ?? '').split('; ').find((part) => part.startsWith(`${STATE_COOKIE}=`))
  if (pair === undefined || pair.length > MAX_LENGTH + STATE_COOKIE.length) return {}
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair.slice(STATE_COOKIE.length + 1)))
    return isRecordOf(value, isText, isText) ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Formats the kit's cookie; an empty record deletes it. Undefined when the entries do not fit into one cookie. */
export function formatStateCookie(
  entries: Readonly<Partial<Record<string, string>>>,
  isSecure: boolean,
): string | undefined {
  const isEmpty = Object.keys(entries).length === 0
  const value = encodeURIComponent(JSON.stringify(entries))
  if (value.length > MAX_LENGTH) return undefined
  const attributes = `path=/; max-age=${isEmpty ? 0 : STATE_COOKIE_MAX_AGE_SEC}; samesite=lax${isSecure ? '; secure' : ''}`
  return `${STATE_COOKIE}=${isEmpty ? '' : value}; ${attributes}`
}
