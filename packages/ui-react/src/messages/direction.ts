/** Value of a `dir` attribute. */
export type Direction = 'ltr' | 'rtl'

const RTL_SCRIPTS = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr'])

/** Reading direction of a locale, derived from its script. `ltr` for an invalid locale. */
export function getDirection(locale: string): Direction {
  try {
    return RTL_SCRIPTS.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
