/**
 * From an id and its values to the words on the screen.
 *
 * In      messages, id, values   a number is written the way the language writes numbers
 * Out     the text, or its id where it has not been fetched; a place without a value stays as it is written
 * Source  R-HOST-12, R-HOST-13
 */
import { formatNumber } from './format-number.js'
import type { Message } from './message.js'
import type { MessageId, MessagePlaces, Messages } from './messages.js'

/** What may stand in a place of a text. */
export type MessageValue = string | number

/** The values a text needs: none for a plain one. */
export type MessageValues<Id extends MessageId> = [MessagePlaces<Id>] extends [never]
  ? []
  : [values: { readonly [Name in MessagePlaces<Id>]: MessageValue }]

/** A piece of a text: words, or a place with its name. */
export type MessagePiece = { readonly words: string } | { readonly place: string }

const PLACE = /\{([a-zA-Z][a-zA-Z0-9]*)\}/

/** The form of a text for a count. */
export function pickForm(locale: string, message: Message, count: unknown): string {
  if (typeof message === 'string') return message
  if (typeof count !== 'number') return message.other
  return message[new Intl.PluralRules(locale).select(count)] ?? message.other
}

/** A text cut at its places. */
export function splitText(text: string): readonly MessagePiece[] {
  return text
    .split(PLACE)
    .map((part, at): MessagePiece => (at % 2 === 1 ? { place: part } : { words: part }))
    .filter((piece) => !('words' in piece) || piece.words !== '')
}

/** Fills the places of any message of a language. */
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

/** The text of an id with its values in place. */
export function formatMessage<Id extends MessageId>(
  { locale, texts }: Messages,
  id: Id,
  ...[values]: MessageValues<Id>
): string {
  return fillMessage(locale, texts[id] ?? id, new Map<string, MessageValue>(Object.entries(values ?? {})))
}
