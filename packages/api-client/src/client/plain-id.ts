/**
 * Which ids of a service may become part of an address, a key or an attribute.
 *
 * In      a text from outside
 * Out     whether it is 1 to 128 letters, digits, dots, dashes or low lines, neither a path step nor a reserved key
 * Throws  nothing
 * Source  security §8 (ids used in addresses)
 */
import * as z from 'zod/mini'

const UNFIT_IDS: ReadonlySet<string> = new Set(['.', '..', '__proto__', 'constructor', 'prototype'])

/** Whether a text is such an id. */
export function isPlainId(text: string): boolean {
  return /^[A-Za-z0-9._-]{1,128}$/.test(text) && !UNFIT_IDS.has(text)
}

/** The schema of such an id. */
export const plainIdSchema: z.ZodMiniType<string> = z.string().check(z.refine(isPlainId))
