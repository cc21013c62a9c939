import { createElement, type ReactNode } from 'react'
import { pickForm, splitText } from './format-message.js'
import type { MessageId, MessagePlaceholders, Messages } from './messages.js'

/** `values` are elements, such as links or names with their own text direction. */
export type RichMessageProps<Id extends MessageId> = {
  messages: Messages
  id: Id
  values: { readonly [Name in MessagePlaceholders<Id>]: ReactNode }
}

/** Renders the text of an id with React elements as the values of its placeholders. */
export function RichMessage<Id extends MessageId>({ messages, id, values }: RichMessageProps<Id>) {
  const nodes = new Map<string, ReactNode>(Object.entries(values))
  const pieces = splitText(pickForm(messages.locale, messages.texts[id] ?? id, nodes.get('count')))
  const children = pieces.map((piece) =>
    'words' in piece ? piece.words : (nodes.get(piece.place) ?? `{${piece.place}}`),
  )
  // One element, replaced with each text: browser translation removes bare text nodes, which React could then not remove.
  return createElement('span', { key: id }, ...children)
}
