import { isLocale } from './is-locale.js'

/** The locale itself when it is a region of the language, else the language's own locale. */
export function resolveLocale(language: { readonly locale: string }, locale: string): string {
  const isRegional = locale.toLowerCase().startsWith(`${language.locale.toLowerCase()}-`) && isLocale(locale)
  return isRegional ? locale : language.locale
}
