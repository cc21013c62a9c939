/**
 * The catalogue of texts: its ids, a language's texts, and a host's own words over them.
 *
 * Source  R-HOST-12, R-ERR-22
 */
import { ENGLISH_TEXTS } from './en.js'
import type { Message, PlacesOf } from './message.js'
import { replaceMessages } from './replace-messages.js'

/** Id of a text. */
export type MessageId = keyof typeof ENGLISH_TEXTS

/** All texts of one language. */
export type Texts = { readonly [Id in MessageId]: Message }

/** Names of the values a text needs. */
export type MessagePlaces<Id extends MessageId> = PlacesOf<(typeof ENGLISH_TEXTS)[Id]>

/** One language: where it is spoken, its texts, and its words for errors by their code. */
export type Messages = {
  readonly locale: string
  readonly texts: Texts
  /** Absent codes show the error's own words. */
  readonly errors: Readonly<Record<string, Message>>
}

/** What a host may replace: any text by id, any error by its code. */
export type MessageOverrides = { readonly texts?: Partial<Texts>; readonly errors?: Readonly<Record<string, Message>> }

/** English, which is always there. */
export const ENGLISH: Messages = { locale: 'en', texts: ENGLISH_TEXTS, errors: {} }

/** A language with a host's own words over it. */
export function withOverrides(messages: Messages, { texts, errors }: MessageOverrides): Messages {
  return {
    locale: messages.locale,
    texts: replaceMessages(messages.texts, texts),
    errors: replaceMessages(messages.errors, errors),
  }
}
