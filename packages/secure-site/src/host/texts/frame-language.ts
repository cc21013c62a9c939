import { getLanguage, setLanguage, writeLanguage } from './language.js'

/** The language of a frame. */
export type FrameLanguage = {
  /** Tag of the page's language, or `en`. Windows get it. */
  readonly getLocale: () => string
  /** Changes the language, and loads its texts. Those that cannot be loaded are in English. */
  readonly change: (tag: string | undefined) => void
  /** Resolves once the texts are there. */
  readonly ready: () => Promise<void>
}

/** Creates the language of a frame. It is English until the page names one. */
export function createFrameLanguage(document: Document): FrameLanguage {
  let wanted = getLanguage(undefined)
  let loading: Promise<void> = Promise.resolve()

  async function load(language: typeof wanted): Promise<void> {
    const loaded = language.isEnglish ? { ARABIC_CARDS: {} } : await import('./ar-cards.js').catch(() => undefined)
    if (loaded === undefined || language !== wanted) return
    setLanguage(language, loaded.ARABIC_CARDS)
    writeLanguage(document)
  }

  return {
    getLocale: () => wanted.locale,
    change(tag) {
      const language = getLanguage(tag)
      if (language.locale === wanted.locale) return
      wanted = language
      loading = load(language)
    },
    ready: () => loading,
  }
}
