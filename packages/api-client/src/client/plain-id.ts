/**
 * Which ids of a service may be used in a URL, an object key or an attribute.
 *
 * In      an untrusted text
 * Out     whether it is 1 to 128 letters, digits, dots, hyphens or underscores, and neither a path step nor a reserved key
 * Throws  nothing
 * Source  security §8 (ids used in addresses)
 */
import * as v from 'valibot'

const RESERVED_IDS: ReadonlySet<string> = new Set(['.', '..', '__proto__', 'constructor', 'prototype'])

/** Whether a text is a safe id. */
export function isPlainId(text: string): boolean {
  return /^[A-Za-z0-9._-]{1,128}$/.test(text) && !RESERVED_IDS.has(text)
}

/** Schema of a safe id. */
export const plainIdSchema: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.check(isPlainId))
