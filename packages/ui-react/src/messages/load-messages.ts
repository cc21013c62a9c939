/**
 * The texts of a language, fetched when it is asked for. English is always there.
 *
 * In      locale   BCP 47, such as `ar-EG`; `en-XA` is the made-up language that shows what is not translated
 * Out     that language, or English for one the kit does not have or cannot load
 * Source  R-HOST-12
 */
import { isLocale } from './is-locale.js'
import { ENGLISH, type Messages } from './messages.js'

const LOADERS: ReadonlyMap<string, () => Promise<Messages>> = new Map([
  ['ar', () => import('./ar.js').then(({ ARABIC }) => ARABIC)],
  ['en-xa', () => import('./pseudo.js').then(({ PSEUDO }) => PSEUDO)],
])

/** The texts of a locale, numbers and plurals in that locale's own way. */
export async function loadMessages(locale: string): Promise<Messages> {
  const asked = locale.toLowerCase()
  const load = LOADERS.get(asked) ?? LOADERS.get(asked.split('-')[0] ?? '')
  if (load === undefined) return asked.startsWith('en-') && isLocale(locale) ? { ...ENGLISH, locale } : ENGLISH
  try {
    const messages = await load()
    const isRegional = asked.startsWith(`${messages.locale.toLowerCase()}-`) && isLocale(locale)
    return isRegional ? { ...messages, locale } : messages
  } catch {
    return ENGLISH
  }
}
