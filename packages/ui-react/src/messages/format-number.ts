/** To make a formatter takes a page on a phone a frame, so each language's is kept. */
const formats = new Map<string, Intl.NumberFormat>()

/** A number as a language writes it. */
export function formatNumber(locale: string, value: number): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale)
  formats.set(locale, format)
  return format.format(value)
}
