/** Whether `Intl` accepts a locale. Apps may pass any `navigator.language`, including invalid ones like `en-US@posix`. */
export function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0
  } catch {
    return false
  }
}
