'use client'

import { createContext, useContext } from 'react'
import { type Direction, getDirection } from '../messages/direction.js'
import { formatError } from '../messages/format-error.js'
import { formatMessage, type MessageValues } from '../messages/format-message.js'
import type { MessageId, Messages } from '../messages/messages.js'
import { MessagesMissingError } from './errors.js'

/** The modal's texts in the provider's locale, and formatters for them. */
export type MessageFormatters = {
  /** Formats the text with an id, with its placeholders filled. */
  readonly t: <Id extends MessageId>(id: Id, ...values: MessageValues<Id>) => string
  /** Text that describes a thrown value to the user. */
  readonly errorText: (error: unknown) => string
  readonly messages: Messages
  readonly locale: string
  readonly direction: Direction
}

/** Holds the texts of the modal, which are loaded with the modal. */
export const MessagesContext = createContext<Messages | undefined>(undefined)

/** Texts for a component in the modal or the embedded card. Throws MessagesMissingError elsewhere. */
export function useMessages(): MessageFormatters {
  const messages = useContext(MessagesContext)
  if (!messages) throw new MessagesMissingError()
  return getUsedMessages(messages)
}

const cache = new WeakMap<Messages, MessageFormatters>()

/** Creates the formatters once per catalogue: lists mount and unmount thousands of rows. */
function getUsedMessages(messages: Messages): MessageFormatters {
  const cached = cache.get(messages)
  if (cached) return cached
  const created: MessageFormatters = {
    t: (id, ...values) => formatMessage(messages, id, ...values),
    errorText: (error) => formatError(messages, error),
    messages,
    locale: messages.locale,
    direction: getDirection(messages.locale),
  }
  cache.set(messages, created)
  return created
}
