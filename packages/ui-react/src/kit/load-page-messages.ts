import { resolveLocale } from '../messages/resolve-locale.js'
import type { PageMessages } from './page-messages.js'

/** Resolves to the page's texts in a language. Fetches the code that holds them on the first call. */
export async function loadPageMessages(locale: string): Promise<PageMessages> {
  const { getPageLanguage } = await import('../messages/page-languages.js')
  const language = getPageLanguage(locale)
  return { locale: resolveLocale(language, locale), texts: language.texts }
}
