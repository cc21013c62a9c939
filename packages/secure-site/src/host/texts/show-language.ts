import { getLanguage, setLanguage, writeLanguage } from './language.js'

/**
 * Shows a window in the language of a tag: loads its texts, a script of this origin that is built separately, and writes `lang` and `dir`.
 * A window whose texts cannot be loaded is in English.
 */
export async function showLanguage({ document, location }: Window, tag: string | undefined): Promise<void> {
  const language = getLanguage(tag)
  if (language.isEnglish) setLanguage(language, {})
  else {
    try {
      const { TEXTS }: typeof import('./arabic-windows.js') = await import(
        new URL('/texts-ar.js', location.origin).href
      )
      setLanguage(language, TEXTS)
    } catch {
      return
    }
  }
  writeLanguage(document)
}
