import { isLocale } from './is-locale.js'

/** The given locale if it is a regional variant of the language, otherwise the language's own locale. */
export function resolveLocale(language: { readonly locale: string }, locale: string): string {
  const isRegional = locale.toLowerCase().startsWith(`${language.locale.toLowerCase()}-`) && isLocale(locale)
  return isRegional ? locale : language.locale
}
