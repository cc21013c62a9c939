/**
 * Texts of the page's buttons in languages other than English, without those of the modal, so that buttons are translated
 * before the modal's code is loaded.
 *
 * In      locale  BCP 47
 * Out     the language's own locale and its texts; English when the kit does not have the language
 * Source  R-HOST-08, R-HOST-12
 */
import { ARABIC_BASE_TEXTS } from './ar-base.js'
import { ARABIC_PENDING_TEXTS } from './ar-pending.js'
import { ENGLISH_BUTTON_TEXTS } from './en-buttons.js'
import { pseudoTexts } from './pseudo.js'

/** Texts of the kit's buttons in the language of a locale. */
export function getPageLanguage(locale: string) {
  const requested = locale.toLowerCase()
  if (requested === 'en-xa') return { locale: 'en-XA', texts: pseudoTexts(ENGLISH_BUTTON_TEXTS) }
  if (requested.split('-')[0] === 'ar')
    return { locale: 'ar', texts: { ...ARABIC_BASE_TEXTS, ...ARABIC_PENDING_TEXTS } }
  return { locale: 'en', texts: ENGLISH_BUTTON_TEXTS }
}
