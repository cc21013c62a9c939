/**
 * The one short line a service gives for refusing.
 *
 * In      the parsed body of the refusal, and the status text that came with it
 * Out     reason: one line of at most 200 characters without control characters; empty when there is none.
 *         description: the same, when the body's list of reasons gives it, else empty
 * Throws  nothing
 * Source  spec R-API-05 (short reason), R-API-44 (`{status, reasons: [{name, description}]}`)
 */
import * as z from 'zod/mini'

import { MAX_REASON_LENGTH } from './limits.js'

/** The first reason counts. */
const describedSchema = z.pipe(
  z.pipe(
    z.object({ reasons: z.array(z.unknown()) }),
    z.transform(({ reasons }) => reasons[0]),
  ),
  z.pipe(
    z.object({ description: z.string() }),
    z.transform(({ description }) => description),
  ),
)

const otherwiseSchema = z.union([
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
export function refusalReason(
  body: unknown,
  statusText: string,
): { readonly reason: string; readonly description: string } {
  const described = describedSchema.safeParse(body)
  if (described.success) {
    const line = lineOf(described.data)
    return { reason: line, description: line }
  }
  const otherwise = otherwiseSchema.safeParse(body)
  return { reason: lineOf(otherwise.success ? otherwise.data : statusText), description: '' }
}

function lineOf(text: string): string {
  // Cut before it is looked at letter by letter: a body may be megabytes of reason.
  const line = text
    .slice(0, 4 * MAX_REASON_LENGTH)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, MAX_REASON_LENGTH).join('')
}
