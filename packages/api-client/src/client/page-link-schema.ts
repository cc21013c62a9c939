/**
 * Schema of the URL of a payment page, which the on-ramp and the pay service return and the kit opens for the user.
 *
 * Out     the text unchanged: `https:`, at most 2,048 characters, without credentials, spaces, invisible or control
 *         characters
 * Throws  a schema error for anything else
 * Source  security §8 (addresses from servers)
 */
import * as v from 'valibot'

import { MAX_LINK_LENGTH } from './text-schema.js'

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
