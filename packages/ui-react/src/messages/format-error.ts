/**
 * Text for an error: the translation for its code, else its own message.
 *
 * In      messages, error   any thrown value; the error's fields fill the placeholders of a translation
 * Out     formatError      text, never empty; a wallet's own message is sanitized and shortened
 *         translateError   the translation; undefined when there is none
 * Source  R-ERR-22, R-VIEW-52
 */
import { cleanText, type ErrorDetails, isKitError } from '@bowline/kit-core'
import { getErrorDetails } from '@bowline/kit-core/internal'
import { fillMessage, formatMessage } from './format-message.js'
import type { Messages } from './messages.js'

/** Maximum length of a foreign error message that is shown, in characters. */
const MAX_ERROR_LENGTH = 300

/** Translation of an error, if there is one. */
export function translateError({ locale, errors }: Messages, details: ErrorDetails): string | undefined {
  const message = Object.hasOwn(errors, details.code) ? errors[details.code] : undefined
  return message === undefined ? undefined : fillMessage(locale, message, new Map(Object.entries(details)))
}

/** Text that describes any thrown value to the user. */
export function formatError(messages: Messages, error: unknown): string {
  const translated = isKitError(error) ? translateError(messages, getErrorDetails(error)) : undefined
  if (translated !== undefined) return translated
  const text = cleanText(error instanceof Error ? error.message : error, { max: MAX_ERROR_LENGTH })
  return text === '' ? formatMessage(messages, 'error.unknown') : text
}
