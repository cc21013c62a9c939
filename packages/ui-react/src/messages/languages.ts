/**
 * Languages of the kit. Their texts are loaded in parts when needed.
 *
 * In      locale       BCP 47, such as `ar-EG`; `en-XA` is the pseudo-locale that reveals untranslated texts
 * Out     getLanguage   the language of the locale, or English when the kit does not have it
 * Source  R-HOST-12, R-HOST-13
 */
import { ENGLISH_PARTS } from './english-parts.js'
import type { BaseTexts, FetchedTexts, TextPart } from './messages.js'

/** A language and functions that load its texts. Each rejects when its chunk cannot be loaded. */
export type Language = {
  readonly locale: string
  readonly loadBase: () => Promise<FetchedTexts & { readonly texts: BaseTexts }>
  readonly loadPart: (part: TextPart) => Promise<FetchedTexts>
}

/** The default language. */
export const ENGLISH: Language = {
  locale: 'en',
  loadBase: async () => ({ texts: (await import('./en-base.js')).ENGLISH_BASE_TEXTS }),
  loadPart: (part) => ENGLISH_PARTS[part](),
}

const ARABIC: Language = {
  locale: 'ar',
  loadBase: async () => (await import('./arabic.js')).ARABIC_BASE,
  loadPart: async (part) => (await import('./arabic.js')).ARABIC_PARTS[part],
}

const PSEUDO: Language = {
  locale: 'en-XA',
  async loadBase() {
    const [{ pseudoTexts }, { texts }] = await Promise.all([import('./pseudo.js'), ENGLISH.loadBase()])
    return { texts: pseudoTexts(texts) }
  },
  async loadPart(part) {
    const [{ pseudoTexts }, { texts }] = await Promise.all([import('./pseudo.js'), ENGLISH_PARTS[part]()])
    return { texts: pseudoTexts(texts) }
  },
}

const LANGUAGES: ReadonlyMap<string, Language> = new Map([
  ['ar', ARABIC],
  ['en-xa', PSEUDO],
])

/** Language of a locale. */
export function getLanguage(locale: string): Language {
  const requested = locale.toLowerCase()
  return LANGUAGES.get(requested) ?? LANGUAGES.get(requested.split('-')[0] ?? '') ?? ENGLISH
}
