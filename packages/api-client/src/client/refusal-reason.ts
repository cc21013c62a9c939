/**
 * The one short line a service gives for refusing.
 *
 * In      the parsed body of the refusal, and the status text that came with it
 * Out     one line of at most 200 characters without control characters; empty when there is none
 * Throws  nothing
 * Source  spec R-API-05 (short reason), R-API-44 (`{status, reasons: [{name, description}]}`)
 */
import * as z from 'zod/mini'

import { MAX_REASON_LENGTH } from './limits.js'

const refusalSchema = z.union([
  z.pipe(
    z.object({ reasons: z.tuple([z.object({ description: z.string() })], z.unknown()) }),
    z.transform(({ reasons }) => reasons[0].description),
  ),
  z.pipe(
    z.object({ message: z.string() }),
    z.transform(({ message }) => message),
  ),
  z.pipe(
    z.object({ error: z.string() }),
    z.transform(({ error }) => error),
  ),
])

/** Picks the reason out of a refusal. */
export function refusalReason(body: unknown, statusText: string): string {
  const parsed = refusalSchema.safeParse(body)
  const text = parsed.success ? parsed.data : statusText
  // Cut before it is looked at letter by letter: a body may be megabytes of reason.
  const line = text
    .slice(0, 4 * MAX_REASON_LENGTH)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, MAX_REASON_LENGTH).join('')
}
