/**
 * Schema of a page that a service returns for the user to pay on.
 *
 * In      a value of a response
 * Out     the text unchanged: `https:`, without credentials, spaces, invisible or control characters
 * Throws  a schema error for anything else
 * Source  security §8 (addresses from servers)
 */
import * as v from 'valibot'

import { MAX_LINK_LENGTH } from './text-schema.js'

/** Schema of a link to a web page. */
export const pageLinkSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.maxLength(MAX_LINK_LENGTH),
  v.check(isSafePage),
)

function isSafePage(text: string): boolean {
  if (/[\p{C}\p{Z}\\]/u.test(text)) return false
  try {
    const { protocol, username, password } = new URL(text)
    return protocol === 'https:' && username === '' && password === ''
  } catch {
    return false
  }
}
