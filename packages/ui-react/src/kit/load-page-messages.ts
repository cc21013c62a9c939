import { resolveLocale } from '../messages/resolve-locale.js'
import type { PageMessages } from './page-messages.js'

/** Resolves to the texts of the kit's buttons in a language other than English. Loads their chunk on the first call. */
export async function loadPageMessages(locale: string): Promise<PageMessages> {
  const { getPageLanguage } = await import('../messages/page-languages.js')
  const language = getPageLanguage(locale)
  return { locale: resolveLocale(language, locale), texts: language.texts }
}
