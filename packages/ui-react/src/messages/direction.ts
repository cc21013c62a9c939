/** Which way a language reads. */
export type Direction = 'ltr' | 'rtl'

const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr'])

/** The direction of a locale, by its script; left to right for one that does not read as a locale. */
export function directionOf(locale: string): Direction {
  try {
    return RIGHT_TO_LEFT.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
