/**
 * Extracts the short reason that a service gives for an error.
 *
 * In      the parsed body of the error response, and its status text
 * Out     reason: one line of at most 200 characters without control characters; empty when there is none.
 * description: the same line when it comes from the body's list of reasons, else empty
 * Throws  nothing
 * Source  spec R-API-05 (short reason), R-API-44 (`{status, reasons: [{name, description}]}`)
 */
import * as z from 'zod/mini'

import { MAX_REASON_LENGTH } from './limits.js'

/** Only the first reason counts. */
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

/** Extracts the reason and description of an error response. */
export function getErrorReason(
  body: unknown,
  statusText: string,
): { readonly reason: string; readonly description: string } {
  const described = describedSchema.safeParse(body)
  if (described.success) {
    const line = toLine(described.data)
    return { reason: line, description: line }
  }
  const otherwise = otherwiseSchema.safeParse(body)
  return { reason: toLine(otherwise.success ? otherwise.data : statusText), description: '' }
}

function toLine(text: string): string {
  // Cut before the text is processed character by character, because a body may contain megabytes of text.
  const line = text
    .slice(0, 4 * MAX_REASON_LENGTH)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, MAX_REASON_LENGTH).join('')
}
