import type { PageMessages } from './page-messages.js'

/** The buttons' texts of a language, with what else comes with its base; fetched when first asked for. */
export async function loadPageMessages(locale: string): Promise<PageMessages> {
  const { languageOf, localeIn } = await import('../messages/languages.js')
  const language = languageOf(locale)
  const { texts } = await language.loadBase()
  return { locale: localeIn(language, locale), texts }
}
