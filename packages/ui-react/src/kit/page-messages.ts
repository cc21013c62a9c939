/**
 * The few texts the page needs, for its buttons and for when the modal cannot be loaded, so that the catalogue comes with the modal and not with the page.
 *
 * Source  R-HOST-08, R-HOST-12
 */
import { ENGLISH_BUTTON_TEXTS } from '../messages/en-buttons.js'
import { fillMessage, type MessageValue } from '../messages/format-message.js'
import type { Message } from '../messages/message.js'
import type { MessageOverrides, MessagePlaces } from '../messages/messages.js'
import { replaceMessages } from '../messages/replace-messages.js'

/** Id of a text of the page. */
export type PageTextId = keyof typeof ENGLISH_BUTTON_TEXTS

/** The page's texts of one language. */
export type PageMessages = { readonly locale: string; readonly texts: { readonly [Id in PageTextId]: Message } }

/** English as it is in the page from the start. */
export const ENGLISH_PAGE: PageMessages = { locale: 'en', texts: ENGLISH_BUTTON_TEXTS }

/** A language's texts with the host's own words over them. */
export function pageMessagesOf({ locale, texts }: PageMessages, overrides: MessageOverrides): PageMessages {
  return { locale, texts: replaceMessages(texts, overrides.texts) }
}

/** A text of the page. */
export function pageText<Id extends PageTextId>(
  { locale, texts }: PageMessages,
  id: Id,
  ...[values]: [MessagePlaces<Id>] extends [never]
    ? []
    : [values: { readonly [Name in MessagePlaces<Id>]: MessageValue }]
): string {
  return fillMessage(locale, texts[id], new Map<string, MessageValue>(Object.entries(values ?? {})))
}
