/**
 * The page's texts in the languages other than English, apart from the modal's: a page in one of them has its buttons in it
 * without the modal's code.
 *
 * In      locale  BCP 47
 * Out     the language's own locale and its texts; English for one the kit does not have
 * Source  R-HOST-08, R-HOST-12
 */
import { ARABIC_BASE_TEXTS } from './ar-base.js'
import { ARABIC_PENDING_TEXTS } from './ar-pending.js'
import { ENGLISH_BUTTON_TEXTS } from './en-buttons.js'
import { pseudoTexts } from './pseudo.js'

/** The page's texts of a locale's language. */
export function pageLanguageOf(locale: string) {
  const asked = locale.toLowerCase()
  if (asked === 'en-xa') return { locale: 'en-XA', texts: pseudoTexts(ENGLISH_BUTTON_TEXTS) }
  if (asked.split('-')[0] === 'ar') return { locale: 'ar', texts: { ...ARABIC_BASE_TEXTS, ...ARABIC_PENDING_TEXTS } }
  return { locale: 'en', texts: ENGLISH_BUTTON_TEXTS }
}
