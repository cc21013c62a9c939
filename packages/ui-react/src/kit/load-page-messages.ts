import { localeIn } from '../messages/locale-in.js'
import type { PageMessages } from './page-messages.js'

/** The page's texts of a language; fetched when first asked for. */
export async function loadPageMessages(locale: string): Promise<PageMessages> {
  const { pageLanguageOf } = await import('../messages/page-languages.js')
  const language = pageLanguageOf(locale)
  return { locale: localeIn(language, locale), texts: language.texts }
}
