/**
 * The language of a document of the secure site. The page that embeds the frame names it; nothing but its tag comes from the page.
 *
 * In      a tag that has passed `localeSchema`
 * Out     getLanguage    the language to use: the tag where there are texts for it, otherwise `en`
 *         setLanguage    writes `lang` and `dir`, and uses the texts from then on
 * Source  R-FRAME-150; BCP 47
 */
import type { Texts } from './message.js'

/** A language: its tag, such as `ar-EG`, its direction, and whether it is English, which needs no texts. */
export type Language = { readonly locale: string; readonly dir: 'ltr' | 'rtl'; readonly isEnglish: boolean }

/** The language of texts without a translation. */
const ENGLISH: Language = { locale: 'en', dir: 'ltr', isEnglish: true }

/** Returns the language for a tag. */
export function getLanguage(tag: string | undefined): Language {
  if (tag === undefined) return ENGLISH
  const [name] = tag.toLowerCase().split('-')
  if (name === 'ar') return { locale: tag, dir: 'rtl', isEnglish: false }
  return name === 'en' ? { ...ENGLISH, locale: tag } : ENGLISH
}

let current: { readonly language: Language; readonly texts: Texts } = { language: ENGLISH, texts: {} }

/** The language in use, with its texts. */
export const getCurrent = () => current

/** Uses a language. `texts` is empty for English. */
export function setLanguage(language: Language, texts: Texts): void {
  current = { language, texts }
}

/** Writes the language in use to a document. */
export function writeLanguage({ documentElement: root }: Document): void {
  root.lang = current.language.locale
  root.dir = current.language.dir
}
