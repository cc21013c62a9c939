/** To make a formatter takes a page on a phone a frame, so each language's are kept. */
const formats = new Map<string, Intl.NumberFormat>()

/** The formatter of a language. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale}${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}

/** A number as a language writes it. */
export function formatNumber(locale: string, value: number): string {
  return numberFormat(locale).format(value)
}
