import { createElement, type ReactNode } from 'react'
import { pickForm, splitText } from './format-message.js'
import type { MessageId, MessagePlaces, Messages } from './messages.js'

/** `values` are elements: links, names in their own direction. */
export type RichMessageProps<Id extends MessageId> = {
  messages: Messages
  id: Id
  values: { readonly [Name in MessagePlaces<Id>]: ReactNode }
}

/** A text with elements in its places. */
export function RichMessage<Id extends MessageId>({ messages, id, values }: RichMessageProps<Id>) {
  const nodes = new Map<string, ReactNode>(Object.entries(values))
  const pieces = splitText(pickForm(messages.locale, messages.texts[id] ?? id, nodes.get('count')))
  const children = pieces.map((piece) =>
    'words' in piece ? piece.words : (nodes.get(piece.place) ?? `{${piece.place}}`),
  )
  // One element, a new one for each text: a browser's translator takes bare text away, which React could not remove then.
  return createElement('span', { key: id }, ...children)
}
