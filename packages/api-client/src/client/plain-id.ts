/**
 * Ids that may be used in a URL, an object key or an attribute: 1 to 128 ASCII letters, digits, dots, hyphens or
 * underscores, but neither a path step (`.`, `..`) nor a key such as `__proto__`. Wallets, exchanges and images have them.
 *
 * Source  security §8 (ids used in addresses)
 */
import * as v from 'valibot'

const RESERVED_IDS: ReadonlySet<string> = new Set(['.', '..', '__proto__', 'constructor', 'prototype'])

/** Whether an untrusted text is such an id. */
export function isPlainId(text: string): boolean {
  return /^[A-Za-z0-9._-]{1,128}$/.test(text) && !RESERVED_IDS.has(text)
}

/** Schema of such an id. */
export const plainIdSchema: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.check(isPlainId))
