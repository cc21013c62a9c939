import type { MessageFormatters } from '../../../kit/use-messages.js'

/** Matches messages of browsers and bundlers for code that could not be fetched. */
const CHUNK_LOAD_ERROR = /dynamically imported|module script|load(ing)? (css )?chunk|preload css/i

/**
 * Text for a failed connection or network switch: the error's own text. The only exception is a message that code could not
 * be fetched: it names files, so a text of the kit replaces it.
 *
 * Source  R-VIEW-151
 */
export function getFailureText({ t, errorText }: MessageFormatters, error: unknown): string {
  const text = errorText(error)
  return CHUNK_LOAD_ERROR.test(text) ? t('modal.chunk-failed-hint') : text
}
