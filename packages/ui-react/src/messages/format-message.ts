/**
 * Formats the text of a message id with its values.
 *
 * In      messages, id, values   numbers are formatted in the locale
 * Out     the text, or the id when the text is not loaded; a placeholder without a value stays as it is
 * Source  R-HOST-12, R-HOST-13
 */
import { formatNumber } from './format-number.js'
import type { Message } from './message.js'
import type { MessageId, MessagePlaceholders, Messages } from './messages.js'

/** Value of a placeholder. */
export type MessageValue = string | number

/** Values that a text needs; none without placeholders. */
export type MessageValues<Id extends MessageId> = [MessagePlaceholders<Id>] extends [never]
  ? []
  : [values: { readonly [Name in MessagePlaceholders<Id>]: MessageValue }]

/** A piece of a text: literal text (`words`), or the name of a placeholder (`place`). */
export type MessagePiece = { readonly words: string } | { readonly place: string }

const PLACEHOLDER = /\{([a-zA-Z][a-zA-Z0-9]*)\}/

/** Selects the plural form of a message for a count; the message itself when it has no forms. */
export function pickForm(locale: string, message: Message, count: unknown): string {
  if (typeof message === 'string') return message
  if (typeof count !== 'number') return message.other
  return message[new Intl.PluralRules(locale).select(count)] ?? message.other
}

/** Splits a text at its placeholders. */
export function splitText(text: string): readonly MessagePiece[] {
  return text
    .split(PLACEHOLDER)
    .map((part, at): MessagePiece => (at % 2 === 1 ? { place: part } : { words: part }))
    .filter((piece) => !('words' in piece) || piece.words !== '')
}

/** Fills the placeholders of a message. */
export function fillMessage(locale: string, message: Message, values: ReadonlyMap<string, MessageValue>): string {
  return splitText(pickForm(locale, message, values.get('count')))
    .map((piece) => {
      if ('words' in piece) return piece.words
      const value = values.get(piece.place)
      if (value === undefined) return `{${piece.place}}`
      return typeof value === 'number' ? formatNumber(locale, value) : value
    })
    .join('')
}

/** Text of an id, with its values filled in. */
export function formatMessage<Id extends MessageId>(
  { locale, texts }: Messages,
  id: Id,
  ...[values]: MessageValues<Id>
): string {
  return fillMessage(locale, texts[id] ?? id, new Map<string, MessageValue>(Object.entries(values ?? {})))
}
