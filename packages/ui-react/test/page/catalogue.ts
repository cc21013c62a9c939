import { ENGLISH_TEXTS } from '../../src/messages/en.js'
import { ENGLISH_PARTS } from '../../src/messages/english-parts.js'
import { fetchedMessages, fetchMessages } from '../../src/messages/fetched-messages.js'
import type { Messages, TextPart } from '../../src/messages/messages.js'

/** Whether the catalogue has a part of this name. */
function isTextPart(name: string): name is TextPart {
  return Object.hasOwn(ENGLISH_PARTS, name)
}

/** Names of all parts of the catalogue. */
export const ALL_PARTS: readonly TextPart[] = Object.keys(ENGLISH_PARTS).filter(isTextPart)

/** The whole catalogue in English. */
export const ENGLISH: Messages = { locale: 'en', texts: ENGLISH_TEXTS, errors: {}, parts: new Set(ALL_PARTS) }

/** All texts of a locale, loaded the same way as in the modal. */
export async function wholeCatalogue(locale: string): Promise<Messages> {
  await fetchMessages(locale, ALL_PARTS)
  const messages = fetchedMessages(locale)
  if (messages === undefined) throw new Error(`There are no texts of ${locale}`)
  return messages
}
