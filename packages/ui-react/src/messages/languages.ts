/**
 * The languages of the kit, each in parts that are fetched when they are asked for.
 *
 * In      locale       BCP 47, such as `ar-EG`; `en-XA` is the made-up language that shows what is not translated
 * Out     languageOf   that language, or English for one the kit does not have
 * Source  R-HOST-12, R-HOST-13
 */
import { ENGLISH_PARTS } from './english-parts.js'
import type { BaseTexts, FetchedTexts, TextPart } from './messages.js'

/** One language: where it is spoken, and how its texts are come by. Each rejects when its chunk cannot be fetched. */
export type Language = {
  readonly locale: string
  readonly loadBase: () => Promise<FetchedTexts & { readonly texts: BaseTexts }>
  readonly loadPart: (part: TextPart) => Promise<FetchedTexts>
}

/** English. */
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

/** The language of a locale. */
export function languageOf(locale: string): Language {
  const asked = locale.toLowerCase()
  return LANGUAGES.get(asked) ?? LANGUAGES.get(asked.split('-')[0] ?? '') ?? ENGLISH
}
