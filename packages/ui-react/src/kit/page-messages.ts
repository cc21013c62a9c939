/**
 * The few texts the page's buttons need, so that the catalogue comes with the modal and not with the page.
 *
 * Source  R-HOST-08, R-HOST-12
 */
import { ENGLISH_BUTTON_TEXTS } from '../messages/en-buttons.js'
import { fillMessage, type MessageValue } from '../messages/format-message.js'
import type { Message } from '../messages/message.js'
import type { MessageId, MessageOverrides, MessagePlaces } from '../messages/messages.js'
import { replaceMessages } from '../messages/replace-messages.js'

/** Id of a button's text. */
export type ButtonTextId = Extract<MessageId, `button.${string}`>

/** The buttons' texts of one language. */
export type PageMessages = { readonly locale: string; readonly texts: { readonly [Id in ButtonTextId]: Message } }

/** English as it is in the page from the start. */
export const ENGLISH_PAGE: PageMessages = { locale: 'en', texts: ENGLISH_BUTTON_TEXTS }

/** A language's texts with the host's own words over them. */
export function pageMessagesOf({ locale, texts }: PageMessages, overrides: MessageOverrides): PageMessages {
  return { locale, texts: replaceMessages(texts, overrides.texts) }
}

/** The text of a button. */
export function buttonText<Id extends ButtonTextId>(
  { locale, texts }: PageMessages,
  id: Id,
  ...[values]: [MessagePlaces<Id>] extends [never]
    ? []
    : [values: { readonly [Name in MessagePlaces<Id>]: MessageValue }]
): string {
  return fillMessage(locale, texts[id], new Map<string, MessageValue>(Object.entries(values ?? {})))
}
