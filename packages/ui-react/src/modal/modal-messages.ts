import { loadMessages } from '../messages/load-messages.js'
import { ENGLISH, type Messages } from '../messages/messages.js'

const fetched = new Map<string, Messages>([['en', ENGLISH]])

/** The texts of a language, if they are there. */
export function fetchedMessages(locale: string): Messages | undefined {
  return fetched.get(locale)
}

/** Fetches the texts of a language; English where there are none. What cannot be had now is asked for the next time. */
export async function fetchMessages(locale: string): Promise<Messages> {
  const messages = fetched.get(locale) ?? (await loadMessages(locale))
  if (messages !== ENGLISH) fetched.set(locale, messages)
  return messages
}
