/** Whether numbers can be written in a locale: a host may pass whatever a browser calls its language, `en-US@posix` included. */
export function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0
  } catch {
    return false
  }
}
