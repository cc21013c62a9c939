'use client'

import { createContext, useContext } from 'react'
import { type Direction, directionOf } from '../messages/direction.js'
import { formatError } from '../messages/format-error.js'
import { formatMessage, type MessageValues } from '../messages/format-message.js'
import type { MessageId, Messages } from '../messages/messages.js'
import { MessagesMissingError } from './errors.js'

/** The texts of the visitor's language. */
export type UsedMessages = {
  /** The text of an id, its places filled. */
  readonly t: <Id extends MessageId>(id: Id, ...values: MessageValues<Id>) => string
  /** The words for anything that was thrown. */
  readonly errorText: (error: unknown) => string
  readonly messages: Messages
  readonly locale: string
  readonly direction: Direction
}

/** The modal's texts; they come with the modal. */
export const MessagesContext = createContext<Messages | undefined>(undefined)

/** The texts for a view. Throws MessagesMissingError outside the modal. */
export function useMessages(): UsedMessages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new MessagesMissingError()
  return usedOf(messages)
}

const used = new WeakMap<Messages, UsedMessages>()

/** Made once for all that read them: rows come and go by the thousand. */
function usedOf(messages: Messages): UsedMessages {
  const known = used.get(messages)
  if (known) return known
  const made: UsedMessages = {
    t: (id, ...values) => formatMessage(messages, id, ...values),
    errorText: (error) => formatError(messages, error),
    messages,
    locale: messages.locale,
    direction: directionOf(messages.locale),
  }
  used.set(messages, made)
  return made
}
