import type { UsedMessages } from '../../kit/use-messages.js'

/** How browsers and bundlers say that a part of the page's code could not be fetched. */
const NOT_LOADED = /dynamically imported|module script|load(ing)? (css )?chunk|preload css/i

/** The words for what a request failed with; those of code that could not be fetched would name files. Source: R-VIEW-151. */
export function failureText({ t, errorText }: UsedMessages, error: unknown): string {
  const words = errorText(error)
  return NOT_LOADED.test(words) ? t('modal.chunk-failed-hint') : words
}
