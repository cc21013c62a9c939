import { localeIn } from '../messages/locale-in.js'
import type { PageMessages } from './page-messages.js'

/** Resolves to the page's texts in a language. Fetches the code that holds them on the first call. */
export async function loadPageMessages(locale: string): Promise<PageMessages> {
  const { pageLanguageOf } = await import('../messages/page-languages.js')
  const language = pageLanguageOf(locale)
  return { locale: localeIn(language, locale), texts: language.texts }
}
