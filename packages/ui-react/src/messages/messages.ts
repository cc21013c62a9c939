/**
 * The catalogue of texts: its ids, a language's texts, and a host's own words over them.
 *
 * Source  R-HOST-12, R-ERR-22
 */
import type { ENGLISH_TEXTS } from './en.js'
import type { ENGLISH_BASE_TEXTS } from './en-base.js'
import type { ENGLISH_PENDING_TEXTS } from './en-pending.js'
import type { Message, PlacesOf } from './message.js'
import { replaceMessages } from './replace-messages.js'

/** Id of a text. */
export type MessageId = keyof typeof ENGLISH_TEXTS

/** All texts of one language. */
export type Texts = { readonly [Id in MessageId]: Message }

/** The texts that come with the modal; the others come in parts. */
export type BaseTexts = Pick<Texts, keyof typeof ENGLISH_BASE_TEXTS>

/** Names of the values a text needs. */
export type MessagePlaces<Id extends MessageId> = PlacesOf<(typeof ENGLISH_TEXTS)[Id]>

/** A part of the texts, fetched beside the views that name them. */
export type TextPart =
  | 'account'
  | 'accounts'
  | 'activity'
  | 'connecting'
  | 'embedded'
  | 'help'
  | 'login'
  | 'names'
  | 'networks'
  | 'onramp'
  | 'pairing'
  | 'pay'
  | 'send'
  | 'send-review'
  | 'sessions'
  | 'sign-in'
  | 'swap'
  | 'tokens'
  | 'wallets'
  | 'what-is-a-buy'

/** Texts of one language that are fetched together, and its words for errors by their code. */
export type FetchedTexts = {
  readonly texts: Partial<Texts>
  readonly errors?: Readonly<Record<string, Message>>
}

/** What is there of one language: where it is spoken, its texts, and its words for errors by their code. */
export type Messages = {
  readonly locale: string
  /** The base and the parts that have been fetched. */
  readonly texts: Partial<Texts>
  /** Absent codes show the error's own words. */
  readonly errors: Readonly<Record<string, Message>>
  readonly parts: ReadonlySet<TextPart>
}

/** What a host may replace: any text by id, any error by its code. */
export type MessageOverrides = {
  readonly texts?: Partial<Texts> & { readonly [Id in keyof typeof ENGLISH_PENDING_TEXTS]?: Message }
  readonly errors?: Readonly<Record<string, Message>>
}

/** A language with a host's own words over it. */
export function withOverrides(messages: Messages, { texts, errors }: MessageOverrides): Messages {
  return {
    ...messages,
    texts: replaceMessages(messages.texts, texts),
    errors: replaceMessages(messages.errors, errors),
  }
}
