/**
 * The words for what went wrong: the language's own for the error's code, else what the error says.
 *
 * In      messages, error   anything thrown; the error's own fields fill the places of a translated text
 * Out     formatError      text, never empty; a wallet's own words cleaned and cut
 *         translateError   the language's own words; undefined when it has none
 * Source  R-ERR-22, R-VIEW-52
 */
import { cleanText, type ErrorDetails, getErrorDetails, isKitError } from '@bowline/kit-core'
import { fillMessage, formatMessage } from './format-message.js'
import type { Messages } from './messages.js'

/** Letters of a stranger's error that are shown. */
const LONGEST_ERROR = 300

/** The language's own words for an error. */
export function translateError({ locale, errors }: Messages, facts: ErrorDetails): string | undefined {
  const message = Object.hasOwn(errors, facts.code) ? errors[facts.code] : undefined
  return message === undefined ? undefined : fillMessage(locale, message, new Map(Object.entries(facts)))
}

/** The words for an error. */
export function formatError(messages: Messages, error: unknown): string {
  const translated = isKitError(error) ? translateError(messages, getErrorDetails(error)) : undefined
  if (translated !== undefined) return translated
  const words = cleanText(error instanceof Error ? error.message : error, { max: LONGEST_ERROR })
  return words === '' ? formatMessage(messages, 'error.unknown') : words
}
