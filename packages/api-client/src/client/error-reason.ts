/**
 * Extracts the short reason that a service gives for an error, as the fields of `HttpError`.
 *
 * In      the parsed body of the error response, undefined when it is not JSON; its status text, the last resort
 * Out     reason: one line of at most 200 characters without control characters; empty when there is none. description:
 *         the same line when it comes from the body's list of reasons, else empty
 * Source  spec R-API-05 (short reason), R-API-44 (`{status, reasons: [{name, description}]}`)
 */
import * as v from 'valibot'

import { MAX_REASON_LENGTH } from './limits.js'

/** Only the first reason counts. */
const describedSchema = v.pipe(
  v.object({ reasons: v.array(v.unknown()) }),
  v.transform(({ reasons }) => reasons[0]),
  v.object({ description: v.string() }),
  v.transform(({ description }) => description),
)

const otherwiseSchema = v.union([
  v.pipe(
    v.object({ message: v.string() }),
    v.transform(({ message }) => message),
  ),
  v.pipe(
    v.object({ error: v.string() }),
    v.transform(({ error }) => error),
  ),
])

export function getErrorReason(
  body: unknown,
  statusText: string,
): { readonly reason: string; readonly description: string } {
  const described = v.safeParse(describedSchema, body)
  if (described.success) {
    const line = toLine(described.output)
    return { reason: line, description: line }
  }
  const otherwise = v.safeParse(otherwiseSchema, body)
  return { reason: toLine(otherwise.success ? otherwise.output : statusText), description: '' }
}

function toLine(text: string): string {
  // Cut before the text is processed character by character, because a body may contain megabytes of text.
  const line = text
    .slice(0, 4 * MAX_REASON_LENGTH)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, MAX_REASON_LENGTH).join('')
}
