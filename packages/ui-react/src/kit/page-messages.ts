/**
 * The few texts that are part of the page: those of the kit's buttons, and those shown when the modal cannot be loaded. The
 * full catalogue is loaded with the modal.
 *
 * Source  R-HOST-08, R-HOST-12
 */
import { ENGLISH_BUTTON_TEXTS } from '../messages/en-buttons.js'
import { fillMessage, type MessageValue } from '../messages/format-message.js'
import type { Message } from '../messages/message.js'
import type { MessageOverrides, MessagePlaceholders } from '../messages/messages.js'
import { overrideMessages } from '../messages/override-messages.js'

/** Id of a text that the page needs. */
export type PageTextId = keyof typeof ENGLISH_BUTTON_TEXTS

/** The page's texts of one language. */
export type PageMessages = { readonly locale: string; readonly texts: { readonly [Id in PageTextId]: Message } }

/** English texts, bundled with the page. */
export const ENGLISH_PAGE: PageMessages = { locale: 'en', texts: ENGLISH_BUTTON_TEXTS }

/** Replaces a language's texts with the app's own texts where the app sets them. */
export function mergePageMessages({ locale, texts }: PageMessages, overrides: MessageOverrides): PageMessages {
  return { locale, texts: overrideMessages(texts, overrides.texts) }
}

/** Formats one of the page's texts. */
export function getPageText<Id extends PageTextId>(
  { locale, texts }: PageMessages,
  id: Id,
  ...[values]: [MessagePlaceholders<Id>] extends [never]
    ? []
    : [values: { readonly [Name in MessagePlaceholders<Id>]: MessageValue }]
): string {
  return fillMessage(locale, texts[id], new Map<string, MessageValue>(Object.entries(values ?? {})))
}
