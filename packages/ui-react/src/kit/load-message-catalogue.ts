import type { Messages } from '../messages/messages.js'

/** The texts of a language, catalogue and all; fetched when first asked for. */
export async function loadMessageCatalogue(locale: string): Promise<Messages> {
  const { loadMessages } = await import('../messages/load-messages.js')
  return loadMessages(locale)
}
