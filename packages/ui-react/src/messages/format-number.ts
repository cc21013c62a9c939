/** Cache of formatters: creating one takes as long as a frame on a phone. */
const formats = new Map<string, Intl.NumberFormat>()

/** Formatter of a locale, cached. */
export function getNumberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale}${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}

/** Formats a number in a locale. */
export function formatNumber(locale: string, value: number): string {
  // English writes these as JavaScript does, and a page's first formatter takes as long as a frame.
  if (locale.startsWith('en') && Number.isInteger(value) && value >= 0 && value < 1000) return `${value}`
  return getNumberFormat(locale).format(value)
}
