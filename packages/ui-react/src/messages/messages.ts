/**
 * Types of the text catalogue, and the app's own texts that replace those of a language.
 *
 * Source  R-HOST-12, R-ERR-22
 */
import type { ENGLISH_TEXTS } from './en.js'
import type { ENGLISH_BASE_TEXTS } from './en-base.js'
import type { ENGLISH_PENDING_TEXTS } from './en-pending.js'
import type { Message, PlaceholdersOf } from './message.js'
import { overrideMessages } from './override-messages.js'

/** Id of a text in the catalogue. */
export type MessageId = keyof typeof ENGLISH_TEXTS

/** All texts of one language. */
export type Texts = { readonly [Id in MessageId]: Message }

/** Texts loaded with the modal; the others are loaded in parts. */
export type BaseTexts = Pick<Texts, keyof typeof ENGLISH_BASE_TEXTS>

/** Names of the values that a text needs. */
export type MessagePlaceholders<Id extends MessageId> = PlaceholdersOf<(typeof ENGLISH_TEXTS)[Id]>

/** A part of the catalogue, loaded with the views that need it. */
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

/** Texts of one language that are loaded together, and texts of errors by their code. */
export type FetchedTexts = {
  readonly texts: Partial<Texts>
  readonly errors?: Readonly<Record<string, Message>>
}

/** Loaded texts of one language: its locale, its texts, and texts of errors by their code. */
export type Messages = {
  readonly locale: string
  /** Texts of the base part and of the parts that are loaded. */
  readonly texts: Partial<Texts>
  /** An error whose code is absent shows its own message. */
  readonly errors: Readonly<Record<string, Message>>
  readonly parts: ReadonlySet<TextPart>
}

/** Texts that an app can replace: any text by id, any error by its code. */
export type MessageOverrides = {
  readonly texts?: Partial<Texts> & { readonly [Id in keyof typeof ENGLISH_PENDING_TEXTS]?: Message }
  readonly errors?: Readonly<Record<string, Message>>
}

/** Replaces texts of a language with the app's own. */
export function withOverrides(messages: Messages, { texts, errors }: MessageOverrides): Messages {
  return {
    ...messages,
    texts: overrideMessages(messages.texts, texts),
    errors: overrideMessages(messages.errors, errors),
  }
}
