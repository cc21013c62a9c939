/**
 * The words for what went wrong: the language's own for the error's code, else what the error says.
 *
 * In      messages, error   anything thrown; the error's own fields fill the places of a translated text
 * Out     text, never empty; a wallet's own words cleaned and cut
 * Source  R-ERR-22, R-VIEW-52
 */
import { cleanText, isKitError } from '@bowline/kit-core'
import { fillMessage, type MessageValue } from './format-message.js'
import type { Messages } from './messages.js'

/** Letters of a stranger's error that are shown. */
const LONGEST_ERROR = 300

function fieldsOf(error: Error): ReadonlyMap<string, MessageValue> {
  return new Map(
    Object.entries(error).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
    ),
  )
}

/** The words for an error. */
export function formatError({ locale, texts, errors }: Messages, error: unknown): string {
  if (isKitError(error)) {
    const message = Object.hasOwn(errors, error.code) ? errors[error.code] : undefined
    if (message !== undefined) return fillMessage(locale, message, fieldsOf(error))
  }
  const words = cleanText(error instanceof Error ? error.message : error, { max: LONGEST_ERROR })
  return words === '' ? fillMessage(locale, texts['error.unknown'], new Map()) : words
}
