import { getCurrent } from './language.js'

/** Formats decimal text with the digits and the mark of the document's language. Rounds nothing, and groups nothing. */
export function formatNumber(decimal: string): string {
  const { language } = getCurrent()
  if (language.isEnglish) return decimal
  const format = new Intl.NumberFormat(language.locale, { useGrouping: false })
  const mark = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return decimal.replace(/[\d.]/g, (sign) => (sign === '.' ? mark : format.format(Number(sign))))
}
