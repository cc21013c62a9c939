/**
 * The address of a page that a visitor is led to, as a service gives it.
 *
 * In      a value of an answer
 * Out     the text as it came: `https:`, without credentials, blanks, invisible or control characters
 * Throws  a schema error for anything else
 * Source  security §8 (addresses from servers)
 */
import * as z from 'zod/mini'

import { MAX_LINK_LENGTH } from './text-schema.js'

/** The schema of such an address. */
export const pageLinkSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.maxLength(MAX_LINK_LENGTH), z.refine(isSafePage))

function isSafePage(text: string): boolean {
  if (/[\p{C}\p{Z}\\]/u.test(text)) return false
  try {
    const { protocol, username, password } = new URL(text)
    return protocol === 'https:' && username === '' && password === ''
  } catch {
    return false
  }
}
